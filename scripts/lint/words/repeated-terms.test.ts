import { expect, test } from 'vitest';
import { repeatedTerms } from './repeated-terms.js';

const table = (...rows: string[]) => ['| Word | Means |', '|---|---|', ...rows].join('\n');

test('a term that is explained twice is found, also in another table and beside another word', () => {
  const page = `${table('| lead | who writes |', '| chat, conversation | all of it |')}\n\n${table('| offer, lead | again |')}`;
  expect(repeatedTerms(page)).toEqual([{ line: 8, term: 'lead' }]);
});

test('a term in a sentence or in another column is none of a row', () => {
  expect(repeatedTerms(`A lead | is\n${table('| lead | a lead |', '| | lead |')}`)).toEqual([]);
});
