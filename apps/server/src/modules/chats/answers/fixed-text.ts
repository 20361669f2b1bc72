import { sayInstant } from '@spotter/domain/booking';
import { firstNameUnlessHandle } from '@spotter/domain/facts';
import { fillPlaceholders, type PlaceholderValues } from '@spotter/domain/wording';
import type { PlainChatState } from '../chat-state.ts';
import { chatLanguage, findZone } from './chat-language.ts';

/** Returns what is known of a chat for the coach's fixed texts, as it is said in the chat. */
export function placeholderValues(state: PlainChatState, now: Date): PlaceholderValues {
  const { call, chat, coachName, coachZone } = state;
  const coming = call === null || call.endsAt <= now ? null : call;
  return {
    firstName: firstNameUnlessHandle(chat.name, [chat.username]),
    coach: coachName,
    callTime:
      coming && sayInstant(coming.startsAt, findZone(state) ?? coming.guestZone ?? coachZone, chatLanguage(state)),
    link: coming?.link ?? null,
  };
}

/** Returns a fixed text of the coach as it is said in a chat. */
export function fillFixedText(
  state: PlainChatState,
  text: string,
  { now, fits }: { now: Date; fits?: (filled: string) => boolean },
): string {
  return fillPlaceholders(text, placeholderValues(state, now), fits);
}
