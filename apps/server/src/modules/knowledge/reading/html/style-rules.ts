import type { PageElement } from './page-element.ts';
import { areAlike, isTransparent } from './unseen-colors.ts';

type Declarations = Map<string, string>;
type CssRule = {
  type: number;
  selectorText?: string;
  style?: { cssText: string };
  media?: { mediaText: string };
  cssRules?: Iterable<CssRule>;
};

const chosenStates = /:(?:checked|target)\b/;
const styleRule = 1;
const mediaRule = 4;
/** With less, text is hardly seen. */
const minOpacity = 0.05;
/** Text as small, in pixels, is a speck. */
const minFontSize = 4;
const minOffset = 500;
/** Units of length in pixels, on a usual screen and in usual letters. A number alone is in pixels. */
const pixels: Record<string, number> = {
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 37.8,
  mm: 3.78,
  q: 0.945,
  em: 16,
  rem: 16,
  ch: 8,
  ex: 8,
  vw: 12.8,
  vh: 8,
  vmin: 8,
  vmax: 12.8,
};
/** What every screen fulfills. */
const always = /^\s*(?:(?:only\s+)?(?:all|screen)\s*(?:,|$)|$)/i;
const maxCssLength = 300_000;
/** Each selector is compared with each element of the page. */
const maxComparisons = 5_000_000;

/** What the style sheets within a page say of its elements. Sheets at other addresses are not fetched. */
export type StyleRules = {
  /** Hidden elements, with the selector that hides them. */
  hidden: Map<PageElement, string>;
  /** Those of them that are only transparent. */
  transparent: Set<PageElement>;
  /** Those of them that are hidden as scripts hide what they open. */
  folded: Set<PageElement>;
  /** Elements in the color of the page. */
  unseen: Set<PageElement>;
  /** Elements that stand on lines of their own, or apart from their neighbors. */
  layout: Map<PageElement, 'block' | 'apart'>;
  /** Classes and ids that a rule makes visible in some state of the page. */
  shownNames: Set<string>;
  /** Those that a visitor's choice makes visible, such as a box that is checked. */
  shownInStates: Set<string>;
};

/** Reads the style sheets within a page, as far as that does not take long. */
export function readStyleRules(document: PageElement, elementCount: number): StyleRules {
  const rules: StyleRules = {
    hidden: new Map(),
    transparent: new Set(),
    folded: new Set(),
    unseen: new Set(),
    layout: new Map(),
    shownNames: new Set(),
    shownInStates: new Set(),
  };
  let left = Math.floor(maxComparisons / Math.max(1, elementCount));
  const hiding: [string, Declarations][] = [];
  const laidOut: [string, 'block' | 'apart'][] = [];
  const colors: [string, Declarations][] = [];
  for (const { rule, isConditional } of listRules(document)) {
    const declarations = parseDeclarations(rule.style?.cssText ?? '');
    const isHiding = hidesText(declarations);
    for (const selector of (rule.selectorText ?? '').split(',').map((each) => each.trim())) {
      const display = declarations.get('display') ?? '';
      if (!isHiding && isShowing(declarations))
        for (const name of namesIn(selector)) {
          rules.shownNames.add(name);
          if (chosenStates.test(selector)) rules.shownInStates.add(name);
        }
      // States such as `:hover` are not those in which the page comes.
      if (isConditional || /[:*]/.test(selector) || selector === '') continue;
      if (hasColors(declarations)) colors.push([selector, declarations]);
      if (/^(?:html|body|main)$/i.test(selector)) continue;
      if (isHiding) hiding.push([selector, declarations]);
      else if (/^(?:block|flex|grid|list-item|table)/.test(display)) laidOut.push([selector, 'block']);
      else if (display.startsWith('inline-')) laidOut.push([selector, 'apart']);
    }
  }
  for (const [selector, declarations] of hiding) {
    if ((left -= 1) < 0) return rules;
    for (const element of select(document, selector)) {
      rules.hidden.set(element, selector);
      if (isTransparentOnly(declarations)) rules.transparent.add(element);
      if (foldsText(declarations)) rules.folded.add(element);
    }
  }
  for (const [selector, kind] of laidOut) {
    if ((left -= 1) < 0) return rules;
    for (const element of select(document, selector)) rules.layout.set(element, kind);
  }
  const colored: [PageElement, Declarations][] = [];
  for (const [selector, declarations] of colors) {
    if ((left -= 1) < 0) return rules;
    for (const element of select(document, selector)) colored.push([element, declarations]);
  }
  rules.unseen = findUnseen(document, colored);
  return rules;
}

