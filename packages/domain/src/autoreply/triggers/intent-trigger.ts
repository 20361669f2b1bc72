import { boundText } from '@spotter/language/text/bounded-text';
import { characters } from '@spotter/language/text/characters';
import { markOf } from '@spotter/language/text/text-mark';
import type { IntentAnswer, MissReason } from './trigger-event.ts';

/** Fires at words that fit a description in the coach's own words, as a model reads them. */
export type IntentTrigger = { id: string; enabled: boolean; kind: 'intent'; description: string };

/** What a model is asked: which of the descriptions a text fits. */
export type IntentQuestion = {
  /** The same for the same text and the same descriptions. */
  key: string;
  text: string;
  intents: Pick<IntentTrigger, 'id' | 'description'>[];
};

const lettersAndDigits = characters(String.raw`\p{L}\p{N}`);

/** Returns the question about a text for all intent triggers that are on; null where there is nothing to ask. */
export function intentQuestion(text: string, triggers: { kind: string }[]): IntentQuestion | null {
  const asked = boundText(text.trim()).text;
  if (!lettersAndDigits.areIn(asked)) return null;
  const intents = triggers
    .filter(isIntent)
    .filter(({ enabled }) => enabled)
    .map(({ id, description }) => ({ id, description }));
  return intents.length === 0 ? null : { key: markOf(JSON.stringify([asked, intents])), text: asked, intents };
}

/** Whether a trigger is one that a model is asked about. */
export function isIntent(trigger: { kind: string }): trigger is IntentTrigger {
  return trigger.kind === 'intent';
}

/** Returns why the trigger does not fire, or the trigger. `answer`: absent where the model was not asked. */
export function fireIntent(
  text: string,
  trigger: IntentTrigger,
  answer: IntentAnswer | undefined,
): { trigger: IntentTrigger } | MissReason {
  if (!trigger.enabled) return 'off';
  if (!lettersAndDigits.areIn(text)) return 'only-signs';
  if (answer === undefined) return 'not-asked';
  return answer.fits === trigger.id ? { trigger } : 'intent-unlike';
}
