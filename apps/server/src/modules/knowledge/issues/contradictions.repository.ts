import type { SourceKind } from '@spotter/domain/knowledge';
import { and, desc, eq, getTableColumns, gte, isNull, notInArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { knowledgeChecks, knowledgeContradictions, knowledgePassages } from '../knowledge.tables.ts';

export type Check = Omit<typeof knowledgeChecks.$inferSelect, 'workspaceId'>;
export type FoundContradiction = Omit<typeof knowledgeContradictions.$inferSelect, 'workspaceId' | 'foundAt'>;

/** A contradiction with the names of both sides. */
export type ListedContradiction = FoundContradiction & {
  foundAt: Date;
  oneKind: SourceKind;
  oneTitle: string;
  otherKind: SourceKind;
  otherTitle: string;
};

/** Returns when the contradictions of a workspace were last looked for; null: never. */
export async function findCheck(database: Database, workspaceId: WorkspaceId): Promise<Check | null> {
  const { checkedAt, isPartial } = knowledgeChecks;
  const [check] = await database
    .select({ checkedAt, isPartial })
    .from(knowledgeChecks)
    .where(eq(knowledgeChecks.workspaceId, workspaceId));
  return check ?? null;
}

/** Stores what was found instead of what was found before. What is still there has its time. */
export async function storeContradictions(
  tx: Database,
  workspaceId: WorkspaceId,
  found: FoundContradiction[],
  check: Check,
): Promise<void> {
  const ids = found.map(({ issueId }) => issueId);
  const ofWorkspace = eq(knowledgeContradictions.workspaceId, workspaceId);
  await tx
    .delete(knowledgeContradictions)
    .where(ids.length === 0 ? ofWorkspace : and(ofWorkspace, notInArray(knowledgeContradictions.issueId, ids)));
  if (found.length > 0)
    await tx
      .insert(knowledgeContradictions)
      .values(found.map((each) => ({ ...each, workspaceId, foundAt: check.checkedAt })))
      .onConflictDoNothing();
  await tx
    .insert(knowledgeChecks)
    .values({ workspaceId, ...check })
    .onConflictDoUpdate({ target: knowledgeChecks.workspaceId, set: check });
}

const one = alias(knowledgePassages, 'one');
const other = alias(knowledgePassages, 'other');

/** Returns the known contradictions between passages that are still valid on a day. */
export function listContradictions(
  database: Database,
  { workspaceId }: { workspaceId: WorkspaceId },
  today: string,
): Promise<ListedContradiction[]> {
  const found = knowledgeContradictions;
  const isReported = (passage: typeof one | typeof other) =>
    and(
      eq(passage.workspaceId, workspaceId),
      passage.isLive,
      or(isNull(passage.validUntil), gte(passage.validUntil, today)),
    );
  const { workspaceId: _, ...columns } = getTableColumns(found);
  return database
    .select({ ...columns, oneKind: one.kind, oneTitle: one.title, otherKind: other.kind, otherTitle: other.title })
    .from(found)
    .innerJoin(one, and(eq(one.sourceId, found.oneSource), eq(one.number, found.oneNumber), isReported(one)))
    .innerJoin(
      other,
      and(eq(other.sourceId, found.otherSource), eq(other.number, found.otherNumber), isReported(other)),
    )
    .where(eq(found.workspaceId, workspaceId))
    .orderBy(desc(found.foundAt), found.issueId);
}
