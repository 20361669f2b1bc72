import {
  type DisclosureMode,
  type KeywordMatch,
  type KeywordRules,
  ruleInWords,
  type RuleWording,
} from '@spotter/domain/autoreply';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import type { AgentContent, VersionedField } from '../agent-content.ts';
import type { StoredTrigger } from '../agents.tables.ts';

/** The names of offers by their ids. */
export type OfferNames = ReadonlyMap<string, string>;

/** The parts of an agent as the form names them. */
export const fieldNames: Record<VersionedField, string> = {
  name: 'Name',
  description: 'Description',
  model: 'Language model',
  instructions: 'Instructions',
  delayType: 'Delay type',
  replyDelayMinutes: 'Delay time',
  triggerKeywords: 'Keywords',
  keywordRules: 'How keywords count',
  triggers: 'How leads come in',
  newContactsOnly: 'Only new leads',
  activeHours: 'Active hours',
  reengagementKeywords: 'Re-engagement keywords',
  reengagementRules: 'How re-engagement keywords count',
  fields: 'What to find out',
  caringWords: 'Your words for a lead in crisis',
  disclosureWords: 'Your words for “are you a bot?”',
  disclosureMode: 'When it says that it’s automated',
  disclosureSentences: 'Your own sentence that it’s automated',
  goodbye: 'Your goodbye for a lead who doesn’t fit',
  bubbles: 'Messages per answer',
  offerIds: 'Offers it may speak of',
  whenUnanswered: 'When it doesn’t know the answer',
  answersAfterHandOver: 'After a hand-over',
  answers: 'Who sends the answers',
  rules: 'Rules',
  followUps: 'Follow-ups',
};

const goneOffer = 'An offer that was deleted';
const matchWords: Record<KeywordMatch, string> = {
  word: 'as a word',
  exact: 'alone',
  contains: 'anywhere',
  fuzzy: 'with typos',
};
const disclosureWords: Record<DisclosureMode, string> = {
  always: 'Always',
  where_required: 'Where required',
  on_question: 'When asked',
};
const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** What each part says, in lines that are compared. */
export const linesOf: Record<VersionedField, (agent: AgentContent, offers: OfferNames) => string[]> = {
  name: ({ name }) => [name],
  description: ({ description }) => textLines(description),
  model: ({ model }) => [model ?? 'The default'],
  instructions: ({ instructions }) => sentencesOf(instructions),
  delayType: ({ delayType }) => [delayType === 'adaptive' ? 'Like a person would' : 'A set time'],
  replyDelayMinutes: ({ delayType, replyDelayMinutes }) =>
    delayType === 'adaptive' ? [] : [replyDelayMinutes === 0 ? 'Instantly' : minutesInWords(replyDelayMinutes)],
  triggerKeywords: ({ triggerKeywords }) => triggerKeywords.map(quoted),
  keywordRules: ({ keywordRules }) => ruleLines(keywordRules),
  triggers: ({ triggers }) => triggers.flatMap(triggerLines),
  newContactsOnly: ({ newContactsOnly }) => [newContactsOnly ? 'On' : 'Off'],
  activeHours: ({ activeHours }) => [hoursInWords(activeHours)],
  reengagementKeywords: ({ reengagementKeywords }) => reengagementKeywords.map(quoted),
  reengagementRules: ({ reengagementRules }) => ruleLines(reengagementRules),
  fields: ({ fields }) => (fields.length === 0 ? ['The usual questions'] : fields),
  caringWords: ({ caringWords }) => ownWords(caringWords),
  disclosureWords: (agent) => ownWords(agent.disclosureWords),
  disclosureMode: ({ disclosureMode }) => [disclosureWords[disclosureMode]],
  disclosureSentences: ({ disclosureSentences }) =>
    Object.entries(disclosureSentences ?? {}).map(([language, text]) => `${language}: ${quoted(text)}`),
  goodbye: ({ goodbye }) => ownWords(goodbye),
  bubbles: ({ bubbles }) => [bubbles === 1 ? 'One' : `Up to ${bubbles}`],
  offerIds: ({ offerIds }, offers) =>
    offerIds === null
      ? ['All, new ones too']
      : offerIds.length === 0
        ? ['None']
        : offerIds.map((id) => offers.get(id) ?? goneOffer),
  whenUnanswered: ({ whenUnanswered }) => [whenUnanswered === 'go-on' ? 'Keep talking' : 'Hand the chat to me'],
  answersAfterHandOver: ({ answersAfterHandOver }) => [
    answersAfterHandOver ? 'Answer what it knows' : 'Leave all to me',
  ],
  answers: ({ answers }) => [answers === 'auto' ? 'The agent, on its own' : 'I do: it asks me first'],
  rules: ({ rules }) => rules.map(ruleInWords),
  followUps: ({ followUps: { enabled, steps, quietHours, maxUnanswered } }) => [
    enabled ? 'On' : 'Off',
    ...steps.map(
      ({ afterMinutes, text }) =>
        `After ${minutesInWords(afterMinutes)}: ${text === null ? 'written by the agent' : quoted(text)}`,
    ),
    `Quiet from ${quietHours.from} to ${quietHours.to}`,
    `At most ${maxUnanswered} in a row without an answer`,
  ],
};

