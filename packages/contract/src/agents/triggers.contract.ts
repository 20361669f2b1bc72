import {
  disclosureRoom,
  keywordMatches,
  missReasons,
  nearMisses,
  oneMessageLimit,
  type TriggerKind,
} from '@spotter/domain/autoreply';
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Id, IdParams, TimeOfDay } from '../values.ts';
import { Keyword, KeywordRules } from './keyword-rules.contract.ts';
import { ModelUse } from './model-use.contract.ts';

/** The wire's words for the kinds of triggers. */
export const triggerWords = {
  keyword: 'keyword',
  'story-reply': 'story_reply',
  'story-mention': 'story_mention',
  ad: 'ad',
  link: 'link',
  'ice-breaker': 'ice_breaker',
  'any-message': 'any_message',
  comment: 'comment',
  intent: 'intent',
} as const satisfies Record<TriggerKind, string>;

const Word = Keyword;
/** What goes out in one piece. */
const OneMessage = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .refine((text) => bytesOf(text) <= oneMessageLimit.max, 'This is too long for one message');
/** The sentence that a machine writes goes before it in the same message. */
const FirstMessage = OneMessage.refine(
  (text) => bytesOf(text) <= oneMessageLimit.max - disclosureRoom,
  'Shorten this: the sentence that an automated assistant writes needs room too',
);
/** How long the description of an intent may be, in characters. */
export const descriptionLength = { min: 10, max: 300 };
const Description = z.string().trim().min(descriptionLength.min).max(descriptionLength.max);
const base = {
  _id: Id,
  /** A keyword trigger is always on. */
  enabled: z.boolean(),
};

/** What makes an agent take a chat up. */
export const Trigger = z.discriminatedUnion('kind', [
  /** The agent's `keywords` and `keywordRules`; without `rules`, those that are stored stay. */
  z.object({ ...base, kind: z.literal('keyword'), words: z.array(Word).max(200), rules: KeywordRules.optional() }),
  /** The reply must contain one of the words; none: any words at all. */
  z.object({ ...base, kind: z.literal('story_reply'), words: z.array(Word).max(50) }),
  z.object({ ...base, kind: z.literal('story_mention') }),
  /** None: any ad. */
  z.object({ ...base, kind: z.literal('ad'), adIds: z.array(Word).max(50) }),
  /** The `ref` of ig.me and m.me links; none: any link. */
  z.object({ ...base, kind: z.literal('link'), refs: z.array(Word).max(50) }),
  /** The questions that an empty chat offers; none: any of them. */
  z.object({ ...base, kind: z.literal('ice_breaker'), words: z.array(Word).max(20) }),
  /** The first message of a new chat. */
  z.object({ ...base, kind: z.literal('any_message') }),
  /** A comment under a post, a reel, an ad or a live broadcast. */
  z.object({
    ...base,
    kind: z.literal('comment'),
    /** None: any comment. */
    words: z.array(Word).max(50),
    /** A comment with one of them does not fire it. */
    excludeWords: z.array(Word).max(50),
    /** How `words` are looked for: as whole words, as the whole comment, as any part of it, or with typos. */
    match: z.enum(keywordMatches),
    /** The ids of `GET /bot/{botId}/media`. */
    posts: z.union([z.literal('all'), z.array(z.string().min(1).max(100)).min(1).max(100)]),
    /** Whether comments that answer another comment count too. */
    replies: z.boolean().default(false),
    /** Written under the comment after the message went out, never the same one twice in a row under a post. */
    publicReplies: z.array(OneMessage).max(10),
    /** The one message that the person gets; null: the agent writes it. */
    firstMessage: FirstMessage.nullable(),
  }),
  /**
   * What a lead wants, in the coach's words.
   * The model is asked whether a message fits, where no other trigger fires.
   */
  z.object({ ...base, kind: z.literal('intent'), description: Description }),
]);
export type Trigger = z.infer<typeof Trigger>;

/** Max intents of an agent: the model reads all of them with each message. */
export const maxIntents = 10;

/** Max triggers of an agent beside its keywords, which always have a place among them. */
const maxOthers = 30;

