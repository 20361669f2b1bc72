const RealDate = Date;
let shiftMs = 0;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: []) => (given.length > 0 ? new target(...given) : new target(target.now() + shiftMs)),
  get: (target, name) => (name === 'now' ? () => target.now() + shiftMs : Reflect.get(target, name)),
});

/** Sets how far this program's clock is ahead of the real one, in ms. */
export function setClockAhead(aheadMs: number): void {
  shiftMs = aheadMs;
}

/** Returns how far it is ahead. */
export function clockAhead(): number {
  return shiftMs;
}
