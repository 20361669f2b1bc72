/** Writes several messages one after another, as people do in a chat. */
export type Bursts = {
  /** Writes the first text right away, each further one after the pause. */
  write(texts: string[], send: (text: string) => void): void;
  /** Drops the texts that were not written yet. */
  close(): void;
};

/** Returns a writer of bursts with this pause between two messages, in ms. */
export function createBursts(pauseMs: number): Bursts {
  const timers = new Set<NodeJS.Timeout>();
  return {
    write(texts, send) {
      const [first, ...others] = texts;
      if (first !== undefined) send(first);
      for (const [index, text] of others.entries()) {
        const timer = setTimeout(
          () => {
            timers.delete(timer);
            send(text);
          },
          (index + 1) * pauseMs,
        );
        timers.add(timer);
      }
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
