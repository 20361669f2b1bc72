import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, toastTop } from './toast-top.ts';

const onLaptop = { left: 944, top: 16, right: 1264, bottom: 80 };
const onPhone = { left: 0, top: 0, right: 390, bottom: 64 };

test('toasts stay at the top right while nothing there is asked for', () => {
  expect(toastTop(onLaptop, 16, 800, [])).toBe(16);
  expect(toastTop(onLaptop, 16, 800, [{ left: 280, top: 20, right: 900, bottom: 64 }])).toBe(16);
  expect(toastTop(onPhone, 0, 844, [{ left: 16, top: 300, right: 374, bottom: 344 }])).toBe(0);
});

test('they go below a field that they would cover, and below the next one there', () => {
  const field = { left: 16, top: 40, right: 374, bottom: 84 };
  expect(toastTop(onPhone, 0, 844, [field])).toBe(92);
  expect(toastTop(onPhone, 0, 844, [field, { left: 16, top: 120, right: 374, bottom: 164 }])).toBe(172);
});

test('they cover nothing that is kept clear where there is room below it, and never leave the screen', () => {
  // Three fields of 200 pixels in the upper part leave room for a toast.
  const box = fc.record({ left: fc.nat(389), top: fc.nat(500), width: fc.nat(390), height: fc.nat(200) });
  fc.assert(
    fc.property(fc.array(box, { maxLength: 3 }), (boxes) => {
      const kept = boxes.map(({ left, top, width, height }) => ({
        left,
        top,
        right: left + width,
        bottom: top + height,
      }));
      const top = toastTop(onPhone, 0, 844, kept);
      const isCovered = (each: Box) =>
        each.right > each.left && each.bottom > each.top && each.bottom > top && each.top < top + 64;
      expect(kept.filter(isCovered)).toEqual([]);
      expect(top + 64).toBeLessThanOrEqual(844);
    }),
  );
});
