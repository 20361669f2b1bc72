import { fork, type ChildProcess } from 'node:child_process';

type Calls = Record<string, (argument: never) => unknown>;
type Question = { id: number; name: string; argument: unknown };
type Answer = { id: number; value?: unknown; failure?: string };

/**
 * A program of the benchmark in a process of its own,
 * so that the measuring and the measured code do not share one.
 */
export type Program<C extends Calls> = {
  call<Name extends keyof C & string>(
    name: Name,
    argument: Parameters<C[Name]>[0],
  ): Promise<Awaited<ReturnType<C[Name]>>>;
  stop(): Promise<void>;
};

/** Starts a program of the folder `programs` that answers with `answerCalls`. */
export function startProgram<C extends Calls>(file: string): Program<C> {
  const child: ChildProcess = fork(new URL(`../programs/${file}`, import.meta.url), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Keeps arrays of bytes as they are.
    serialization: 'advanced',
  });
  const waiting = new Map<number, { resolve(value: never): void; reject(error: Error): void }>();
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let asked = 0;
  child.on('message', ({ id, value, failure }: Answer) => {
    const question = waiting.get(id);
    waiting.delete(id);
    if (failure === undefined) question?.resolve(value as never);
    else question?.reject(new Error(`${file}: ${failure}`));
  });
  void ended.then(() => {
    for (const { reject } of waiting.values()) reject(new Error(`${file} ended before it answered`));
  });
  return {
    call: (name, argument) =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        child.send({ id: asked, name, argument } satisfies Question);
      }),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Answers the calls of the process that started this one, and ends with it. */
export function answerCalls(calls: Calls): void {
  process.on('disconnect', () => process.exit(0));
  process.on('message', ({ id, name, argument }: Question) => {
    void (async () => {
      try {
        const value = await calls[name]!(argument as never);
        process.send!({ id, value } satisfies Answer);
      } catch (error) {
        process.send!({
          id,
          failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
        } satisfies Answer);
      }
    })();
  });
}
