import { createHash } from 'node:crypto';
import { findContradictions, type Contradiction } from '@spotter/domain/knowledge';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { runInTurns } from '../../../queue/run-in-turns.ts';
import { handleJob, type JobHandler } from '../../../queue/define-job.ts';
import { findWorkspaceId } from '../workspace.repository.ts';
import { loadComparable, type ComparablePassage } from './comparable.repository.ts';
import { contradictionsJob } from './contradictions.request.ts';
import { findCheck, storeContradictions, type FoundContradiction } from './contradictions.repository.ts';

/** Changes that follow each other are compared together. */
const checkEveryMs = 5_000;
/** An offer that ended yesterday may still be valid in another zone; the list leaves out ended ones. */
const dayMs = 24 * 3_600_000;

/** Returns the handler that compares a workspace's offers and knowledge, and stores what contradicts each other. */
export function createContradictionSearch({ database, clock }: { database: Database; clock: Clock }): JobHandler {
  return handleJob(contradictionsJob, async ({ payload }) => {
    const workspaceId = await findWorkspaceId(database, payload.workspaceId);
    if (workspaceId === null) return { kind: 'done' };
    const last = await findCheck(database, workspaceId);
    const now = clock.now();
    const sinceMs = last === null ? checkEveryMs : now.getTime() - last.checkedAt.getTime();
    // A clock that was set back must not delay it.
    if (sinceMs >= 0 && sinceMs < checkEveryMs)
      return { kind: 'again', at: new Date(now.getTime() + checkEveryMs - sinceMs) };
    const earliestDay = new Date(now.getTime() - dayMs).toISOString().slice(0, 10);
    const { offers, others, isWhole } = await loadComparable(database, workspaceId, earliestDay);
    const { contradictions, isPartial } = await runInTurns(findContradictions(offers, others));
    const passages = new Map([...offers, ...others].map((passage) => [passage.id, passage]));
    const found = contradictions.map((each) => asStored(each, passages));
    await inTransaction(database, (tx) =>
      storeContradictions(tx, workspaceId, found, { checkedAt: now, isPartial: isPartial || !isWhole }),
    );
    return { kind: 'done' };
  });
}

function asStored(
  { about, subject, one, other }: Contradiction,
  passages: Map<string, ComparablePassage>,
): FoundContradiction {
  const [first, second] = [passages.get(one.id)!, passages.get(other.id)!];
  return {
    issueId: issueKey('contradiction', one.id, one.says, other.id, other.says),
    about,
    subject,
    oneSource: first.sourceId,
    oneNumber: first.number,
    oneSays: one.says,
    otherSource: second.sourceId,
    otherNumber: second.number,
    otherSays: other.says,
  };
}

/** The same for the same matter, so that what the coach accepted stays accepted, and nothing else. */
export function issueKey(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
