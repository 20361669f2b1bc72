import { describe, expect, test } from 'vitest';
import { readHandle } from './handle.ts';
import { readHandleList } from './handle-list.ts';
import { isHandleListTooLong, maxHandleLines, wrongLineSentence } from './pasted-lines.ts';

describe('a handle', () => {
  test.each([
    '@Dana.Lifts_1',
    'dana.lifts_1',
    '  DANA.lifts_1  ',
    '\u200E@dana.lifts_1',
    '＠ｄａｎａ.lifts_1',
    'https://www.instagram.com/dana.lifts_1/?hl=en',
    'instagram.com/Dana.Lifts_1',
    'https://ig.me/m/dana.lifts_1',
  ])('is read from %j as it is compared', (text) => {
    expect(readHandle(text)).toEqual({ handle: 'dana.lifts_1' });
  });

  test.each([
    ['maria lopez', 'no-handle'],
    ['maría', 'no-handle'],
    ['@', 'no-handle'],
    ['@@@', 'no-handle'],
    ['@@maria', 'no-handle'],
    ['...', 'no-handle'],
    ['', 'no-handle'],
    ['+1 555 0100', 'no-handle'],
    ['maria@example.test', 'mail-address'],
    [`@${'a'.repeat(31)}`, 'too-long'],
    ['https://www.instagram.com/p/Cxyz/', 'not-a-profile'],
    ['https://www.example.test/maria', 'not-a-profile'],
    ['x'.repeat(100_000), 'too-long'],
  ])('is not in %.40j', (text, problem) => {
    expect(readHandle(text)).toEqual({ problem });
  });
});

describe('a list of handles', () => {
  test('has each person once, whatever the line ends and empty lines are', () => {
    expect(readHandleList('@maria\r\njoe\n\n  \rMARIA\nhttps://instagram.com/Anna\n')).toEqual({
      handles: ['maria', 'joe', 'anna'],
      repeated: 1,
      wrong: [],
    });
  });

  test('that is a table is read by its line of names', () => {
    const table = '\ufeffName;Instagram handle;City\n"Lopez; Maria";@maria;Madrid\nJoe;joe;\nAnna;;Bonn\n';
    expect(readHandleList(table)).toEqual({
      handles: ['maria', 'joe'],
      repeated: 0,
      wrong: [{ line: 4, text: 'Anna;;Bonn', problem: 'no-handle' }],
    });
  });

  test('that is one of our downloads is read by the handles of people, not by the account', () => {
    const download = 'conversation,account,channel,username,name\nc-1,coach.dana,instagram,maria,"Maria ""M"" Lopez"\n';
    expect(readHandleList(download)).toEqual({ handles: ['maria'], repeated: 0, wrong: [] });
  });

  test('that is a table without names counts only what is marked as a handle', () => {
    expect(readHandleList('Maria,@maria,Madrid\n@joe, @anna\nkim,Kim Lee,Oslo')).toEqual({
      handles: ['maria', 'joe', 'anna'],
      repeated: 0,
      wrong: [{ line: 3, text: 'kim,Kim Lee,Oslo', problem: 'several-columns' }],
    });
  });

  test('names each wrong line', () => {
    const lines = Array.from({ length: 20 }, (_, at) => `person${at}`);
    lines[16] = 'maria lopez';
    const { handles, wrong } = readHandleList(lines.join('\n'));
    expect(handles).toHaveLength(19);
    expect(wrong.map(wrongLineSentence)).toEqual([
      'Line 17: “maria lopez” isn’t a handle: it has letters, digits, dots and underscores only.',
    ]);
  });

  test('has an end', () => {
    expect(isHandleListTooLong('a\n'.repeat(maxHandleLines - 1))).toBe(false);
    expect(isHandleListTooLong('a\n'.repeat(maxHandleLines + 1))).toBe(true);
    expect(readHandleList('a\n'.repeat(1_000_000)).handles).toEqual(['a']);
  });
});
