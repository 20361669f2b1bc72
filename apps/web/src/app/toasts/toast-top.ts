/** A box on the screen, in pixels from its upper left corner. */
export type Box = { left: number; top: number; right: number; bottom: number };

const gap = 8;

/**
 * Returns how far from the top toasts are shown: at the usual place, or below what they would cover there. Where
 * nothing is free they stay at the usual place.
 */
export function toastTop(toasts: Box, usualTop: number, screenHeight: number, keptClear: Box[]): number {
  const height = toasts.bottom - toasts.top;
  const inTheWay = keptClear.filter(
    ({ left, right, top, bottom }) => left < toasts.right && right > toasts.left && bottom > top,
  );
  const isFree = (top: number) =>
    top + height <= screenHeight && inTheWay.every((box) => top >= box.bottom || top + height <= box.top);
  const tops = [usualTop, ...inTheWay.map(({ bottom }) => bottom + gap)].filter((top) => top >= usualTop);
  return tops.toSorted((one, other) => one - other).find(isFree) ?? usualTop;
}
