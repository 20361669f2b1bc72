import { isSpam } from '../../safety/classifier/classify-spam.ts';
import type { TriggerKind } from '../triggers/trigger.ts';
import { contactFacts, firstFired } from './fired-trigger.ts';
import type { InboundMessage, ReplySituation } from './reply-situation.ts';

/** Max messages of a contact who may still be found to be a seller. Later they are in a conversation. */
const maxMessages = 3;

/** What a contact does who answers the coach. Sellers answer stories too, and write to everybody. */
const answersCoach: readonly TriggerKind[] = ['keyword', 'comment', 'ad', 'link', 'ice-breaker'];

/**
 * Whether a contact who is not known yet sells, begs or lures, or the coach marked them so: they get no answer,
 * and no model is asked.
 */
export function isFromSeller(situation: ReplySituation, content: InboundMessage[]): boolean {
  const { chat, recentTurns = [] } = situation;
  if (chat.spam === 'marked') return true;
  if (chat.knownContact === true || !chat.enabled || wasCalled(situation, content)) return false;
  if (chat.spam === 'detected') return true;
  const before = recentTurns.filter(({ from }) => from === 'contact').length;
  return content
    .filter(({ imported }) => imported !== true)
    .slice(0, Math.max(0, maxMessages - before))
    .some(({ text }) => isSpam(text));
}

/** Whether they come by the coach's own word, ad, link or question. */
function wasCalled(situation: ReplySituation, content: InboundMessage[]): boolean {
  const { agent } = situation;
  if (content.some(({ entry = {} }) => entry.adId !== undefined || entry.ref !== undefined || entry.iceBreaker))
    return true;
  if (agent === null) return false;
  const calls = agent.triggers.filter(({ kind }) => answersCoach.includes(kind));
  return firstFired(content, calls, contactFacts(situation, agent)) !== null;
}