function hasColors(style: Declarations): boolean {
  return style.has('color') || style.has('background') || style.has('background-color');
}

function backgroundOf(style: Declarations): string {
  return style.get('background-color') ?? style.get('background') ?? '';
}

/**
 * Returns the elements in the color of the page. Where a sheet that is not read may paint behind them, there
 * are none.
 */
function findUnseen(document: PageElement, colored: [PageElement, Declarations][]): Set<PageElement> {
  if (document.querySelector('link[rel~="stylesheet"]') !== null) return new Set();
  const all = [...colored];
  for (const element of document.querySelectorAll('[style], font[color], [bgcolor]')) {
    const style = parseDeclarations(element.getAttribute('style') ?? '');
    const [color, background] = [element.getAttribute('color'), element.getAttribute('bgcolor')];
    if (color !== null) style.set('color', color.toLowerCase());
    if (background !== null) style.set('background-color', background.toLowerCase());
    if (hasColors(style)) all.push([element, style]);
  }
  const isPage = (element: PageElement) => /^(?:HTML|BODY)$/.test(element.nodeName);
  const page = all.findLast(([element, style]) => isPage(element) && backgroundOf(style) !== '');
  const background = page === undefined ? 'white' : backgroundOf(page[1]);
  const painted = new Set(all.filter(([one, style]) => !isPage(one) && backgroundOf(style) !== '').map(([one]) => one));
  const colors = new Map(
    all.flatMap(([one, style]) => (style.has('color') ? [[one, style.get('color')!] as const] : [])),
  );
  const isOnPage = (element: PageElement) => {
    for (let at: PageElement | null = element; at !== null; at = at.parentElement) if (painted.has(at)) return false;
    return true;
  };
  const isUnseen = ([element, color]: [PageElement, string]) =>
    !isPage(element) && areAlike(color, background) && isOnPage(element);
  return new Set([...colors].filter(isUnseen).map(([element]) => element));
}

