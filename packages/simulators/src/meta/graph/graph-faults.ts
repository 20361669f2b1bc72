import { createFaultSwitches } from '../../shell/fault-switches.ts';
import type { GraphFaults } from '../platform-control.ts';

type FailNext = NonNullable<GraphFaults['failNext']>;

/** The faults that are switched on. */
export function createGraphFaults(onChange: (faults: GraphFaults) => void) {
  const switches = createFaultSwitches(onChange);
  return {
    ...switches,
    /** The error that this call must be refused with, if it is one of those. */
    takeFailure: (call: NonNullable<FailNext['calls']>) =>
      switches.take('failNext', ({ calls = 'send' }) => calls === call),
    /** The answer that hides a message that went out, if this one is to be hidden. */
    takeFalseAnswer: () => switches.take('acceptButAnswer')?.answer ?? null,
  };
}

/** What createGraphFaults gives. */
export type ActiveFaults = ReturnType<typeof createGraphFaults>;
