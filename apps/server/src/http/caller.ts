import { AsyncLocalStorage } from 'node:async_hooks';

/** The caller of the call being answered. `userId` is null for a visitor, `keyName` where no API key calls. */
export type Caller = { userId: string | null; userAgent: string | null; keyName: string | null };

const callers = new AsyncLocalStorage<Caller>();

/** Runs the answering of a call, so that all code run by it can find the caller. */
export function whileCalledBy<T>(caller: Caller, run: () => T): T {
  return callers.run(caller, run);
}

/**
 * Returns the `User-Agent` of the call being answered, if its caller is this user; null otherwise. Work begun
 * during a call may serve other users too, so the id decides.
 */
export function findUserAgent(userId: string): string | null {
  const caller = callers.getStore();
  return caller?.userId === userId ? caller.userAgent : null;
}

/** Returns the name of the API key that makes the call being answered for this user; null: no key does. */
export function findCallingKey(userId: string): string | null {
  const caller = callers.getStore();
  return caller?.userId === userId ? caller.keyName : null;
}
