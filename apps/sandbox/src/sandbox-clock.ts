import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { openWorldFile } from './simulators/world-file.ts';

const hourMs = 3_600_000;
const answerMs = 5_000;
const maxMs = 60 * 24 * hourMs;
const State = z.object({ aheadMs: z.number().int().min(0).max(maxMs) });

/** The clock of the simulators and the phone, which can be put ahead together with Spotter's. */
export type SandboxClock = ReturnType<typeof createSandboxClock>;

export function createSandboxClock(options: {
  file: string;
  spotterUrl: string;
  secret: string;
  /** Whether it may be moved: not where strangers use the same server. */
  moves: boolean;
  base?: () => Date;
}) {
  const base = options.base ?? (() => new Date());
  let aheadMs = 0;
  const file = openWorldFile(options.file, State, () => ({ aheadMs }));
  if (options.moves) aheadMs = file.stored?.aheadMs ?? 0;

  /** Spotter's clock goes first: a platform must not tell of what is still to come there. */
  async function putSpotterAhead(ms: number): Promise<boolean> {
    const path = `/api/sandbox/clock/${ms}`;
    const signature = createHmac('sha256', options.secret).update(path).digest('hex');
    try {
      const response = await fetch(options.spotterUrl + path, {
        method: 'POST',
        headers: { 'x-hub-signature-256': `sha256=${signature}` },
        redirect: 'error',
        signal: AbortSignal.timeout(answerMs),
      });
      return response.ok;
    } catch {
      return false;
    }
  }

  return {
    now: () => new Date(base().getTime() + aheadMs),
    view: () => ({ aheadMs, moves: options.moves }),
    /** Lets hours pass here and at Spotter; returns why it could not, null where it could. */
    async letPass(hours: number): Promise<'not-here' | 'too-far' | 'no-answer' | null> {
      if (!options.moves) return 'not-here';
      const next = aheadMs + hours * hourMs;
      if (next > maxMs) return 'too-far';
      if (!(await putSpotterAhead(next))) return 'no-answer';
      aheadMs = next;
      file.touch();
      return null;
    },
    close: () => file.close(),
  };
}
