import { decideReply, type ReplyDecision, type ReplyReason } from '@spotter/domain/autoreply';
import { isSevere } from '@spotter/domain/safety';
import type { LanguageModel } from '@spotter/providers/ports/language-model';
import type { AgentRow } from '../modules/agents/index.ts';
import {
  askDanger,
  composeAnswer,
  type Composition,
  emptyChat,
  messageOf,
  withoutAnswer,
} from '../modules/autoreply/index.ts';
import { type ChatState, situationOf, type StoredDanger } from '../modules/chats/index.ts';
import { systemClock } from '../platform/clock.ts';
import type { OwnDiary } from './own-diary.ts';

/** About how long a lead takes between two messages, in ms. */
const pauseMs = 30_000;
const inABurstMs = 2_000;

/**
 * How an agent answers a lead: the decision, what the model said first of words that look like danger, and its
 * composition, each if it was asked.
 */
export type Turn = { decision: ReplyDecision; danger: StoredDanger | null; composition: Composition | null };

/**
 * Creates a lead who talks with an agent in a chat that is in no table. It runs the server's own deciding,
 * composing, booking and checking with a model. `diaryAt` returns the diary of their calls, given a function
 * that returns the lead's present time.
 */
export function createUnstoredLead(options: {
  agent: AgentRow;
  model: LanguageModel;
  start: Date;
  coachZone: string;
  timeoutMs: number;
  name?: string | null;
  diaryAt?: (now: () => Date) => OwnDiary | null;
}) {
  let now = options.start;
  const state: ChatState = { ...emptyChat(options.agent, now), coachZone: options.coachZone };
  const { chat, messages } = state;
  chat.name = options.name ?? null;
  const diary = options.diaryAt?.(() => now) ?? null;
  const heard: string[] = [];

  function write(text: string, afterMs: number): void {
    now = new Date(now.getTime() + afterMs);
    messages.push(messageOf(state, { from: 'lead', text }, now));
    chat.lastInboundAt = now;
  }

  const decideNow = () => decideReply(situationOf(state, { now, quietMs: 0, planAllowsAutoreplies: true }));

  async function decide(): Promise<Pick<Turn, 'decision' | 'danger'>> {
    const decision = decideNow();
    if (decision.kind !== 'ask-danger') return { decision, danger: null };
    const asked = await askDanger(options.model, null, decision.question, {
      clock: systemClock,
      timeoutMs: options.timeoutMs,
      signal: new AbortController().signal,
      modelPrices: null,
    });
    const danger = asked.kind === 'answered' ? asked.danger : withoutAnswer(decision.question);
    messages.at(-1)!.danger = danger;
    return { decision: decideNow(), danger };
  }

  const compose = (because: ReplyReason) =>
    composeAnswer(state, because, {
      model: options.model,
      now,
      timeoutMs: options.timeoutMs,
      canary: 'c4n4ry',
      signal: new AbortController().signal,
      calls: diary?.calls ?? null,
      truth: null,
    });

  function say({ text, effects, proposal }: Extract<Composition, { kind: 'draft' }>): void {
    if (effects.handOver !== null && isSevere(effects.handOver)) return;
    const learned = new Set(effects.facts.map(({ name }) => name));
    chat.facts = [...chat.facts.filter(({ name }) => !learned.has(name)), ...effects.facts];
    const message = {
      ...messageOf(state, { from: 'agent', text }, now),
      quickReplies: proposal?.quickReplies ?? null,
    };
    messages.push(message);
    if (proposal !== null) diary?.say(proposal, message.id);
    heard.push(text);
  }

  return {
    /** Writes one thought in one or several messages. Returns the agent's turn. */
    async says(...texts: string[]): Promise<Turn> {
      for (const [nth, text] of texts.entries()) write(text, nth === 0 ? pauseMs : inABurstMs);
      const decided = await decide();
      if (decided.decision.kind !== 'reply') return { ...decided, composition: null };
      chat.engagedAt ??= now;
      const composition = await compose(decided.decision.because);
      if (composition.kind === 'draft') say(composition);
      return { ...decided, composition };
    },
    /** Adds an earlier message of the agent. */
    hears(text: string): void {
      chat.engagedAt ??= now;
      messages.push(messageOf(state, { from: 'agent', text }, now));
    },
    /** Returns what the model makes of a message, whatever the rules decide. */
    async asksModelAlone(text: string): Promise<Turn> {
      write(text, pauseMs);
      return { ...(await decide()), composition: await compose('conversation-goes-on') };
    },
    heard: (): readonly string[] => heard,
    facts: (): readonly { name: string; value: string }[] => chat.facts,
    standing: (): Date[] => diary?.standing() ?? [],
  };
}
