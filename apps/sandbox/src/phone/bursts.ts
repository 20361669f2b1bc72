/** Writes several messages one after another, as people do in a chat. */
export type Bursts = {
  /** The first at once, each further one after the pause. */
  write(texts: string[], send: (text: string) => void): void;
  /** What is still to come is not written. */
  close(): void;
};

/** A writer of bursts with this pause between two messages, in milliseconds. */
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
