/** Returns one line of a CSV file in the form of RFC 4180, safe to open in a spreadsheet. */
export function csvLine(cells: (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  // A spreadsheet would run a text with this beginning as a formula, and contacts choose their own names.
  const text = /^[=+\-@\t\r]/.test(value ?? '') ? `'${value}` : (value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The mark by which Excel tells UTF-8 from its own encoding. */
export const byteOrderMark = '\uFEFF';
