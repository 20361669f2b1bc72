import type { SourceKind } from '@spotter/domain/knowledge';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { chats } from '../chats/index.ts';
import { bytes, workspaceId } from '../users/index.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** What a text is searched by; the database makes it (`knowledge_words`). */
const searchWords = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' });

/** What the coach said is true: questions with answers, pages and files. Offers have their own table. */
export const knowledgeItems = pgTable(
  'knowledge_items',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    kind: text('kind', { enum: ['qa', 'page', 'file'] }).notNull(),
    /** The question, the page's title, or the file's name. */
    title: text('title').notNull(),
    answer: text('answer'),
    url: text('url'),
    mediaType: text('media_type'),
    bytes: integer('bytes'),
    state: text('state', { enum: ['reading', 'ready', 'failed'] }).notNull(),
    reason: text('reason'),
    /** Whether something was read that may be wrong, and is not used; the reason says why. */
    isDoubtful: boolean('is_doubtful').notNull().default(false),
    /** How much of the text was left out, in percent; null where that means nothing. */
    leftOut: integer('left_out'),
    done: integer('done'),
    total: integer('total'),
    /** Of what was read, by which a changed page is distinguished from the same one. */
    checksum: text('checksum'),
    readAt: instant('read_at'),
    /** When it was found to say something else than what the coach had seen. */
    changedAt: instant('changed_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('knowledge_items_newest').on(table.workspaceId, table.createdAt, table.id),
    index('knowledge_items_pages')
      .on(table.readAt)
      .where(sql`kind = 'page'`),
  ],
);

/**
 * The content of files that came before files were stored beside the database.
 * Each is moved there; none is added.
 */
export const knowledgeFiles = pgTable('knowledge_files', {
  itemId: uuid('item_id')
    .primaryKey()
    .references(() => knowledgeItems.id, { onDelete: 'cascade' }),
  content: bytes('content').notNull(),
});

/** The pieces that are searched: of items, and of offers. */
export const knowledgePassages = pgTable(
  'knowledge_passages',
  {
    workspaceId: workspaceId(),
    kind: text('kind').$type<SourceKind>().notNull(),
    /** The id of the item or the offer. */
    sourceId: uuid('source_id').notNull(),
    number: integer('number').notNull(),
    /** The item, with which its passages go; null for an offer's. */
    itemId: uuid('item_id').references(() => knowledgeItems.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    heading: text('heading').notNull(),
    text: text('text').notNull(),
    /** How leads may ask for it, as the model wrote it. */
    wordings: jsonb('wordings').$type<string[]>().notNull().default([]),
    /** `kept`: the coach chose them, and the model writes no others. */
    wordingsState: text('wordings_state', { enum: ['wanted', 'written', 'kept'] })
      .notNull()
      .default('wanted'),
    words: searchWords('words').notNull(),
    /** Its embedding, a byte for each number, and the model that made it; null where there is none. */
    vector: bytes('vector'),
    /** The signs of its embedding and of those of its wordings, a bit for each number. */
    signs: bytes('signs'),
    vectorModel: text('vector_model'),
    /** Whether it may be found; of an offer, whether it is active. */
    isLive: boolean('is_live').notNull().default(true),
    /** The last day on which it may be found; null: no end. */
    validUntil: date('valid_until', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.number] }),
    index('knowledge_passages_item').on(table.itemId),
    index('knowledge_passages_offers')
      .on(table.workspaceId, table.sourceId)
      .where(sql`kind = 'offer'`),
    index('knowledge_passages_words').using('gin', table.workspaceId, table.words).with({ fastupdate: false }),
  ],
);

/** Counts the changes of a workspace's passages: what is remembered of them is right for one number only. */
export const knowledgeVersions = pgTable('knowledge_versions', {
  workspaceId: workspaceId().primaryKey(),
  version: integer('version').notNull(),
});

/** Questions of leads that nothing answered, grouped with the like. */
export const unansweredQuestions = pgTable(
  'unanswered_questions',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    /** The newest wording, without greeting and keyword. */
    question: text('question').notNull(),
    state: text('state', { enum: ['open', 'dismissed', 'answered'] }).notNull(),
    times: integer('times').notNull(),
    /** Whether it was compared with the others by what it means. */
    isSorted: boolean('is_sorted').notNull().default(true),
    /** Its embedding, and the model that made it; null: none. */
    vector: bytes('vector'),
    vectorModel: text('vector_model'),
    firstAskedAt: instant('first_asked_at').notNull(),
    lastAskedAt: instant('last_asked_at').notNull(),
  },
  (table) => [index('unanswered_questions_newest').on(table.workspaceId, table.state, table.lastAskedAt, table.id)],
);

/** Who asked them, each message once. */
export const unansweredAskings = pgTable(
  'unanswered_askings',
  {
    questionId: uuid('question_id')
      .notNull()
      .references(() => unansweredQuestions.id, { onDelete: 'cascade' }),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').notNull(),
    /** What was written, in full. */
    text: text('text').notNull(),
    /** What is asked in it; null: the same. */
    question: text('question'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chatId, table.messageId] }),
    index('unanswered_askings_question').on(table.questionId, table.at),
  ],
);

/** Issues that the coach said are fine as they are. The id says what was seen, so that a change brings it back. */
export const acceptedIssues = pgTable(
  'knowledge_accepted_issues',
  {
    workspaceId: workspaceId(),
    issueId: text('issue_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [uniqueIndex('knowledge_accepted_issues_once').on(table.workspaceId, table.issueId)],
);

/** What contradicts each other, as the last check found it. The id is the same as long as both say the same. */
export const knowledgeContradictions = pgTable(
  'knowledge_contradictions',
  {
    workspaceId: workspaceId(),
    issueId: text('issue_id').notNull(),
    about: text('about', { enum: ['price', 'address'] }).notNull(),
    /** What the prices are of; empty for addresses. */
    subject: text('subject').notNull(),
    /** The two passages, and what each says. */
    oneSource: uuid('one_source').notNull(),
    oneNumber: integer('one_number').notNull(),
    oneSays: text('one_says').notNull(),
    otherSource: uuid('other_source').notNull(),
    otherNumber: integer('other_number').notNull(),
    otherSays: text('other_says').notNull(),
    foundAt: instant('found_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.issueId] })],
);

/** When the contradictions of a workspace were last looked for, and whether that ended before all was compared. */
export const knowledgeChecks = pgTable('knowledge_checks', {
  workspaceId: workspaceId().primaryKey(),
  checkedAt: instant('checked_at').notNull(),
  isPartial: boolean('is_partial').notNull(),
});
