/** A client that answers every call later. */
type Answering<Client> = { [Call in keyof Client]: (...given: never[]) => Promise<unknown> };

/**
 * Returns a client that is loaded by its first call, for services whose library most servers never need, or not
 * at their start.
 */
export function loadedLate<Client extends Answering<Client>>(load: () => Promise<Client>): Client {
  let loading: Promise<Client> | null = null;
  return new Proxy({} as Client, {
    get(_, name) {
      // Else whoever awaits the client itself would call it.
      if (typeof name === 'symbol' || name === 'then') return undefined;
      return async (...given: never[]) => {
        loading ??= load();
        const client = await loading;
        return client[name as keyof Client](...given);
      };
    },
  });
}
