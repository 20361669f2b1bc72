import { AgentTriggers, Trigger } from '@spotter/contract';
import { z } from 'zod';
import { excludedProblem, longProblem, wordsProblem } from '../keywords/word-problems.ts';
import { commentProblems } from './comments/comment-messages.ts';
import { descriptionProblem, shortDescription } from './intent-messages.ts';
import { type EntryKind, kindWords, triggerMessages } from './trigger-messages.ts';

export const maxTriggers = 30;

/** The kinds in the order in which they are offered. */
export const entryKinds: EntryKind[] = [
  'comment',
  'story_reply',
  'story_mention',
  'ad',
  'link',
  'ice_breaker',
  'any_message',
  'intent',
];

/** Triggers as they are kept in the browser: a description may be unfinished there. */
export const DraftTriggers: z.ZodType<AgentTriggers> = AgentTriggers.extend({
  triggers: z.array(
    z.union([
      Trigger,
      z.object({ _id: z.string(), enabled: z.boolean(), kind: z.literal('intent'), description: z.string() }),
    ]),
  ),
});

/** Returns a trigger of a kind as a coach first sees it: on, and for all of its events. */
export function newTrigger(kind: EntryKind, id: string): Trigger {
  const base = { _id: id, enabled: true };
  switch (kind) {
    case 'story_reply':
    case 'ice_breaker':
      return { ...base, kind, words: [] };
    case 'ad':
      return { ...base, kind, adIds: [] };
    case 'link':
      return { ...base, kind, refs: [] };
    case 'story_mention':
    case 'any_message':
      return { ...base, kind };
    case 'intent':
      return { ...base, kind, description: '' };
    case 'comment':
      return {
        ...base,
        kind,
        words: [],
        excludeWords: [],
        match: 'word',
        posts: 'all',
        replies: false,
        publicReplies: [],
        firstMessage: null,
      };
  }
}

/** Returns the words, ads or links that narrow a trigger; null for a kind that has none. */
function narrowedTo(trigger: Trigger): string[] | null {
  switch (trigger.kind) {
    case 'keyword':
    case 'story_reply':
    case 'ice_breaker':
    case 'comment':
      return trigger.words;
    case 'ad':
      return trigger.adIds;
    case 'link':
      return trigger.refs;
    case 'story_mention':
    case 'any_message':
    case 'intent':
      return null;
  }
}

export function withNarrowing(trigger: Trigger, values: string[]): Trigger {
  switch (trigger.kind) {
    case 'keyword':
    case 'story_reply':
    case 'ice_breaker':
    case 'comment':
      return { ...trigger, words: values };
    case 'ad':
      return { ...trigger, adIds: values };
    case 'link':
      return { ...trigger, refs: values };
    case 'story_mention':
    case 'any_message':
    case 'intent':
      return trigger;
  }
}

/** Returns a trigger's name with what narrows it, so that two of a kind differ. */
export function titleOf(trigger: Trigger): string {
  const { name } = kindWords[trigger.kind];
  if (trigger.kind === 'intent' && trigger.description.trim() !== '')
    return `${triggerMessages.wanted}: ${shortDescription(trigger.description)}`;
  const values = trigger.kind === 'keyword' ? [] : (narrowedTo(trigger) ?? []);
  return values.length === 0 ? name : `${name}: ${values.join(', ')}`;
}

/** Returns the list with one trigger at another place; places outside of the list leave it as it is. */
export function withTriggerAt(triggers: Trigger[], id: string, place: number): Trigger[] {
  const from = triggers.findIndex(({ _id }) => _id === id);
  const moved = triggers[from];
  if (moved === undefined || place < 0 || place >= triggers.length) return triggers;
  return triggers.toSpliced(from, 1).toSpliced(place, 0, moved);
}

/** Puts the keywords into their trigger, which the step's first part edits. */
export function withKeywords({ triggers, ...rest }: AgentTriggers, words: string[]): AgentTriggers {
  return {
    ...rest,
    triggers: triggers.map((trigger) => (trigger.kind === 'keyword' ? { ...trigger, words } : trigger)),
  };
}

/** Whether both say the same, apart from the keywords. */
export function areSameTriggers(left: AgentTriggers, right: AgentTriggers): boolean {
  return JSON.stringify(withKeywords(left, [])) === JSON.stringify(withKeywords(right, []));
}

/** Whether something besides a keyword starts the agent. */
export function hasEntry({ triggers }: AgentTriggers): boolean {
  return triggers.some(({ kind, enabled }) => kind !== 'keyword' && enabled);
}

/** Returns what is wrong with a trigger's field; null when it can be saved. */
export function problemOf(trigger: Trigger): string | null {
  if (trigger.kind === 'keyword') return excludedProblem(trigger.words, trigger.rules?.excludeWords ?? []);
  if (trigger.kind === 'intent') return descriptionProblem(trigger.description);
  if (trigger.kind === 'comment') return Object.values(commentProblems(trigger))[0] ?? null;
  const values = narrowedTo(trigger) ?? [];
  const problem = trigger.kind === 'story_reply' ? wordsProblem(values) : longProblem(values);
  if (problem !== null) return problem;
  const bad = trigger.kind === 'link' ? values.find((ref) => !isRef(ref)) : undefined;
  return bad === undefined ? null : triggerMessages.badRef(bad);
}

/** Whether a coach has just added it and written nothing yet: what is missing is said once they go on. */
export function isUnwritten(trigger: Trigger): boolean {
  return trigger.kind === 'intent' && trigger.description === '';
}

// Meta: letters, digits, "-", "_" and "=".
const isRef = (ref: string) => /^[\w=-]*$/.test(ref);

/** Returns the ref of a link that was pasted whole; any other text stays. */
export function refIn(text: string): string {
  const start = text.indexOf('ref=');
  if (start === -1 || !text.includes('/')) return text;
  return text.slice(start + 'ref='.length).split('&')[0] ?? '';
}
