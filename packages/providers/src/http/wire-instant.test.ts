import { expect, test } from 'vitest';
import { toInstant, toPastInstant } from './wire-instant.ts';

const arrivedAt = new Date('2026-11-28T12:00:00.000Z');
const minuteBefore = '2026-11-28T11:59:00.000Z';
const at = Date.parse(minuteBefore);

test('an instant of the past is read in whatever unit it comes, and never lies after its arrival', () => {
  const rows: [value: unknown, past: string | null][] = [
    [at, minuteBefore],
    [String(at), minuteBefore],
    [at / 1000, minuteBefore],
    [at * 1000, minuteBefore],
    [at * 1e6, minuteBefore],
    [`${at}000000`, minuteBefore],
    ['2026-11-28T11:59:00+0000', minuteBefore],
    ['2026-11-28T13:59:00+02:00', minuteBefore],
    [at + 3 * 86_400_000, arrivedAt.toISOString()],
    ['2099-01-01T00:00:00Z', arrivedAt.toISOString()],
    [0, null],
    [-1, null],
    [1, null],
    [1e30, null],
    [Infinity, null],
    [Number.NaN, null],
    ['', null],
    ['soon', null],
    ['9999-12-31T23:59:59Z', null],
    [null, null],
    [{}, null],
    [[at], null],
    [` ${at} `, minuteBefore],
    [`${at / 1000}.5`, '2026-11-28T11:59:00.500Z'],
    ['2026-11-28T11:59:00.000456789Z', minuteBefore],
    ['Sat, 28 Nov 2026 11:59:00 GMT', minuteBefore],
    [4e9, arrivedAt.toISOString()],
    ['0x19a0', null],
    ['1e12', null],
    [BigInt(at), null],
    [new Date(Number.NaN), null],
    ['28/11/2026', null],
    ['2026-13-45T00:00:00Z', null],
    ['2026-11-28T11:59:00+25:00', null],
    [-0, null],
    [1e21, null],
    [8.64e15, null],
    [253_402_300_800_000, null],
    ['١٧٩٥٨٦٧١٤٠', null],
    [true, null],
  ];
  const read = rows.map(([value]) => toPastInstant(value, arrivedAt)?.toISOString() ?? null);
  expect(rows.filter(([, past], nth) => read[nth] !== past)).toEqual([]);
});

test('nanoseconds, which have more digits than a number, are read to the right millisecond', () => {
  const instants = Array.from({ length: 1_000 }, (_, nth) => at + nth);
  expect(instants.filter((ms) => toInstant(`${ms}000000`)?.getTime() !== ms)).toEqual([]);
});

test('an instant of the future may lie in the future', () => {
  expect(toInstant('2027-01-01T00:00:00Z')?.toISOString()).toBe('2027-01-01T00:00:00.000Z');
  expect(toInstant(1_800_000_000)?.toISOString()).toBe('2027-01-15T08:00:00.000Z');
});
