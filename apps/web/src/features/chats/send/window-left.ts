import type { Chat } from '@spotter/contract';
import { sayLengthOfTime } from '../../../components/time/length-of-time.ts';

const hourMs = 3_600_000;

type WindowLeft = { tone: 'quiet' | 'warning'; sentence: string };
type ChatWindow = Pick<Chat, 'windowClosesAt' | 'windowCertainUntil' | 'windowReason' | 'coachWindowClosesAt'>;

/**
 * Returns what is left of the time in which the agent may answer, as a warning under two hours. After that,
 * returns what is left of the coach's 7 days.
 */
export function windowLeft(chat: ChatWindow, now: Date): WindowLeft {
  const { windowClosesAt, coachWindowClosesAt } = chat;
  if (windowClosesAt === null) return { tone: 'quiet', sentence: 'The window to reply opens when they write.' };
  const left = new Date(windowClosesAt).getTime() - now.getTime();
  if (left > 0) {
    return { tone: left < 2 * hourMs ? 'warning' : 'quiet', sentence: `${shortLength(left)} left to reply` };
  }
  const own = coachWindowClosesAt === null ? 0 : new Date(coachWindowClosesAt).getTime() - now.getTime();
  if (own > 0) {
    return {
      tone: 'warning',
      sentence: `The window to reply is closed for the agent. You can still write for ${sayLengthOfTime(own)}.`,
    };
  }
  return { tone: 'warning', sentence: 'The platform takes no message now: you can write once they write again.' };
}

/** Returns why a window is not the usual 24 hours; null where it is. */
export function windowWhy(chat: ChatWindow, now: Date): string | null {
  switch (chat.windowReason) {
    case 'message':
    case 'never-wrote':
      return null;
    case 'private-reply':
      return 'Your reply to their comment opens no window.';
    case 'ad-refused':
      return 'An ad brought them, but the platform took no more than 24 hours.';
    case 'ad': {
      const certain = Date.parse(chat.windowCertainUntil ?? '') - now.getTime();
      if (Date.parse(chat.windowClosesAt ?? '') <= now.getTime()) return null;
      const known = certain > 0 ? `${shortLength(certain)} of it are certain.` : 'It may refuse a message now.';
      return `An ad brought them, so the platform may allow 7 days. ${known}`;
    }
  }
}

/** Shows minutes only when they count, and hours up to two days. */
function shortLength(ms: number): string {
  return ms < 2 * hourMs || ms > 48 * hourMs ? sayLengthOfTime(ms) : `${Math.round(ms / hourMs)} h`;
}
