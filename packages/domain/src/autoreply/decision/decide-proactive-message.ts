import type { Hold } from './held-back.ts';
import { isContent } from '../media/inbound-content.ts';
import { readStop, type StopFacts } from '../opt-out/read-stop.ts';
import { handOverFor, silenceWhenOff } from './decide-reply.ts';
import { isWindowOpen, withinWindow, type WindowFacts } from '../window/messaging-window.ts';
import type { ProactiveReason } from './proactive-reasons.ts';
import { isSevere, type SevereReason } from '../../safety/hand-over-reasons.ts';
import type { SilenceReason, WaitReason } from './reply-decision.ts';
import type { ReplySituation } from './reply-situation.ts';

/** Everything that decides whether a chat may get a message that is not an answer. */
export type ProactiveSituation = Pick<
  ReplySituation,
  'now' | 'bot' | 'agent' | 'planAllowsAutoreplies' | 'chat' | 'unanswered' | 'answeredByPerson' | 'dangerAnswers'
> &
  WindowFacts & {
    /** Whether the platform accepts the account's token. */
    accountConnected: boolean;
    /** What keeps the account from sending, such as a pause that the platform asked for; null when nothing does. */
    hold: Hold | null;
    /** Until when the coach wants no agent to speak here; null while nothing is paused. */
    pausedUntil: Date | null;
    /** Whether an answer is planned, or something is being sent: another message would come in between. */
    isSpeaking: boolean;
    /** When the contact's night ends; null by day, and where their zone is not known. */
    nightEndsAt: Date | null;
  };

/**
 * Why nothing is said: a reason that holds for answers too,
 * or something that only an answer could wait for or act on.
 */
export type ProactiveSilence = SilenceReason | SevereReason | Extract<WaitReason, 'account-reconnect'>;

export type ProactiveDecision =
  | { kind: 'send'; because: ProactiveReason }
  /** Decide again at this time, because the facts may have changed. */
  | { kind: 'wait'; until: Date }
  /** `forCoach`: what only the coach can do for the contact now. */
  | { kind: 'stay-silent'; because: ProactiveSilence; forCoach: CoachMatter | null };

/** The matter under which a chat is put on the coach's list. */
type CoachMatter = 'talk-later';

type Rules = {
  /** Whether it is owed to the guest of a call, whom a pause must not leave waiting. */
  inPause: 'send' | 'wait';
  /** Messages that the contact waits for, or would miss, are sent at any hour. */
  atNight: 'send' | 'wait';
  /** Whether it is about going on with a lead, which a client no longer is. */
  sells: boolean;
  /** What the coach has to take care of when the message is not sent although it was promised. */
  fallback: CoachMatter | null;
};

/** What differs between the kinds. Everything else holds for all of them. */
const rules: Record<ProactiveReason, Rules> = {
  'call-reminder': { inPause: 'send', atNight: 'send', sells: false, fallback: null },
  'call-news': { inPause: 'send', atNight: 'send', sells: false, fallback: null },
  'no-show': { inPause: 'wait', atNight: 'send', sells: false, fallback: null },
  'no-show-again': { inPause: 'wait', atNight: 'wait', sells: false, fallback: null },
  'asked-for-later': { inPause: 'wait', atNight: 'send', sells: false, fallback: 'talk-later' },
  'follow-up': { inPause: 'wait', atNight: 'wait', sells: true, fallback: null },
};

/** Whether the agent says this unprompted although the coach paused it. */
export function goesOnInPause(reason: ProactiveReason): boolean {
  return rules[reason].inPause === 'send';
}

/** The time after which a chat in which something is being sent is looked at again. */
const recheckMs = 60_000;

/**
 * Returns whether an unprompted message is sent now, later, or not at all. It looks at present facts only, like
 * `decideReply`, and names the same reasons in the same order: contacts hear from the agent unprompted only
 * where the agent would also answer them.
 */
export function decideProactiveMessage(situation: ProactiveSituation, reason: ProactiveReason): ProactiveDecision {
  const { chat, hold, isSpeaking, nightEndsAt, now, pausedUntil } = situation;
  const { atNight, fallback, sells } = rules[reason];
  const silence = findSilence(situation) ?? (sells && chat.client === true ? 'client' : null);
  if (silence !== null) {
    // Contacts who asked to stop, or who have a person's attention already, are on no list for this.
    const mayList = chat.enabled && chat.neverAnswered !== true && chat.spam == null && !wantsSilence(situation);
    return { kind: 'stay-silent', because: silence, forCoach: mayList ? fallback : null };
  }
  // Whoever may be on the never list is not written to before the platform says who they are.
  if (isSpeaking || chat.awaitsHandle === true) return waitUntil(situation, new Date(now.getTime() + recheckMs));
  if (hold !== null) return waitUntil(situation, hold.until);
  if (pausedUntil !== null && !goesOnInPause(reason)) return waitUntil(situation, pausedUntil);
  if (nightEndsAt !== null && atNight === 'wait') return waitUntil(situation, nightEndsAt);
  return { kind: 'send', because: reason };
}

/**
 * Returns a wait that never goes past the end of the window,
 * where it is decided that there is nothing to say any more.
 */
function waitUntil(situation: ProactiveSituation, wished: Date): ProactiveDecision {
  return { kind: 'wait', until: withinWindow(wished, situation) };
}

/** Returns why nothing may be said; null when something may. */
function findSilence(situation: ProactiveSituation): ProactiveSilence | null {
  const { agent, bot, chat, now, planAllowsAutoreplies } = situation;
  if (chat.otherAppOwnsThread) return 'other-app-owns-thread';
  if (wantsSilence(situation)) return 'opted-out';
  if (chat.neverAnswered === true) return 'never-list';
  if (chat.spam != null) return 'spam';
  if (!bot.enabled) return 'bot-disabled';
  if (agent === null) return 'no-agent';
  if (!planAllowsAutoreplies) return 'plan';
  if (!situation.accountConnected) return 'account-reconnect';
  if (!isWindowOpen(situation, now)) return 'window-closed';
  if (!chat.enabled) return silenceWhenOff(chat.offReason);
  return findSevere(situation);
}

/**
 * Whether the contact asked to stop, noticed yet or not. A stop that was obeyed holds until the agent answers a
 * trigger.
 */
export function wantsSilence(situation: StopFacts): boolean {
  const stop = readStop(situation);
  return situation.chat.optedOut || (stop.asked && stop.comeback === null);
}

/**
 * Returns the reason of something severe that is not taken care of yet: it gets caring words or a person before
 * anything else is said.
 */
function findSevere({ unanswered, ...facts }: ProactiveSituation): SevereReason | null {
  const handOver = handOverFor({ ...facts, failedAttempts: 0 }, unanswered.filter(isContent));
  return handOver !== null && isSevere(handOver.because) ? handOver.because : null;
}
