import { isDeepStrictEqual } from 'node:util';
import { unsetDisclosure, unsetFollowUps, unsetKeywordRules } from '@spotter/domain/autoreply';
import type { AgentRow } from './agents.repository.ts';
import type { StoredTrigger } from './agents.tables.ts';
import { checkWordList, resolveKeywords, resolveReengagements } from './resolve-keywords.ts';

/** Whether a version holds each field of an agent: all that changes what it says, to whom and when. */
const isVersioned = {
  name: true,
  description: true,
  model: true,
  instructions: true,
  delayType: true,
  replyDelayMinutes: true,
  triggerKeywords: true,
  keywordRules: true,
  triggers: true,
  newContactsOnly: true,
  activeHours: true,
  reengagementKeywords: true,
  reengagementRules: true,
  fields: true,
  caringWords: true,
  disclosureWords: true,
  disclosureMode: true,
  disclosureSentences: true,
  goodbye: true,
  bubbles: true,
  offerIds: true,
  whenUnanswered: true,
  answersAfterHandOver: true,
  answers: true,
  rules: true,
  followUps: true,
  id: false,
  workspaceId: false,
  // A pause has an end of its own.
  pausedUntil: false,
  // It follows from when the sequence was published.
  followUpsSince: false,
  version: false,
  createdAt: false,
} as const satisfies Record<keyof AgentRow, boolean>;

type Sorted = typeof isVersioned;
export type VersionedField = { [Field in keyof Sorted]: Sorted[Field] extends true ? Field : never }[keyof Sorted];

/** What a version of an agent holds. */
export type AgentContent = Pick<AgentRow, VersionedField>;

export const versionedFields = (Object.keys(isVersioned) as (keyof Sorted)[]).filter(
  (field): field is VersionedField => isVersioned[field],
);

/** Returns what a version holds of an agent. */
export function contentOf(agent: AgentContent): AgentContent {
  return pickFields(agent, versionedFields);
}

/** Returns these fields of an agent. */
export function pickFields(agent: AgentContent, fields: VersionedField[]): AgentContent {
  return Object.fromEntries(fields.map((field) => [field, agent[field]])) as AgentContent;
}

/** Returns the fields that say something else. */
export function differingFields(before: AgentContent, after: AgentContent): VersionedField[] {
  const [old, present] = [comparable(before), comparable(after)];
  return versionedFields.filter((field) => !isDeepStrictEqual(old[field], present[field]));
}

/** Returns what is compared: as it is stored, without ids, which say nothing, and with a place for the keywords. */
function comparable(agent: AgentContent): Record<VersionedField, unknown> {
  const { triggers, followUps } = agent;
  const hasPlace = triggers.some(({ kind }) => kind === 'keyword');
  const placed: Omit<StoredTrigger, 'id'>[] = hasPlace ? triggers : [{ kind: 'keyword' }, ...triggers];
  return JSON.parse(
    JSON.stringify({
      ...contentOf(agent),
      triggers: placed.map((trigger) => ({ ...trigger, id: undefined })),
      followUps: { ...followUps, steps: followUps.steps.map((step) => ({ ...step, id: undefined })) },
    }),
  ) as Record<VersionedField, unknown>;
}

/** What a new agent has where its coach wrote nothing. */
export const unsetAgentFields = {
  description: null,
  model: null,
  triggerKeywords: [],
  keywordRules: unsetKeywordRules,
  reengagementKeywords: [],
  reengagementRules: unsetKeywordRules,
  triggers: [],
  newContactsOnly: false,
  activeHours: null,
  fields: [],
  caringWords: null,
  disclosureWords: null,
  goodbye: null,
  bubbles: 1,
  disclosureMode: unsetDisclosure.mode,
  disclosureSentences: unsetDisclosure.words,
  offerIds: null,
  whenUnanswered: 'go-on',
  answersAfterHandOver: true,
  answers: 'auto',
  rules: [],
  followUps: unsetFollowUps,
} satisfies Partial<AgentContent>;

/**
 * Returns changes as they are stored: an adaptive delay takes no minutes, and the rules are of the keywords
 * alone. Throws invalid_input where two keywords are one word, or an excluded word blocks one.
 */
export function normalContent<Changes extends Partial<AgentContent>>(
  changes: Changes,
  stored: AgentContent | null,
): Changes & Partial<AgentContent> {
  checkWordList(changes.triggerKeywords ?? [], 'keywords');
  checkWordList(changes.reengagementKeywords ?? [], 'rekeywords');
  return {
    ...changes,
    ...(changes.delayType === 'adaptive' ? { replyDelayMinutes: 0 } : {}),
    ...resolveKeywords(changes, stored),
    ...resolveReengagements(changes, stored),
  };
}
