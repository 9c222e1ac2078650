/** Keeps the screen of a phone on while the page is seen, where the browser allows it (HTTPS or localhost). */
export function stayAwake() {
  if (!("wakeLock" in navigator)) return;
  const hold = () => !document.hidden && navigator.wakeLock.request("screen").catch(() => {});
  document.addEventListener("visibilitychange", hold);
  hold();
}
