import { findCoachName } from './writing/coach-voice.ts';
import { readSignals, type Signal } from './reading/contact-signals.ts';
import { type Conversation, unansweredTexts } from './conversation.ts';
import { extractFacts } from './reading/fact-extraction.ts';
import { type Field, fieldsOf, findAskedField, type KnownField } from './reading/fields.ts';
import { judgeMessages, type MessageJudgement } from './reading/message-judgement.ts';
import { plainText } from './reading/plain-text.ts';
import { type Language, languageToAnswerIn } from './reading/text-language.ts';

/** Everything the next move depends on. */
export type Situation = {
  conversation: Conversation;
  language: Language;
  coachName: string | null;
  fields: Field[];
  /** What the contact's words say, by the client's field names. */
  understood: Map<string, string>;
  /** What is known by now: recorded earlier, or understood. */
  facts: Map<string, string>;
  /** The facts that are new in the unanswered messages. */
  newFacts: Map<string, string>;
  /** The contact's unanswered messages. */
  openTexts: string[];
  signals: Set<Signal>;
  /** The judgment on their words. */
  judgement: MessageJudgement;
  /** What the business side wrote, oldest first. */
  businessTexts: string[];
};

/** Reads a conversation as a setter would before answering. */
export function readSituation(conversation: Conversation, now: Date): Situation {
  const { turns, knownFacts } = conversation;
  const openTexts = unansweredTexts(turns);
  const fields = fieldsOf(conversation.fieldsToLearn);
  const contactTexts = turns.filter((turn) => turn.from === 'contact').map((turn) => turn.text);
  const language = languageToAnswerIn([...contactTexts.toReversed(), conversation.coachInstructions]);
  const coachName = findCoachName(conversation.coachInstructions);
  const understood = extractFacts(turns, fields, now);
  const earlier = extractFacts(turns.slice(0, turns.length - openTexts.length), fields, now);
  const newFacts = new Map([...understood].filter(([name, value]) => earlier.get(name) !== value));
  return {
    conversation,
    language,
    coachName,
    fields,
    understood,
    facts: new Map([...understood, ...knownFacts, ...newFacts]),
    newFacts,
    openTexts,
    signals: readSignals(openTexts, coachName, now),
    judgement: judgeMessages(openTexts),
    businessTexts: turns.filter((turn) => turn.from === 'business').map((turn) => turn.text),
  };
}

/** Returns the value of one of the understood facts, under any name of the client's. */
export function factValue(situation: Situation, known: KnownField, facts = situation.facts): string | null {
  const name = situation.fields.find((field) => field.known === known)?.name ?? known;
  return facts.get(name) ?? null;
}

/** Returns how often the business side has asked for a field. */
export function timesAsked(situation: Situation, field: Field): number {
  return situation.businessTexts.filter((text) => findAskedField(text, situation.fields)?.name === field.name).length;
}

/** Whether a message of the business side asks the contact for a call. */
export function asksForCall(text: string): boolean {
  return text
    .split(/(?<=[.!?])\s+/)
    .some((sentence) => sentence.includes('?') && /\b(call|llamada)\b/.test(plainText(sentence)));
}
