import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('a line ends as RFC 4180 has it, and quotes what needs quoting', () => {
  expect(csvLine(['plain', 'with "quotes"', 'with, comma', 'two\nlines', 3, null])).toBe(
    'plain,"with ""quotes""","with, comma","two\nlines",3,\r\n',
  );
});

test.each(['=1+1', '+1 702 555', '-2', '@SUM(A1)', '\tcmd', '\rcmd'])(
  'a spreadsheet does not run %j as a formula',
  (text) => {
    expect(csvLine([text]).replace(/^"/, '').startsWith("'")).toBe(true);
  },
);
