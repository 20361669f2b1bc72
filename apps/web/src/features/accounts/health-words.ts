import type { AccountHealth, AccountProblem } from '@spotter/contract';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayAndClock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const wholeDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** Every sentence of how accounts are doing that names nothing. */
export const healthMessages = {
  title: 'How your accounts are doing',
  failed: 'How your accounts are doing could not be loaded.',
  retry: 'Try again',
  well: 'All is well.',
  details: 'Details',
  access: 'Access',
  permissions: 'Permissions',
  lastHeard: 'Last heard from',
  lastSent: 'Last sent',
  silence: 'Usually silent for',
  caughtUp: 'Caught up',
  allPermissions: 'All that Spotter needs',
  noEnd: 'Has no end',
  ended: 'Has ended',
  never: 'Never so far',
  tooYoung: 'Too young to tell',
};

/** What is wrong and what mends it; `connects`: by connecting the account again. */
export type ProblemWords = { sentence: string; connects: boolean };

/** A problem in plain words, with the one thing that mends it. */
export function problemWords(problem: AccountProblem, account: AccountHealth, now: Date): ProblemWords {
  const service = account.from === 'instagram' ? 'Instagram' : 'Messenger';
  switch (problem) {
    case 'reconnect_needed':
      return { sentence: `${service} no longer lets Spotter in: nothing is heard or sent.`, connects: true };
    case 'restricted': {
      const until = account.restrictedUntil === null ? '' : ` at ${sayWhen(account.restrictedUntil, now)}`;
      return {
        sentence: `${service} does not let it send for a while. Look at the account’s notices in the ${service} app; Spotter tries again by itself${until}.`,
        connects: false,
      };
    }
    case 'permission_missing':
      return {
        sentence: `It is not allowed to ${account.permissionsMissing.join(', ')}. Connect it again and leave everything ticked.`,
        connects: true,
      };
    case 'not_subscribed':
      return { sentence: `${service} does not tell Spotter of new messages.`, connects: true };
    case 'silent': {
      const since = account.silence.unusualSince;
      const when = since === null ? '' : ` since ${sayWhen(since, now)}`;
      return {
        sentence: `Nothing was heard${when}, longer than usual. Write to it from another account: if nothing arrives, connect it again.`,
        connects: true,
      };
    }
    case 'token_ends': {
      const end = account.tokenExpiresAt === null ? 'soon' : `on ${wholeDay.format(new Date(account.tokenExpiresAt))}`;
      return { sentence: `Its access ends ${end}, and could not be renewed.`, connects: true };
    }
  }
}

/** The facts of an account, in the order in which they are read. */
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
      value: silence.usualMinutes === null ? healthMessages.tooYoung : `At most ${lengthWords(silence.usualMinutes)}`,
    },
    ...(caughtUp === null
      ? []
      : [
          { name: healthMessages.caughtUp, value: `${caughtUpWords(caughtUp.messages)}, ${sayWhen(caughtUp.at, now)}` },
        ]),
  ];
}

function accessWords(expiresAt: string | null): string {
  return expiresAt === null ? healthMessages.noEnd : `Until ${wholeDay.format(new Date(expiresAt))}`;
}

function whenOrNever(instant: string | null, now: Date): string {
  return instant === null ? healthMessages.never : sayWhen(instant, now);
}

function sayWhen(instant: string, now: Date): string {
  const date = new Date(instant);
  return date.toDateString() === now.toDateString() ? clock.format(date) : dayAndClock.format(date);
}

function caughtUpWords(messages: number): string {
  return messages === 1 ? '1 missed message' : `${messages} missed messages`;
}

function lengthWords(minutes: number): string {
  if (minutes < 60) return 'an hour';
  const hours = Math.ceil(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
