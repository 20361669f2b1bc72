/** Tells all listeners what happens in a simulator. */
export function createChangeFeed<Change>() {
  const listeners = new Set<(change: Change) => void>();
  return {
    emit(change: Change): void {
      for (const listener of listeners) listener(change);
    },
    /** Calls the listener on every change; returns the function that ends this. */
    subscribe(listener: (change: Change) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
