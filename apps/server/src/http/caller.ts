import { AsyncLocalStorage } from 'node:async_hooks';

/** Who makes the call that is being answered. `userId` is null for a visitor. */
export type Caller = { userId: string | null; userAgent: string | null };

const callers = new AsyncLocalStorage<Caller>();

/** Runs what answers a call, so that whatever it brings about can know who called. */
export function whileCalledBy<T>(caller: Caller, run: () => T): T {
  return callers.run(caller, run);
}

/**
 * How the program of a user names itself who is being answered; null where nobody is, or somebody else. What is begun
 * during a call may do the work of others too: the id tells.
 */
export function findUserAgent(userId: string): string | null {
  const caller = callers.getStore();
  return caller?.userId === userId ? caller.userAgent : null;
}
