import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { Access } from '../../../platform/access.ts';
import type { PassageRow } from '../indexing/passages.repository.ts';
import type { ItemRow } from '../knowledge.repository.ts';
import { acceptedIssues, knowledgeItems, knowledgePassages } from '../knowledge.tables.ts';

const maxItems = 100;

/** Returns active offers whose last day is over. */
export function listExpired(database: Database, access: Access, today: string): Promise<PassageRow[]> {
  return database
    .select()
    .from(knowledgePassages)
    .where(
      and(
        eq(knowledgePassages.workspaceId, access.workspaceId),
        eq(knowledgePassages.kind, 'offer'),
        knowledgePassages.isLive,
        sql`${knowledgePassages.validUntil} < ${today}::date`,
      ),
    )
    .limit(maxItems);
}

/** Returns pages that changed since the coach looked, and pages and files that could not be read. */
export function listTroubled(database: Database, access: Access): Promise<ItemRow[]> {
  return database
    .select()
    .from(knowledgeItems)
    .where(
      and(
        eq(knowledgeItems.workspaceId, access.workspaceId),
        or(isNotNull(knowledgeItems.changedAt), isNotNull(knowledgeItems.reason)),
      ),
    )
    .orderBy(desc(knowledgeItems.updatedAt))
    .limit(maxItems);
}

/** Returns the ids of the issues that the coach accepted. */
export async function listAccepted(database: Database, access: Access): Promise<Set<string>> {
  const rows = await database
    .select({ id: acceptedIssues.issueId })
    .from(acceptedIssues)
    .where(eq(acceptedIssues.workspaceId, access.workspaceId));
  return new Set(rows.map(({ id }) => id));
}

export async function acceptIssue(database: Database, access: Access, issueId: string, at: Date): Promise<void> {
  await database.insert(acceptedIssues).values({ workspaceId: access.workspaceId, issueId, at }).onConflictDoNothing();
}
