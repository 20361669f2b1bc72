import { expect, test } from 'vitest';
import { findStyleFaults } from './style-faults.js';

const globalSheets = ['app/styles/tokens.css'];
const component = "import styles from './card.module.css';\nexport const Card = () => <p className={styles.card} />;";

function faults(files: Record<string, string>): string[] {
  return findStyleFaults(new Map(Object.entries(files)), globalSheets);
}

test('a module beside its component, with sizes from tokens, is as it should be', () => {
  const css =
    '/* .gone { padding: 9px } */ .card { padding: var(--space-12) 2px; border: 4px solid; } .card :global(.mantine-x) { width: 9px; } @media (min-width: 640px) { .card { margin: 0; } }';
  expect(
    faults({
      'a/card.tsx': component,
      'a/card.module.css': css,
      'app/styles/tokens.css': ':root { --space-12: 12px; }',
    }),
  ).toEqual([]);
});

test.each([
  [
    'of another folder',
    { 'a/card.module.css': '.card {}', 'b/card.tsx': component.replace('./', '../a/') },
    'b/card.tsx: a/card.module.css belongs to',
  ],
  ['that nobody imports', { 'a/card.module.css': '.card {}' }, 'a/card.module.css: no component imports it'],
  [
    'with a size of its own',
    { 'a/card.tsx': component, 'a/card.module.css': '.card { margin: 0 auto 13px; }' },
    'margin: 13px is no token',
  ],
  [
    'with a size of type of its own',
    { 'a/card.tsx': component, 'a/card.module.css': '.card { font-size: 15px; }' },
    'font-size: 15px is no token',
  ],
  [
    'that lacks a class',
    { 'a/card.tsx': `${component} const more = styles.more;`, 'a/card.module.css': '.card {}' },
    'has no class more',
  ],
  [
    'with a class too many',
    { 'a/card.tsx': component, 'a/card.module.css': '.card {} .old {}' },
    'nobody uses its class old',
  ],
  [
    'that takes from another',
    { 'a/card.tsx': component, 'a/card.module.css': ".card { composes: x from '../b/x.module.css'; }" },
    'takes styles from another sheet',
  ],
])('a module %s is refused', (_, files, fault) => {
  expect(faults(files)).toEqual([expect.stringContaining(fault)]);
});

test('a token that is not there is named', () => {
  const css = '.card { margin: var(--space-13); }';
  expect(faults({ 'a/card.tsx': component, 'a/card.module.css': css })).toEqual([
    expect.stringContaining('a/card.module.css: there is no token --space-13'),
  ]);
});

test('the sheets of the whole app take sizes from tokens, too', () => {
  const sheets = ['app/styles/tokens.css', 'app/styles/marks.css'];
  const files = { 'app/styles/tokens.css': ':root { --space-4: 4px; }', 'app/styles/marks.css': '.mark { gap: 5px; }' };
  expect(findStyleFaults(new Map(Object.entries(files)), sheets)).toEqual([
    expect.stringContaining('app/styles/marks.css: gap: 5px is no token'),
  ]);
});

test('a sheet for the whole app is refused', () => {
  expect(faults({ 'a/card.css': '.card {}' })).toEqual([
    expect.stringContaining('a/card.css: styles belong to a component'),
  ]);
});

test('a class that is nobody’s is refused, in a component as in a module', () => {
  const css = '.card :global(.avatar), .card :global(.mantine-Button-root), .card :global(.tile) { margin: 0; }';
  const more = "export const More = () => <p className='kept avatar old' />;".replaceAll("'", '"');
  expect(
    faults({
      'app/styles/tokens.css': '.avatar {} .kept {}',
      'a/card.tsx': `${component}\n${more}`,
      'a/card.module.css': css,
    }),
  ).toEqual(['a/card.tsx: old is no class of the whole app', 'a/card.module.css: tile is no class of the whole app']);
});
