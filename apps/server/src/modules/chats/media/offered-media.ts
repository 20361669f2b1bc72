import type { MediaDecision, MediaFormat, MediaKind, OfferedFile } from '@spotter/domain/media';
import type { LocalFile } from '@spotter/providers/ports/file-storage';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { UploadedFile } from '../../../http/input/uploaded-file.ts';
import type { Access } from '../../../platform/access.ts';
import { readEnds } from './file-ends.ts';
import { sumBytes } from './sent-media.repository.ts';

/** How many files a user may add. */
export const mediaAdditions = { name: 'media-added', tries: 300, windowMs: 3_600_000 };

/** What the files of one workspace may have together. */
const maxBytesTogether = 2 * 1024 * 1024 * 1024;

const refusals = {
  empty: 'invalid_input',
  locked: 'invalid_input',
  format: 'wrong_media_type',
  'too-large': 'too_large',
} as const;

/** Returns what an uploaded file is. Throws the reason why it is not taken. */
export async function takenMedia(
  draft: LocalFile,
  { name, mediaType }: UploadedFile,
  decide: (file: OfferedFile) => MediaDecision,
): Promise<{ kind: MediaKind; format: MediaFormat }> {
  const { bytes } = draft;
  const decision = decide({ name, bytes, declaredType: mediaType, ends: await readEnds(draft.path, bytes) });
  if (decision.kind === 'refused') throw new AppError(refusals[decision.because], decision.sentence);
  return { kind: decision.as, format: decision.format };
}

/** Returns whether a workspace has room for so many bytes more. */
export async function hasRoom(
  database: Database,
  workspace: Pick<Access, 'workspaceId'>,
  bytes: number,
): Promise<boolean> {
  return (await sumBytes(database, workspace)) + bytes <= maxBytesTogether;
}

/** Throws conflict where there is none. */
export async function requireRoom(database: Database, access: Access, bytes: number): Promise<void> {
  if (await hasRoom(database, access, bytes)) return;
  const message = 'Your files have 2 GB together. Delete clips, or chats with files, that you no longer need.';
  throw new AppError('conflict', message);
}
