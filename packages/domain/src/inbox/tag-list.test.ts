import { expect, test } from 'vitest';
import { maxHandleLines, wrongLineSentence } from './pasted-lines.ts';
import { readTagList } from './tag-list.ts';

const people = (text: string) =>
  Object.fromEntries(
    Array.from(readTagList(text).given, ([handle, keys]) => [
      handle,
      Array.from(keys, (key) => readTagList(text).names.get(key)),
    ]),
  );
const wrong = (text: string) => readTagList(text).wrong.map(wrongLineSentence);

test.each([
  ['commas, spaces and empty lines', '@Maria, VIP, Spring\r\n\r\njoe , Yoga\n'],
  ['semicolons', 'maria;VIP;Spring\njoe;Yoga;;'],
  ['tabs, and addresses of profiles', 'https://instagram.com/maria\tVIP\tSpring\njoe\tYoga'],
  ['quotes', '"maria","VIP","Spring"\n"joe","Yoga"'],
  ['a line of names', '\ufeffhandle, tag\nmaria, VIP, Spring\njoe, Yoga'],
  ['a line of names in another order', 'Name;Tags;Username;City;Tag 2\nM;VIP;maria;Rome;Spring\nJ;;@joe;Oslo;Yoga'],
  ['a line of two names', 'username,segment\nmaria,VIP\nmaria,Spring\njoe,Yoga'],
  ['one tag in each line', 'maria,VIP\njoe,Yoga\nMARIA,Spring'],
])('a list with %s gives each person their tags', (_, text) => {
  expect(people(text)).toEqual({ maria: ['VIP', 'Spring'], joe: ['Yoga'] });
  expect(readTagList(text)).toMatchObject({ count: 3, wrong: [] });
});

test('a tag is one whatever its case, accents and emoji, by the name that comes first', () => {
  const { given, names, count } = readTagList('maria, VIP ⭐, vip\njoe, Víp\nkim, ⭐');
  expect([...names.values()]).toEqual(['VIP ⭐', '⭐']);
  expect([...given.values()].map(({ size }) => size)).toEqual([1, 1, 1]);
  expect(count).toBe(3);
});

test('quotes hold a name together, and what a spreadsheet would run is read as it was', () => {
  expect(people(`maria,"Spring, 2026","12"" plates",5" pins,'-10 kg,'quoted'`)).toEqual({
    maria: ['Spring, 2026', '12" plates', '5" pins', '-10 kg', "'quoted'"],
  });
});

test('a person with a tag in the first line is no line of names', () => {
  expect(people('maria, instagram\njoe, Tag')).toEqual({ maria: ['instagram'], joe: ['Tag'] });
  expect(people('@handle, user, account')).toEqual({ handle: ['user', 'account'] });
});

test('each wrong line is named with what puts it right, and gives nothing', () => {
  const text = [
    'maria',
    'maria lopez, VIP',
    'joe@example.test, VIP',
    `joe, VIP, ${'x'.repeat(41)}`,
    'joe, "VIP',
    ', VIP',
    'joe, \u200B',
    'kim, VIP',
  ].join('\n');
  expect(wrong(text)).toEqual([
    'Line 1: “maria” has no tag: write it after the handle and a comma.',
    'Line 2: “maria lopez, VIP” isn’t a handle: it has letters, digits, dots and underscores only.',
    'Line 3: “joe@example.test, VIP” is a mail address, not a handle.',
    `Line 4: “joe, VIP, ${'x'.repeat(41)}” has a tag that is too long: 40 characters are the most.`,
    'Line 5: “joe, "VIP” has a quote that is not closed: close it, or leave it out.',
    'Line 6: “, VIP” isn’t a handle: it has letters, digits, dots and underscores only.',
    'Line 7: “joe, \u200B” has no tag: write it after the handle and a comma.',
  ]);
  expect(people(text)).toEqual({ kim: ['VIP'] });
});

test('a table that names no column of tags is not guessed at', () => {
  expect(wrong('Name,Username,City\nMaria,maria,Rome')).toEqual([
    'Line 1: “Name,Username,City” names no column of tags: put “tag” above it.',
  ]);
  expect(people('Name,Username,City\nMaria,maria,Rome')).toEqual({});
});

test('a list has an end', () => {
  expect(readTagList('a,b\n'.repeat(1_000_000))).toMatchObject({ count: 1, wrong: [] });
  expect(readTagList(`${'a,b\n'.repeat(maxHandleLines + 5)}c,d`).given.has('c')).toBe(false);
});
