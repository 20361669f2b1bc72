import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long the work goes on before others have their turn. */
const sliceMs = 20;

/** Does long work in its small steps, and lets everything else that waits go first every now and then. */
export async function runInTurns<Result>(steps: Iterator<void, Result>): Promise<Result> {
  for (;;) {
    const end = performance.now() + sliceMs;
    do {
      const step = steps.next();
      if (step.done === true) return step.value;
    } while (performance.now() < end);
    await nextTurn();
  }
}
