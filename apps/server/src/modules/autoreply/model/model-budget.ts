import type { AgentModels } from '@spotter/contract';
import type { Hold } from '@spotter/domain/autoreply';
import { percentOfBudget } from '@spotter/domain/notifications';
import type { GenerateOutcome, GenerateRequest, LanguageModel } from '@spotter/providers/ports/language-model';
import type { Database } from '../../../database/database.ts';
import { batchCalls } from '../../../database/batch-calls.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { createBudgetWarnings, type OnMarkReached } from './budget-warnings.ts';
import type { Asker, LimitedModel } from './limited-model.ts';
import { addModelUse, findModelUse } from './model-use.repository.ts';

/** Max tokens a day (UTC); null: no limit. */
export type TokenLimits = { perAccount: number | null; inAll: number | null };

const dayMs = 24 * 3_600_000;
/** The average length of a token, for requests without reported usage. */
const charactersPerToken = 4;
const maxConcurrentDrafts = 500;

/**
 * The operator's language model for accounts: only the offered models, and only within the daily limits of
 * tokens. Every request counts, including dropped answers. A limit is checked before a request, so a day may end
 * a few answers above it.
 */
export function createModelBudget(options: {
  database: Database;
  clock: Clock;
  logger: Logger;
  model: LimitedModel;
  /** The model names that an agent may use; any other name gets the first. */
  offered: string[];
  limits: TokenLimits;
  /** Called where an account has used most of its own limit. */
  onMarkReached: OnMarkReached;
}) {
  const { database, clock, logger, model, offered, limits } = options;
  const isLimited = limits.perAccount !== null || limits.inAll !== null;
  const today = () => clock.now().toISOString().slice(0, 10);
  const warn = createBudgetWarnings({ ...options, limit: limits.perAccount });
  const nextDay = () => new Date((Math.floor(clock.now().getTime() / dayMs) + 1) * dayMs);

  /** Stores the use of requests; those that end together are written together. */
  const record = batchCalls<{ workspaceId: WorkspaceId; tokens: number }, void>(async (uses) => {
    const [day, resetsAt] = [today(), nextDay()];
    const byWorkspace = new Map<WorkspaceId, number>();
    for (const { workspaceId, tokens } of uses)
      byWorkspace.set(workspaceId, (byWorkspace.get(workspaceId) ?? 0) + tokens);
    // In one order, so that two processes cannot deadlock.
    const rows = [...byWorkspace.keys()]
      .toSorted()
      .map((workspaceId) => ({ day, workspaceId, tokens: byWorkspace.get(workspaceId)! }));
    await warn(await addModelUse(database, rows), resetsAt);
    return uses.map(() => undefined);
  }, maxConcurrentDrafts);

  const findSpent = async (workspaceId: WorkspaceId) =>
    isLimited ? findModelUse(database, workspaceId, today()) : { perAccount: 0, inAll: 0 };
  const isAtLimit = (spent: { perAccount: number; inAll: number }) =>
    spent.perAccount >= (limits.perAccount ?? Infinity) || spent.inAll >= (limits.inAll ?? Infinity);
  const isSpent = async (workspaceId: WorkspaceId) => isAtLimit(await findSpent(workspaceId));

  return {
    /** The model names that an agent may use, the default first. */
    offered,

    /** Returns the model for requests of an account. */
    modelFor: (asker: Asker): LanguageModel => ({
      async generate(name, request) {
        const { workspaceId } = asker;
        const asked = model.modelFor(asker);
        const outcome = await asked.generate(name !== null && offered.includes(name) ? name : null, request);
        const tokens = tokensOf(outcome, request);
        // The answer must not be lost because it could not be counted.
        if (tokens > 0)
          await record({ workspaceId, tokens }).catch((error: unknown) =>
            logger.error({ error }, 'Model use was not counted'),
          );
        return outcome;
      },
    }),

    /** Returns what the account has used today of its own limit, and the end of its pause. */
    async findUse(workspaceId: WorkspaceId): Promise<Omit<AgentModels, 'models'>> {
      const [spent, resetsAt, limit] = [await findSpent(workspaceId), nextDay().toISOString(), limits.perAccount];
      const tokens = spent.perAccount;
      return {
        pausedUntil: isAtLimit(spent) ? resetsAt : null,
        budget: limit === null ? null : { tokens, limit, percentUsed: percentOfBudget(tokens, limit), resetsAt },
      };
    },

    /** Returns the end of the account's pause; null: none. */
    async pausedUntil(workspaceId: WorkspaceId): Promise<Date | null> {
      return (await isSpent(workspaceId)) ? nextDay() : null;
    },

    /** Returns the hold on an account without budget; null: none. */
    async holdFor(workspaceId: WorkspaceId): Promise<Hold | null> {
      return (await isSpent(workspaceId)) ? { because: 'budget', until: nextDay() } : null;
    },

    /** Throws too_many_requests when the account may not ask today. */
    async check(workspaceId: WorkspaceId): Promise<void> {
      if (!(await isSpent(workspaceId))) return;
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

/** Returns the tokens of a request: as reported by the endpoint, else estimated from the length of the input. */
function tokensOf(outcome: GenerateOutcome, request: GenerateRequest): number {
  if (outcome.kind === 'unavailable' && outcome.because !== 'timeout') return 0;
  const usage = 'usage' in outcome ? outcome.usage : null;
  if (usage !== null && (usage.inputTokens !== null || usage.outputTokens !== null)) {
    return (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0);
  }
  const sent = request.messages.reduce((sum, { content }) => sum + content.length, request.instructions.length);
  return Math.ceil(sent / charactersPerToken);
}
