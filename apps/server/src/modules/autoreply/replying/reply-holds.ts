import type { Hold } from '@spotter/domain/autoreply';
import type { Connection } from '../../../database/connect.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { ChatState, SendPauses } from '../../chats/index.ts';
import type { ModelBudget } from '../model/model-budget.ts';
import type { ModelGuard } from '../model/model-guard.ts';

/** The pause before a chat looks again after another chat has begun the trial. */
const trialCheckMs = 30_000;

/** What may keep an answer from being written or sent. */
type Holding = { connection: Connection; clock: Clock; pauses: SendPauses; guard: ModelGuard; budget: ModelBudget };

/** Returns why the model may not be asked now; null where it may. */
export async function holdOfModel(
  { guard, budget }: Pick<Holding, 'guard' | 'budget'>,
  { agent, bot, chat }: ChatState,
): Promise<Hold | null> {
  return guard.holdFor(agent!.model, chat.id) ?? (await budget.holdFor(bot.workspaceId));
}

/** Returns why an answer cannot be sent or written now. While a service may be back, one chat tries for all. */
export async function findHold(
  holding: Holding,
  state: ChatState,
  { asksModel }: { asksModel: boolean },
): Promise<{ hold: Hold | null; isTrial: boolean }> {
  const { pauses, clock } = holding;
  const held = pauses.holdFor(state) ?? (asksModel ? await holdOfModel(holding, state) : null);
  if (held !== null) return { hold: held, isTrial: false };
  const passage = pauses.passage(state);
  if (passage.kind !== 'trial') return { hold: null, isTrial: false };
  const isTrial = await pauses.takeTrial(holding.connection.database, state.bot.id);
  const until = new Date(clock.now().getTime() + trialCheckMs);
  return { hold: isTrial ? null : { because: passage.because, until }, isTrial };
}
