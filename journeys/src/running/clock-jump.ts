import { clockJumped } from './clock-words.ts';

/** Loaded before a program, with `--import`: SIGUSR2 moves the program's clock forward by an hour and a minute. */
const jumpMs = 61 * 60_000;

const RealDate = Date;
let shiftMs = 0;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: []) => (given.length > 0 ? new target(...given) : new target(target.now() + shiftMs)),
  get: (target, name) => (name === 'now' ? () => target.now() + shiftMs : Reflect.get(target, name)),
});

process.on('SIGUSR2', () => {
  shiftMs += jumpMs;
  process.stdout.write(`${clockJumped}\n`);
});
