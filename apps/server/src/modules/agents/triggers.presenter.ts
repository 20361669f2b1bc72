import { type AgentTriggers, type Trigger as WireTrigger, triggerWords } from '@spotter/contract';
import { checkFixedTexts } from '../../http/input/fixed-text.ts';
import type { AgentContent } from './agent-content.ts';
import type { AgentRow } from './agents.repository.ts';
import type { StoredTrigger } from './agents.tables.ts';
import { checkExcluded, checkWordList, resolveKeywords } from './resolve-keywords.ts';

/** Returns an agent's triggers in the contract's form, the keywords among them. */
export function presentTriggers(agent: AgentRow): AgentTriggers {
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

/** Returns the contract's triggers as they are stored. Throws invalid_input for words that cannot be. */
export function readTriggers({ triggers, newContactsOnly, activeHours }: AgentTriggers, stored: AgentContent) {
  checkFixedTexts(triggers.flatMap(textsOf));
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
export function keywordId({ id }: AgentRow): string {
  return id;
}
