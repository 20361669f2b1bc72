import type { SourceKind } from '@spotter/domain/knowledge';
import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { requestContradictions } from '../issues/contradictions.request.ts';
import { knowledgePassages, knowledgeVersions } from '../knowledge.tables.ts';

export type PassageRow = typeof knowledgePassages.$inferSelect;

/** What passages are cut from: an item, or an offer. */
export type IndexedSource = {
  workspaceId: WorkspaceId;
  kind: SourceKind;
  id: string;
  isLive?: boolean;
  validUntil?: string | null;
};

/** A passage with its embedding, and the signs of that and of its wordings' embeddings. */
export type EmbeddedPassage = { passage: PassageRow; vector: Buffer; signs: Buffer };

export type NewPassage = { title: string; heading: string; text: string; wordings?: string[] };

/**
 * A statement has at most this many rows:
 * the embedded database makes their words before anything else has its turn.
 */
const rowsAtOnce = 20;
/** Max passages whose texts are read together. */
const maxTexts = 2_000;
const notEmbedded = { vector: null, signs: null, vectorModel: null };

/**
 * Replaces the passages of a source. A passage that says the same as before keeps how leads may ask for it, and
 * its embedding.
 */
export async function replacePassages(
  tx: Database,
  source: IndexedSource,
  passages: NewPassage[],
  now: Date,
): Promise<void> {
  const before = await tx.select().from(knowledgePassages).where(eq(knowledgePassages.sourceId, source.id));
  const same = new Map(before.map((row) => [textsBy(row), row]));
  await tx.delete(knowledgePassages).where(eq(knowledgePassages.sourceId, source.id));
  const rows = passages.map((passage, number) => {
    const known = same.get(textsBy(passage));
    const wordings = passage.wordings ?? known?.wordings ?? [];
    return {
      workspaceId: source.workspaceId,
      kind: source.kind,
      sourceId: source.id,
      number,
      itemId: source.kind === 'offer' ? null : source.id,
      title: passage.title,
      heading: passage.heading,
      text: passage.text,
      wordings,
      wordingsState:
        passage.wordings === undefined ? (known?.wordingsState ?? ('wanted' as const)) : ('written' as const),
      words: wordsOf({ ...passage, wordings }),
      vector: known?.vector ?? null,
      signs: known?.signs ?? null,
      vectorModel: known?.vectorModel ?? null,
      isLive: source.isLive ?? true,
      validUntil: source.validUntil ?? null,
    };
  });
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await tx.insert(knowledgePassages).values(rows.slice(at, at + rowsAtOnce));
  await noteChange(tx, source.workspaceId);
  await requestContradictions(tx, source.workspaceId, now);
}

/** Gives the passages of a source another title. They say the same, and leads ask for it as before. */
export async function renamePassages(
  tx: Database,
  { workspaceId, id }: Pick<IndexedSource, 'workspaceId' | 'id'>,
  title: string,
  now: Date,
): Promise<void> {
  const { heading, text, wordings } = knowledgePassages;
  const lines = sql`array_to_string(array(select jsonb_array_elements_text(${wordings})), e'\\n')`;
  await tx
    .update(knowledgePassages)
    .set({
      title,
      words: sql`knowledge_words(${`${title}\n`} || ${heading}, ${text}, ${lines})`,
      ...notEmbedded,
    })
    .where(and(eq(knowledgePassages.sourceId, id), eq(knowledgePassages.workspaceId, workspaceId)));
  await noteChange(tx, workspaceId);
  await requestContradictions(tx, workspaceId, now);
}

/** Takes a source out of the index. */
export async function removePassages(
  tx: Database,
  { workspaceId, id }: Pick<IndexedSource, 'workspaceId' | 'id'>,
  now: Date,
): Promise<void> {
  await tx
    .delete(knowledgePassages)
    .where(and(eq(knowledgePassages.sourceId, id), eq(knowledgePassages.workspaceId, workspaceId)));
  await noteChange(tx, workspaceId);
  await requestContradictions(tx, workspaceId, now);
}

/** Returns what pages, files and answered questions of a workspace say, without what is beyond a bound. */
export async function listPassageTexts(database: Database, workspaceId: WorkspaceId): Promise<string[]> {
  const { title, heading, text: words, kind, number, sourceId } = knowledgePassages;
  const rows = await database
    .select({ title, heading, words })
    .from(knowledgePassages)
    .where(and(eq(knowledgePassages.workspaceId, workspaceId), ne(kind, 'offer')))
    .orderBy(asc(sourceId), asc(number))
    .limit(maxTexts);
  return rows.map((row) => `${row.title}\n${row.heading}\n${row.words}`);
}

