import { type ChatLanguage } from '@spotter/language/detection/chat-languages';
import { questionsIn } from '@spotter/language/sentences/sentences';
import { foldText } from '@spotter/language/text/folded-text';
import { namedTimes } from '@spotter/language/times/named-times';
import { slotsAsked } from '../autoreply/drafts/draft-questions.ts';
import type { AskedSlot } from '../autoreply/drafts/asked-slots.ts';
import { claimsBooking, claimsCancellation } from '../autoreply/gate/claims/booking-claim.ts';
import { withoutLinks } from '../autoreply/gate/draft-links.ts';
import { hasUnknownPrice } from '../autoreply/gate/draft-prices.ts';
import { isAbout } from '../autoreply/phrases/conversation-patterns.ts';

/** What a lead notices in an answer. `silent`: there was none. `anything`: whatever it was. */
export type AgentAct =
  | 'anything'
  | 'silent'
  | 'asks'
  | 'asks-email'
  | 'offers-times'
  | 'asks-to-confirm'
  | 'invites'
  | 'booked'
  | 'canceled'
  | 'says-price'
  | 'sends-link'
  | 'handed-over';

/** An answer as a lead understands it. */
export type ReadAnswer = { acts: ReadonlySet<AgentAct>; asks: AskedSlot[]; times: number };

/** Returns what a lead understands of an answer, with the product's own readers; null: there was none. */
export function readAnswer(
  text: string | null,
  { language, now, isHandedOver }: { language: ChatLanguage; now: Date; isHandedOver: boolean },
): ReadAnswer {
  const acts = new Set<AgentAct>(['anything']);
  if (isHandedOver) acts.add('handed-over');
  if (text === null) return { acts: acts.add('silent'), asks: [], times: 0 };
  const timesIn = (part: string) => namedTimes(foldText(part), language).times.length;
  const questions = questionsIn(withoutLinks(text));
  const asks = slotsAsked(text);
  const times = timesIn(text);
  if (questions.length > 0) acts.add('asks');
  if (asks.includes('email')) acts.add('asks-email');
  else if (questions.some((question) => timesIn(question) === 1) && times === 1) acts.add('asks-to-confirm');
  else if (times > 0 && questions.length > 0) acts.add('offers-times');
  if (questions.some((question) => isAbout(question, 'call-wish'))) acts.add('invites');
  if (claimsCancellation(text)) acts.add('canceled');
  else if (claimsBooking(text, [], now)) acts.add('booked');
  if (hasUnknownPrice(text, '')) acts.add('says-price');
  if (withoutLinks(text) !== text) acts.add('sends-link');
  return { acts, asks, times };
}
