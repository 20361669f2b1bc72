import type { GenerateOutcome, GenerateRequest, LanguageModel } from '@spotter/providers/ports/language-model';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { releaseWorkerSlotWhileWaiting } from '../../../queue/worker-slot.ts';
import { createModelLimit, type ModelLimit, type RequestEnd } from './model-limit.ts';

/** The longest wait for a turn. What the request was made of is old by then, and is read again. */
const patienceMs = 30_000;
/** The first pause after a refusal that names none; each further one is twice as long. */
const refusalPauseMs = 1_000;

/** Why a request was not made: the model failed for others, or is being tried by one for all. */
export const failedForOthers = 'It failed for others while this request waited for its turn';

/** Who asks the model, and how. */
export type Asker = {
  workspaceId: WorkspaceId;
  /** Whether a person waits for the answer: it goes ahead of the workspace's chats. */
  isAwaited?: boolean;
  /** Whether the model may still be asked once it is the request's turn. */
  mayAsk?: () => boolean;
};

/**
 * Returns the language model with a bound for requests side by side, for each name. A request that it refuses as
 * one too many is made again, as long as it had no effect and is worth waiting for; one that never gets its turn
 * is aborted.
 */
export function createLimitedModel(options: {
  model: LanguageModel;
  clock: Clock;
  logger: Logger;
  /** The model names that are asked for, the default first. */
  offered: string[];
  /** Max requests side by side, for each name. */
  sideBySide: number;
}) {
  const { model, clock, logger, sideBySide } = options;
  const [defaultName = ''] = options.offered;
  const limits = new Map<string, ModelLimit>(
    options.offered.map((name) => [
      name,
      createModelLimit({
        clock,
        max: sideBySide,
        onLowered: (limit) =>
          logger.warn({ model: name, limit }, 'The language model refuses requests: fewer are made side by side'),
      }),
    ]),
  );

  async function ask(name: string | null, asked: GenerateRequest, asker: Asker): Promise<GenerateOutcome> {
    const { workspaceId, isAwaited = false, mayAsk = () => true } = asker;
    const { signal } = asked;
    const until = new Date(clock.now().getTime() + patienceMs);
    let refused: GenerateOutcome | null = null;
    for (let pauseMs = refusalPauseMs; ; pauseMs *= 2) {
      const wish = { workspaceId, signal, until, isFirst: isAwaited || refused !== null };
      const turn = await releaseWorkerSlotWhileWaiting(() => limits.get(name ?? defaultName)!.enter(wish));
      if (turn === null) return signal.aborted ? { kind: 'aborted' } : (refused ?? { kind: 'aborted' });
      let end: RequestEnd = { kind: 'unclear' };
      try {
        if (!mayAsk())
          return { kind: 'unavailable', because: 'unreachable', retryAfterMs: null, detail: failedForOthers };
        const { request, hadEffect } = watchEffects(asked);
        const outcome = await model.generate(name, request);
        end = endOf(outcome);
        if (end.kind !== 'refused' || hadEffect()) return outcome;
        refused = outcome;
        pauseMs = Math.max(pauseMs, end.retryAfterMs ?? 0);
        if (clock.now().getTime() + pauseMs >= until.getTime()) return outcome;
      } finally {
        turn.end(end);
      }
      await releaseWorkerSlotWhileWaiting(() => pass(pauseMs, signal));
    }
  }

  function pass(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const finish = () => {
        stopTimer();
        signal.removeEventListener('abort', finish);
        resolve();
      };
      const stopTimer = clock.setTimer(ms, finish);
      signal.addEventListener('abort', finish);
      if (signal.aborted) finish();
    });
  }

  return {
    /** Returns the model for one who asks. The name is one of those offered, or null for the default. */
    modelFor: (asker: Asker): LanguageModel => ({ generate: (name, request) => ask(name, request, asker) }),
  };
}

export type LimitedModel = ReturnType<typeof createLimitedModel>;

function endOf(outcome: GenerateOutcome): RequestEnd {
  if (outcome.kind === 'text' || outcome.kind === 'unusable') return { kind: 'answered' };
  if (outcome.kind === 'unavailable' && outcome.because === 'rate-limited')
    return { kind: 'refused', retryAfterMs: outcome.retryAfterMs };
  return { kind: 'unclear' };
}

/** Returns the request, and whether one of its tools was called. That request must not be repeated. */
function watchEffects(request: GenerateRequest): { request: GenerateRequest; hadEffect(): boolean } {
  let called = false;
  const tools = request.tools.map((tool) => ({
    ...tool,
    execute(input: unknown) {
      called = true;
      return tool.execute(input);
    },
  }));
  return { request: { ...request, tools }, hadEffect: () => called };
}
