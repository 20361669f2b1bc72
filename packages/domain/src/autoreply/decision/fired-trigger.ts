import { opensAt } from '../triggers/active-hours.ts';
import { intentQuestion, isIntent, type IntentQuestion } from '../triggers/intent-trigger.ts';
import { matchTrigger } from '../triggers/match-trigger.ts';
import type { FiredTrigger, Trigger } from '../triggers/trigger.ts';
import type { IntentAnswer, TriggerFacts } from '../triggers/trigger-event.ts';
import { maxSpellPauseMs } from '../pacing/reply-delay.ts';
import { newestSpell } from '../pacing/message-spells.ts';
import type { AgentRules, InboundMessage, ReplySituation } from './reply-situation.ts';

type ContactFacts = Omit<TriggerFacts, 'beforeConnection' | 'intent'> &
  Pick<ReplySituation, 'intentAnswers'> &
  Pick<AgentRules, 'activeHours'>;
/** For triggers that ask nothing of a contact. */
export const anyContact: ContactFacts = { isNewContact: false, newContactsOnly: false };
/** Max age of what was written in a new contact's chat. */
const newForMs = 24 * 60 * 60_000;
/** Max messages that a model reads to find out what a contact wants. */
const maxReadTogether = 10;

/** Returns what triggers ask about the contact. An agent that has taken a chat up keeps it. */
export function contactFacts(
  { chat, intentAnswers = [], now, quietSince, unanswered }: ReplySituation,
  agent: AgentRules,
): ContactFacts {
  const first = unanswered[0];
  // New: never answered, and nothing written before what they write now.
  // An answer that waits keeps what they were.
  const isOneSpell = first !== undefined && newestSpell(unanswered, maxSpellPauseMs).before === null;
  const isNewContact =
    quietSince === null &&
    first !== undefined &&
    (isOneSpell || chat.answerWaits === true) &&
    first.imported !== true &&
    now.getTime() - first.receivedAt.getTime() < newForMs;
  return {
    isNewContact,
    newContactsOnly: agent.newContactsOnly === true && !chat.engaged,
    intentAnswers,
    activeHours: agent.activeHours ?? null,
  };
}

/** Returns the trigger that the messages fired first, one that a model was asked about last; null when none did. */
export function firstFired(messages: InboundMessage[], triggers: Trigger[], facts: ContactFacts): FiredTrigger | null {
  const rules = triggers.filter((trigger) => !isIntent(trigger));
  for (const { text, imported, entry } of messages) {
    const event = { kind: 'message' as const, text, ...entry };
    const { fired } = matchTrigger(event, rules, { ...facts, beforeConnection: imported === true });
    if (fired !== null) return fired;
  }
  return firstIntended(messages, triggers, facts);
}

/** Returns the excluded word that kept the newest message with a keyword from firing; null where none did. */
export function excludedWord(messages: InboundMessage[], triggers: Trigger[], facts: ContactFacts): string | null {
  const keywords = triggers.filter(({ kind }) => kind === 'keyword');
  for (const { text, imported } of messages.toReversed()) {
    const event = { kind: 'message' as const, text };
    const { missed } = matchTrigger(event, keywords, { ...facts, beforeConnection: imported === true });
    const word = missed.find(({ because }) => because === 'excluded-word')?.word;
    if (word !== undefined) return word;
  }
  return null;
}

/** Returns the question that a model has not answered yet about what was written last; null: there is none. */
export function openQuestion(
  messages: InboundMessage[],
  triggers: Trigger[],
  facts: ContactFacts,
): IntentQuestion | null {
  if (facts.newContactsOnly && !facts.isNewContact) return null;
  const question = intentQuestion(textOfSpell(heardBy(facts, messages)), triggers);
  return question === null || answerTo(question, facts) !== undefined ? null : question;
}

/** An answer stands although more was written since: what fits once is a reason to start. */
function firstIntended(messages: InboundMessage[], triggers: Trigger[], facts: ContactFacts): FiredTrigger | null {
  const intents = triggers.filter(isIntent);
  if (intents.length === 0 || facts.intentAnswers === undefined || facts.intentAnswers.length === 0) return null;
  const heard = heardBy(facts, messages);
  for (const index of heard.keys()) {
    const question = intentQuestion(textOfSpell(heard.slice(0, index + 1)), intents);
    const intent = question === null ? undefined : answerTo(question, facts);
    if (question === null || intent === undefined) continue;
    const event = { kind: 'message' as const, text: question.text };
    const { fired } = matchTrigger(event, intents, { ...facts, beforeConnection: false, intent });
    if (fired !== null) return fired;
  }
  return null;
}

function answerTo({ key }: IntentQuestion, { intentAnswers }: ContactFacts): IntentAnswer | undefined {
  return intentAnswers?.find((answer) => answer.key === key);
}

/**
 * Returns the messages that may be asked about:
 * a model reads nothing from before the connection or outside the hours.
 */
function heardBy({ activeHours: hours }: ContactFacts, messages: InboundMessage[]): InboundMessage[] {
  return messages.filter(
    ({ imported, receivedAt }) =>
      imported !== true && (hours?.outside !== 'silent' || opensAt(receivedAt, hours, hours.zone) === null),
  );
}

/** Returns what the contact wrote last without a longer pause; people say one thing in several messages. */
function textOfSpell(messages: InboundMessage[]): string {
  if (messages.length === 0) return '';
  const { startedAt } = newestSpell(messages, maxSpellPauseMs);
  const texts = messages.filter(({ receivedAt }) => receivedAt >= startedAt).map(({ text }) => text.trim());
  return [...new Set(texts)].slice(-maxReadTogether).join('\n');
}
