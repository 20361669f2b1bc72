import { isAssent } from '../../booking/assents/assent.ts';
import { answerTo, dangerQuestion } from '../../safety/danger-question.ts';
import { mayAskIfBot } from '../../safety/classifier/classify-bot-question.ts';
import { isAcknowledgement } from '../../wording/acknowledgement.ts';
import { isAskedOften, reachedCap } from './answer-caps.ts';
import { isAutoResponder } from './auto-responder.ts';
import { isBotLoop, type Turn } from './bot-loop.ts';
import { dormantAfterMs } from './dormancy.ts';
import { isContent, textToJudge } from '../media/inbound-content.ts';
import { mediaHandOver, waitForMedia } from '../media/media-in-messages.ts';
import { findDanger, handOverOf, resolveDanger, wordsToJudge } from './hand-over-rules.ts';
import { type FiredTrigger, idOfFired, keywordOf } from '../triggers/trigger.ts';
import { anyContact, contactFacts, excludedWord, firstFired } from './fired-trigger.ts';
import { intentToAsk } from './intent-to-ask.ts';
import { isFromSeller } from './is-from-seller.ts';
import { mayAnswerKnown } from '../known-answers/known-after-hand-over.ts';
import { isWindowOpen, latestReplyAt } from '../window/messaging-window.ts';
import { asksForDeletion } from '../opt-out/opt-out.ts';
import { readStop } from '../opt-out/read-stop.ts';
import { newestSpell, quietFrom } from '../pacing/message-spells.ts';
import { contactPauses } from '../pacing/contact-pauses.ts';
import { maxSpellPauseMs, replyDueAt } from '../pacing/reply-delay.ts';
import type { HandOver, ReplyDecision, ReplyReason, SilenceReason } from './reply-decision.ts';
import {
  endsByKeyword,
  type AgentRules,
  type ChatState,
  type InboundMessage,
  type OffReason,
  type ReplySituation,
} from './reply-situation.ts';
import { withinHours } from './within-hours.ts';

const failuresUntilHandOver = 2;

/** Why the agent may answer, before the question of when. */
type Cause = { because: ReplyReason; fired: FiredTrigger | null };

/**
 * Returns what to do with a chat now. It looks at present facts only, so it can be asked again at any time: a
 * late, doubled or stale question gets the answer that is right at that instant.
 */
export function decideReply(situation: ReplySituation): ReplyDecision {
  const { agent, bot, chat, now, unanswered } = situation;
  const stop = readStop(situation);
  if (stop.isUnheard && stop.comeback === null) return silent('opted-out');
  if (unanswered.length === 0) return silent(silenceWhenAnswered(situation));
  const content = unanswered.filter(isContent);
  if (chat.otherAppOwnsThread || (content.length === 0 && unanswered.some(isStandby)))
    return silent('other-app-owns-thread');
  if (content.length === 0) return silent('nothing-to-answer');

  if (stop.asked && stop.comeback === null) {
    // A confirmation is a message too, so it needs everything that an answer needs.
    const mayConfirm =
      chat.engaged &&
      chat.enabled &&
      chat.neverAnswered !== true &&
      chat.spam == null &&
      bot.enabled &&
      agent !== null &&
      situation.planAllowsAutoreplies;
    if (mayConfirm && stop.question !== null) return { kind: 'ask-danger', question: stop.question };
    const confirms = stop.isNew && mayConfirm && isWindowOpen(situation, now);
    const decision = confirms ? { kind: 'opt-out' as const } : silent('opted-out');
    return content.some(({ text }) => asksForDeletion(text)) ? { ...decision, deletion: true } : decision;
  }
  if (chat.neverAnswered === true) return silent('never-list');
  const needsOther = () => machineSign(situation, content) !== null || handOverFor(situation, content)?.severe === true;
  if (isFromSeller(situation, content) && !needsOther()) return silent('spam');
  if (!bot.enabled) return silent('bot-disabled');
  if (agent === null) return silent('no-agent');
  if (!situation.planAllowsAutoreplies) return silent('plan');
  if (!isWindowOpen(situation, now)) return silent('window-closed');

  const reengagement = firstFired(content, agent.reengagements, anyContact);
  const trigger = stop.comeback ?? firstFired(content, agent.triggers, contactFacts(situation, agent));
  if (!chat.enabled) {
    const mayComeBack = endsByKeyword(chat.offReason) && reengagement !== null;
    if (!mayComeBack) {
      const mayAnswer = mayAnswerKnown(situation, agent, content) && machineSign(situation, content) === null;
      const known: Cause = { because: 'known-after-hand-over', fired: null };
      return mayAnswer ? answerInTime(situation, agent, content, known) : silent(silenceWhenOff(chat.offReason));
    }
  }
  if (chat.engaged || !chat.enabled || trigger !== null) {
    const handOver = handOverFor(situation, content);
    const question = questionToAsk(situation, content);
    const needed = question === null ? handOver : { kind: 'ask-danger' as const, question };
    if (handOver?.severe === true) return needed!;
    // A clinic's "our team will be with you" does not ask for a person.
    const machine = machineSign(situation, content);
    if (machine !== null) return silent(machine);
    const toPerson = needed ?? mediaHandOver(situation, content);
    if (toPerson !== null) return toPerson;
  }
  const reading = waitForMedia(situation, content, keywordOf(trigger));
  if (reading !== null) return reading;
  const cause: Cause | SilenceReason =
    !chat.enabled && reengagement !== null
      ? { because: 're-engagement-keyword', fired: reengagement }
      : causeToAnswer(situation, content, { trigger, reengagement, onlyTrigger: stop.asked });
  const cap = situation.answersGiven === undefined ? null : reachedCap(situation.answersGiven);
  if (typeof cause === 'string') {
    const mayAsk = cause === 'no-keyword' && cap === null && !needsNoAgent(situation, content);
    const excluded =
      cause === 'no-keyword' ? excludedWord(content, agent.triggers, contactFacts(situation, agent)) : null;
    const silence = excluded === null ? silent(cause) : { ...silent('excluded-word'), keyword: excluded };
    return (mayAsk ? intentToAsk(situation, agent, content) : null) ?? silence;
  }
  if (cap !== null) return silent(cap);
  const answer = answerInTime(situation, agent, content, cause);
  if (cause.fired === null) return answer;
  const triggers = cause.because === 're-engagement-keyword' ? agent.reengagements : agent.triggers;
  return withinHours(answer, { situation, agent, content, triggers });
}

