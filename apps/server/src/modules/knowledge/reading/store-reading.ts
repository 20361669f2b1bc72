import { judgeReading, type Judgment, type Reading } from '@spotter/domain/knowledge';
import type { Database } from '../../../database/database.ts';
import { listPassages, replacePassages } from '../indexing/passages.repository.ts';
import { requestPreparing } from '../indexing/prepare-passages.job.ts';
import { knowledgeChanged } from '../knowledge-changed.ts';
import { findItem, updateItem, type ItemRow } from '../knowledge.repository.ts';
import type { ReadOutcome } from './read-in-thread.ts';

/** How many passages of the text before are compared with the new one. */
const comparedPassages = 1_000;

export type Read = Extract<ReadOutcome, { kind: 'read' }>;

/** Judges what was read, beside what was read before; what the coach has accepted before is usable. */
export async function judgeRead(database: Database, item: ItemRow, reading: Read): Promise<Judgment> {
  if (reading.checksum === item.checksum) return { kind: 'usable' };
  const before = await listPassages(database, item.id, comparedPassages);
  const known = before.map(({ heading, text }) => `${heading}\n${text}`).join('\n');
  return judgeReading(asJudged(reading, item.kind === 'page'), known === '' ? null : known);
}

/** Returns what of a reading is judged. */
export function asJudged({ text: { title, sections, signs } }: Read, isPage: boolean): Reading {
  return { isPage, title, sections, signs };
}

/** Stores what was read, and has it prepared for searching where it has changed. */
export async function storeReading(
  tx: Database,
  item: ItemRow,
  { text: { title, sections, leftOut }, checksum }: Read,
  now: Date,
): Promise<void> {
  // It may be gone or changed meanwhile, and what is gone must not come back into the index.
  const present = await findItem(tx, item, item.id);
  if (present === null || present.item.url !== item.url) return;
  const named = item.kind === 'page' && title !== null && title !== '' ? title : present.item.title;
  const hasChanged = item.kind === 'page' && present.item.checksum !== null && present.item.checksum !== checksum;
  await updateItem(tx, item, item.id, {
    title: named,
    state: 'ready',
    reason: null,
    isDoubtful: false,
    leftOut: leftOut === null ? null : Math.round(leftOut * 100),
    done: null,
    total: null,
    checksum,
    readAt: now,
    updatedAt: now,
    ...(hasChanged ? { changedAt: now } : {}),
  });
  if (present.item.checksum !== checksum || present.item.title !== named) {
    const passages = sections.map((passage) => ({ title: named, ...passage }));
    await replacePassages(
      tx,
      { workspaceId: item.workspaceId, kind: item.kind as 'page' | 'file', id: item.id },
      passages,
      now,
    );
    await requestPreparing(tx, [{ workspaceId: item.workspaceId, sourceId: item.id }], now);
  }
  knowledgeChanged(tx, item);
}

/** Ends the reading of an item without a result. What was read before is still the best that is known. */
export async function endUnread(
  tx: Database,
  item: ItemRow,
  { reason, isDoubtful }: { reason: string; isDoubtful: boolean },
  now: Date,
): Promise<void> {
  // Of another address this says nothing.
  if ((await findItem(tx, item, item.id))?.item.url !== item.url) return;
  const isKnown = (await listPassages(tx, item.id, 1)).length > 0;
  const state = isKnown ? ('ready' as const) : ('failed' as const);
  const ended = { done: null, total: null, readAt: now, updatedAt: now };
  await updateItem(tx, item, item.id, { state, reason, isDoubtful, ...ended });
  knowledgeChanged(tx, item);
}
