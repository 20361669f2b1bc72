import type { AdjacentFiles } from '../back-up.ts';
import { newId } from '../../platform/ids.ts';
import { ok, problem, type Finding } from './finding.ts';

/** Whether files can be stored, loaded and removed where the settings say. */
export async function examineFiles({ storage, drafts }: AdjacentFiles, isBucket: boolean): Promise<Finding> {
  const name = `${newId()}/${newId()}`;
  try {
    const draft = await drafts.write(oneOf(Buffer.from('npm run doctor')), 100);
    await storage.store(name, draft);
    const content = await storage.load(name);
    await storage.remove(name);
    await drafts.discard(draft);
    if (content === null) return problem('files', 'What is stored cannot be loaded again.');
    for await (const _ of content);
    return ok('files', isBucket ? 'The bucket stores, loads and removes them.' : 'Stored in the data folder.');
  } catch (error) {
    const where = isBucket ? 'check FILES_S3_ENDPOINT and what stands beside it' : 'check the folder media in DATA_DIR';
    return problem('files', `Cannot be stored (${(error as Error).message}): ${where}.`);
  }
}

async function* oneOf(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content;
}
