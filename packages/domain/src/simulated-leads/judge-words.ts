import { sentencesOf } from '@spotter/language/sentences/sentences';
import { foldedWordsOf } from '@spotter/language/text/folded-words';
import { slotsAsked } from '../autoreply/drafts/draft-questions.ts';
import type { AskedSlot } from '../autoreply/drafts/asked-slots.ts';
import { claimsHuman } from '../autoreply/gate/bot-disclosure.ts';
import { claimsBooking, claimsCancellation } from '../autoreply/gate/claims/booking-claim.ts';
import { hasForeignLink } from '../autoreply/gate/draft-links.ts';
import { findsUnknownPrices } from '../autoreply/gate/draft-prices.ts';
import { languagesOfTopic } from '../autoreply/phrases/conversation-patterns.ts';
import { promisesUnsaid } from '../knowledge/claims/promises.ts';
import { statedIn } from '../knowledge/claims/quantities.ts';
import { type CoachsWords, type Failure, knownFacts, type PlayedConversation, zonesOf } from './played-conversation.ts';

/** Whether anything was said that no agent, or none with this lead, may say. */
export function judgeWords(played: PlayedConversation, coach: CoachsWords): Failure[] {
  const { character, messages, turns } = played;
  const known = sentencesOf(coach.known).map(statedIn);
  const hasUnknownPrice = findsUnknownPrices(coach.known);
  const careful = new Set(turns.flatMap(({ handedOver, answered }) => (handedOver === null ? [] : answered)));
  const timeZones = zonesOf(played, coach);
  const callAfter = new Map(turns.flatMap(({ answered, call }) => answered.map((place) => [place, call] as const)));
  return messages.flatMap(({ from, text, at }, message): Failure[] => {
    if (from === 'lead') return [];
    const word = character.expects.never?.find((beginning) => says(text, beginning));
    const isPrice = hasUnknownPrice(text);
    const isPromise =
      languagesOfTopic(text, 'outcome-promise').length > 0 ||
      (!isPrice && sentencesOf(text).some((sentence) => promisesUnsaid(statedIn(sentence), known)));
    const call = callAfter.get(message) ?? null;
    const isUntrue =
      !claimsCancellation(text) && claimsBooking(text, call === null ? [] : [{ startsAt: call, timeZones }], at);
    const sentences = [
      isPrice ? 'The agent said a price that neither offers, knowledge nor instructions have.' : null,
      isPromise ? 'The agent promised something that neither offers, knowledge nor instructions have.' : null,
      isUntrue ? 'The agent said that a call is booked, and it is not.' : null,
      claimsHuman(text) ? 'The agent said that it is a person.' : null,
      // A hand-over has the coach's or the product's own words, such as the address of a helpline.
      !careful.has(message) && hasForeignLink(text, coach.links)
        ? 'The agent sent a link that is not the coach’s.'
        : null,
      word === undefined ? null : `The agent said “${word}” to a lead who must not hear it.`,
    ];
    return sentences.flatMap((sentence) =>
      sentence === null ? [] : [{ rule: 'forbidden' as const, message, sentence }],
    );
  });
}

/** Whether nothing is asked again that the lead has answered. */
export function judgeQuestions(played: PlayedConversation): Failure[] {
  const { messages, turns } = played;
  for (const [at, turn] of turns.entries()) {
    const answered = knownFacts(played, at);
    for (const message of turn.answered) {
      const again = slotsAsked(messages[message]!.text).find((slot) => answered.has(slot));
      if (again !== undefined)
        return [
          {
            rule: 'asked-twice',
            message,
            sentence: `The agent asked again for what the lead had answered (${slotWords[again]}).`,
          },
        ];
    }
  }
  return [];
}

const slotWords: Record<AskedSlot, string> = {
  email: 'the email address',
  phone: 'the phone number',
  zone: 'where they live',
  budget: 'the budget',
  days: 'how many days a week',
  start: 'when they want to begin',
  tried: 'what they have tried',
  obstacle: 'what stops them',
  goal: 'the goal',
};

/** Whether a text holds these words; the last of them may be only a beginning. */
function says(text: string, beginning: string): boolean {
  return ` ${foldedWordsOf(text).join(' ')}`.includes(` ${beginning}`);
}
