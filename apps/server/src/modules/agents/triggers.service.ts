import {
  type AgentTriggers,
  type ModelUse,
  type Trigger as WireTrigger,
  type TriggerOutcome,
  triggerWords,
} from '@spotter/contract';
import {
  explainTrigger,
  type IntentAnswer,
  intentQuestion,
  type IntentQuestion,
  isLeftToModel,
  matchTrigger,
  type Trigger,
  type TriggerEvent,
} from '@spotter/domain/autoreply';
import { type Database, inTransaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { checkFixedTexts } from '../../http/input/fixed-text.ts';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import { isId } from '../../platform/ids.ts';
import { triggersOf } from './agent-triggers.ts';
import { checkExcluded, checkWordList, resolveKeywords } from './resolve-keywords.ts';
import type { AgentsDependencies } from './agents.service.ts';
import type { AgentRow } from './agents.repository.ts';
import * as repository from './agents.repository.ts';
import type { StoredTrigger } from './agents.tables.ts';

/** A message to try triggers with. */
export type TriedMessage = {
  kind: 'message' | 'story_reply' | 'story_mention' | 'ad' | 'link' | 'ice_breaker' | 'comment';
  text: string;
  adId?: string | undefined;
  ref?: string | undefined;
  postId?: string | undefined;
  isNewContact: boolean;
  /** Whether the model is asked where no rule fires. */
  asksModel: boolean;
};

/** Asks the model which description a text fits, and says what that took; throws where it cannot be asked. */
export type TryIntent = (
  workspaceId: WorkspaceId,
  modelName: string | null,
  question: IntentQuestion,
) => Promise<IntentAnswer & { model: ModelUse | null }>;

export type TriggersService = ReturnType<typeof createTriggersService>;

/** Builds what coaches do with the triggers of their agents. */
export function createTriggersService(
  dependencies: Pick<AgentsDependencies, 'database' | 'links' | 'onPlansChanged' | 'trials'> & { tryIntent: TryIntent },
) {
  const { database, links, onPlansChanged, trials, tryIntent } = dependencies;

  async function find(tx: Database, access: Access, id: string): Promise<AgentRow> {
    const agent = isId(id) ? await repository.findAgent(tx, access, id) : null;
    if (agent === null) throw new AppError('not_found', 'There is no such agent');
    return agent;
  }

  return {
    list: async (access: Access, id: string): Promise<AgentTriggers> => present(await find(database, access, id)),

    /** Replaces the whole list. Without a keyword trigger the agent has no keywords any more. */
    replace: (access: Access, id: string, wanted: AgentTriggers): Promise<AgentTriggers> =>
      inTransaction(database, async (tx) => {
        checkFixedTexts(wanted.triggers.flatMap(textsOf));
        const before = await find(tx, access, id);
        const agent = (await repository.updateAgent(tx, access, id, read(wanted, before)))!;
        await links.agentChanged(tx, access, id);
        // What waits for the old hours is decided by the new ones.
        if (JSON.stringify(before.activeHours) !== JSON.stringify(agent.activeHours)) {
          const bots = await links.botsOf(tx, [id]);
          await onPlansChanged(tx, Object.values(bots.get(id) ?? {}));
        }
        return present(agent);
      }),

    /** Returns which of an agent's triggers fires, or of a draft of them, and why the others do not. */
    async test(
      access: Access,
      id: string,
      message: TriedMessage,
      draft: AgentTriggers | null,
    ): Promise<TriggerOutcome> {
      const stored = await find(database, access, id);
      const agent = draft === null ? stored : { ...stored, ...read(draft, stored) };
      const { triggers } = triggersOf(agent);
      const place = agent.triggers.find(({ kind }) => kind === 'keyword')?.id ?? keywordId(agent);
      const event = eventOf(message);
      const facts = {
        beforeConnection: false,
        isNewContact: message.isNewContact,
        newContactsOnly: agent.newContactsOnly,
      };
      const byRules = matchTrigger(event, triggers, facts);
      const question = message.asksModel && isLeftToModel(byRules) ? intentQuestion(event.text, triggers) : null;
      const intent =
        question === null
          ? null
          : await trials.hold(access.userId, () => tryIntent(access.workspaceId, agent.model, question));
      const { fired, missed } = intent === null ? byRules : matchTrigger(event, triggers, { ...facts, intent });
      const idOf = (trigger: Trigger) => (trigger.kind === 'keyword' ? place : trigger.id);
      const wordsOf = (trigger: Trigger) => {
        const words = explainTrigger(event.text, trigger);
        return words === null || words.kind === 'none' ? {} : { words };
      };
      return {
        fired:
          fired === null
            ? null
            : {
                _id: idOf(fired.trigger),
                word: 'word' in fired ? fired.word : null,
                ...wordsOf(fired.trigger),
              },
        missed: missed.map(({ trigger, because }) => ({
          _id: idOf(trigger),
          because,
          ...(because === 'no-word' || because === 'excluded-word' ? wordsOf(trigger) : {}),
        })),
        model: intent?.model ?? null,
      };
    },
  };
}

/** Returns the fixed texts of a trigger with their paths in the list. */
function textsOf(trigger: WireTrigger, place: number): [string, string | null][] {
  if (trigger.kind !== 'comment') return [];
  return [
    [`triggers.${place}.firstMessage`, trigger.firstMessage],
    ...trigger.publicReplies.map((text, index): [string, string] => [`triggers.${place}.publicReplies.${index}`, text]),
  ];
}

/**
 * The id of the keyword trigger of an agent that has stored no place for it:
 * there is one, so the agent's own serves.
 */
function keywordId({ id }: AgentRow): string {
  return id;
}

function eventOf({ kind, text, adId, ref, postId }: TriedMessage): TriggerEvent {
  const message = { kind: 'message' as const, text };
  switch (kind) {
    case 'message':
      return message;
    case 'story_reply':
      return { ...message, story: 'reply' };
    case 'story_mention':
      return { ...message, story: 'mention' };
    case 'ad':
      return { ...message, adId: adId ?? null };
    case 'link':
      return { ...message, ref: ref ?? '' };
    case 'ice_breaker':
      return { ...message, iceBreaker: true };
    case 'comment':
      return { kind: 'comment', text, postIds: postId === undefined ? [] : [postId], isReply: false };
  }
}

/** Returns an agent's triggers in the contract's form, the keywords among them. */
function present(agent: AgentRow): AgentTriggers {
  const keywords = (id: string): WireTrigger => ({
    _id: id,
    kind: 'keyword',
    enabled: true,
    words: agent.triggerKeywords,
    rules: agent.keywordRules,
  });
  const listed = agent.triggers.map((stored) =>
    stored.kind === 'keyword' ? keywords(stored.id) : presentEntry(stored),
  );
  const hasPlace = agent.triggers.some(({ kind }) => kind === 'keyword');
  return {
    triggers: hasPlace ? listed : [keywords(keywordId(agent)), ...listed],
    newContactsOnly: agent.newContactsOnly,
    activeHours: agent.activeHours,
  };
}

function presentEntry({ id, ...trigger }: Exclude<StoredTrigger, { kind: 'keyword' }>): WireTrigger {
  return { ...trigger, _id: id, kind: triggerWords[trigger.kind] } as WireTrigger;
}

/** Returns the contract's triggers as they are stored. */
function read({ triggers, newContactsOnly, activeHours }: AgentTriggers, stored: AgentRow) {
  for (const [place, trigger] of triggers.entries()) {
    if ('words' in trigger) checkWordList(trigger.words, `triggers.${place}.words`);
    if (trigger.kind === 'comment') checkExcluded(trigger.words, trigger.excludeWords, `triggers.${place}`);
  }
  const at = triggers.findIndex(({ kind }) => kind === 'keyword');
  const keywords = triggers[at];
  const { words, rules } = keywords?.kind === 'keyword' ? keywords : { words: [], rules: undefined };
  return {
    triggers: triggers.map(readTrigger),
    ...resolveKeywords(
      { triggerKeywords: words, ...(rules === undefined ? {} : { keywordRules: rules }) },
      stored,
      `triggers.${at}.rules`,
    ),
    newContactsOnly,
    activeHours: activeHours ?? null,
  };
}

function readTrigger(wire: WireTrigger): StoredTrigger {
  const stored = { id: wire._id, enabled: wire.enabled };
  switch (wire.kind) {
    case 'keyword':
      return { kind: 'keyword', id: wire._id };
    case 'story_reply':
      return { ...stored, kind: 'story-reply', words: wire.words };
    case 'story_mention':
      return { ...stored, kind: 'story-mention' };
    case 'ad':
      return { ...stored, kind: 'ad', adIds: wire.adIds };
    case 'link':
      return { ...stored, kind: 'link', refs: wire.refs };
    case 'ice_breaker':
      return { ...stored, kind: 'ice-breaker', words: wire.words };
    case 'intent':
      return { ...stored, kind: 'intent', description: wire.description };
    case 'any_message':
      return { ...stored, kind: 'any-message' };
    case 'comment': {
      const { words, excludeWords, match, posts, replies, publicReplies, firstMessage } = wire;
      return { ...stored, kind: 'comment', words, excludeWords, match, posts, replies, publicReplies, firstMessage };
    }
  }
}
