/** Runs a call of an outside service, and notes how long it took and how it ended. */
export type ObserveCall = <Result>(provider: string, call: string, work: () => Promise<Result>) => Promise<Result>;

/** Returns a client whose calls are observed, also those of its parts. What is answered at once is not a call. */
export function observedClient<Client extends object>(provider: string, client: Client, observe: ObserveCall): Client {
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member === 'object' && member !== null) return observedClient(provider, member, observe);
      if (typeof member !== 'function' || typeof name !== 'string') return member;
      return (...given: unknown[]) => {
        const result: unknown = Reflect.apply(member, target, given);
        return result instanceof Promise ? observe(provider, name, () => result) : result;
      };
    },
  });
}
