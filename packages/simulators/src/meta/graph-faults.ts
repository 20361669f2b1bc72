import type { GraphFaults } from './platform-control.ts';

type FailNext = NonNullable<GraphFaults['failNext']>;
type AcceptButAnswer = NonNullable<GraphFaults['acceptButAnswer']>;

/** The faults that are switched on; those with a number of times count down as they strike. */
export function createGraphFaults(onChange: (faults: GraphFaults) => void) {
  let faults: GraphFaults = {};

  function change(next: GraphFaults): void {
    faults = next;
    onChange({ ...faults });
  }

  return {
    now: (): Readonly<GraphFaults> => faults,
    set: (changed: GraphFaults) => change({ ...faults, ...changed }),
    clear: () => change({}),
    /** The error that this call must be refused with, if it is one of those. */
    takeFailure(calls: NonNullable<FailNext['calls']>): FailNext | undefined {
      const failure = faults.failNext;
      if (!failure || failure.times < 1 || (failure.calls ?? 'send') !== calls) return undefined;
      change({ ...faults, failNext: failure.times > 1 ? { ...failure, times: failure.times - 1 } : undefined });
      return failure;
    },
    /** The answer that hides a message that went out, if this one is to be hidden. */
    takeFalseAnswer(): AcceptButAnswer['answer'] | undefined {
      const hidden = faults.acceptButAnswer;
      if (!hidden || hidden.times < 1) return undefined;
      change({ ...faults, acceptButAnswer: hidden.times > 1 ? { ...hidden, times: hidden.times - 1 } : undefined });
      return hidden.answer;
    },
  };
}

/** The faults that are switched on. */
export type ActiveFaults = ReturnType<typeof createGraphFaults>;
