import type { Hold } from '@spotter/domain';
import type { GenerateOutcome, GenerateRequest, LanguageModel } from '@spotter/providers/ports/language-model';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { batchCalls } from '../../../database/batch-calls.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import { modelUse } from './model-use.tables.ts';

/** Tokens a day (UTC); null: as many as are asked for. */
export type TokenLimits = { perAccount: number | null; inAll: number | null };

const dayMs = 24 * 3_600_000;
/** A token of ordinary text; for askings whose end nobody told us the tokens of. */
const charactersPerToken = 4;
const mostWrittenAtOnce = 500;

/**
 * The operator's language model as accounts may use it: only the models that are offered, and only as many tokens a day
 * as the limits allow. Whatever is asked counts, also what is thrown away. A limit is noticed before the next asking, so
 * a day may end a few answers above it.
 */
export function createModelBudget(options: {
  database: Database;
  clock: Clock;
  logger: Logger;
  model: LanguageModel;
  /** The names that an agent may ask for; any other gets the first. */
  offered: string[];
  limits: TokenLimits;
}) {
  const { database, clock, logger, model, offered, limits } = options;
  const isLimited = limits.perAccount !== null || limits.inAll !== null;
  const today = () => clock.now().toISOString().slice(0, 10);
  const nextDay = () => new Date((Math.floor(clock.now().getTime() / dayMs) + 1) * dayMs);

  /** Those that end together are written together. */
  const record = batchCalls<{ userId: string; tokens: number }, void>(async (uses) => {
    const day = today();
    const byUser = new Map<string, number>();
    for (const { userId, tokens } of uses) byUser.set(userId, (byUser.get(userId) ?? 0) + tokens);
    // In one order, so that two processes do not wait for each other.
    const rows = [...byUser.keys()].toSorted().map((userId) => ({ day, userId, tokens: byUser.get(userId)! }));
    await database
      .insert(modelUse)
      .values(rows)
      .onConflictDoUpdate({
        target: [modelUse.day, modelUse.userId],
        set: { tokens: sql`${modelUse.tokens} + excluded.tokens` },
      });
    return uses.map(() => undefined);
  }, mostWrittenAtOnce);

  async function isSpent(userId: string): Promise<boolean> {
    if (!isLimited) return false;
    const [spent] = await database
      .select({
        inAll: sql<string>`coalesce(sum(${modelUse.tokens}), 0)`,
        perAccount: sql<string>`coalesce(sum(${modelUse.tokens}) filter (where ${modelUse.userId} = ${userId}), 0)`,
      })
      .from(modelUse)
      .where(eq(modelUse.day, today()));
    return (
      Number(spent?.perAccount) >= (limits.perAccount ?? Infinity) || Number(spent?.inAll) >= (limits.inAll ?? Infinity)
    );
  }

  return {
    /** The names that an agent may ask for, the default first. */
    offered,

    /** The model, asked on behalf of an account. */
    modelFor: (userId: string): LanguageModel => ({
      async generate(name, request) {
        const outcome = await model.generate(name !== null && offered.includes(name) ? name : null, request);
        const tokens = tokensOf(outcome, request);
        // The answer is there: that it could not be counted must not keep it back.
        if (tokens > 0)
          await record({ userId, tokens }).catch((error: unknown) =>
            logger.error({ error }, 'Model use was not counted'),
          );
        return outcome;
      },
    }),

    /** Until when the account may not ask; null while it may. */
    async pausedUntil(userId: string): Promise<Date | null> {
      return (await isSpent(userId)) ? nextDay() : null;
    },

    /** What keeps an answer of the account from being asked for. */
    async holdFor(userId: string): Promise<Hold | null> {
      return (await isSpent(userId)) ? { because: 'budget', until: nextDay() } : null;
    },

    /** Throws too_many_requests when the account may not ask today. */
    async check(userId: string): Promise<void> {
      if (!(await isSpent(userId))) return;
      const seconds = Math.ceil((nextDay().getTime() - clock.now().getTime()) / 1000);
      throw new AppError(
        'too_many_requests',
        "Today's budget for the language model is used up. It resets at midnight UTC.",
        [],
        seconds,
      );
    },
  };
}

export type ModelBudget = ReturnType<typeof createModelBudget>;

/** What an asking took: as the endpoint says, else by the length of what it was sent. */
function tokensOf(outcome: GenerateOutcome, request: GenerateRequest): number {
  if (outcome.kind === 'unavailable' && outcome.because !== 'timeout') return 0;
  const usage = 'usage' in outcome ? outcome.usage : null;
  if (usage !== null && (usage.inputTokens !== null || usage.outputTokens !== null)) {
    return (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0);
  }
  const sent = request.messages.reduce((sum, { content }) => sum + content.length, request.instructions.length);
  return Math.ceil(sent / charactersPerToken);
}
