import type pg from 'pg';
import { PreparingClient } from './prepared-statements.ts';

/**
 * A client that sends what is asked for at once in one write, and the beginning of a transaction with its first
 * statement: every write wakes the database, which takes both sides longer than most statements. Its pool must
 * pipeline.
 */
export class PipelinedClient extends PreparingClient {
  #held = false;

  override query(...given: unknown[]): never {
    const isBeginning = isBegin(given[0]);
    if (!this.#held) {
      this.#held = true;
      this.#stream.cork();
      // A transaction that does something else first begins all the same.
      if (isBeginning) setImmediate(() => this.#send());
    }
    const result = super.query(...given) as Promise<unknown>;
    if (!isBeginning) {
      process.nextTick(() => this.#send());
      return result as never;
    }
    // What follows it must not run without it. It fails with its connection only.
    result.catch((error: Error) => this.#stream.destroy(error));
    return Promise.resolve({ rows: [] }) as never;
  }

  #send(): void {
    if (!this.#held) return;
    this.#held = false;
    this.#stream.uncork();
  }

  get #stream() {
    return (this as unknown as { connection: pg.Connection }).connection.stream;
  }
}

function isBegin(given: unknown): boolean {
  return typeof given === 'object' && given !== null && 'text' in given && given.text === 'begin';
}
