import { chunksOf } from '@spotter/language/text/tokens';
import { beforeIt, classesOf, textFields, textLength, type PageElement } from './page-element.ts';
import { foldsText, parseDeclarations, type StyleRules } from './style-rules.ts';

/** One pair may be anything, and shorter texts are marks ("Sold out") rather than answers. */
const minPairs = 2;
const minWords = 4;
const maxTitleLength = 300;
/** Max parts of an answer that are hidden one by one. */
const maxParts = 20;
/** How far up an element is looked at that holds nothing but the hidden one. */
const maxWrappers = 2;

type Pair = { title: PageElement; element: PageElement };

/**
 * Returns the folded elements of series: several times the same two elements beside each other, a title that
 * shows and below it a text that is folded away, all of them different. A page's script opens them, whatever
 * their names.
 */
export function foldedSeries(document: PageElement, hidden: PageElement[], rules: StyleRules): Set<PageElement> {
  const all = new Set(hidden);
  const formed = new Set([...document.querySelectorAll(textFields)].map((field) => field.parentElement));
  const series = new Map<string, Pair[]>();
  for (const element of hidden) {
    const place = isFolded(element, rules) ? placeOf(element) : null;
    const title = place === null ? null : titleOf(place, all);
    // The hidden text at a field is a complaint.
    if (place === null || title === null || formed.has(place.parentElement)) continue;
    const shape = [title, element, place, place.parentElement].map(shapeOf).join(' ');
    const alike = series.get(shape) ?? [];
    alike.push({ title, element });
    series.set(shape, alike);
  }
  return new Set([...series.values()].filter(areAnswers).flatMap((pairs) => pairs.map(({ element }) => element)));
}

function areAnswers(pairs: Pair[]): boolean {
  const titles = new Set(pairs.map(({ title }) => title));
  const texts = pairs.map(({ element }) => wordsIn(element));
  return (
    titles.size >= minPairs &&
    areDifferent([...titles].map((title) => wordsIn(title).join(' '))) &&
    areDifferent(texts.map((words) => words.join(' '))) &&
    texts.every((words) => words.length >= minWords)
  );
}

function areDifferent(texts: string[]): boolean {
  return new Set(texts).size === texts.length;
}

/** Whether it is hidden as scripts hide what they open, and not as text is hidden from everybody. */
export function isFolded(element: PageElement, rules: StyleRules): boolean {
  if (rules.unseen.has(element)) return false;
  const style = parseDeclarations(element.getAttribute('style') ?? '');
  const isByAttribute = element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true';
  return isByAttribute || element.nodeName === 'DIALOG' || rules.folded.has(element) || foldsText(style);
}

/** Returns the element, or the wrapper that holds nothing else and has something before it. */
function placeOf(element: PageElement): PageElement | null {
  let at: PageElement = element;
  for (let wrappers = 0; beforeIt(at) === null; wrappers += 1) {
    const parent = at.parentElement;
    if (parent === null || wrappers === maxWrappers || textLength(parent) !== textLength(at)) return null;
    at = parent;
  }
  return at;
}

/** Returns the nearest element before it that shows. */
function titleOf(place: PageElement, hidden: Set<PageElement>): PageElement | null {
  let title = beforeIt(place);
  for (let parts = 0; title !== null && hidden.has(title) && parts < maxParts; parts += 1) title = beforeIt(title);
  if (title === null || hidden.has(title)) return null;
  const length = textLength(title);
  return length === 0 || length > maxTitleLength ? null : title;
}

function shapeOf(element: PageElement | null): string {
  return element === null ? '' : [element.nodeName, ...classesOf(element)].join('.');
}

function wordsIn(element: PageElement): string[] {
  return chunksOf((element.textContent ?? '').toLowerCase());
}
