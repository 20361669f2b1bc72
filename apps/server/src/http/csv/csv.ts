/** Returns one line of a CSV file in the form of RFC 4180, safe to open in a spreadsheet. */
export function csvLine(cells: (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Characters that a spreadsheet skips or does not show before it looks for a formula. */
const unseen = /^[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]+/u;
/** What begins a formula, with every dash and the minus sign; wide, small and raised forms are folded before. */
const formula = /^[=+@\p{Pd}\u2212]/u;

/** Where a spreadsheet that divides by semicolons or tabs begins another cell, and what stands there. */
const divided = /[;\t\r\n]([\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]*)([^;])/gu;

/** Whether a spreadsheet may run a text as a formula, in whichever form the sign is written. */
function runsAsFormula(text: string): boolean {
  if (/^[\t\r\n]/.test(text)) return true;
  const [first = ''] = text.replace(unseen, '');
  return formula.test(first.normalize('NFKC'));
}

/**
 * Takes the divider out before what would be a formula behind it: quotes hold only where a cell begins with
 * them.
 */
function withoutInnerFormulas(text: string): string {
  return text.replace(divided, (found, space: string, sign: string) => {
    if (!formula.test(sign.normalize('NFKC'))) return found;
    return `${found.startsWith(';') ? ',' : ' '}${space.replace(/[\t\r\n]/g, ' ')}${sign}`;
  });
}

function csvCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  // Contacts choose their own names.
  const plain = withoutInnerFormulas(value ?? '');
  const text = runsAsFormula(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The mark by which Excel tells UTF-8 from its own encoding. */
export const byteOrderMark = '\uFEFF';