function silent(because: SilenceReason): Extract<ReplyDecision, { kind: 'stay-silent' }> {
  return { kind: 'stay-silent', because };
}

/** Returns the ids of the messages that an answer would be about, oldest first. */
export function contentToAnswer({ unanswered }: Pick<ReplySituation, 'unanswered'>): string[] {
  return unanswered.filter(isContent).map(({ id }) => id);
}

function isStandby(message: InboundMessage): boolean {
  return message.kind === 'standby' && !message.deleted;
}

function silenceWhenAnswered({ chat, answeredByPerson = [] }: ReplySituation): SilenceReason {
  if (chat.turnCanceled === true) return 'cancelled-by-coach';
  const tookOver = !chat.enabled && chat.offReason === 'takeover' && answeredByPerson.length > 0;
  return tookOver ? 'taken-over' : 'already-answered';
}

/** Returns why nothing is said in a chat that is switched off. */
export function silenceWhenOff(reason: OffReason | null): SilenceReason {
  switch (reason) {
    case 'takeover':
      return 'taken-over';
    case 'finished':
      return 'finished';
    case 'hand-over':
      return 'handed-over';
    default:
      return 'chat-disabled';
  }
}

/**
 * Returns why these words hand the chat over to the coach; null where they do not, or where the coach has seen
 * them. What a model cleared does not.
 */
export function handOverFor(
  { chat, failedAttempts, now, dangerAnswers = [] }: HandOverFacts & Pick<ReplySituation, 'failedAttempts'>,
  content: InboundMessage[],
): HandOver | null {
  const text = wordsToJudge(unseenWords(chat, content), now);
  const sign = findDanger(text, now);
  const finding =
    sign === null ? null : resolveDanger(text, now, sign, answerTo(dangerQuestion(text), dangerAnswers)?.says ?? null);
  if (finding !== null) return handOverOf(finding);
  return failedAttempts >= failuresUntilHandOver ? { kind: 'hand-over', because: 'failed-twice' } : null;
}

/**
 * Returns the question to a model whether these words need a person, or ask if a machine writes;
 * null where that is sure, or was asked.
 */
function questionToAsk({ chat, now, dangerAnswers = [] }: HandOverFacts, content: InboundMessage[]) {
  const text = wordsToJudge(unseenWords(chat, content), now);
  const sign = findDanger(text, now);
  if (sign === null ? !mayAskIfBot(text) : sign.isCertain) return null;
  if (isAskedOften(dangerAnswers, now)) return null;
  const question = dangerQuestion(text);
  return answerTo(question, dangerAnswers) === undefined ? question : null;
}

