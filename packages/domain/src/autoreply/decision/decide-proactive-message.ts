import type { Hold } from './held-back.ts';
import { handOverFor, isContent, readStop, silenceWhenOff } from './decide-reply.ts';
import { isWindowOpen, lastWritableAt } from './messaging-window.ts';
import type { ProactiveReason } from './proactive-reasons.ts';
import { isSevere, type SevereReason } from '../../safety/hand-over-reasons.ts';
import type { SilenceReason, WaitReason } from './reply-decision.ts';
import type { ReplySituation } from './reply-situation.ts';

/** Everything that decides whether a chat may hear something that is no answer. */
export type ProactiveSituation = Pick<
  ReplySituation,
  'now' | 'bot' | 'agent' | 'planAllowsAutoreplies' | 'chat' | 'unanswered' | 'answeredByPerson' | 'lastInboundAt'
> & {
  /** Whether the platform takes the account's token. */
  accountConnected: boolean;
  /** What keeps the account from sending, such as a pause that the platform asked for; null while nothing does. */
  hold: Hold | null;
  /** An answer is planned, or something is on its way: anything else would come in between. */
  isSpeaking: boolean;
  /** When the contact's night ends; null by day, and where their zone is not known. */
  nightEndsAt: Date | null;
};

/** Why nothing is said: as for an answer, or because of what only an answer could wait for or act on. */
export type ProactiveSilence = SilenceReason | SevereReason | Extract<WaitReason, 'account-reconnect'>;

export type ProactiveDecision =
  | { kind: 'send'; because: ProactiveReason }
  /** Decide again then: the facts may be others. */
  | { kind: 'wait'; until: Date }
  /** `forCoach`: what only the coach can do for the contact now. */
  | { kind: 'stay-silent'; because: ProactiveSilence; forCoach: CoachMatter | null };

/** With what a chat is put on the coach's list. */
type CoachMatter = 'talk-later';

type Rules = {
  /** What the contact waits for, or would miss, is said at any hour. */
  atNight: 'send' | 'wait';
  /** What the coach has to see to where it is not said, if the contact was promised it. */
  otherwise: CoachMatter | null;
};

/** What sets each kind apart. Everything else holds for all of them. */
const rules: Record<ProactiveReason, Rules> = {
  'call-reminder': { atNight: 'send', otherwise: null },
  'call-news': { atNight: 'send', otherwise: null },
  'no-show': { atNight: 'send', otherwise: null },
  'no-show-again': { atNight: 'wait', otherwise: null },
  'asked-for-later': { atNight: 'send', otherwise: 'talk-later' },
};

/** A chat in which something is being said is looked at again after this. */
const lookAgainMs = 60_000;

/**
 * Whether something is said now that nobody asked about, later, or not at all. It looks at present facts only, like
 * `decideReply`, and names the same reasons in the same order: nobody hears from the agent unasked where they would get no
 * answer from it.
 */
export function decideProactiveMessage(situation: ProactiveSituation, reason: ProactiveReason): ProactiveDecision {
  const { chat, hold, isSpeaking, nightEndsAt, now } = situation;
  const { atNight, otherwise } = rules[reason];
  const silence = findSilence(situation);
  if (silence !== null) {
    // Who asked to stop, or has a person's attention already, is on no list for this.
    const mayList = chat.enabled && !wantsSilence(situation);
    return { kind: 'stay-silent', because: silence, forCoach: mayList ? otherwise : null };
  }
  if (isSpeaking) return waitUntil(situation, new Date(now.getTime() + lookAgainMs));
  if (hold !== null) return waitUntil(situation, hold.until);
  if (nightEndsAt !== null && atNight === 'wait') return waitUntil(situation, nightEndsAt);
  return { kind: 'send', because: reason };
}

/** Never past the end of the window, where it is decided that there is nothing to say any more. */
function waitUntil({ lastInboundAt }: ProactiveSituation, wished: Date): ProactiveDecision {
  const closesAt = lastInboundAt === null ? wished : lastWritableAt(lastInboundAt);
  return { kind: 'wait', until: wished < closesAt ? wished : closesAt };
}

/** Why nothing may be said; null when it may. */
function findSilence(situation: ProactiveSituation): ProactiveSilence | null {
  const { agent, bot, chat, now, planAllowsAutoreplies } = situation;
  if (chat.otherAppOwnsThread) return 'other-app-owns-thread';
  if (wantsSilence(situation)) return 'opted-out';
  if (!bot.enabled) return 'bot-disabled';
  if (agent === null) return 'no-agent';
  if (!planAllowsAutoreplies) return 'plan';
  if (!situation.accountConnected) return 'account-reconnect';
  if (!isWindowOpen(situation.lastInboundAt, now)) return 'window-closed';
  if (!chat.enabled) return silenceWhenOff(chat.offReason);
  return findSevere(situation);
}

/** Whether the contact asked to stop, noticed yet or not. A stop that was obeyed stands until the agent answers a trigger. */
function wantsSilence(situation: ProactiveSituation): boolean {
  const stop = readStop(situation);
  return situation.chat.optedOut || (stop.asked && stop.comeback === null);
}

/** Something severe that nobody has taken up yet: it is answered with care, or by a person, before anything else is said. */
function findSevere({ chat, now, unanswered }: ProactiveSituation): SevereReason | null {
  const handOver = handOverFor({ chat, failedAttempts: 0, now }, unanswered.filter(isContent));
  return handOver !== null && isSevere(handOver.because) ? handOver.because : null;
}
