import type { AccountHealth, AccountProblem } from '@spotter/contract';
import { channelFaces } from '../../components/channels.ts';
import { sayClock, sayDayAndClock, sayDayOfYear } from '../../components/time/said-times.ts';

/** The fixed sentences about the health of accounts. */
export const healthMessages = {
  title: 'How your accounts are doing',
  failed: 'We couldn’t load how your accounts are doing.',
  retry: 'Try again',
  well: 'All good.',
  details: 'Details',
  access: 'Access',
  permissions: 'Permissions',
  lastHeard: 'Last heard from',
  lastSent: 'Last sent',
  silence: 'Usual quiet time',
  caughtUp: 'Caught up',
  allPermissions: 'Everything Spotter needs',
  noEnd: 'Doesn’t expire',
  ended: 'Expired',
  never: 'Never',
  tooYoung: 'Too early to tell',
};

/** What is wrong and how to repair it; `connects`: connecting the account again repairs it. */
export type ProblemWords = { sentence: string; connects: boolean };

/** Returns a problem in plain words, with the one action that repairs it. */
export function problemWords(problem: AccountProblem, account: AccountHealth, now: Date): ProblemWords {
  const service = channelFaces[account.from].name;
  switch (problem) {
    case 'reconnect_needed':
      return { sentence: `${service} no longer lets Spotter in, so nothing comes in or goes out.`, connects: true };
    case 'restricted': {
      const until = account.restrictedUntil === null ? '' : ` at ${sayWhen(account.restrictedUntil, now)}`;
      return {
        sentence: `${service} has paused sending for a while. Check the account’s notices in the ${service} app. Spotter tries again on its own${until}.`,
        connects: false,
      };
    }
    case 'permission_missing':
      return {
        sentence: missingSentence(account.permissionsMissing),
        connects: true,
      };
    case 'not_subscribed':
      return { sentence: `${service} isn’t telling Spotter about new messages.`, connects: true };
    case 'silent': {
      const since = account.silence.unusualSince;
      const when = since === null ? '' : ` since ${sayWhen(since, now)}`;
      return {
        sentence: `No messages${when}, which is longer than usual. DM it from another account. If nothing shows up, reconnect.`,
        connects: true,
      };
    }
    case 'token_ends': {
      const end = account.tokenExpiresAt === null ? 'soon' : `on ${sayDayOfYear(account.tokenExpiresAt)}`;
      return { sentence: `Access ends ${end}, and we couldn’t renew it.`, connects: true };
    }
  }
}

/** Returns the facts of an account in reading order. */
export function healthFacts(account: AccountHealth, now: Date): { name: string; value: string }[] {
  const { tokenExpiresAt, permissionsMissing, silence, caughtUp } = account;
  const isOut = account.problems.includes('reconnect_needed');
  return [
    { name: healthMessages.access, value: isOut ? healthMessages.ended : accessWords(tokenExpiresAt) },
    {
      name: healthMessages.permissions,
      value:
        permissionsMissing.length === 0 ? healthMessages.allPermissions : `Missing: ${permissionsMissing.join(', ')}`,
    },
    { name: healthMessages.lastHeard, value: whenOrNever(account.webhooksLastSeenAt, now) },
    { name: healthMessages.lastSent, value: whenOrNever(account.lastSentAt, now) },
    {
      name: healthMessages.silence,
      value: silence.usualMinutes === null ? healthMessages.tooYoung : `Up to ${lengthWords(silence.usualMinutes)}`,
    },
    ...(caughtUp === null
      ? []
      : [
          { name: healthMessages.caughtUp, value: `${caughtUpWords(caughtUp.messages)}, ${sayWhen(caughtUp.at, now)}` },
        ]),
  ];
}

/** Returns which permissions are missing, with the remedy. */
export function missingSentence(missing: string[]): string {
  return `Spotter isn’t allowed to ${missing.join(', ')}. Reconnect and leave every box checked.`;
}

function accessWords(expiresAt: string | null): string {
  return expiresAt === null ? healthMessages.noEnd : `Until ${sayDayOfYear(expiresAt)}`;
}

function whenOrNever(instant: string | null, now: Date): string {
  return instant === null ? healthMessages.never : sayWhen(instant, now);
}

/** Returns the clock of today's instants, and the day of others: `2:02 PM`, `Nov 12, 2:02 PM`. */
export function sayWhen(instant: string, now: Date): string {
  const date = new Date(instant);
  return date.toDateString() === now.toDateString() ? sayClock(date) : sayDayAndClock(date);
}

function caughtUpWords(messages: number): string {
  return messages === 1 ? '1 missed message' : `${messages} missed messages`;
}

function lengthWords(minutes: number): string {
  if (minutes < 60) return 'an hour';
  const hours = Math.ceil(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
