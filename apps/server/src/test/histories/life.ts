import type { Connection } from '../../database/connect.ts';
import type { Database } from '../../database/database.ts';
import { sessionOf, type Session } from '../../database/session.ts';
import { SignalHub } from '../../database/signals.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Dice } from './dice.ts';
import type { VirtualTime } from './virtual-time.ts';

/** Thrown inside a transaction of a process that has just died, to undo what it had not committed. */
class Died extends Error {}

/** The share of signals of each kind that is lost between processes. Nothing may depend on them. */
const lostSignals = { 'work-due': 0.02, 'delivery-stored': 0.02, 'chat-changed': 0.5, 'session-ended': 0 };
/** Timers of this length or more belong to servers that know of nothing to do sooner. */
const minRestMs = 4_000;

/**
 * The life of one server process that can end between any two of its steps. A step is any contact with the world
 * outside it: a statement, a commit, a call, an answer. A dead process takes no more steps: what it waits for
 * never comes.
 */
export type Life = ReturnType<typeof createLife>;

export function createLife(time: VirtualTime, dice: Dice, onDeath: () => void) {
  let alive = true;
  let stepsLeft = Infinity;

  function step(): boolean {
    if (!alive) return false;
    stepsLeft -= 1;
    if (stepsLeft > 0) return true;
    alive = false;
    onDeath();
    return false;
  }

  /** Runs one step. The process may die before it, or after it without learning the outcome. */
  async function touch<T>(work: () => Promise<T>): Promise<T> {
    if (!step()) return never();
    try {
      const result = await time.work(work);
      return step() ? result : await never();
    } catch (error) {
      if (!step()) return never();
      throw error;
    }
  }

  const clock: Clock = {
    now: () => new Date(time.now()),
    setTimer(at, callback) {
      const due = typeof at === 'number' ? time.now() + at : at.getTime();
      const isRest = typeof at === 'number' && at >= minRestMs;
      return time[isRest ? 'lookAt' : 'at'](due, () => {
        if (alive) callback();
      });
    },
  };

  return {
    clock,
    touch,
    isAlive: () => alive,
    /** Dies at the n-th step from now. */
    dieAfter(steps: number): void {
      stepsLeft = Math.min(stepsLeft, steps);
    },
    connect: (connection: Connection) =>
      mortalConnection(connection, { step, touch, hears: (kind) => alive && !dice.chance(lostSignals[kind]) }),
  };
}

type Steps = {
  step(): boolean;
  touch<T>(work: () => Promise<T>): Promise<T>;
  hears(kind: keyof typeof lostSignals): boolean;
};

/** Returns the connection as one process has it, on a database that others use as well. */
function mortalConnection(connection: Connection, steps: Steps): Connection {
  const signals = new SignalHub();
  for (const kind of Object.keys(lostSignals) as (keyof typeof lostSignals)[]) {
    connection.signals.on(kind, (signal) => {
      if (steps.hears(kind)) signals.receive(signal);
    });
  }
  const session = Object.create(sessionOf(connection.database), {
    prepareQuery: { value: interceptQueries(connection.database, (run) => steps.touch(run)) },
    transaction: {
      value: (work: (tx: Database) => Promise<unknown>, config: unknown) =>
        steps.touch(() =>
          sessionOf(connection.database).transaction(async (tx) => {
            const result = await work(mortalTransaction(tx, steps));
            if (!steps.step()) throw new Died();
            return result;
          }, config),
        ),
    },
  }) as Session;
  return { ...connection, signals, shared: true, database: withSession(connection.database, session) };
}

function mortalTransaction(tx: Database, steps: Steps): Database {
  const prepareQuery = interceptQueries(tx, async (run) => {
    if (!steps.step()) throw new Died();
    return run();
  });
  return withSession(tx, Object.create(sessionOf(tx), { prepareQuery: { value: prepareQuery } }) as Session);
}

function interceptQueries(database: Database, around: (run: () => Promise<unknown>) => Promise<unknown>) {
  const session = sessionOf(database);
  return (...query: unknown[]) => {
    const prepared = session.prepareQuery(...query);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = (...values) => around(() => execute(...values));
    return prepared;
  };
}

function withSession(database: Database, session: Session): Database {
  return Object.create(database, { session: { value: session } }) as Database;
}

function never<T>(): Promise<T> {
  return new Promise(() => {});
}
