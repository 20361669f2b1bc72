/** The state of an address that a single key led to. The next such key must not be typed into the box. */
export const openedByKey = { byKey: true };

/** Returns whether a single key led to an address, by its state. */
export function isOpenedByKey(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'byKey' in state;
}
