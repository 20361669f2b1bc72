/** Returns one line of a CSV file in the form of RFC 4180, safe to open in a spreadsheet. */
export function csvLine(cells: (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Characters that a spreadsheet skips or does not show before it looks for a formula. */
const unseen = /^[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]+/u;
/** What begins a formula, with every dash and the minus sign; wide, small and raised forms are folded before. */
const formula = /^[=+@\p{Pd}\u2212]/u;

/** Whether a spreadsheet may run a text as a formula, in whichever form the sign is written. */
function runsAsFormula(text: string): boolean {
  if (/^[\t\r\n]/.test(text)) return true;
  const [first = ''] = text.replace(unseen, '');
  return formula.test(first.normalize('NFKC'));
}

function csvCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  // Contacts choose their own names.
  const text = value !== null && runsAsFormula(value) ? `'${value}` : (value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The mark by which Excel tells UTF-8 from its own encoding. */
export const byteOrderMark = '\uFEFF';
