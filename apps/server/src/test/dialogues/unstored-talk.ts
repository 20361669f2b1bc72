import { decideReply, isSevere, type ReplyDecision } from '@spotter/domain';
import { createLanguageModel } from '@spotter/providers/language-model/language-model';
import { createLanguageModelSimulator } from '@spotter/simulators/language-model/language-model-simulator';
import type { AgentRow } from '../../modules/agents/agents.repository.ts';
import { composeReply, type Composition } from '../../modules/autoreply/compose-reply.ts';
import { situationOf } from '../../modules/autoreply/situation.ts';
import { emptyChat, messageOf } from '../../modules/autoreply/unstored-chat.ts';
import type { OwnDiary } from '../booking-talk/own-diary.ts';

/** A lead takes about this long between two messages. */
const pauseMs = 30_000;

export type UnstoredTalk = Awaited<ReturnType<typeof startUnstoredTalk>>;

/**
 * Leads who talk with an agent in chats that stand in no table: the very deciding, composing, booking and checking of the
 * server and the model's protocol, without what surrounds them. Many ways of saying something are played in little time.
 */
export async function startUnstoredTalk(options: { start: Date; coachZone: string; instructions: string }) {
  const simulator = createLanguageModelSimulator({ now: () => options.start });
  const baseUrl = `${await simulator.listen()}/v1`;
  const model = createLanguageModel({ baseUrl, apiKey: 'test', defaultModel: 'test-model' });
  const agent: AgentRow = {
    id: 'agent',
    userId: 'coach',
    name: 'Dana',
    description: null,
    model: null,
    instructions: options.instructions,
    delayType: 'custom',
    replyDelayMinutes: 0,
    triggerKeywords: ['SHRED'],
    reengagementKeywords: [],
    fields: [],
    caringWords: null,
    createdAt: new Date(0),
  };

  /** Somebody new; `diaryAt` keeps their calls, with the time that it is for them. */
  function lead(diaryAt: (now: () => Date) => OwnDiary | null = () => null) {
    let now = options.start;
    const state = { ...emptyChat(agent, now), coachZone: options.coachZone };
    const { chat, messages } = state;
    const diary = diaryAt(() => now);
    const heard: string[] = [];

    /** What the agent does about what was said. Null: nothing was to be written. */
    async function says(text: string): Promise<Composition | null> {
      now = new Date(now.getTime() + pauseMs);
      messages.push(messageOf(state, { from: 'lead', text }, now));
      chat.lastInboundAt = now;
      const decision: ReplyDecision = decideReply(situationOf(state, { now, quietMs: 0, planAllowsAutoreplies: true }));
      if (decision.kind !== 'reply') return null;
      chat.engagedAt ??= now;
      const composition = await composeReply(state, {
        model,
        now,
        timeoutMs: 20_000,
        canary: 'c4n4ry',
        signal: new AbortController().signal,
        calls: diary?.calls ?? null,
      });
      if (composition.kind === 'draft') say(composition);
      return composition;
    }

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

    return { says, heard: (): readonly string[] => heard };
  }

  return { model: simulator.control, lead, close: () => simulator.close() };
}
