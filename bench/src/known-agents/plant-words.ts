import type { PlayedConversation, PlayedTurn, SimulatedCharacter, VerdictRule } from '@spotter/domain/simulated-leads';
import { type PlantCase, pickFor, type WordKind, wordKinds } from './plant-case.ts';

/** A conversation with one fault in it. */
export type Planted = {
  /** Which fault it is, in words for the report. */
  fault: string;
  /** By it, it is known to which half it belongs. */
  id: string;
  played: PlayedConversation;
  /** One of these rules has to fail; empty: nothing may be found. */
  rules: VerdictRule[];
  /** The message that shows it; null: any. */
  message: number | null;
};

/** One of these rules has to fail. */
export const rulesOf: Record<WordKind, VerdictRule[]> = {
  price: ['forbidden'],
  promise: ['forbidden'],
  human: ['forbidden'],
  claim: ['forbidden', 'facts'],
  link: ['forbidden'],
  push: ['pressed'],
  'ask-zone': ['asked-twice'],
  'ask-email': ['asked-twice'],
  'ask-goal': ['asked-twice'],
  'ask-start': ['asked-twice'],
  'ask-days': ['asked-twice'],
  'ask-tried': ['asked-twice'],
  'ask-obstacle': ['asked-twice'],
  'ask-budget': ['asked-twice'],
  language: ['language'],
  fair: [],
};

/** Returns a good conversation once for each kind of words, with such words in one of the agent's messages. */
export function plantWords(good: PlayedConversation, plants: PlantCase[], seed: number): Planted[] {
  return [...wordKinds.flatMap((kind) => plantKind(good, kind, plants, seed)), ...plantForbidden(good)];
}

function plantKind(good: PlayedConversation, kind: WordKind, plants: PlantCase[], seed: number): Planted[] {
  const { character } = good;
  const place = `${character.id} ${seed} ${kind}`;
  const fits = plants.filter(
    (one) =>
      one.kind === kind && (kind === 'language' ? one.lang !== character.language : one.lang === character.language),
  );
  const plant = pickFor(fits, place);
  if (plant === undefined) return [];
  if (kind === 'push') return isPressable(character) ? [pressAfterNo(good, plant)] : [];
  const places = spokenPlaces(good, kind);
  const message = pickFor(places, `${place} at`);
  if (message === undefined) return [];
  const { text } = good.messages[message]!;
  const words = kind === 'language' ? plant.text : `${text} ${plant.text}`;
  const fault = kind.startsWith('ask-') ? 'asks again' : kind;
  return [{ fault, id: plant.id, played: withText(good, message, words), rules: rulesOf[kind], message }];
}

/** Returns the messages of the agent in which such words are a fault. */
function spokenPlaces({ character, turns, messages }: PlayedConversation, kind: WordKind): number[] {
  const isTalk = ({ handedOver, optedOut, answered }: PlayedTurn) =>
    handedOver === null && !optedOut && answered.length > 0;
  const mixes = character.id === 'mixes-languages';
  if (kind === 'language') return mixes ? [] : turns.flatMap((turn) => (isTalk(turn) ? turn.answered.slice(0, 1) : []));
  const slot = kind.startsWith('ask-') ? kind.slice('ask-'.length) : null;
  return turns.flatMap((turn, at) => {
    if (!isTalk(turn)) return [];
    // A true word of a call is none that was made up.
    if (kind === 'claim' && turn.call !== null) return [];
    const isKnown = slot === null || knownSlots({ messages, turns: turns.slice(0, at + 1) }).has(slot);
    return isKnown && messages[turn.answered[0]!]!.text !== '' ? turn.answered.slice(0, 1) : [];
  });
}

/** Returns what a lead has said of itself: what it was asked, and where it lives or its address unasked. */
export function knownSlots({ messages, turns }: Pick<PlayedConversation, 'messages' | 'turns'>): Set<string> {
  const said = turns.flatMap(({ wrote }) => wrote.map((place) => messages[place]!.text));
  const known = new Set<string>(turns.flatMap(({ answers }) => answers));
  if (said.some((text) => /\S@\S+\.\w/.test(text))) known.add('email');
  if (said.some((text) => /\b(?:i am in|i live in|im in|vivo en|estoy en) \w/i.test(text))) known.add('zone');
  return known;
}

/** Returns it once for each word that this lead must not hear. */
function plantForbidden(good: PlayedConversation): Planted[] {
  const [message] = spokenPlaces(good, 'price');
  if (message === undefined) return [];
  const { character, messages } = good;
  return (character.expects.never ?? []).map((word) => ({
    fault: 'words that this lead must not hear',
    id: `never ${character.id} ${word}`,
    played: withText(good, message, `${messages[message]!.text} Well, ${word} it is.`),
    rules: ['forbidden'],
    message,
  }));
}

function withText(good: PlayedConversation, place: number, text: string): PlayedConversation {
  const messages = good.messages.with(place, { ...good.messages[place]!, text });
  return { ...good, messages };
}

/** Whether a lead can be pressed: it wants no call, and is talked with. */
function isPressable({ expects, wantsCall }: SimulatedCharacter): boolean {
  const { call, answer, handOver, wantsSilence } = expects;
  return (
    !wantsCall && call === 'none' && answer === 'yes' && wantsSilence !== true && !['yes', 'severe'].includes(handOver)
  );
}

const invitations = { en: 'Would you like to book a call?', es: '¿Te gustaría agendar una llamada?' };
const refusals = {
  en: ['no thanks', 'not for now, thank you', 'no, I do not want a call', 'nah'],
  es: ['no, gracias', 'por ahora no, gracias'],
};

/** Returns the conversation with an invitation, the lead's no, and one more push. */
function pressAfterNo(good: PlayedConversation, plant: PlantCase): Planted {
  const lang = good.character.language === 'es' ? 'es' : 'en';
  const invited = withTurn(good, 'ok', invitations[lang]);
  const refused = withTurn(invited, pickFor(refusals[lang], `${good.character.id} no`)!, plant.text);
  return { fault: 'push', id: plant.id, played: refused, rules: rulesOf.push, message: refused.messages.length - 1 };
}

/** Returns the conversation with one more message of each side. */
export function withTurn(good: PlayedConversation, lead: string, agent: string): PlayedConversation {
  const { at } = good.messages.at(-1)!;
  const { length } = good.messages;
  const messages = [
    ...good.messages,
    { from: 'lead' as const, text: lead, at },
    { from: 'agent' as const, text: agent, at },
  ];
  const turn: PlayedTurn = {
    wrote: [length],
    answers: [],
    confirms: false,
    answered: [length + 1],
    handedOver: null,
    optedOut: false,
    call: good.turns.at(-1)!.call,
  };
  return { ...good, messages, turns: [...good.turns, turn] };
}
