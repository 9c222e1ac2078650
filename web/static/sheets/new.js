/** The form for a new game, built from what the box says of its games. */
import { t } from "./language.js";
import { $, $$, el } from "./dom.js";
import { ask, command } from "./command.js";
import { refusal } from "./post.js";
import { beforeOpening, onForm } from "./sheets.js";
import { spelt } from "./words.js";

const KEPT = "players"; // the names of last time, in this browser only

let games = [];
let game = null;

export function prepareNewGame() {
  beforeOpening("new", async (sheet) => {
    const answer = await ask({ do: "games" });
    games = answer.ok ? answer.games : [];
    $(".trouble", sheet).textContent = answer.ok ? "" : answer.error.message;
    game = games.find(({ id }) => id === game?.id) ?? games[0];
    if (game) draw();
  });
  onForm("new", start);
}

async function start(form) {
  const players = names(form);
  if (players.includes("")) return refusal("bad-option", t("page-js-needs-name"));
  const request = { do: "new", game: game.id, players, options: chosen(form), set: form.elements.set.value };
  remember(players);
  return command(request);
}

/** A browser may keep nothing (private, full), or have something else under that name: then nobody is known. */
function remember(players) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(players));
  } catch { /* the next game is typed in again */ }
}

function remembered() {
  try {
    const players = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(players) ? players.map(String) : [];
  } catch {
    return [];
  }
}

const names = (form) => $$('input[name="player"]', form).map(({ value }) => value.trim());

function draw() {
  $('[data-fill="game"]').replaceChildren(
    el("fieldset", { class: "pills" }, el("legend", {}, t("page-js-game")), games.map((one) =>
      radio("game", one.id, one.title, one === game, () => { game = one; draw(); $(`[name="game"][value="${one.id}"]`).focus(); }))),
    people(),
    el("details", { class: "more" }, el("summary", {}, t("page-js-options")),
      game.options.map(field),
      el("label", {}, t("page-js-set"), el("select", { name: "set" }, game.sets.map((name) => el("option", { value: name, selected: name === game.id }, spelt(name)))))),
  );
}

function radio(name, value, text, checked, onchange) {
  return el("label", { class: "pill" }, el("input", { type: "radio", name, value, checked, onchange }), el("span", {}, text));
}

function people() {
  const known = remembered();
  const sizes = [game.seats, ...game.variants.map(({ seats }) => seats)].flat();
  const [fewest, most] = [Math.min(...sizes), Math.max(...sizes)];
  const count = Math.min(Math.max(known.length, fewest), most);
  const list = el("ol", { class: "players" });
  const add = el("button", { type: "button", class: "chip", onclick: () => { list.append(player("", list, add, fewest, most)); settle(list, add, fewest, most); $("li:last-child input", list).focus(); } }, t("page-js-add-player"));
  for (let at = 0; at < count; at += 1) list.append(player(known[at] ?? "", list, add, fewest, most));
  settle(list, add, fewest, most);
  return el("fieldset", {}, el("legend", {}, t("page-js-players", { fewest, most })), list, add);
}

function player(name, list, add, fewest, most) {
  const line = el("li", {},
    el("input", { name: "player", value: name, maxlength: "200", dir: "auto", autocomplete: "off", required: true }),
    el("button", { type: "button", class: "chip", onclick: () => { line.remove(); settle(list, add, fewest, most); } }, "✕"));
  return line;
}

function settle(list, add, fewest, most) {
  const lines = $$("li", list);
  add.hidden = lines.length >= most;
  lines.forEach((line, at) => {
    $("input", line).setAttribute("aria-label", t("page-js-player", { number: at + 1 }));
    $("button", line).setAttribute("aria-label", t("page-js-without", { number: at + 1 }));
    $("button", line).hidden = lines.length <= fewest;
  });
}

function field(option) {
  const { name, label, domain, many } = option;
  if (many) return manyField(option);
  if (domain.every((value) => typeof value === "boolean")) {
    return el("label", { class: "switch" }, el("input", { type: "checkbox", name: `option-${name}`, checked: option.default }), el("span", {}, label));
  }
  return el("label", {}, label, el("select", { name: `option-${name}` },
    domain.map((value, at) => el("option", { value: String(at), selected: value === option.default }, spelt(value)))));
}

/** A preset, or words in the order in which they were tapped. */
function manyField({ name, label, domain, presets, default: standard }) {
  const order = Array.isArray(standard) ? [...standard] : [];
  const listed = el("div", { class: "options many", "data-many": name, "data-order": JSON.stringify(order), hidden: !Array.isArray(standard) });
  const show = () => {
    listed.dataset.order = JSON.stringify(order);
    listed.replaceChildren(...domain.map((word) => el("button", {
      type: "button", class: "option", "aria-pressed": String(order.includes(word)),
      onclick: () => { order.includes(word) ? order.splice(order.indexOf(word), 1) : order.push(word); show(); },
    }, order.includes(word) ? `${order.indexOf(word) + 1} · ${spelt(word)}` : spelt(word))));
  };
  show();
  if (!presets?.length) return el("fieldset", {}, el("legend", {}, label), listed);
  const pick = el("select", { name: `option-${name}`, "aria-label": label, onchange: () => { listed.hidden = pick.value !== "own"; } },
    presets.map((preset) => el("option", { value: preset, selected: preset === standard }, spelt(preset))),
    el("option", { value: "own", selected: Array.isArray(standard) }, t("page-js-as-chosen")));
  return el("fieldset", {}, el("legend", {}, label), pick, listed);
}

/** The options as the box wants them; what was left as it is goes along too. */
function chosen(form) {
  const values = {};
  for (const { name, domain, many, presets } of game.options) {
    const input = form.elements[`option-${name}`];
    if (many && (!presets?.length || input.value === "own")) values[name] = JSON.parse($(`[data-many="${name}"]`, form).dataset.order);
    else if (many) values[name] = input.value;
    else values[name] = input.type === "checkbox" ? input.checked : domain[Number(input.value)];
  }
  return values;
}