/** Returns what could not be published because it is gone, in words. */
export const leftOutWords = {
  offer: (name: string | undefined): string => (name === undefined ? goneOffer : `Offer ${quoted(name)}`),
  model: (name: string): string => `Language model ${quoted(name)}`,
  rule: (rule: RuleWording): string => `Rule: ${ruleInWords(rule)}`,
};

function quoted(text: string): string {
  return `“${text}”`;
}

const textLines = (text: string | null): string[] => (text === null ? [] : sentencesOf(text));
const ownWords = (text: string | null): string[] => (text === null ? ['Spotter’s own'] : sentencesOf(text));

function minutesInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours === 0 ? [] : [hours === 1 ? '1 hour' : `${hours} hours`]),
    ...(rest === 0 ? [] : [rest === 1 ? '1 minute' : `${rest} minutes`]),
  ];
  return parts.join(' ');
}

function ruleLines({ matches, excludeWords }: KeywordRules): string[] {
  return [
    ...matches.map(({ keyword, match }) => `${quoted(keyword)} ${matchWords[match]}`),
    ...excludeWords.map((word) => `Left out: ${quoted(word)}`),
  ];
}

function hoursInWords(hours: AgentContent['activeHours']): string {
  if (hours === null) return 'At any hour';
  const days = hours.days.length === 0 ? 'every day' : hours.days.map((day) => dayNames[day]).join(', ');
  const outside = hours.outside === 'wait' ? 'waits until they begin' : 'stays silent';
  return `${hours.from} to ${hours.to}, ${days}; outside of that it ${outside}`;
}

/** The keywords have a part of their own. */
function triggerLines(trigger: StoredTrigger): string[] {
  if (trigger.kind === 'keyword') return [];
  const off = trigger.enabled ? '' : ' (off)';
  switch (trigger.kind) {
    case 'story-reply':
      return [`Story reply${off}: ${listInWords(trigger.words, 'any words')}`];
    case 'story-mention':
      return [`Story mention${off}`];
    case 'ad':
      return [`Ad${off}: ${listInWords(trigger.adIds, 'any')}`];
    case 'link':
      return [`Link${off}: ${listInWords(trigger.refs, 'any')}`];
    case 'ice-breaker':
      return [`Ice breaker${off}: ${listInWords(trigger.words, 'any')}`];
    case 'any-message':
      return [`First message${off}`];
    case 'intent':
      return [`What they want${off}: ${quoted(trigger.description)}`];
    case 'comment': {
      const { words, match, excludeWords, posts, replies, publicReplies, firstMessage } = trigger;
      const under = posts === 'all' ? 'all posts' : `post ${posts.join(', ')}`;
      const also = replies ? ', answers to comments too' : '';
      return [
        `Comment${off}: ${listInWords(words, 'any')} ${matchWords[match]}, under ${under}${also}`,
        ...excludeWords.map((word) => `Comment, left out: ${quoted(word)}`),
        `Comment, first message: ${firstMessage === null ? 'written by the agent' : quoted(firstMessage)}`,
        ...publicReplies.map((text) => `Comment, public reply: ${quoted(text)}`),
      ];
    }
  }
}

function listInWords(words: string[], none: string): string {
  return words.length === 0 ? none : words.map(quoted).join(', ');
}