/** Returns the classes and ids of the last part of a selector, which say whom it is about. */
export function namesIn(selector: string): string[] {
  const last = selector.split(/[\s>+~]+/).at(-1) ?? '';
  return last.match(/[.#][\w-]+/g) ?? [];
}

/** Returns what a `style` attribute or a rule declares. */
export function parseDeclarations(css: string): Declarations {
  return new Map(
    css
      .replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '')
      .toLowerCase()
      .split(';')
      .map((line) => {
        const at = line.indexOf(':');
        return [
          line.slice(0, at).trim(),
          line
            .slice(at + 1)
            .replace('!important', '')
            .trim(),
        ] as const;
      }),
  );
}

/** Whether nobody sees text with these declarations. */
export function hidesText(style: Declarations): boolean {
  const get = (name: string) => style.get(name) ?? '';
  const length = (name: string) => Number.parseFloat(get(name));
  if (get('display') === 'none' || /^(?:hidden|collapse)$/.test(get('visibility'))) return true;
  if (get('content-visibility') === 'hidden' || length('opacity') < minOpacity) return true;
  if (/opacity\(\s*0?\.?0*%?\s*\)/.test(get('filter'))) return true;
  if (pixelsOf(get('font-size')) < minFontSize || pixelsOf(fontSizeIn(get('font'))) < minFontSize) return true;
  if (isTransparent(get('color')) || areAlike(get('color'), backgroundOf(style))) return true;
  if (isMovedAway(get('transform')) || /^0(?:\.0*)?$/.test(get('scale'))) return true;
  const isOutOfFlow = /^(?:absolute|fixed)$/.test(get('position'));
  const offsets = ['left', 'top', 'right', 'bottom', 'margin-left'].map((name) => pixelsOf(get(name)));
  if (pixelsOf(get('text-indent')) <= -minOffset) return true;
  if (isOutOfFlow && offsets.some((offset) => offset <= -minOffset)) return true;
  const isCut = get('overflow').startsWith('hidden') || get('overflow-y') === 'hidden';
  if (isCut && ['width', 'height', 'max-height', 'max-width'].some((name) => length(name) <= 1)) return true;
  return (
    /^rect\((?:0|1)(?:px)?[ ,]/.test(get('clip')) ||
    /^inset\((?:50|100)%|^circle\(0/.test(get('clip-path')) ||
    isEmptyPolygon(get('clip-path'))
  );
}

/** Returns NaN where it cannot be read as a length. */
function pixelsOf(length: string): number {
  const [, number, unit = ''] = /^(-?[\d.]+)([a-z]*)$/.exec(length) ?? [];
  return Number.parseFloat(number ?? '') * (pixels[unit.replace(/^[dls](?=v)/, '')] ?? 1);
}

/** Returns the size in a `font` declaration. */
function fontSizeIn(font: string): string {
  return /(?:^|\s)([\d.]+(?:[a-z]+(?=[\s/])|(?=\s*\/))|0(?=\s))/.exec(font)?.[1] ?? '';
}

function isEmptyPolygon(clip: string): boolean {
  const inner = /^polygon\(([^)]*)\)/.exec(clip)?.[1];
  if (inner === undefined) return false;
  const points = inner.split(',').map((point) => (point.match(/-?[\d.]+/g) ?? []).map(Number.parseFloat));
  const area = points.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = points[(index + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(area) < 1;
}

function isMovedAway(transform: string): boolean {
  if (/scale(?:3d|x|y)?\(\s*0(?:\.0*)?\s*[,)]|matrix\(\s*0\s*,/.test(transform)) return true;
  if (/rotate[xy]\(\s*-?(?:90|270)(?:\.0*)?deg|rotate[xy]\(\s*-?0?\.[27]5turn/.test(transform)) return true;
  return [...transform.matchAll(/translate(?:3d|x|y)?\(([^)]*)\)/g)].some(([, by]) =>
    by!.split(',').some((each) => Math.abs(pixelsOf(each.trim())) >= minOffset),
  );
}

/** Whether text with these declarations is folded away, as scripts do with what they open again. */
export function foldsText(style: Declarations): boolean {
  const get = (name: string) => style.get(name) ?? '';
  if (get('display') === 'none' || get('visibility') === 'hidden') return true;
  const isCut = [get('overflow'), get('overflow-y')].some((overflow) => overflow.startsWith('hidden'));
  return isCut && ['height', 'max-height'].some((name) => Number.parseFloat(get(name)) === 0);
}

/** Whether text with these declarations is hidden by its opacity alone: pages fade in. */
export function isTransparentOnly(style: Declarations): boolean {
  return !hidesText(new Map([...style].filter(([name]) => name !== 'opacity')));
}

function isShowing(style: Declarations): boolean {
  const length = (name: string) => Number.parseFloat(style.get(name) ?? '');
  const display = style.get('display');
  if (display !== undefined) return display !== 'none';
  return style.get('visibility') === 'visible' || ['opacity', 'height', 'max-height'].some((name) => length(name) > 0);
}

function* listRules(document: PageElement): Generator<{ rule: CssRule; isConditional: boolean }> {
  let length = 0;
  for (const element of document.querySelectorAll('style')) {
    length += element.textContent?.length ?? 0;
    if (length > maxCssLength) return;
    if (/print/i.test(element.getAttribute('media') ?? '')) continue;
    const open = rulesOf(element)
      .map((rule) => ({ rule, isConditional: false }))
      .toReversed();
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const { rule, isConditional } = at;
      if (rule.type === styleRule) yield at;
      const media = rule.type === mediaRule ? (rule.media?.mediaText ?? '') : '';
      if (/print/i.test(media) || rule.type === styleRule) continue;
      const inner = isConditional || !always.test(media);
      open.push(...[...(rule.cssRules ?? [])].map((each) => ({ rule: each, isConditional: inner })).toReversed());
    }
  }
}

/** A sheet that cannot be parsed says nothing. */
function rulesOf(style: PageElement): CssRule[] {
  try {
    return [...((style as unknown as { sheet?: { cssRules: Iterable<CssRule> } }).sheet?.cssRules ?? [])];
  } catch {
    return [];
  }
}

function select(document: PageElement, selector: string): PageElement[] {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    return [];
  }
}
