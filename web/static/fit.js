/** The big view on one screen: as large as it can be without anything left below the edge. */
const SIZES = [1, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.57, 0.52]; // smaller letters help nobody at two metres
const WIDE = matchMedia("(min-width: 56em)"); // on a phone one scrolls

export function stayOnOneScreen() {
  document.addEventListener("table", fit);
  addEventListener("resize", fit);
  fit();
}

function fit() {
  const { documentElement: root } = document;
  for (const size of WIDE.matches ? SIZES : [1]) {
    root.style.setProperty("--fit", size);
    if (root.scrollHeight <= innerHeight) break;
  }
}
