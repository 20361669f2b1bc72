import { createHash } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import type { WorkspaceId } from '../../platform/access.ts';
import { newId } from '../../platform/ids.ts';
import type { FilesService } from '../files/index.ts';
import { replacePassages } from './indexing/passages.repository.ts';
import { requestPreparing } from './indexing/prepare-passages.job.ts';
import { insertItem } from './knowledge.repository.ts';

type Section = { heading: string; text: string };

/** What was read elsewhere, as it is stored. */
export type WrittenKnowledge = {
  answers: { question: string; answer: string; wordings: string[] }[];
  page: { path: string; title: string; sections: Section[] };
  file: { name: string; content: Uint8Array; sections: Section[] };
  /** The origin of the page's site; null: the page is left out. */
  site: string | null;
};

/**
 * Stores what was read elsewhere as if it had been read here:
 * nothing is fetched, and no model writes its wordings.
 */
export async function storeKnowledge(
  tx: Database,
  files: Pick<FilesService, 'storeWithin'>,
  workspaceId: WorkspaceId,
  { answers, page, file, site }: WrittenKnowledge,
  at: Date,
): Promise<void> {
  const read = { workspaceId, state: 'ready' as const, readAt: at, createdAt: at, updatedAt: at };
  const checksum = (sections: Section[]) => createHash('sha256').update(JSON.stringify(sections)).digest('hex');
  async function index(
    kind: 'entry' | 'page' | 'file',
    id: string,
    title: string,
    sections: (Section & { wordings?: string[] })[],
  ) {
    const passages = sections.map((section) => ({ title, wordings: [], ...section }));
    await replacePassages(tx, { workspaceId, kind, id }, passages, at);
    await requestPreparing(tx, [{ workspaceId, sourceId: id }], at);
  }
  // The newest stands first: the answers are listed in their order.
  for (const [place, { question, answer, wordings }] of answers.entries()) {
    const id = newId();
    const createdAt = new Date(at.getTime() - place * 60_000);
    await insertItem(tx, { ...read, id, kind: 'qa', title: question, answer, createdAt });
    await index('entry', id, question, [{ heading: '', text: answer, wordings }]);
  }
  if (site !== null) {
    const id = newId();
    const { title, sections } = page;
    await insertItem(tx, {
      ...read,
      id,
      kind: 'page',
      title,
      url: `${site}${page.path}`,
      checksum: checksum(sections),
    });
    await index('page', id, title, sections);
  }
  const id = newId();
  const { name, content, sections } = file;
  const bytes = content.byteLength;
  const about = { title: name, mediaType: 'application/pdf', bytes, checksum: checksum(sections) };
  await insertItem(tx, { ...read, id, kind: 'file', ...about });
  await files.storeWithin(tx, { workspaceId, id }, oneOf(content));
  await index('file', id, name, sections);
}

async function* oneOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