type HandOverFacts = Pick<ReplySituation, 'chat' | 'now' | 'dangerAnswers'>;

/** Returns what the coach has not seen, each message on a line of its own. */
function unseenWords({ handedBackAt = null }: ChatState, content: InboundMessage[]): string {
  return content
    .filter(({ receivedAt }) => handedBackAt === null || receivedAt > handedBackAt)
    .map(textToJudge)
    .join('\n');
}

/** Whether a person is needed, or a machine wrote: no model is asked for that contact's intent. */
function needsNoAgent(situation: ReplySituation, content: InboundMessage[]): boolean {
  return handOverFor(situation, content) !== null || machineSign(situation, content) !== null;
}

/** Returns why the text comes from a machine that gets no answer; null when a person seems to write. */
function machineSign({ recentTurns = [] }: ReplySituation, content: InboundMessage[]): SilenceReason | null {
  const written = content.filter(({ hasAttachments, text }) => !hasAttachments && text.trim() !== '');
  if (written.length < content.length) return null;
  if (written.every(({ text }) => isAutoResponder(text))) return 'auto-responder';
  const turns = written.map(({ text, receivedAt }): Turn => ({ from: 'contact', text, at: receivedAt }));
  return isBotLoop(recentTurns, turns) ? 'loop' : null;
}

/** Returns why the agent answers in a chat that is switched on, or why it does not although nothing forbids it. */
function causeToAnswer(
  { chat, quietSince, settled, asksToConfirm, unanswered }: ReplySituation,
  content: InboundMessage[],
  found: { trigger: FiredTrigger | null; reengagement: FiredTrigger | null; onlyTrigger: boolean },
): Cause | SilenceReason {
  const { trigger, reengagement, onlyTrigger } = found;
  const byTrigger: Cause | null =
    trigger === null ? null : { because: `trigger-${trigger.trigger.kind}`, fired: trigger };
  const byReengagement: Cause | null =
    reengagement === null ? null : { because: 're-engagement-keyword', fired: reengagement };
  if (!chat.engaged || onlyTrigger) return byTrigger ?? 'no-keyword';
  const first = unanswered[0]?.receivedAt.getTime() ?? 0;
  // Handing the chat back starts the agent as a message does.
  const lastSign = Math.max(quietSince?.getTime() ?? first, chat.handedBackAt?.getTime() ?? 0);
  const isDormant = first - lastSign > dormantAfterMs;
  if (isDormant) return byReengagement ?? byTrigger ?? 'dormant';
  // A heart that is the coach's own trigger counts as a trigger.
  const asksNothing = (text: string) => isAcknowledgement(text) || (settled === true && isAssent(text));
  const onlyThanks =
    asksToConfirm !== true && content.every(({ hasAttachments, text }) => !hasAttachments && asksNothing(text));
  if (onlyThanks) return byTrigger ?? byReengagement ?? 'nothing-to-answer';
  return { because: 'conversation-goes-on', fired: null };
}

function answerInTime(
  situation: ReplySituation,
  agent: AgentRules,
  content: InboundMessage[],
  cause: Cause,
): ReplyDecision {
  const last = content.at(-1);
  const latestAt = latestReplyAt(situation);
  if (last === undefined || latestAt === null) return silent('nothing-to-answer');
  const quietUntil = quietFrom(content, situation.quietMs);
  const spell = newestSpell(content, maxSpellPauseMs);
  const delayUntil = replyDueAt({
    delay: agent.delay,
    firstReceivedAt: spell.startedAt,
    lastReceivedAt: last.receivedAt,
    lastMessageId: last.id,
    quietSince: spell.before ?? situation.quietSince,
    contactPausesMs: contactPauses(situation.recentTurns ?? []),
  }).getTime();
  // A delivery that came hours late must not wait until an answer is no longer allowed.
  const until = Math.min(Math.max(quietUntil, delayUntil), latestAt.getTime());
  if (situation.now.getTime() < until) {
    const because = delayUntil > quietUntil ? 'delay' : 'burst';
    return { kind: 'wait', until: new Date(until), because, keyword: keywordOf(cause.fired) };
  }
  const { because, fired } = cause;
  const trigger = idOfFired(fired);
  const to = content.map(({ id }) => id);
  return { kind: 'reply', to, because, keyword: keywordOf(fired), ...(trigger === undefined ? {} : { trigger }) };
}
