import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from './http/app-error.ts';
import type { WebhookVerifier } from './modules/chats/index.ts';
import { systemClock } from './platform/clock.ts';
import { createMovableClock, type MovableClock } from './platform/movable-clock.ts';

const maxMs = 60 * 24 * 3_600_000;
const Kept = z.object({ aheadMs: z.number().int().min(0).max(maxMs) });
const Asked = z.object({ aheadMs: z.coerce.number().int().min(0).max(maxMs) });

/**
 * The clock of a server beside a sandbox on the operator's own machine.
 * What was stored lies in its future, so it is kept.
 */
export type SandboxClock = { clock: MovableClock; keep(aheadMs: number): void };

export function openSandboxClock(dataDir: string): SandboxClock {
  const file = join(dataDir, 'sandbox-clock.json');
  return {
    clock: createMovableClock(systemClock, readKept(file)),
    keep(aheadMs) {
      mkdirSync(dataDir, { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify({ aheadMs } satisfies z.infer<typeof Kept>), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}

function readKept(file: string): number {
  try {
    return Kept.parse(JSON.parse(readFileSync(file, 'utf8'))).aheadMs;
  } catch {
    return 0;
  }
}

/**
 * Lets the sandbox's phone put the clock ahead, never back, for requests signed like the platforms' own. A
 * server without a sandbox, and a public demo, have neither this route nor a clock that moves.
 */
export function registerSandboxClock(
  app: FastifyInstance,
  { clock, keep }: SandboxClock,
  options: { verifiers: Partial<Record<string, WebhookVerifier>>; onMoved: () => void },
): void {
  app.post('/api/sandbox/clock/:aheadMs', (request) => {
    const signed = Buffer.from(new URL(request.url, 'http://phone').pathname);
    const isSigned = Object.values(options.verifiers).some(
      (verifier) => verifier?.isSigned(signed, String(request.headers[verifier.signatureHeader])) === true,
    );
    const asked = Asked.safeParse(request.params).data;
    if (!isSigned || asked === undefined)
      throw new AppError('invalid_signature', 'The signature does not fit the address');
    if (asked.aheadMs < clock.aheadMs()) throw new AppError('conflict', 'The clock cannot be put back');
    keep(asked.aheadMs);
    clock.putAhead(asked.aheadMs);
    options.onMoved();
    return { now: clock.now().toISOString() };
  });
}
