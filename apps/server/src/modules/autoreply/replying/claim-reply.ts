import {
  askAboutNext,
  contentToAnswer,
  findAnsweredMessage,
  mayFinishDraft,
  type HandOver,
  type Hold,
  type OptOut,
  type ReplyDecision,
  type ReplySituation,
} from '@spotter/domain/autoreply';
import { isSevere } from '@spotter/domain/safety';
import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { Connection } from '../../../database/connect.ts';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { ChatCalls } from '../../booking/index.ts';
import {
  type ChatState,
  changeTrust,
  type ClaimAnswer,
  createAnswerClaims,
  findTrust,
  giveTags,
  type MessageRow,
  type SendPauses,
  sendableClips,
  whileUnchanged,
} from '../../chats/index.ts';
import type { HeldDraft } from '../approval/held-draft.ts';
import { proposeAnswer, topicOf, needsApproval } from '../approval/propose-answer.ts';
import { countDecision, type OnSafetyFinding } from '../safety-checks/count-decision.ts';
import { handOverFor, decideByJudgment } from '../safety-checks/decide-by-judgment.ts';
import { planTalkLater } from '../proactive/talk-later.job.ts';
import { recordStatedFacts } from '../questions/record-stated-facts.ts';
import { recordOf, type ModelPrices } from '../record/decision-record.ts';
import type { OnUnanswered } from '../sources/known-sources.ts';
import type { ReplyEffects } from '../tools/agent-tools.ts';
import {
  callsEndedBy,
  noCanceledCalls,
  recordCanceledCalls,
  cancelCallsOnHandOver,
  type CanceledCalls,
} from '../tools/cancel-calls-on-hand-over.ts';
import { applyDecision } from './apply-decision.ts';
import type { MadeAnswer } from './attempt.ts';
import { claimAnswer, claimClosingMessage, type Answer } from './claim-answer.ts';
import { partingText } from '../closing/parting-text.ts';
import type { Draft } from '../composing/composition.ts';
import type { ChatStateLoader, PlannedState } from './load-and-decide.ts';

type Reply = Extract<ReplyDecision, { kind: 'reply' }>;

type Parts = {
  connection: Connection;
  claim: ClaimAnswer;
  clock: Clock;
  loader: ChatStateLoader;
  pauses: SendPauses;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  calls: ChatCalls;
  modelPrices: ModelPrices;
  onSeen: OnSafetyFinding;
  onUnanswered: OnUnanswered;
};

/** The decision about a drafted answer, made again. */
type DecidedAgain = {
  situation: ReplySituation;
  decision: Reply;
  /** Whether the contact wrote more meanwhile. */
  isOvertaken: boolean;
};

/** What is claimed. `canceledCalls`: those that the decision ended. `by`: the version of the agent that wrote it. */
type Claiming = DecidedAgain &
  Pick<MadeAnswer, 'composition' | 'by'> & {
    state: ChatState;
    canceledCalls: CanceledCalls;
    /** The coach's word about the answer, stored with it; null: it has not been asked for. */
    approval: ((tx: Database) => Promise<void>) | null;
  };

/** The messages of a claimed answer; `proposed`: it waits for the coach's word. */
type Claimed = MessageRow[] | 'proposed';

/** Max tries to claim an answer while its chat goes on changing. */
const maxTries = 10;

/** Returns the functions that claim the sends of answers. */
export function createReplyClaims(options: Omit<Parts, 'claim'>) {
  const parts: Parts = { ...options, claim: createAnswerClaims(options.connection.database) };
  const { loader, connection } = parts;

  return {
    /**
     * Claims the send of a composed answer, or has it wait for the coach's word. It decides again before, on what
     * was read when the answer was composed; where the chat has changed since, it reads and decides once more.
     * Returns null when the chat needs a new answer, for example because a message was edited.
     */
    async claimReply(seen: ChatState, made: MadeAnswer): Promise<{ state: ChatState; claimed: Claimed } | null> {
      const canceledCalls = await cancelCalls(parts, seen, made);
      let state: PlannedState | null = await loader.loadPlan(connection.database, seen);
      for (let tries = 1; tries <= maxTries; tries += 1) {
        const again = decideAgain(parts, state, made);
        if (again === null) return null;
        const { composition, by } = made;
        const claimed = await claimDecided(parts, { ...again, state, composition, by, canceledCalls, approval: null });
        if (claimed !== null) return { state, claimed };
        state = await loader.load(connection.database, seen.chat.id);
        // An edited message is answered again.
        if (state === null || !saysTheSame(seen, state, made.decision.to)) return null;
      }
      return null;
    },

    /**
     * Claims the send of an answer that the coach agreed to, if the chat is as it was read; returns null where it is
     * not. `approval` stores the coach's word with it.
     */
    async claimApproved(
      state: PlannedState,
      held: HeldDraft,
      situation: ReplySituation,
      approval: (tx: Database) => Promise<void>,
    ): Promise<MessageRow[] | null> {
      const { decision, composition, by } = held;
      const claiming = { state, situation, decision, composition, by, isOvertaken: false };
      return claimDraft(parts, { ...claiming, canceledCalls: noCanceledCalls, approval }, composition);
    },
  };
}

