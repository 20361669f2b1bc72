import { z } from 'zod';

const words = z.array(z.string());
const common = { id: z.string(), enabled: z.boolean() };

const trigger = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('keyword'), words }),
  z.object({ ...common, kind: z.literal('story-reply'), words }),
  z.object({ ...common, kind: z.literal('story-mention') }),
  z.object({ ...common, kind: z.literal('ad'), adIds: words }),
  z.object({ ...common, kind: z.literal('link'), refs: words }),
  z.object({ ...common, kind: z.literal('ice-breaker'), words }),
  z.object({ ...common, kind: z.literal('any-message') }),
  z.object({
    ...common,
    kind: z.literal('comment'),
    words,
    excludeWords: words,
    match: z.enum(['word', 'exact', 'contains']),
    posts: z.union([z.literal('all'), words]),
    replies: z.boolean(),
    publicReplies: words,
    firstMessage: z.string().nullable(),
  }),
]);

const event = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('message'),
    text: z.string(),
    story: z.enum(['reply', 'mention']).exactOptional(),
    adId: z.string().nullable().exactOptional(),
    ref: z.string().exactOptional(),
    iceBreaker: z.literal(true).exactOptional(),
  }),
  z.object({ kind: z.literal('comment'), text: z.string(), postIds: words, isReply: z.boolean() }),
]);

/** Which trigger fires, by its place in the list; without `word`, at any of its words. */
const fired = z.object({ index: z.number(), word: z.string().nullable().optional() }).nullable();

/** A case of `triggers.jsonl`: which trigger fires at an event, and why the others do not. */
export const triggerCase = z.object({
  id: z.string(),
  event,
  triggers: z.array(trigger),
  facts: z.object({
    beforeConnection: z.boolean(),
    isNewContact: z.boolean(),
    newContactsOnly: z.boolean(),
    isOwnPost: z.boolean().exactOptional(),
  }),
  fired,
  missed: words.optional(),
  alsoAccepted: z.array(z.object({ fired })).default([]),
});
export type TriggerCase = z.infer<typeof triggerCase>;

const instant = z.iso.datetime().transform((text) => new Date(text));

const decision = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('reply'),
    triggerIndex: z.number(),
    word: z.string().nullable().exactOptional(),
    privateText: z.string().nullable(),
    publicReplyIn: z.array(z.string().nullable()),
  }),
  z.object({ kind: z.literal('wait'), until: instant, because: z.string() }),
  z.object({ kind: z.literal('stay-silent'), because: words }),
]);

/** A case of `comments.jsonl`: what becomes of a comment. */
export const commentCase = z.object({
  id: z.string(),
  facts: z.object({
    now: instant,
    comment: z.object({
      text: z.string(),
      isOwn: z.boolean(),
      state: z.enum(['shown', 'edited', 'hidden', 'removed']),
      isLive: z.boolean(),
      isReply: z.boolean(),
      postIds: words,
      isOwnPost: z.boolean(),
      at: instant,
    }),
    bot: z.object({ enabled: z.boolean() }),
    agent: z
      .object({
        triggers: z.array(trigger),
        newContactsOnly: z.boolean(),
        activeHours: z
          .object({
            days: z.array(z.number()),
            from: z.string(),
            to: z.string(),
            outside: z.enum(['wait', 'silent']),
            zone: z.string(),
          })
          .nullable()
          .exactOptional(),
      })
      .nullable(),
    planAllowsAutoreplies: z.boolean(),
    chat: z
      .object({
        enabled: z.boolean(),
        optedOut: z.boolean(),
        neverAnswered: z.boolean(),
        otherAppOwnsThread: z.boolean(),
        agentIsTalking: z.boolean(),
      })
      .nullable(),
    servedForPost: z.boolean(),
    lastPublicReply: z.string().nullable(),
    hold: z
      .object({
        until: instant,
        because: z.enum([
          'paused',
          'model-down',
          'provider-down',
          'rate-limited',
          'account-restricted',
          'account-reconnect',
          'budget',
        ]),
      })
      .nullable(),
    chance: z.number(),
  }),
  decision,
  alsoAccepted: z.array(decision).default([]),
});
export type CommentCase = z.infer<typeof commentCase>;
