/** Returns the element with this id. */
export const find = (id) => document.getElementById(id);

/** Makes an element; a property whose value is null or false is left out. */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** Returns one of the page's icons. */
export function icon(name) {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#icon-${name}`);
  drawing.append(use);
  return drawing;
}

/** Returns a name without the motto that people put after it. */
export const shortName = (name) => name.split(/ [·|–-] /)[0];

/** Returns the first letters of a name, where there is no picture. */
export function initials(name) {
  const words = shortName(name ?? '')
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word));
  return (
    (words.length > 1 ? [words[0], words.at(-1)] : words).map((word) => [...word][0].toUpperCase()).join('') || '•'
  );
}
