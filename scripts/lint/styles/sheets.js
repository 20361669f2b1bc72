/** Sizes, the reset and the styles of every element, the bars around a page, and small marks that stand anywhere. */
export const globalSheets = [
  'app/styles/tokens.css',
  'app/styles/elements.css',
  'app/styles/shell.css',
  'app/styles/marks.css',
];
