import type { AgentTriggers, ModelUse, TriggerOutcome } from '@spotter/contract';
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
import { inTransaction } from '../../database/database.ts';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import { triggersOf } from './agent-triggers.ts';
import type { AgentsDependencies } from './agents-dependencies.ts';
import { getAgent, getLockedAgent } from './linked-agent.ts';
import { keywordId, presentTriggers, readTriggers } from './triggers.presenter.ts';
import { createPublishing } from './versions/publish-agent.ts';

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
  dependencies: Pick<
    AgentsDependencies,
    'database' | 'clock' | 'links' | 'onPlansChanged' | 'countFindings' | 'trials'
  > & {
    tryIntent: TryIntent;
  },
) {
  const { database, trials, tryIntent } = dependencies;
  const publish = createPublishing(dependencies);

  return {
    list: async (access: Access, id: string): Promise<AgentTriggers> =>
      presentTriggers(await getAgent(database, access, id)),

    /** Replaces the whole list. Without a keyword trigger the agent has no keywords any more. */
    replace: (access: Access, id: string, wanted: AgentTriggers): Promise<AgentTriggers> =>
      inTransaction(database, async (tx) => {
        const before = await getLockedAgent(tx, access, id);
        return presentTriggers(await publish(tx, access, before, { changes: readTriggers(wanted, before) }));
      }),

    /** Returns which of an agent's triggers fires, or of a draft of them, and why the others do not. */
    async test(
      access: Access,
      id: string,
      message: TriedMessage,
      draft: AgentTriggers | null,
    ): Promise<TriggerOutcome> {
      const stored = await getAgent(database, access, id);
      const agent = draft === null ? stored : { ...stored, ...readTriggers(draft, stored) };
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