/** Cancels the calls that a decision ends, before anything is claimed, because calendars are slow. */
function cancelCalls({ calls }: Parts, seen: ChatState, { composition, decision }: MadeAnswer): Promise<CanceledCalls> {
  const { handOver } = composition.effects;
  const decided =
    decideByJudgment(seen, composition.effects) ?? (handOver === null ? decision : handOverFor(handOver, null));
  return cancelCallsOnHandOver(calls, seen, callsEndedBy(decided));
}

/** Decides again. Returns null unless the drafted answer is still to be sent. */
function decideAgain(
  { loader, pauses }: Parts,
  state: PlannedState,
  { decision: drafted, attempt }: MadeAnswer,
): DecidedAgain | null {
  const { situation, decision } = loader.decide(state, attempt.isTrial ? null : pauses.holdFor(state));
  if (decision.kind === 'reply' && sameIds(decision.to, drafted.to)) return { situation, decision, isOvertaken: false };
  const mayFinish = attempt.mustFinish && mayFinishDraft(decision, drafted.to, contentToAnswer(situation));
  return mayFinish ? { situation, decision: drafted, isOvertaken: true } : null;
}

/** Claims what was decided. Returns null where the chat has changed since it was read. */
async function claimDecided(parts: Parts, claiming: Claiming): Promise<Claimed | null> {
  const { state, composition } = claiming;
  const { effects } = composition;
  const because = effects.handOver;
  const verdict = decideByJudgment(state, effects);
  if (verdict !== null) {
    const claimed = await claimClosing(parts, claiming, verdict, parts.pauses.holdFor(state));
    if (claimed !== null) countDecision(parts.onSeen, verdict);
    return claimed;
  }
  // A hand-over waits for nobody, so the product's own words go with it where the model's would have to.
  const closes = composition.kind === 'only-effects' || needsApproval(state, composition);
  if (because !== null && (isSevere(because) || closes))
    return claimClosing(parts, claiming, handOverFor(because, effects.judgement), null);
  if (composition.kind === 'only-effects') return [];
  return needsApproval(state, composition)
    ? claimOrPropose(parts, claiming, composition)
    : claimDraft(parts, claiming, composition);
}

/** Has an answer wait for the coach's word, or claims it where the coach trusts the agent with what it is about. */
async function claimOrPropose(parts: Parts, claiming: Claiming, draft: Draft): Promise<Claimed | null> {
  const { connection, modelPrices, clock } = parts;
  const { state, situation, decision, by } = claiming;
  const held = { decision, composition: draft, by };
  const topic = topicOf(state, held);
  const of = { agentId: state.agent!.id, topic };
  const noteAsked = async (tx: Database) => void (await changeTrust(tx, of, (trust) => askAboutNext(trust).trust));
  const { asks } = askAboutNext(await findTrust(connection.database, of));
  if (!asks) return claimDraft(parts, { ...claiming, approval: noteAsked }, draft);
  const seen = { id: state.chat.id, version: state.version };
  return whileUnchanged(connection.database, seen, async (tx) => {
    await noteAsked(tx);
    await proposeAnswer(tx, { state, situation, held }, { topic, modelPrices, now: clock.now() });
    return 'proposed' as const;
  });
}

