import { type KeptKind, keptFormat, maxMediaBytes, type ReadingFailure, webNameOf } from '@spotter/domain/media';
import type { MediaRefusal, ReceivedMedia } from '@spotter/providers/ports/contact-media';
import type { LocalFile } from '@spotter/providers/ports/file-storage';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import type { Clock } from '../../../platform/clock.ts';
import { FileTooLarge } from '../../../platform/files/file-drafts.ts';
import { newId } from '../../../platform/ids.ts';
import { releaseWorkerSlotWhileWaiting } from '../../../queue/worker-slot.ts';
import type { FilesService } from '../../files/index.ts';
import { chatChanged } from '../chat-changed.ts';
import { mayBeKept } from './attachments-to-read.ts';
import { readEnds } from './file-ends.ts';
import { noteKept, type MediaMessage } from './media.repository.ts';
import { hasRoom } from './offered-media.ts';
import { insertMedia } from './sent-media.repository.ts';
import type { CarriedFile } from './signed-addresses.ts';

export type KeepingParts = { database: Database; clock: Clock; files: FilesService; received: ReceivedMedia };

/** What came of a try to keep something; `again`: it may work later. */
export type Keeping =
  | { kind: 'kept'; file: CarriedFile }
  | { kind: 'not-kept'; because: ReadingFailure }
  | { kind: 'again'; because: 'unreachable' | 'unavailable'; detail: string };

type ToKeep = { message: MediaMessage; index: number; type: KeptKind; url: string };

const refusals: Record<MediaRefusal, ReadingFailure> = {
  gone: 'gone',
  foreign: 'gone',
  'too-large': 'too-large',
  'empty-file': 'empty-file',
  'unknown-type': 'refused',
};

/**
 * Keeps what a contact sent, where the coach wants that, and stores that it is kept or why it is not. Null where
 * there is nothing to do.
 */
export async function keepAttachment(
  parts: KeepingParts,
  message: MediaMessage,
  index: number,
): Promise<Keeping | null> {
  const attachment = message.attachments[index];
  if (!message.keepsMedia || attachment === undefined || !mayBeKept(attachment, index)) return null;
  const kept = await tryToKeep(parts, { message, index, type: attachment.type, url: attachment.url });
  if (kept.kind === 'not-kept')
    await inTransaction(parts.database, (tx) => giveUpKeeping(tx, message, index, kept.because));
  return kept;
}

/** Stores why an attachment is not kept, unless it is. */
export async function giveUpKeeping(
  tx: Database,
  message: MediaMessage,
  index: number,
  because: ReadingFailure = 'unavailable',
): Promise<void> {
  if (message.keepsMedia && (await noteKept(tx, message, index, { notKept: because }))) announce(tx, message);
}

async function tryToKeep(parts: KeepingParts, { message, index, type, url }: ToKeep): Promise<Keeping> {
  // How long it is shows only in the end.
  if (!(await hasRoom(parts.database, message, maxMediaBytes))) return { kind: 'not-kept', because: 'no-room' };
  const opened = await parts.received.open(url, null);
  if (opened.kind === 'unreachable')
    return { kind: 'again', because: 'unreachable', detail: 'It could not be fetched' };
  if (opened.kind === 'refused') return { kind: 'not-kept', because: refusals[opened.because] };
  let draft: LocalFile | null = null;
  try {
    draft = await releaseWorkerSlotWhileWaiting(() => parts.files.receive(opened.content, maxMediaBytes));
    return await store(parts, { message, index, type, url }, draft);
  } catch (error) {
    if (error instanceof FileTooLarge) return { kind: 'not-kept', because: 'too-large' };
    // It may still be read: trouble with files holds up no answer.
    return { kind: 'again', because: 'unavailable', detail: `It could not be stored: ${String(error)}` };
  } finally {
    if (draft !== null) await parts.files.discard(draft);
  }
}

async function store(
  { files, clock }: KeepingParts,
  { message, index, type }: ToKeep,
  draft: LocalFile,
): Promise<Keeping> {
  const format = keptFormat(type, (await readEnds(draft.path, draft.bytes)).head);
  if (format === null) return { kind: 'not-kept', because: 'refused' };
  const { workspaceId, chatId, id: messageId } = message;
  const key = { id: newId(), workspaceId };
  const name = webNameOf(type, format);
  const file = { id: key.id, name };
  await files.store(key, draft, async (tx) => {
    // Unsent meanwhile, or kept by another process.
    if (!(await noteKept(tx, message, index, { file }))) return files.remove(tx, key);
    const row = { ...key, chatId, messageId, kind: type, format, name, received: true, createdAt: clock.now() };
    await insertMedia(tx, row);
    announce(tx, message);
  });
  return { kind: 'kept', file };
}

function announce(tx: Database, { id, chatId, botId }: MediaMessage): void {
  sendSignals(tx, [chatChanged({ id: chatId, botId }, { changed: [id] })]);
}
