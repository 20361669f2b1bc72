import { expect, test } from 'vitest';
import { judgeRooms } from './room-faults.js';

const filesOf = (room: string, count: number, ending = '.ts') =>
  Array.from({ length: count }, (_, nth) => ({ file: `${room}/file-${nth}${ending}`, lines: 40 }));

test('a folder with one file too many is named', () => {
  expect(judgeRooms(filesOf('apps/web/src/a', 20)).faults).toEqual([]);
  expect(judgeRooms(filesOf('apps/web/src/a', 21)).faults).toEqual([
    expect.stringContaining('apps/web/src/a: 21 files'),
  ]);
});

test('a file with a line too many is named', () => {
  const file = 'apps/server/src/a/long.ts';
  expect(judgeRooms([{ file, lines: 300 }]).faults).toEqual([]);
  expect(judgeRooms([{ file, lines: 301 }]).faults).toEqual([expect.stringContaining(`${file}: 301 lines`)]);
});

test('tests, their support and lists of words do not count', () => {
  const files = [
    ...filesOf('apps/web/src/a', 30, '.test.tsx'),
    ...filesOf('apps/web/src/a', 30, '.test-support.ts'),
    ...filesOf('apps/web/src/test', 30),
    ...filesOf('packages/domain/src/safety/phrases', 60),
  ];
  expect(judgeRooms(files)).toEqual({ rooms: [], faults: [] });
});

test('the fullest folder comes first', () => {
  const { rooms } = judgeRooms([...filesOf('bench/src/a', 2), ...filesOf('bench/src/b', 5)]);
  expect(rooms).toEqual([
    { room: 'bench/src/b', files: 5, largest: 40 },
    { room: 'bench/src/a', files: 2, largest: 40 },
  ]);
});
