import { severeReasons } from '../safety/hand-over-reasons.ts';

/** Max chats of one bulk change. */
export const maxBulkChats = 5_000;

/** What can be done to many chats at once. */
export const bulkKinds = [
  'tag',
  'untag',
  'stage',
  'assign',
  'agent-on',
  'agent-off',
  'hand-back',
  'done',
  'delete',
] as const;
export type BulkKind = (typeof bulkKinds)[number];

/**
 * Why a chat is left out of a bulk change. `same`: it is so already. `with-person`: a person has it, so only a
 * hand-back lets the agent in. `not-with-person`: there is nothing to hand back. `severe`: someone may be in
 * danger.
 */
export const bulkReasons = [
  'account-closed',
  'wrote',
  'taken-over',
  'changed',
  'severe',
  'opted-out',
  'spam',
  'with-person',
  'not-with-person',
  'same',
  'tag-gone',
  'member-gone',
] as const;
export type BulkReason = (typeof bulkReasons)[number];

/** The facts of a chat by which it is left out of a bulk change. */
export type BulkFacts = {
  /** Whether its account was removed. */
  isAccountClosed: boolean;
  stage: string;
  autorepliesEnabled: boolean;
  offReason: 'coach-toggle' | 'takeover' | 'hand-over' | 'finished' | null;
  handOverReason: string | null;
  handedOverAt: Date | null;
  isOptedOut: boolean;
  isSpam: boolean;
  /** Whether anything in it needs a person. */
  needsPerson: boolean;
  /** Whether it has the tag of the change. */
  hasTag: boolean;
  /** The id of the member who has it; null: nobody does. */
  assignee: string | null;
  lastActivityAt: Date | null;
};

/** Returns why a chat is left out of a change; null: it is changed. `stage`, `assignee`: what is to be set. */
export function leaveOutOfBulk(
  { kind, stage, assignee }: { kind: BulkKind; stage?: string; assignee?: string | null },
  facts: BulkFacts,
): BulkReason | null {
  if (facts.isAccountClosed) return 'account-closed';
  switch (kind) {
    case 'tag':
      return facts.hasTag ? 'same' : null;
    case 'untag':
      return facts.hasTag ? null : 'same';
    case 'stage':
      return facts.stage === stage ? 'same' : null;
    case 'assign':
      return facts.assignee === assignee ? 'same' : null;
    case 'agent-off':
      return facts.autorepliesEnabled ? null : 'same';
    case 'done':
      return facts.needsPerson ? null : 'same';
    case 'delete':
      return null;
    case 'agent-on':
      return leaveOutOfSwitchingOn(facts) ?? (isWithPerson(facts) ? 'with-person' : null);
    case 'hand-back':
      return leaveOutOfSwitchingOn(facts) ?? (isWithPerson(facts) ? null : 'not-with-person');
  }
}

/** Returns why the agent does not get a chat by a change of many, whoever has it. */
function leaveOutOfSwitchingOn(facts: BulkFacts): BulkReason | null {
  if (facts.stage === 'needs_you' && (severeReasons as readonly string[]).includes(facts.handOverReason ?? ''))
    return 'severe';
  if (facts.isOptedOut) return 'opted-out';
  if (facts.isSpam) return 'spam';
  return facts.autorepliesEnabled ? 'same' : null;
}

function isWithPerson({ offReason }: BulkFacts): boolean {
  return offReason === 'takeover' || offReason === 'hand-over';
}

/** What of a chat must not change between the dry run and the change. */
export type ChatSnapshot = Pick<BulkFacts, 'stage' | 'autorepliesEnabled' | 'offReason' | 'isSpam' | 'assignee'> & {
  /** ISO instants. */
  lastActivityAt: string | null;
  handedOverAt: string | null;
};

/** Returns what a dry run stores of a chat. */
export function snapshotOf(facts: BulkFacts): ChatSnapshot {
  const { stage, autorepliesEnabled, offReason, isSpam, assignee, lastActivityAt, handedOverAt } = facts;
  return {
    stage,
    autorepliesEnabled,
    offReason,
    isSpam,
    assignee,
    lastActivityAt: lastActivityAt?.toISOString() ?? null,
    handedOverAt: handedOverAt?.toISOString() ?? null,
  };
}

/** Returns how a chat changed since the dry run; null: it did not. */
export function changedSinceDryRun(before: ChatSnapshot, facts: BulkFacts): BulkReason | null {
  const now = snapshotOf(facts);
  if (now.offReason === 'takeover' && before.offReason !== 'takeover') return 'taken-over';
  if (now.lastActivityAt !== before.lastActivityAt) return 'wrote';
  const isSame = (Object.keys(now) as (keyof ChatSnapshot)[]).every((name) => now[name] === before[name]);
  return isSame ? null : 'changed';
}
