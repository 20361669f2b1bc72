import { join } from 'node:path';
import { createS3Storage } from '@spotter/providers/s3/s3-storage';
import type { FileStorage } from '@spotter/providers/ports/file-storage';
import type { StorageConfig } from './config/config.ts';
import { createFileDrafts, type FileDrafts } from './platform/files/file-drafts.ts';
import { createMediaFolder } from './platform/files/media-folder.ts';

/** Max time of a call of the bucket, with the whole file. */
const bucketTimeoutMs = 60_000;

/** Returns where files are stored, as configured, and where they are written until they are complete. */
export function connectFiles({ dataDir, bucket }: Pick<StorageConfig, 'dataDir' | 'bucket'>): {
  storage: FileStorage;
  drafts: FileDrafts;
} {
  const folder = join(dataDir, 'media');
  // In the same folder: what is complete is moved to its place in one step.
  const drafts = createFileDrafts(join(folder, 'incoming'));
  const storage =
    bucket === null ? createMediaFolder(folder) : createS3Storage({ ...bucket, timeoutMs: bucketTimeoutMs });
  return { storage, drafts };
}
