import { decideReply, isSevere, type ReplyDecision } from '@spotter/domain';
import type { LanguageModel } from '@spotter/providers/ports/language-model';
import type { AgentRow } from '../modules/agents/agents.repository.ts';
import { composeReply, type Composition } from '../modules/autoreply/replying/compose-reply.ts';
import { situationOf } from '../modules/chats/reply-situation.ts';
import { emptyChat, messageOf } from '../modules/autoreply/trial/in-memory-chat.ts';
import type { ChatState } from '../modules/chats/chat-state.ts';
import type { OwnDiary } from './own-diary.ts';

/** A lead takes about this long between two messages. */
const pauseMs = 30_000;
const inABurstMs = 2_000;

/** What an agent does about what a lead wrote: what the rules decide, and what the model made of it where it was asked. */
export type Turn = { decision: ReplyDecision; composition: Composition | null };

/**
 * Somebody new who talks with an agent in a chat that stands in no table: the very deciding, composing, booking and checking
 * of the server, with a model. `diaryAt` keeps their calls, with the time that it is for them.
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

  const compose = () =>
    composeReply(state, {
      model: options.model,
      now,
      timeoutMs: options.timeoutMs,
      canary: 'c4n4ry',
      signal: new AbortController().signal,
      calls: diary?.calls ?? null,
    });

  function say({ text, effects, proposal }: Extract<Composition, { kind: 'draft' }>): void {
    if (effects.handOver !== null && isSevere(effects.handOver)) return;
    const learnt = new Set(effects.facts.map(({ name }) => name));
    chat.facts = [...chat.facts.filter(({ name }) => !learnt.has(name)), ...effects.facts];
    const message = {
      ...messageOf(state, { from: 'agent', text }, now),
      quickReplies: proposal?.quickReplies ?? null,
    };
    messages.push(message);
    if (proposal !== null) diary?.say(proposal, message.id);
    heard.push(text);
  }

  return {
    /** One thought in one or several messages, and what the agent does about it. */
    async says(...texts: string[]): Promise<Turn> {
      for (const [nth, text] of texts.entries()) write(text, nth === 0 ? pauseMs : inABurstMs);
      const decision = decideReply(situationOf(state, { now, quietMs: 0, planAllowsAutoreplies: true }));
      if (decision.kind !== 'reply') return { decision, composition: null };
      chat.engagedAt ??= now;
      const composition = await compose();
      if (composition.kind === 'draft') say(composition);
      return { decision, composition };
    },
    /** The agent has said this before. */
    hears(text: string): void {
      chat.engagedAt ??= now;
      messages.push(messageOf(state, { from: 'agent', text }, now));
    },
    /** What the model makes of a message, whatever the rules say to it. */
    async asksModelAlone(text: string): Promise<Turn> {
      write(text, pauseMs);
      const decision = decideReply(situationOf(state, { now, quietMs: 0, planAllowsAutoreplies: true }));
      return { decision, composition: await compose() };
    },
    heard: (): readonly string[] => heard,
    facts: (): readonly { name: string; value: string }[] => chat.facts,
    standing: (): Date[] => diary?.standing() ?? [],
  };
}
