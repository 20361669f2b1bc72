import { AsyncLocalStorage } from 'node:async_hooks';

/** The place of a job among those at work. */
export type Place = {
  /** The job waits for others; its place is free meanwhile. */
  leave(): void;
  /** The job works on. */
  comeBack(): void;
};

const places = new AsyncLocalStorage<Place>();

/** Runs a job that holds a place. */
export function inPlace<Result>(place: Place, work: () => Promise<Result>): Promise<Result> {
  return places.run(place, work);
}

/**
 * Waits for something that this process does not do itself: a job leaves its place to another meanwhile. For
 * waits in the main line of a job, outside of transactions; what runs beside it needs no place. Whoever is not a
 * job just waits.
 */
export async function releaseWorkerSlotWhileWaiting<Result>(wait: () => Promise<Result>): Promise<Result> {
  const place = places.getStore();
  if (place === undefined) return wait();
  place.leave();
  try {
    return await wait();
  } finally {
    place.comeBack();
  }
}

/** Runs work that comes up within a wait, such as a tool that a model calls: the job has its place meanwhile. */
export async function takeWorkerSlotWhileWorking<Result>(work: () => Promise<Result>): Promise<Result> {
  const place = places.getStore();
  if (place === undefined) return work();
  place.comeBack();
  try {
    return await work();
  } finally {
    place.leave();
  }
}

/** Returns a client of an outside service whose calls hold no place, except those that jobs do not wait for. */
export function releaseSlotInCalls<Client extends object>(client: Client, except: (keyof Client)[] = []): Client {
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function' || except.includes(name as keyof Client)) return member;
      return (...given: unknown[]) => {
        const result: unknown = Reflect.apply(member, target, given);
        return result instanceof Promise ? releaseWorkerSlotWhileWaiting(() => result) : result;
      };
    },
  });
}
