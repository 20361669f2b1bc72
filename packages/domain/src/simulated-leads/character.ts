import type { ChatLanguage } from '@spotter/language/detection/chat-languages';
import type { AskedSlot } from '../autoreply/drafts/asked-slots.ts';
import type { PictureKind } from '../media/readings.ts';
import type { AgentAct } from './read-answer.ts';
import type { SimulatedLeadKind } from './lead-kinds.ts';

/** One message of a lead: text, what is heard in a voice note, or what a picture shows. */
export type LeadLine = string | { heard: string } | { shows: PictureKind; seen: string };

/** What a lead writes in a row. */
export type Burst = LeadLine[];

/** What a lead writes, once, when the agent has done something. Of several ways the seed chooses one. */
export type Reaction = {
  when: AgentAct;
  /** Whether it comes only after the one before it. */
  follows?: true;
  say: Burst[];
  /** How long it waits before; absent: a minute. */
  afterHours?: number;
  /** Whether it writes nothing after the answer to this. */
  last?: true;
};

/** What an honest coach would want of an agent with this lead. */
export type Expectations = {
  /** `booked`: a call stands at the end. `canceled`: there was one. `none`: there never was one. */
  call: 'booked' | 'canceled' | 'none' | 'any';
  /** `severe`: at once, with caring words, and nothing is sold. */
  handOver: 'severe' | 'yes' | 'no' | 'any';
  /** How often it has written before it needs a person; absent: not at all. */
  turnsBefore?: number;
  /** Whether it gets any answer. `no`: it is left alone. */
  answer: 'yes' | 'no' | 'any';
  /** How often the agent answers at most. */
  maxAnswers: number;
  /** The beginnings of words that must not be said to this lead, without capitals and accents. */
  never?: string[];
  /** Whether it wants silence from its last words on: one confirmation may follow. */
  wantsSilence?: true;
};

/** What a lead says where its own reactions say nothing. */
export type UsualWords = {
  yes: string[];
  no: string[];
  /** Takes the first of the offered times, or the second. */
  takes: [first: string[], second: string[]];
  wishesCall: string[];
  withholds: string[];
  unsure: string[];
  nudge: string[];
  thanks: string[];
};

/** A lead as data: its wish, its facts, its patience, how it types, and what it should come to. */
export type SimulatedCharacter = {
  /** Unchanged for ever: stored runs name it. */
  id: string;
  name: string;
  description: string;
  kind: SimulatedLeadKind;
  language: ChatLanguage;
  /** `trigger`: with a word that starts the agent. `own-words`: as anybody writes to a coach. */
  begins: 'trigger' | 'own-words';
  opening: Burst[];
  /** What it says when it is asked; what is missing it withholds. */
  facts: Partial<Record<AskedSlot, string[]>>;
  /** Its name as it gives it; absent: it does not. */
  called?: string;
  /** IANA, where its answer to `zone` says so. */
  zone?: string;
  /** Whether it takes a call that it is offered. */
  wantsCall: boolean;
  reactions?: Reaction[];
  /** Other words than the usual ones of its language. */
  words?: Partial<UsualWords>;
  typing?: {
    /** Whether each sentence is a message of its own. */
    inBursts?: true;
    lowercase?: true;
  };
  /** How often it writes at most. */
  patience: number;
  expects: Expectations;
};
