// For `node --import`: at each SIGUSR2 the program's clock goes ten minutes forward or, the next time, back again.
const jumpMs = 10 * 60_000;

const RealDate = Date;
let shiftMs = 0;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: []) => (given.length > 0 ? new target(...given) : new target(target.now() + shiftMs)),
  get: (target, name) => (name === 'now' ? () => target.now() + shiftMs : Reflect.get(target, name)),
});

process.on('SIGUSR2', () => {
  shiftMs = shiftMs === 0 ? jumpMs : 0;
});
