import { characters } from '@spotter/language/text/characters';
import { matchKeyword } from './keyword-match.ts';
import type { MessageEvent, MissReason, TriggerFacts } from './trigger-event.ts';

/** Fires at the way in which a contact came, whatever they wrote. */
export type EntryTrigger = { id: string; enabled: boolean } & (
  | {
      kind: 'story-reply';
      /** The reply must contain one of them; empty: any words at all. */
      words: string[];
    }
  | { kind: 'story-mention' }
  /** `adIds` empty: any ad. */
  | { kind: 'ad'; adIds: string[] }
  /** `refs` empty: any link. */
  | { kind: 'link'; refs: string[] }
  /** `words`: the questions, whole; empty: any. */
  | { kind: 'ice-breaker'; words: string[] }
  /** The first message of a new chat. */
  | { kind: 'any-message' }
);

const lettersAndDigits = characters(String.raw`\p{L}\p{N}`);

/** Returns null where the trigger fits the event, else why it does not. */
export function missOfEntry(event: MessageEvent, trigger: EntryTrigger, facts: TriggerFacts): MissReason | null {
  if (!trigger.enabled) return 'off';
  switch (trigger.kind) {
    case 'story-reply':
      if (event.story !== 'reply') return 'other-entry';
      if (trigger.words.length > 0) return matchKeyword(event.text, trigger.words) === null ? 'no-word' : null;
      // Hearts under a story are applause; whoever sends one asks for nothing.
      return lettersAndDigits.areIn(event.text) ? null : 'only-signs';
    case 'story-mention':
      return event.story === 'mention' ? null : 'other-entry';
    case 'ad':
      if (event.adId === undefined) return 'other-entry';
      return fits(event.adId, trigger.adIds) ? null : 'other-ad';
    case 'link':
      if (event.ref === undefined) return 'other-entry';
      return fits(event.ref, trigger.refs) ? null : 'other-link';
    case 'ice-breaker':
      if (event.iceBreaker !== true) return 'other-entry';
      return trigger.words.length === 0 || matchKeyword(event.text, trigger.words) !== null ? null : 'no-word';
    case 'any-message':
      return facts.isNewContact ? null : 'known-contact';
  }
}

/** Whether one of the wanted ids, or any id where none is wanted. */
function fits(id: string | null, wanted: string[]): boolean {
  return wanted.length === 0 || (id !== null && wanted.includes(id));
}