/** Returns the parting message of a decision with which no text of the model's is sent, and its record. */
async function closingOf(
  { modelPrices, channels, clock }: Parts,
  tx: Database,
  { state, situation, composition, canceledCalls, by }: Claiming,
  decision: HandOver | OptOut,
) {
  const composed = { effort: composition.effort, prices: modelPrices, hasText: false, by };
  const record = recordCanceledCalls(recordOf(state, situation, decision, composed), canceledCalls);
  const limit = channels[state.bot.channel]!.textLimit;
  const text = await partingText(tx, state, decision, canceledCalls, { limit, now: clock.now() });
  return { text, record };
}

function claimClosing(
  parts: Parts,
  claiming: Claiming,
  decision: HandOver | OptOut,
  hold: Hold | null,
): Promise<MessageRow[] | null> {
  const { connection, clock } = parts;
  const { state } = claiming;
  return whileUnchanged(connection.database, { id: state.chat.id, version: state.version }, async (tx) => {
    const { text, record } = await closingOf(parts, tx, claiming, decision);
    if (text === null && decision.kind === 'hand-over') {
      await applyDecision(tx, state, decision, record, clock.now());
      return [];
    }
    return claimClosingMessage(tx, state, { text: text ?? '', record, decision, hold }, clock.now());
  });
}

function claimDraft(parts: Parts, claiming: Claiming, draft: Draft): Promise<MessageRow[] | null> {
  const { state, decision } = claiming;
  const { effects, effort } = draft;
  const now = parts.clock.now();
  const later = effects.handOver === null && effects.end === null ? planTalkLater(state, now) : null;
  const withFacts = later === null ? effects : { ...effects, facts: [...effects.facts, later.fact] };
  const complete = later?.say == null ? draft : { ...draft, text: `${draft.text} ${later.say}` };
  const place = { workspaceId: state.bot.workspaceId, chatId: state.chat.id, at: now };
  const questions = effort.unanswered.map(
    (question) => (tx: Database) => parts.onUnanswered(tx, { ...question, ...place }),
  );
  const tagging =
    effects.tags.length === 0
      ? []
      : [
          async (tx: Database) =>
            void (await giveTags(tx, { chatIds: [state.chat.id], tagIds: effects.tags, by: 'agent', at: now })),
        ];
  const { approval } = claiming;
  const also = [
    ...(approval === null ? [] : [approval]),
    ...(later === null ? [] : [later.plan]),
    ...questions,
    ...tagging,
  ];
  const claims = { database: parts.connection.database, claim: parts.claim };
  return claimAnswer(claims, state, decision, answerOf(parts, claiming, complete, withFacts), { now, also });
}

function answerOf(
  { channels, modelPrices }: Parts,
  { state, situation, decision, isOvertaken, by }: Claiming,
  { text, effort, proposal }: Draft,
  effects: ReplyEffects,
): Answer {
  const note = recordStatedFacts(state);
  const channel = channels[state.bot.channel]!;
  // Buttons are gone once something follows them, and after a last word nothing does.
  const isLast = proposal !== null || isOvertaken || effects.handOver !== null || effects.end !== null;
  const clip = isLast ? null : (sendableClips(state, situation.now).find(({ id }) => id === effects.clip) ?? null);
  const record = recordOf(state, situation, decision, { effort, prices: modelPrices, hasText: true, by });
  return {
    text,
    clip,
    effects: note === null ? effects : { ...effects, facts: [...effects.facts, note] },
    isOvertaken,
    proposal,
    replyTo: channel.namesAnswered ? answeredIn(state, situation, decision) : null,
    limit: channel.textLimit,
    record: { ...record, clip: clip?.name ?? null },
  };
}

/** Returns the platform's id of the message that an answer names; null where it names none. */
function answeredIn({ agent, messages }: ChatState, { unanswered }: ReplySituation, { to }: Reply): string | null {
  const keywords = agent === null ? [] : [...agent.triggerKeywords, ...agent.reengagementKeywords];
  const named = findAnsweredMessage(unanswered, to, keywords);
  return messages.find(({ id }) => id === named)?.providerId ?? null;
}

/** Returns whether these messages are unedited. */
function saysTheSame(seen: ChatState, state: ChatState, ids: string[]): boolean {
  const textOf = ({ messages }: ChatState, id: string) => messages.find((message) => message.id === id)?.text;
  return ids.every((id) => textOf(seen, id) === textOf(state, id));
}

function sameIds(left: string[], right: string[]): boolean {
  return left.length === right.length && left.every((id, index) => id === right[index]);
}