/** Returns the passages of a source in its order. */
export function listPassages(database: Database, sourceId: string, limit: number): Promise<PassageRow[]> {
  return database
    .select()
    .from(knowledgePassages)
    .where(eq(knowledgePassages.sourceId, sourceId))
    .orderBy(asc(knowledgePassages.number))
    .limit(limit);
}

/** Stores how leads may ask for a passage. Returns false where it no longer says the same. */
export async function storeWordings(
  tx: Database,
  passage: Pick<PassageRow, 'workspaceId' | 'sourceId' | 'number' | 'title' | 'heading' | 'text'>,
  wordings: string[],
  wordingsState: 'written' | 'kept',
): Promise<boolean> {
  const stored = await tx
    .update(knowledgePassages)
    .set({ wordings, wordingsState, words: wordsOf({ ...passage, wordings }), ...notEmbedded })
    .where(
      and(
        eq(knowledgePassages.sourceId, passage.sourceId),
        eq(knowledgePassages.number, passage.number),
        eq(knowledgePassages.text, passage.text),
        wordingsState === 'kept' ? undefined : eq(knowledgePassages.wordingsState, 'wanted'),
      ),
    )
    .returning({ number: knowledgePassages.number });
  if (stored.length > 0) await noteChange(tx, passage.workspaceId);
  return stored.length > 0;
}

/** Returns passages of a source for which no wordings were written yet. */
export function listWithoutWordings(database: Database, sourceId: string, limit: number): Promise<PassageRow[]> {
  return database
    .select()
    .from(knowledgePassages)
    .where(and(eq(knowledgePassages.sourceId, sourceId), eq(knowledgePassages.wordingsState, 'wanted')))
    .orderBy(asc(knowledgePassages.number))
    .limit(limit);
}

/** Returns passages of a source that the model has not embedded. */
export function listWithoutVector(
  database: Database,
  sourceId: string,
  model: string,
  limit: number,
): Promise<PassageRow[]> {
  return database
    .select()
    .from(knowledgePassages)
    .where(and(eq(knowledgePassages.sourceId, sourceId), isWithoutVector(model)))
    .orderBy(asc(knowledgePassages.number))
    .limit(limit);
}

/** Returns sources with passages that the model has not embedded: after another one was configured, all of them. */
export function listSourcesWithoutVector(
  database: Database,
  model: string,
  limit: number,
): Promise<{ workspaceId: WorkspaceId; sourceId: string }[]> {
  const { workspaceId, sourceId } = knowledgePassages;
  return database
    .selectDistinct({ workspaceId, sourceId })
    .from(knowledgePassages)
    .where(isWithoutVector(model))
    .limit(limit);
}

/** Stores the embeddings of passages that still say what was embedded. */
export async function storeVectors(
  tx: Database,
  workspaceId: WorkspaceId,
  model: string,
  embedded: EmbeddedPassage[],
): Promise<void> {
  for (const { passage, vector, signs } of embedded) {
    await tx
      .update(knowledgePassages)
      .set({ vector, signs, vectorModel: model })
      .where(
        and(
          eq(knowledgePassages.sourceId, passage.sourceId),
          eq(knowledgePassages.number, passage.number),
          eq(knowledgePassages.text, passage.text),
        ),
      );
  }
  await noteChange(tx, workspaceId);
}

/** Says that what is remembered of a workspace's passages is no longer right. */
async function noteChange(tx: Database, workspaceId: WorkspaceId): Promise<void> {
  await tx
    .insert(knowledgeVersions)
    .values({ workspaceId, version: 1 })
    .onConflictDoUpdate({
      target: knowledgeVersions.workspaceId,
      set: { version: sql`${knowledgeVersions.version} + 1` },
    });
}

function isWithoutVector(model: string) {
  const { vector, signs, vectorModel } = knowledgePassages;
  return or(isNull(vector), isNull(signs), ne(vectorModel, model));
}

function wordsOf({ title, heading, text, wordings = [] }: NewPassage) {
  return sql<string>`knowledge_words(${`${title}\n${heading}`}, ${text}, ${wordings.join('\n')})`;
}

function textsBy({ title, heading, text }: NewPassage): string {
  return JSON.stringify([title, heading, text]);
}
