import type { Statement } from '@spotter/domain/knowledge';
import { and, asc, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { knowledgeItems, knowledgePassages } from '../knowledge.tables.ts';
import { passageId } from '../search/passage-id.ts';

/** A passage by its key, with what of it is compared. */
export type ComparablePassage = Statement & { number: number };

/** What is compared, and whether that is all there is. */
export type Comparable = { offers: ComparablePassage[]; others: ComparablePassage[]; isWhole: boolean };

/** Passages that are compared besides the offers. */
const maxPassages = 500;
const maxOffers = 100;
const maxItems = 1_000;
/** Pages and files that are read at once, so that no statement takes long, and how many at most. */
const itemsAtOnce = 5;
const maxTexts = 100;

const { kind, sourceId, number, title, heading, text } = knowledgePassages;
const compared = { kind, sourceId, number, title, heading, text };

/**
 * Returns the offers of a workspace, and what may name a sum or an address: the newest answers first, then the
 * newest pages and files. `today`: what ended before it is left out.
 */
export async function loadComparable(database: Database, workspaceId: WorkspaceId, today: string): Promise<Comparable> {
  const { validUntil } = knowledgePassages;
  const isReported = and(
    eq(knowledgePassages.workspaceId, workspaceId),
    knowledgePassages.isLive,
    or(isNull(validUntil), gte(validUntil, today)),
  );
  const offers = await database
    .select(compared)
    .from(knowledgePassages)
    .where(and(isReported, eq(kind, 'offer')))
    .orderBy(asc(sourceId))
    .limit(maxOffers);
  const items = await database
    .select({ id: knowledgeItems.id, kind: knowledgeItems.kind })
    .from(knowledgeItems)
    .where(eq(knowledgeItems.workspaceId, workspaceId))
    .orderBy(desc(knowledgeItems.createdAt), desc(knowledgeItems.id))
    .limit(maxItems);
  const answers = items.filter((item) => item.kind === 'qa').map(({ id }) => id);
  const texts = items.filter((item) => item.kind !== 'qa').map(({ id }) => id);
  const read = texts.slice(0, maxTexts);
  const others: ComparablePassage[] = [];
  for (const ids of [answers, ...inParts(read)]) {
    if (ids.length === 0 || others.length > maxPassages) continue;
    const rows = await database
      .select(compared)
      .from(knowledgePassages)
      .where(and(isReported, inArray(knowledgePassages.itemId, ids), sql`${text} ~ '[0-9]'`))
      .orderBy(asc(sourceId), asc(number))
      .limit(maxPassages + 1 - others.length);
    others.push(...rows.map(asStatement));
  }
  return {
    offers: offers.map(asStatement),
    others: others.slice(0, maxPassages),
    isWhole: others.length <= maxPassages && read.length === texts.length && items.length < maxItems,
  };
}

function asStatement(row: Pick<typeof knowledgePassages.$inferSelect, keyof typeof compared>): ComparablePassage {
  return {
    id: passageId(row),
    sourceId: row.sourceId,
    number: row.number,
    title: row.title,
    heading: row.heading,
    text: row.text,
  };
}

function inParts(ids: string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / itemsAtOnce) }, (_, part) =>
    ids.slice(part * itemsAtOnce, (part + 1) * itemsAtOnce),
  );
}
