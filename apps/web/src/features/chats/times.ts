import type { Chat } from '@spotter/contract';
import { noDate } from '../../components/time/card-date.ts';
import { sayLengthOfTime } from '../../components/time/length-of-time.ts';
import { sayClock, sayDay, sayDayOfYear } from '../../components/time/said-times.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Returns `2:02 PM`, in the time zone of the browser. */
export function clockTime(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? noDate : sayClock(date);
}

/** Returns `Nov 12 · 2:02 PM`, with the year if it is not this one. */
export function dayAndTime(instant: string, now: Date): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return noDate;
  const day = date.getFullYear() === now.getFullYear() ? sayDay : sayDayOfYear;
  return `${day(date)} · ${sayClock(date)}`;
}

/** Whether two instants fall on the same day of the browser's calendar. */
export function isSameDay(one: string, other: string): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}

/**
 * Returns how long ago an instant was, as short as a list needs it:
 * `now`, `5 min`, `3 h`, `Yesterday`, `Nov 12`.
 */
export function timeAgo(instant: string, now: Date): string {
  const date = new Date(instant);
  const passed = now.getTime() - date.getTime();
  if (Number.isNaN(passed)) return noDate;
  if (passed < minuteMs) return 'now';
  if (passed < hourMs) return `${Math.floor(passed / minuteMs)} min`;
  if (date.toDateString() === now.toDateString()) return `${Math.floor(passed / hourMs)} h`;
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (date.toDateString() === yesterday.toDateString()) return 'Yesterday';
  return sayDay(date);
}

/**
 * Returns when a pending answer comes: `Agent answers in 12 s`, `… in 8 min`, `… at 6:40 PM`,
 * `… on Nov 12 at 6:40 PM` in the long window of an ad; null when it is due.
 */
export function pendingSentence(at: string, now: Date, doing: 'answers' | 'tries again'): string | null {
  const left = new Date(at).getTime() - now.getTime();
  if (left <= 0) return null;
  if (left < minuteMs) return `Agent ${doing} in ${Math.ceil(left / 1000)} s`;
  if (left < hourMs) return `Agent ${doing} in ${Math.ceil(left / minuteMs)} min`;
  return `Agent ${doing} ${sayWhichDay(at, now)}at ${clockTime(at)}`;
}

/** Returns the day as a part of a sentence: nothing for today, `tomorrow `, `on Nov 12 `. */
function sayWhichDay(at: string, now: Date): string {
  if (isSameDay(at, now.toISOString())) return '';
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return isSameDay(at, tomorrow.toISOString()) ? 'tomorrow ' : `on ${sayDay(new Date(at))} `;
}

/** Returns when the next try comes: `Retrying in 12 s, nothing is lost.` */
export function retrySentence(at: string, now: Date): string {
  const left = new Date(at).getTime() - now.getTime();
  if (!(left > 0)) return 'Retrying soon, nothing is lost.';
  const span = left < minuteMs ? `${Math.ceil(left / 1000)} s` : `${Math.ceil(left / minuteMs)} min`;
  return `Retrying in ${span}, nothing is lost.`;
}

export type WindowLeft = { tone: 'quiet' | 'warning'; sentence: string };
type ChatWindow = Pick<Chat, 'windowClosesAt' | 'windowCertainUntil' | 'windowReason' | 'coachWindowClosesAt'>;

/**
 * Returns what is left of the time in which the agent may answer, as a warning under two hours. After that,
 * returns what is left of the coach's 7 days.
 */
export function windowLeft(chat: ChatWindow, now: Date): WindowLeft {
  const { windowClosesAt, coachWindowClosesAt } = chat;
  if (windowClosesAt === null) return { tone: 'quiet', sentence: 'The 24-hour window opens when they write.' };
  const left = new Date(windowClosesAt).getTime() - now.getTime();
  if (left > 0) {
    return { tone: left < 2 * hourMs ? 'warning' : 'quiet', sentence: `${shortLength(left)} left to reply` };
  }
  const own = coachWindowClosesAt === null ? 0 : new Date(coachWindowClosesAt).getTime() - now.getTime();
  if (own > 0) {
    return {
      tone: 'warning',
      sentence: `24-hour window closed for the agent. You can still write for ${sayLengthOfTime(own)}.`,
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
