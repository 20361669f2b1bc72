import {
  asksForAnswer,
  askingScope,
  dormantAfterMs,
  type AskingScope,
  type DraftContext,
  type SpokenTurn,
} from '@spotter/domain/autoreply';
import type { ChatCall } from '../../booking/index.ts';
import { type ChatState, type MessageRow, unansweredMessages } from '../../chats/index.ts';

/** What a draft may ask and promise now, out of what was said in the chat. */
export type AskingNow = Required<Pick<DraftContext, 'asking' | 'lately' | 'asksNothing'>>;

/** Our side's turns whose questions are not asked again, whatever was answered. */
const latestTurns = 2;

/** Returns what may be asked. `calls`: those of the chat; null: they are not read, and its stage tells. */
export function askingNow(state: ChatState, shown: MessageRow[], calls: ChatCall[] | null, now: Date): AskingNow {
  const { chat, messages, agent } = state;
  const unanswered = unansweredMessages(messages, chat.canceledTurn).filter((message) => message.state !== 'unsent');
  const keywords = agent === null ? [] : [...agent.triggerKeywords, ...agent.reengagementKeywords];
  return {
    asking: scopeOf(state, shown, calls, now),
    lately: askedLately(shown, now),
    asksNothing: unanswered.every(
      ({ text, attachments }) => attachments.length === 0 && !asksForAnswer(text, keywords),
    ),
  };
}

function scopeOf({ chat }: ChatState, shown: MessageRow[], calls: ChatCall[] | null, now: Date): AskingScope {
  const isBooked =
    calls === null ? chat.stage === 'booked' : calls.some(({ state, start }) => state === 'booked' && start > now);
  const changes = (calls ?? []).filter(({ state }) => state !== 'offered').map(({ changedAt }) => changedAt.getTime());
  const since = Math.max(now.getTime() - dormantAfterMs, ...changes);
  const turns = shown
    .filter(({ sentAt }) => sentAt.getTime() > since)
    .map(({ author, text, quickReplies }): SpokenTurn => ({
      from: author === 'contact' ? 'contact' : 'business',
      text,
      hasTimes: quickReplies !== null,
    }));
  const scope = askingScope(turns);
  return isBooked && scope === 'booking' ? 'anything' : scope;
}

/** Returns our side's newest turns, and those before that the contact replied to without asking back. */
function askedLately(shown: MessageRow[], now: Date): string[] {
  const turns: { ours: string[]; theirs: string[] }[] = [];
  for (const { author, text, sentAt } of shown) {
    if (now.getTime() - sentAt.getTime() > dormantAfterMs) continue;
    const last = turns.at(-1);
    if (author === 'contact') last?.theirs.push(text);
    else if (last === undefined || last.theirs.length > 0) turns.push({ ours: [text], theirs: [] });
    else last.ours.push(text);
  }
  return turns
    .filter(({ theirs }, at) => at >= turns.length - latestTurns || !theirs.some((text) => asksForAnswer(text)))
    .flatMap(({ ours }) => ours);
}
