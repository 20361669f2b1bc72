import { createFaultSwitches } from '../../shell/fault-switches.ts';
import type { GraphFaults } from '../platform-control.ts';

type FailNext = NonNullable<GraphFaults['failNext']>;
/** The faults of one thread. */
export type ThreadFaults = Pick<GraphFaults, 'list' | 'rewrite' | 'adWindowHours'>;
type FalseAnswer = NonNullable<GraphFaults['acceptButAnswer']>;

/** Returns the faults that are switched on. */
export function createGraphFaults(
  onChange: (faults: GraphFaults) => void,
  /** Returns the faults of one contact's thread alone. */
  ofThread: (contactId: string) => ThreadFaults = () => ({}),
) {
  const switches = createFaultSwitches(onChange);
  return {
    ...switches,
    /** Returns the faults of a contact's thread. */
    of: (contactId: string): ThreadFaults => {
      const { list, rewrite, adWindowHours } = switches.now();
      return { list, rewrite, adWindowHours, ...ofThread(contactId) };
    },
    /** Returns the error of this call, if it has to fail. */
    takeFailure: (call: NonNullable<FailNext['calls']>) =>
      switches.take('failNext', ({ calls = 'send' }) => calls === call),
    /** Returns the answer that hides a sent message, if this one has to be hidden. */
    takeFalseAnswer: (call: NonNullable<FalseAnswer['calls']> = 'send') =>
      switches.take('acceptButAnswer', ({ calls = 'send' }) => calls === call)?.answer ?? null,
  };
}

/** The result of createGraphFaults. */
export type ActiveFaults = ReturnType<typeof createGraphFaults>;
