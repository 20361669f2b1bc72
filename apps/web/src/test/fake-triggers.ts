import {
  type AccountPost,
  type Agent,
  AgentTriggers,
  IceBreakers,
  type ModelUse,
  type Trigger,
  type TriggerTry,
  triggerWords,
} from '@spotter/contract';
import {
  explainTrigger,
  isLeftToModel,
  matchTrigger,
  type Trigger as Rule,
  type TriggerEvent,
  type TriggerKind,
} from '@spotter/domain/autoreply';
import type { Handler } from './fake-handler.ts';

type Stored = {
  agents: Agent[];
  triggers: AgentTriggers;
  posts: AccountPost[];
  iceBreakers: string[];
  intentOutcome: string | null;
};

const usedModel: ModelUse = {
  name: 'setter-1',
  inputTokens: 200,
  outputTokens: 12,
  steps: 1,
  milliseconds: 300,
  costDollars: 0.0002,
};

/** No way in but keywords. */
export function onlyKeywords(): AgentTriggers {
  return {
    triggers: [{ _id: 'words', kind: 'keyword', enabled: true, words: [] }],
    newContactsOnly: false,
    activeHours: null,
  };
}

/** The fake backend's handlers for triggers. All agents have the same ones, with keywords of their own. */
export function triggerHandlers(stored: Stored): Record<string, Handler> {
  const agentOf = (id: string) => stored.agents.find(({ _id }) => _id === id);
  const triggersOf = ({ keywords }: Agent): AgentTriggers => ({
    ...stored.triggers,
    triggers: stored.triggers.triggers.map((trigger) =>
      trigger.kind === 'keyword' ? { ...trigger, words: keywords } : trigger,
    ),
  });
  return {
    'GET /bot/{botId}/media': () => ({ value: stored.posts }),
    'GET /bot/{botId}/ice-breakers': () => ({ value: { questions: stored.iceBreakers } }),
    'PUT /bot/{botId}/ice-breakers': ({ body }) => {
      stored.iceBreakers = IceBreakers.parse(body).questions;
      return { value: { questions: stored.iceBreakers } };
    },
    'GET /agent/{id}/triggers': ({ id }) => {
      const agent = agentOf(id);
      return agent === undefined ? null : { value: triggersOf(agent) };
    },
    'PUT /agent/{id}/triggers': ({ id, body }) => {
      const agent = agentOf(id);
      if (agent === undefined) return null;
      stored.triggers = AgentTriggers.parse(body);
      agent.keywords = stored.triggers.triggers.flatMap((trigger) => (trigger.kind === 'keyword' ? trigger.words : []));
      return { value: triggersOf(agent) };
    },
    'POST /agent/{id}/triggers/test': ({ id, body }) => {
      const agent = agentOf(id);
      if (agent === undefined) return null;
      const message = body.message as TriggerTry;
      const { triggers, newContactsOnly } = (body.draft as AgentTriggers | undefined) ?? triggersOf(agent);
      const rules = triggers.map(ruleOf);
      const idOf = (rule: Rule) => triggers[rules.indexOf(rule)]!._id;
      const facts = { beforeConnection: false, isNewContact: message.isNewContact, newContactsOnly };
      const byRules = matchTrigger(eventOf(message), rules, facts);
      const isAsked = message.asksModel && isLeftToModel(byRules);
      const intent = { key: '', fits: stored.intentOutcome };
      const { fired, missed } = isAsked ? matchTrigger(eventOf(message), rules, { ...facts, intent }) : byRules;
      return {
        value: {
          fired:
            fired === null
              ? null
              : {
                  _id: idOf(fired.trigger),
                  word: 'word' in fired ? fired.word : null,
                  ...wordsOf(message.text, fired.trigger),
                },
          missed: missed.map(({ trigger, because }) => ({
            _id: idOf(trigger),
            because,
            ...(because.endsWith('-word') ? wordsOf(message.text, trigger) : {}),
          })),
          model: isAsked ? usedModel : null,
        },
      };
    },
  };
}

function wordsOf(text: string, rule: Rule) {
  const words = explainTrigger(text, rule);
  return words === null || words.kind === 'none' ? {} : { words };
}

function ruleOf({ _id, ...trigger }: Trigger): Rule {
  const kinds = Object.keys(triggerWords) as TriggerKind[];
  return { ...trigger, id: _id, kind: kinds.find((kind) => triggerWords[kind] === trigger.kind) } as Rule;
}

function eventOf({ kind, text, adId, ref, postId }: TriggerTry): TriggerEvent {
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