/** In the order in which they are asked: the first that fits fires; intents come last, wherever they stand. */
const Triggers = z
  .array(Trigger)
  .max(maxOthers + 1)
  .refine(
    (triggers) => triggers.filter(({ kind }) => kind !== 'keyword').length <= maxOthers,
    `Add at most ${maxOthers} triggers beside the keywords`,
  )
  .refine(
    (triggers) => triggers.filter(({ kind }) => kind === 'keyword').length <= 1,
    'Put all keywords into one trigger',
  )
  .refine(
    (triggers) => triggers.filter(({ kind }) => kind === 'intent').length <= maxIntents,
    `Describe at most ${maxIntents} wishes`,
  )
  .refine(
    (triggers) => new Set(triggers.map(({ _id }) => _id)).size === triggers.length,
    'Each trigger needs its own id',
  );

/** The hours of the week in which triggers start an agent, by the coach's clock. */
export const ActiveHours = z.object({
  /** The weekdays on which the hours begin; Sunday is 0. */
  days: z
    .array(z.number().int().min(0).max(6))
    .min(1, 'Choose at least one day')
    .refine((days) => new Set(days).size === days.length, 'Name each day once'),
  /** Past midnight where `to` is not later than `from`. */
  from: TimeOfDay,
  to: TimeOfDay,
  /**
   * What a trigger does outside of them:
   * it waits for the next opening inside the platform's window, or it never fires.
   */
  outside: z.enum(['wait', 'silent']),
});
export type ActiveHours = z.infer<typeof ActiveHours>;

export const AgentTriggers = z.object({
  triggers: Triggers,
  /** Whether the agent takes up people alone who have not written before. */
  newContactsOnly: z.boolean(),
  /** Null or absent: triggers start it at any hour. What is going on already is answered at any hour, too. */
  activeHours: ActiveHours.nullish(),
});
export type AgentTriggers = z.infer<typeof AgentTriggers>;

/** A message to try the triggers with. */
export const TriggerTry = z.object({
  /** How the contact comes. */
  kind: z.enum(['message', 'story_reply', 'story_mention', 'ad', 'link', 'ice_breaker', 'comment']),
  text: z.string().trim().max(2000).default(''),
  adId: z.string().trim().max(100).optional(),
  ref: z.string().trim().max(2100).optional(),
  /** Of a comment: the post, by its id of `GET /bot/{botId}/media`. */
  postId: z.string().trim().max(100).optional(),
  isNewContact: z.boolean().default(true),
  /** Whether the model is asked where no other trigger fires. It uses tokens; without it no intent fires. */
  asksModel: z.boolean().default(true),
});
export type TriggerTry = z.infer<typeof TriggerTry>;

/**
 * Why the words of a trigger are in a message or not. `written`: what stands there for the keyword, in small
 * letters and without accents.
 */
export const WordsFinding = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('match'), word: z.string(), match: z.enum(keywordMatches), written: z.string() }),
  /** `word` is one of the `excludeWords`; `keyword` is the one that would have fired. */
  z.object({ kind: z.literal('excluded'), word: z.string(), keyword: z.string().nullable() }),
  /** The keyword is almost there. */
  z.object({ kind: z.literal('near'), word: z.string(), because: z.enum(nearMisses), written: z.string() }),
  z.object({ kind: z.literal('none') }),
]);

export const TriggerOutcome = z.object({
  /** `word`: the keyword that matched. */
  fired: z.object({ _id: Id, word: z.string().nullable(), words: WordsFinding.optional() }).nullable(),
  /** Why each of the others does not fire; `words` where its words decided. */
  missed: z.array(z.object({ _id: Id, because: z.enum(missReasons), words: WordsFinding.optional() })),
  /** What asking the model took; null: it was not asked. */
  model: ModelUse.nullable(),
});
export type TriggerOutcome = z.infer<typeof TriggerOutcome>;

/** Returns the length of a text in UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0)!;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

export const triggerRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/agent/{id}/triggers',
    summary: 'What makes the agent take a chat up, in the order in which it is asked.',
    access: 'session',
    params: IdParams,
    response: AgentTriggers,
  }),
  replace: defineRoute({
    method: 'PUT',
    path: '/agent/{id}/triggers',
    summary:
      "Replaces the whole list of triggers; the words and rules of the keyword trigger are the agent's keywords and their rules.",
    access: 'session',
    params: IdParams,
    body: AgentTriggers,
    response: AgentTriggers,
  }),
  test: defineRoute({
    method: 'POST',
    path: '/agent/{id}/triggers/test',
    summary:
      'Which trigger fires at a message, and why the others do not; with `draft`, its triggers are tried. Where no other fires, the model is asked about the intents, which counts against the budget.',
    access: 'session',
    params: IdParams,
    body: z.object({ message: TriggerTry, draft: AgentTriggers.optional() }),
    response: TriggerOutcome,
  }),
};
