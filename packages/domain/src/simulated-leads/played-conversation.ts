import { foldText } from '@spotter/language/text/folded-text';
import { characters } from '@spotter/language/text/characters';
import { linear } from '@spotter/language/text/linear-expression';
import { wordsOf } from '@spotter/language/text/tokens';
import type { AskedSlot } from '../autoreply/drafts/asked-slots.ts';
import type { SimulatedCharacter } from './character.ts';
import type { VerdictRule } from './lead-kinds.ts';

/** One message of a played conversation. */
export type PlayedMessage = { from: 'lead' | 'agent'; text: string; at: Date };

/** What a lead wrote in a row, and what the agent did then. Messages are named by their places. */
export type PlayedTurn = {
  wrote: number[];
  /** What it answered, of what it was asked before. */
  answers: AskedSlot[];
  /** Whether it agreed to the one time that it was asked about. */
  confirms: boolean;
  /** Empty where the agent was silent. */
  answered: number[];
  handedOver: { reason: string; severe: boolean } | null;
  /** Whether the agent confirmed that it will be silent. */
  optedOut: boolean;
  /** The start of the practice call after this. */
  call: Date | null;
};

/** A conversation that was played, and what the agent learned and booked in it. */
export type PlayedConversation = {
  character: SimulatedCharacter;
  messages: PlayedMessage[];
  turns: PlayedTurn[];
  facts: { name: string; value: string }[];
  /** The guest of the newest proposal of a call; null: there was none. */
  guest: { email: string | null; zone: string } | null;
};

/** What the coach has said that an agent may repeat. */
export type CoachsWords = {
  /** Instructions, offers and knowledge: only their prices may be said. */
  known: string;
  links: string[];
  /** IANA. */
  zone: string;
};

/** What an agent did wrong; `message` is the place at which it shows, null: none. */
export type Failure = { rule: VerdictRule; message: number | null; sentence: string };

/** The place of the last message that a lead wrote up to a turn. */
export const lastWrote = (turn: PlayedTurn | undefined): number | null => turn?.wrote.at(-1) ?? null;

/** Returns the zones in which a call may be said: that of its proposal, or the lead's and the coach's. */
export function zonesOf({ character, guest }: PlayedConversation, coach: CoachsWords): string[] {
  if (guest !== null) return [guest.zone];
  return [character.zone, coach.zone].filter((zone) => zone !== undefined);
}

/** Returns what the lead has said of itself up to a turn, asked, or for its zone and address also unasked. */
export function knownFacts({ character, messages, turns }: PlayedConversation, at: number): Set<AskedSlot> {
  const before = turns.slice(0, at + 1);
  const known = new Set(before.flatMap(({ answers }) => answers));
  const said = before.flatMap(({ wrote }) => wrote.map((place) => messages[place]!.text));
  if (said.some((text) => address.test(text))) known.add('email');
  const places = (character.facts.zone ?? []).flatMap((fact) => placeMarks.split(fact).filter(isName));
  if (character.zone !== undefined && said.some((text) => wordsOf(text).some((word) => places.includes(word))))
    known.add('zone');
  return known;
}

const address = linear(String.raw`[^\s@]@[^\s@]+\.[A-Za-z]`);
const placeMarks = characters(' ,.');
/** A name of a place, which begins with a capital; short words may stand at the beginning. */
const minPlaceLength = 4;
const isName = (word: string) => word.length >= minPlaceLength && word[0] !== foldText(word)[0];
