import { chunksOf } from '@spotter/language/text/tokens';
import { foldedSeries, isFolded } from './folded-series.ts';
import { beforeIt, classesOf, textFields, textLength, type PageElement } from './page-element.ts';
import { namesIn, type StyleRules } from './style-rules.ts';

/** What visitors click. */
const clickable =
  'button, summary, label, a, area, input, [role="button"], [role="tab"], [role="link"], [aria-expanded], [aria-controls], [onclick], [tabindex]';
/** What opens something in its place rather than leading away or sending a form. */
const opener =
  'summary, label, [role="tab"], [aria-expanded], [aria-controls], [onclick], a[href="#"], a[href^="javascript:"], [data-toggle], [data-bs-toggle]';
/** Names that sites and their builders give to what opens. */
const openedNames =
  /accordion|collaps|toggle|faq|answer|tab-?_?(?:pane|panel|content)|^panel|disclosure|expand|spoiler|slide|carousel|swiper|read-?more|more-?(?:text|content)|show-?more/i;
const openerNames = /accordion|toggle|collaps|expand|faq|question|trigger|disclosure|read-?more|show-?more/i;
/** Names that only say that something is hidden. */
const hidingNames = /^[.#]?(?:is-|u-|d-)?(?:hidden|hide|none|invisible|sr-only|visually-?hidden|screen-reader-text)$/i;
const titleTags = /^(?:H[1-6]|DT|BUTTON|A|LABEL|STRONG|B|SUMMARY)$/;
const maxTitleLength = 300;
const maxScriptLength = 500_000;
/** How far up an element is looked at that holds nothing but the hidden one. */
const maxWrappers = 2;

/** Tells hidden content that a visitor can open, as in accordions, tabs and dialogs, from what nobody ever sees. */
export function createOpenedByPage(
  document: PageElement,
  { rules, scripts, hidden }: { rules: StyleRules; scripts: PageScripts; hidden: PageElement[] },
) {
  const targets = targetsIn(document);
  const notShown = new Set(hidden);
  const namesPanels = [...document.querySelectorAll('[role="tabpanel"]')].some(({ id }) => targets.has(id));
  const series = scripts.areThere ? foldedSeries(document, hidden, rules) : new Set();
  const pairs = new Map<string, number>();
  for (const element of hidden) {
    const pair = pairOf(element);
    if (pair !== null) pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }

  function isNamed(element: PageElement): boolean {
    if (element.id !== '' && targets.has(element.id)) return true;
    // Where tabs name their panels, a panel without a tab is never seen.
    if (element.getAttribute('role') === 'tabpanel') return !namesPanels;
    if (element.getAttribute('hidden') === 'until-found') return true;
    if (isLabeledByOpener(element, document)) return true;
    const names = [...classesOf(element).map((name) => `.${name}`), ...(element.id === '' ? [] : [`#${element.id}`])];
    const telling = names.filter((name) => !hidingNames.test(name));
    if (telling.some((name) => openedNames.test(name.slice(1)))) return true;
    return telling.some((name) => name.length > 3 && scripts.words.has(name.slice(1)));
  }

  /** Whether what an element opens is in it, so that it opens nothing behind it. */
  function opensItself(before: PageElement): boolean {
    return before.matches('details') || [...before.querySelectorAll('*')].some((inner) => notShown.has(inner));
  }

  /** Whether what stands before or behind a folded element opens it. */
  function isOpenedByNeighbor(at: PageElement, before: PageElement, element: PageElement): boolean {
    return isTitleOf(before) || (pairs.get(pairOf(element) ?? '') ?? 0) > 1 || opensBehind(at);
  }

  function isShownByRule(element: PageElement): boolean {
    const selector = rules.hidden.get(element);
    if (selector === undefined) return false;
    const own = classesOf(element).map((name) => `.${name}`);
    return (
      namesIn(selector).some((name) => rules.shownNames.has(name)) ||
      [...own, `#${element.id}`].some((name) => rules.shownInStates.has(name))
    );
  }

  return (element: PageElement): boolean => {
    if (series.has(element)) return true;
    // The hidden text at a field is a complaint.
    if (element.previousElementSibling?.matches(textFields) === true) return false;
    const isFoldedAway = isFolded(element, rules);
    let at: PageElement | null = element;
    for (let wrappers = 0; at !== null && wrappers <= maxWrappers; wrappers += 1) {
      if (isNamed(at) || isShownByRule(at)) return true;
      if (!isFoldedAway) return false;
      if (standsBehindQuestion(at)) return true;
      const before = beforeIt(at);
      if (before !== null) return !opensItself(before) && isOpenedByNeighbor(at, before, element);
      if (opensBehind(at)) return true;
      const parent: PageElement | null = at.parentElement;
      // What opens the parent shows no more of it than what is hidden for itself leaves.
      at = parent !== null && textLength(parent) === textLength(at) ? parent : null;
    }
    return false;
  };
}

/** Returns the ids that something clickable names, in whatever attribute. */
function targetsIn(document: PageElement): Set<string> {
  const targets = new Set<string>();
  for (const element of document.querySelectorAll(clickable)) {
    for (const { name, value } of element.attributes) {
      if (value.startsWith('#')) targets.add(value.slice(1));
      else if (/^(?:aria-controls|aria-owns|popovertarget|commandfor)$/.test(name))
        for (const id of chunksOf(value)) targets.add(id);
      else if (name.startsWith('data-') && /^[\w-]{2,}$/.test(value)) targets.add(value);
    }
  }
  return targets;
}

/**
 * What is known of the page's scripts: whether there are any, and the words of its own, where a class or an id
 * is one that they act on. Those at other addresses are not fetched.
 */
export type PageScripts = { words: Set<string>; areThere: boolean };

export function readScripts(document: PageElement): PageScripts {
  const words = new Set<string>();
  let length = 0;
  let areThere = false;
  for (const script of document.querySelectorAll('script')) {
    const type = script.getAttribute('type') ?? '';
    if (/json|template/i.test(type)) continue;
    areThere = true;
    const text = script.textContent ?? '';
    length += text.length;
    if (length > maxScriptLength) break;
    // In quotes, as names of elements are.
    for (const [quoted] of text.matchAll(/["'`][^"'`\n]{2,120}["'`]/g))
      for (const [word] of quoted.matchAll(/[\w-]{3,}/g)) words.add(word);
  }
  return { words, areThere };
}

function isLabeledByOpener(element: PageElement, document: PageElement): boolean {
  if (element.getAttribute('role') !== 'region') return false;
  const [id = ''] = chunksOf(element.getAttribute('aria-labelledby') ?? '');
  return /^[\w-]+$/.test(id) && (document.querySelector(`[id="${id}"]`)?.matches(clickable) ?? false);
}

/** An answer that is hidden right behind its question is opened by it. */
function standsBehindQuestion(element: PageElement): boolean {
  let before = element.previousSibling;
  while (before !== null && (before.textContent ?? '').trim() === '') before = before.previousSibling;
  const text = (before?.textContent ?? '').trim();
  return text.length <= maxTitleLength && /[?？؟]$/.test(text);
}

/** Whether the element before opens it: a question, or something to click that leads nowhere else. */
function isTitleOf(before: PageElement): boolean {
  if (textLength(before) > maxTitleLength) return false;
  if (before.matches(opener) || before.querySelector(opener) !== null) return true;
  return before.nodeName === 'DT' || classesOf(before).some((name) => openerNames.test(name));
}

/** "Read more" is after what it opens. */
function opensBehind(element: PageElement): boolean {
  const behind = element.nextElementSibling ?? element.parentElement?.nextElementSibling ?? null;
  if (behind === null || textLength(behind) > 40 || !behind.matches(clickable)) return false;
  return behind.matches(opener) || classesOf(behind).some((name) => openerNames.test(name));
}

/** Returns what hidden content and its title look like; several alike are deliberate. */
function pairOf(element: PageElement): string | null {
  const before = beforeIt(element);
  if (before === null || textLength(before) > maxTitleLength || !titleTags.test(before.nodeName)) return null;
  return [before.nodeName, ...classesOf(before), element.nodeName, ...classesOf(element)].join(' ');
}
