import { type Conversation, unansweredTexts } from './conversation.ts';
import { findZone } from './booking/zones.ts';
import { type Heard, hear } from './nearest/examples.ts';
import { askedIn, defaultFields, matterOf } from './reading/asked.ts';
import { readFacts } from './reading/facts.ts';
import { judgeMessages, type MessageJudgment } from './reading/message-judgment.ts';
import { findLanguage, type Language, languageToAnswerIn } from './reading/text-language.ts';

/** Everything that the next move depends on. */
export type Situation = {
  conversation: Conversation;
  language: Language;
  coachName: string | null;
  /** The client's fields, in its order. */
  fields: string[];
  /** What is known by now, by the client's field names: recorded earlier, or stated. */
  facts: Map<string, string>;
  /** What the lead's own words tell, and what of it the unanswered messages tell. */
  statedFacts: Map<string, string>;
  newlyStated: Map<string, string>;
  /** The lead's unanswered messages, and what they do in the talk. */
  openTexts: string[];
  heard: Heard[];
  /** What the lead's earlier messages did, and the questions that our side has asked, oldest first. */
  earlier: { move: string; after: string | null; text: string }[];
  asked: string[];
  /** What our side's newest message asked. */
  lastAsked: string | null;
  businessTexts: string[];
  judgment: MessageJudgment;
};

const nameAfter = [
  /\b(?:DMs|messages|assistant|setter|agent|voice|mensajes|asistente) (?:of|for|to|de|para) (?:[Cc]oach )?(\p{Lu}\p{Ll}+)/u,
  /\b(?:I'm|I am|[Mm]y name is|[Ss]oy|[Mm]e llamo|[Yy]ou are|[Ee]res) (?:[Cc]oach )?(\p{Lu}\p{Ll}+)/u,
  /\b[Cc]oach (\p{Lu}\p{Ll}+)/u,
];

/** Reads a conversation as a setter would before answering. */
export function readSituation(conversation: Conversation): Situation {
  const { turns, knownFacts, coachInstructions } = conversation;
  const openTexts = unansweredTexts(turns);
  const fields = conversation.fieldsToLearn ?? defaultFields;
  const before = turns.slice(0, turns.length - openTexts.length);
  const businessTexts = before.filter(({ from }) => from === 'business').map(({ text }) => text);
  const asked = businessTexts.map((text) => askedIn(text, fields));
  const lastAsked = before.at(-1)?.from === 'business' ? (asked.at(-1) ?? null) : null;
  const heard = openTexts.flatMap((text) => heardIn(text, lastAsked));
  const contactTexts = turns.filter(({ from }) => from === 'contact').map(({ text }) => text);
  // Who asks for a language speaks another one.
  const ownTexts = contactTexts.filter((text) => !does({ heard: hear(text, null) }, 'ask-language'));
  const statedFacts = named(readFacts(turns, fields), fields);
  const statedBefore = named(readFacts(before, fields), fields);
  const newlyStated = new Map([...statedFacts].filter(([name, value]) => statedBefore.get(name) !== value));
  return {
    conversation,
    language:
      does({ heard }, 'ask-language') && contactTexts.some((text) => findLanguage(text) === 'es')
        ? 'es'
        : languageToAnswerIn(
            (ownTexts.length > 0 ? ownTexts : contactTexts).toReversed(),
            findLanguage(coachInstructions) ?? 'en',
          ),
    coachName:
      nameAfter.map((pattern) => pattern.exec(coachInstructions)?.[1]).find((name) => name !== undefined) ?? null,
    fields,
    facts: new Map([...statedFacts, ...knownFacts, ...newlyStated]),
    statedFacts,
    newlyStated,
    openTexts,
    heard,
    earlier: movesOf(before, fields),
    asked: asked.filter((one) => one !== null),
    lastAsked,
    businessTexts,
    // Of a number alone the question before it says what it counts.
    judgment: judgeMessages(openTexts.filter((text) => !isTimeAlone(text, lastAsked))),
  };
}

/** Returns the value of a matter under the client's name for it. */
export function factOf({ facts, fields }: Situation, matter: string): string | null {
  return (
    facts.get(fields.find((field) => matterOf(field) === matter) ?? '') ?? facts.get(nameOf(matter, fields)) ?? null
  );
}

/** Whether the lead's unanswered messages do any of these. */
export function does({ heard }: Pick<Situation, 'heard'>, ...moves: string[]): boolean {
  return heard.some(({ move }) => moves.includes(move));
}

const maxWordsOfPlace = 4;
const timeAlone = /^[^\p{L}\p{N}]*\d{1,2}(?:[:.]\d{2})?[^\p{L}\p{N}]*$/u;

/** Whether a message is a number alone after times were offered: it chooses one, and counts nothing else. */
function isTimeAlone(text: string, after: string | null): boolean {
  return after === 'times' && timeAlone.test(text);
}

/** Returns what a message does; a number alone after an offer chooses a time, a place alone tells where they are. */
export function heardIn(text: string, after: string | null): Heard[] {
  if (isTimeAlone(text, after)) return [{ move: 'names-time', likelihood: 1, text }];
  const statesPlace =
    after === null ||
    ['zone', 'call', 'times', 'confirm'].includes(after) ||
    /^\W*(i'?m|i am|im|estoy|vivo|soy)\b/i.test(text);
  const isPlace =
    statesPlace && text.trim().split(/\s+/).length <= maxWordsOfPlace && findZone(text) !== null && !text.includes('?');
  const heard = hear(text, after);
  return isPlace && !heard.some(({ move }) => /^(names-time|wants-call)$/.test(move))
    ? [{ move: 'zone', likelihood: 1, text }]
    : heard;
}

function movesOf(turns: Conversation['turns'], fields: string[]): Situation['earlier'] {
  let after: string | null = null;
  return turns.flatMap(({ from, text }) => {
    if (from === 'business') {
      after = askedIn(text, fields);
      return [];
    }
    return heardIn(text, after).map(({ move }) => ({ move, after, text }));
  });
}

function named(facts: Map<string, string>, fields: string[]): Map<string, string> {
  return new Map([...facts].map(([matter, value]) => [nameOf(matter, fields), value]));
}

function nameOf(matter: string, fields: string[]): string {
  const usual: Record<string, string> = {
    tried: 'tried_before',
    start: 'start_when',
    days: 'training_days',
    budget: 'budget_fit',
    zone: 'time_zone',
  };
  return fields.find((field) => matterOf(field) === matter) ?? usual[matter] ?? matter;
}
