import { createOpenedByPage, type PageScripts } from './opened-by-page.ts';
import { textFields, textLength, type PageElement } from './page-element.ts';
import { removeConsent } from './remove-consent.ts';
import { hidesText, isTransparentOnly, parseDeclarations, type StyleRules } from './style-rules.ts';

/** What is in a page but never text of it. What is struck out holds no longer. */
const noText =
  'title, script, style, noscript, template, svg, iframe, object, canvas, video, audio, datalist, rp, rt, [class*="material-icons"], [class*="material-symbols"], button[type="submit"], button[type="reset"], del, s, strike';
const menus = 'nav, [role="navigation"], [role="menu"], [role="menubar"]';
const frames = 'header, footer, aside, [role="banner"], [role="contentinfo"]';
/** Choices of a form say something, lists of countries do not. */
const maxOptions = 20;
const listNames = /country|land\b|pays\b|state|region|province|phone|time-?_?zone|lang|currency/i;
const animated = /animat|fade|reveal|aos|wow|invisible|transition/i;

/** Removes what is not text of the page. Run before anything is measured. */
export function removeCode(body: PageElement): void {
  for (const element of body.querySelectorAll(noText)) element.remove();
}

/** Removes what no visitor ever sees; what the page itself opens stays. */
export function removeHidden(body: PageElement, rules: StyleRules, scripts: PageScripts): void {
  const hidden = [...body.querySelectorAll('*')].filter((element) => isHidden(element, rules));
  const isOpened = createOpenedByPage(body, { rules, scripts, hidden });
  for (const element of hidden.filter((each) => !isOpened(each))) element.remove();
}

/**
 * Removes menus, consent banners and the labels of empty fields. Each only where it is what it looks like: some
 * sites put everything into one form or one menu.
 */
export function removeFurniture(body: PageElement): void {
  for (const menu of body.querySelectorAll(menus)) if (isMostlyLinks(menu)) menu.remove();
  for (const frame of body.querySelectorAll(frames))
    for (const list of frame.querySelectorAll('ul, ol')) if (isMostlyLinks(list)) list.remove();
  removeConsent(body);
  for (const select of body.querySelectorAll('select'))
    if ([...select.querySelectorAll('option')].length > maxOptions || isNamedList(select)) select.remove();
  for (const label of body.querySelectorAll('label')) if (isOfTextField(label, body)) label.remove();
  for (const field of body.querySelectorAll('textarea')) field.remove();
}

function isHidden(element: PageElement, rules: StyleRules): boolean {
  if (/^(?:HTML|BODY)$/.test(element.nodeName)) return false;
  if (element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true') return true;
  if (element.nodeName === 'DIALOG' && !element.hasAttribute('open')) return true;
  if (rules.hidden.has(element)) return !(rules.transparent.has(element) && isAnimated(element, ''));
  if (rules.unseen.has(element)) return true;
  const style = element.getAttribute('style');
  if (style === null) return false;
  const declarations = parseDeclarations(style);
  return hidesText(declarations) && !(isTransparentOnly(declarations) && isAnimated(element, style));
}

function isAnimated(element: PageElement, style: string): boolean {
  if (/transform|transition|will-change|animation/.test(style)) return true;
  for (const { name, value } of element.attributes)
    if (/^data-(?:w-id|aos|animat|scroll|reveal)/.test(name) || (name === 'class' && animated.test(value))) return true;
  return false;
}

function isNamedList(select: PageElement): boolean {
  return ['name', 'id', 'autocomplete'].some((name) => listNames.test(select.getAttribute(name) ?? ''));
}

function isMostlyLinks(element: PageElement): boolean {
  const links = [...element.querySelectorAll('a, button')].filter((link) => link.parentElement?.closest('a') == null);
  const linked = links.reduce((sum, link) => sum + textLength(link), 0);
  return linked >= textLength(element) * 0.6;
}

function isOfTextField(label: PageElement, body: PageElement): boolean {
  if (label.querySelector('input[type="radio"], input[type="checkbox"]') !== null) return false;
  if (label.querySelector(textFields) !== null) return textLength(label) <= 60;
  const id = label.getAttribute('for') ?? '';
  return (
    /^[\w-]+$/.test(id) && textLength(label) <= 60 && (body.querySelector(`[id="${id}"]`)?.matches(textFields) ?? false)
  );
}
