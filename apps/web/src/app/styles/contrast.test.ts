import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const [elements, marks] = ['elements.css', 'marks.css'].map((name) =>
  readFileSync(path.join(import.meta.dirname, name), 'utf8'),
) as [string, string];

/** What WCAG 2.2 AA wants of text in its usual size. */
const wantedContrast = 4.5;

const colors = new Map(
  Array.from(elements.matchAll(/--([\w-]+): (#[\da-f]{6});/g), ([, name, color]) => [name!, color!] as const),
);
const layers = ['page', 'surface', 'raised'];
const bubbles = ['bubble-lead', 'bubble-agent', 'bubble-coach'];
const states = ['volt', 'danger', 'warning', 'good', 'needs-you'];
/** The states with dark words on them: the main action and the counts. */
const filled = ['volt', 'danger', 'warning'];

const pairs: [text: string, layer: string][] = [
  ...[...layers, ...bubbles].flatMap((layer) => ['text', 'quiet'].map((text): [string, string] => [text, layer])),
  ...layers.flatMap((layer) => states.map((state): [string, string] => [state, layer])),
  ...filled.map((state): [string, string] => ['on-volt', state]),
  // The count of what is unread
  ['page', 'text'],
];

test('every color is one of a pair', () => {
  const paired = new Set(pairs.flat());
  expect([...colors.keys()].filter((name) => !paired.has(name))).toEqual([]);
});

test.each(pairs)('%s can be read on %s', (text, layer) => {
  expect(contrastOf(colors.get(text)!, colors.get(layer)!)).toBeGreaterThanOrEqual(wantedContrast);
});

test('the initials can be read on each tint', () => {
  const tints = [...marks.matchAll(/data-tint='\d'\] \{\s+background: (#\w{6});\s+color: (#\w{6});/g)];
  expect(tints).toHaveLength(6);
  const faint = tints.filter(([, tint, letters]) => contrastOf(letters!, tint!) < wantedContrast);
  expect(faint.map(([, tint]) => tint)).toEqual([]);
});

/** Returns the contrast of two colors as WCAG counts it, from 1 to 21. */
function contrastOf(one: string, other: string): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].toSorted((first, second) => first - second);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function luminanceOf(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
