import type { ModelUse } from '@spotter/contract';
import {
  continueConversation,
  type LeadLine,
  type LeadTurn,
  openConversation,
  type PlayedConversation,
  type PlayedMessage,
  type PlayedTurn,
  readAnswer,
  type SimulatedCharacter,
} from '@spotter/domain/simulated-leads';
import { dayAt, instantAtOrAfter } from '@spotter/language/zones/zoned-time';
import type { AgentRow } from '../agents/index.ts';
import type { RehearseAgent, RehearsedAnswer } from '../autoreply/index.ts';
import type { StoredMessage } from './simulations.tables.ts';

/** A conversation as it was played; `messages` are also as they are stored. */
export type Played = PlayedConversation & {
  stored: StoredMessage[];
  coachZone: string;
  links: string[];
  tokens: number;
};

const secondMs = 1_000;
/** Between two messages that a lead writes in a row, and before the agent answers. */
const typingMs = 5 * secondMs;
const answerMs = 30 * secondMs;
/** When conversations begin, by the coach's clock, in minutes. */
export const beginning = 10 * 60;

/**
 * Plays a lead against an agent until one of them has no more to say, on the day of the run. `onTurn` is called
 * after each turn with what it took, and returns whether to go on; null: it was stopped.
 */
export async function playLead(
  rehearse: RehearseAgent,
  agent: AgentRow,
  character: SimulatedCharacter,
  run: { seed: number; day: Date; onTurn(turn: { uses: ModelUse[]; ms: number }): Promise<boolean> },
): Promise<Played | null> {
  const { seed } = run;
  const [starter = null] = agent.triggerKeywords;
  const chat = await rehearse(agent, { engaged: starter === null && character.begins === 'trigger' });
  const messages: PlayedMessage[] = [];
  const stored: StoredMessage[] = [];
  const turns: PlayedTurn[] = [];
  let last: RehearsedAnswer | null = null;
  let tokens = 0;
  let at = instantAtOrAfter(dayAt(run.day, chat.coachZone), beginning, chat.coachZone).getTime();
  let turn: LeadTurn | null = openConversation(character, { seed, starter });
  const note = (from: 'lead' | 'agent', text: string, media: StoredMessage['media']): number => {
    stored.push({ from, text, media, at: new Date(at).toISOString() });
    return messages.push({ from, text, at: new Date(at) }) - 1;
  };
  while (turn !== null) {
    at += turn.waitMs;
    const burst = turn.lines.map((line) => {
      at += typingMs;
      return { line, at: new Date(at), place: note('lead', wordsOf(line), mediaOf(line)) };
    });
    const begunAt = performance.now();
    last = await chat.receive(burst);
    tokens += last.uses.reduce((sum, use) => sum + tokensOf(use), 0);
    if (!(await run.onTurn({ uses: last.uses, ms: performance.now() - begunAt }))) return null;
    at += answerMs;
    const { handedOver, optedOut, call } = last;
    turns.push({
      wrote: burst.map(({ place }) => place),
      answers: turn.answers,
      confirms: turn.confirms,
      answered: last.messages.map((text) => note('agent', text, null)),
      handedOver,
      optedOut,
      call,
    });
    const text = last.messages.length === 0 ? null : last.messages.join('\n');
    const { language } = character;
    const read = readAnswer(text, { language, now: new Date(at), isHandedOver: handedOver !== null });
    turn = continueConversation(character, turn.state, read, seed);
  }
  const { facts, guest } = last!;
  const { coachZone, links } = chat;
  return { character, messages, turns, facts, guest, stored, coachZone, links, tokens };
}

export function tokensOf({ inputTokens, outputTokens }: ModelUse): number {
  return (inputTokens ?? 0) + (outputTokens ?? 0);
}

function wordsOf(line: LeadLine): string {
  if (typeof line === 'string') return line;
  return 'heard' in line ? line.heard : line.seen;
}

function mediaOf(line: LeadLine): StoredMessage['media'] {
  if (typeof line === 'string') return null;
  return 'heard' in line ? 'audio' : 'image';
}
