import { buffer } from 'node:stream/consumers';
import { type ReadingFailure, receivedTypeOf } from '@spotter/domain/media';
import { languageOfChat } from '@spotter/language/detection/chat-language';
import type { LanguageModel } from '@spotter/providers/ports/language-model';
import type { FetchedMedia, ReceivedMedia, Transcription } from '@spotter/providers/ports/contact-media';
import { z } from 'zod';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { defineJob, handleJob, type JobHandler, type JobResult } from '../../../queue/define-job.ts';
import type { FilesService } from '../../files/index.ts';
import { chatChanged } from '../chat-changed.ts';
import type { ChatChange } from '../intake/recording/recorded-events.ts';
import type { StoredAttachment } from './stored-attachment.ts';
import { isPending, mayBeKept, type MediaSupport } from './attachments-to-read.ts';
import { giveUpKeeping, keepAttachment } from './keep-media.ts';
import { findMediaMessage, listContactTexts, storeReadings, type MediaMessage } from './media.repository.ts';
import { readPicture } from './read-picture.ts';
import { readRecording, type HearingBudget, type Read } from './read-recording.ts';
import type { CarriedFile } from './signed-addresses.ts';

/**
 * Keeps the media of a message where the coach wants that, hears its voice notes and sees its pictures. The
 * job's key is the message's id.
 */
export const readMediaJob = defineJob('read-media', z.object({}));

/** The pauses before further tries; after the last one it counts as failed. */
const pausesMs = [1_000, 4_000, 15_000, 60_000];
const maxPauseMs = 120_000;
/** A language is named to the recognizer only where so many texts show it. */
const minTexts = 2;
const noTurn: Taken = { again: { kind: 'again', afterMs: null, detail: 'Too many are read at once' } };
const maxTexts = 6;

/** What the media of contacts are read with. */
export type MediaParts = {
  received: ReceivedMedia;
  /** Bounds how much is in memory at a time; null: no turn came. */
  inTurn<Result>(workspaceId: WorkspaceId, read: () => Promise<Result>): Promise<Result | null>;
  /** null: voice notes are not heard. */
  transcription: Transcription | null;
  /** Returns the model that describes pictures for a workspace; null: it has no budget left. */
  vision: { modelFor(workspaceId: WorkspaceId): Promise<LanguageModel | null> } | null;
  budget: HearingBudget;
};

type Options = {
  database: Database;
  clock: Clock;
  files: FilesService;
  media: MediaParts;
  requestConsideration(tx: Database, chatIds: string[], dueAt: Date): Promise<void>;
};

type Reading = Pick<StoredAttachment, 'transcript' | 'description'>;
type Readings = Map<number, Reading>;
type Again = Extract<Read<unknown>, { kind: 'again' }>;
/** What came of an attachment: what was heard or seen in it, and why another try is wanted. */
type Taken = { reading?: Reading; again?: Again; notKept?: ReadingFailure };

/** Returns what can be read here. */
export function mediaSupportOf({ transcription, vision }: MediaParts): MediaSupport {
  return { audio: transcription !== null, images: vision !== null };
}

/** Reads the media of contacts' messages, each once: what has a result keeps it, whichever process had it first. */
export function createMediaReading(options: Options): JobHandler {
  return handleJob(readMediaJob, async ({ key, attempts }): Promise<JobResult> => {
    const message = await findMediaMessage(options.database, key);
    if (message === null) return { kind: 'done' };
    const readings: Readings = new Map();
    const isLastTry = attempts >= pausesMs.length;
    let again: Again | null = null;
    for (const [index, attachment] of message.attachments.entries()) {
      if (!isToTake(message, attachment, index)) continue;
      const takeNow = () => takeIn(options, message, index);
      const taken = (await options.media.inTurn(message.workspaceId, takeNow)) ?? noTurn;
      if (taken.reading !== undefined) readings.set(index, taken.reading);
      if (taken.again === undefined) continue;
      if (!isLastTry) again = taken.again;
      else {
        if (taken.reading === undefined) readings.set(index, asFailed(attachment));
        await inTransaction(options.database, (tx) => giveUpKeeping(tx, message, index, taken.notKept));
      }
    }
    if (readings.size > 0) await store(options, message, readings);
    if (again === null) return { kind: 'done' };
    const pause = Math.min(Math.max(pausesMs[attempts]!, again.afterMs ?? 0), maxPauseMs);
    return { kind: 'again', at: new Date(options.clock.now().getTime() + pause), failure: again.detail };
  });
}

/** Returns the jobs that read what came with a batch. Accounts take turns, apart from their answers. */
export function readingsOf(changes: Map<string, ChatChange>, dueAt: Date) {
  return [...changes.values()].flatMap(({ botId, toRead }) =>
    toRead.map((key) => ({ key, payload: {}, dueAt, lane: `media ${botId}` })),
  );
}

/** Returns what gives up the media of a message when its job is set aside because it never ends. */
export function giveUpParked({ requestConsideration }: Pick<Options, 'requestConsideration'>) {
  return async (tx: Database, { kind, key }: { kind: string; key: string }, now: Date): Promise<void> => {
    const message = kind === readMediaJob.kind ? await findMediaMessage(tx, key) : null;
    if (message === null) return;
    for (const index of message.attachments.keys()) await giveUpKeeping(tx, message, index);
    await storeIn(tx, message, new Map(message.attachments.map((one, index) => [index, asFailed(one)])), now);
    await requestConsideration(tx, [message.chatId], now);
  };
}

function isToTake(message: MediaMessage, attachment: StoredAttachment, index: number): boolean {
  if (attachment.url === null) return false;
  return isPending(attachment) || (message.keepsMedia && mayBeKept(attachment, index));
}

/** Keeps an attachment where the coach wants that, and reads it from what is kept, so that it is fetched once. */
async function takeIn(options: Options, message: MediaMessage, index: number): Promise<Taken> {
  const attachment = message.attachments[index]!;
  const parts = { ...options, received: options.media.received };
  const kept = await keepAttachment(parts, message, index);
  const keepAgain: Taken = kept?.kind === 'again' ? { again: { ...kept, afterMs: null }, notKept: kept.because } : {};
  if (!isPending(attachment) || (kept?.kind === 'again' && kept.because === 'unreachable')) return keepAgain;
  const file = kept?.kind === 'kept' ? kept.file : (attachment.file ?? null);
  const fetch = () => fetchAttachment(options, message, attachment.url!, file);
  const read = await readAttachment(options, message, attachment, fetch);
  return read.kind === 'again' ? { ...keepAgain, again: read } : { ...keepAgain, reading: read.reading };
}

/** Returns what a contact sent: what is kept of it, or what the platform still has. */
async function fetchAttachment(
  { files, media }: Options,
  { workspaceId }: MediaMessage,
  url: string,
  file: CarriedFile | null,
): Promise<FetchedMedia> {
  const kept = file === null ? null : await files.read({ workspaceId, id: file.id });
  if (kept === null) return media.received.fetch(url);
  const bytes = await buffer(kept.content);
  const type = receivedTypeOf(bytes);
  return type === null ? { kind: 'refused', because: 'unknown-type' } : { kind: 'media', bytes, type };
}

async function readAttachment(
  { database, media }: Options,
  message: MediaMessage,
  { transcript, description }: StoredAttachment,
  fetch: () => Promise<FetchedMedia>,
): Promise<Read<Reading>> {
  if (transcript !== undefined) {
    const texts = await listContactTexts(database, message.chatId, maxTexts);
    const language = texts.length < minTexts ? null : languageOfChat(texts);
    const { transcription, budget } = media;
    const asked = { workspaceId: message.workspaceId, language };
    const read = await readRecording({ fetch, transcription, budget }, asked);
    return read.kind === 'again' ? read : { kind: 'read', reading: { transcript: read.reading } };
  }
  // No picture of a person who may be under 18 goes to a model.
  const mayBeMinor = message.handOverReason === 'minor';
  const model = mayBeMinor || media.vision === null ? null : await media.vision.modelFor(message.workspaceId);
  if (model === null && media.vision !== null && !mayBeMinor)
    return { kind: 'read', reading: { description: { ...description!, status: 'failed', failure: 'budget' } } };
  const read = await readPicture({ fetch, model });
  return read.kind === 'again' ? read : { kind: 'read', reading: { description: read.reading } };
}

function asFailed({ transcript, description }: StoredAttachment): Reading {
  const failed = { status: 'failed', failure: 'unavailable' } as const;
  if (transcript !== undefined) return { transcript: { ...transcript, ...failed } };
  return description === undefined ? {} : { description: { ...description, ...failed } };
}

async function store(
  { database, clock, requestConsideration }: Options,
  message: MediaMessage,
  readings: Readings,
): Promise<void> {
  const now = clock.now();
  await inTransaction(database, async (tx) => {
    if (await storeIn(tx, message, readings, now)) await requestConsideration(tx, [message.chatId], now);
  });
}

async function storeIn(tx: Database, message: MediaMessage, readings: Readings, now: Date): Promise<boolean> {
  const heardAt = now.toISOString();
  const dated: Readings = new Map(
    [...readings].map(([index, { transcript, description }]) => [
      index,
      {
        ...(transcript === undefined ? {} : { transcript: { ...transcript, heardAt } }),
        ...(description === undefined ? {} : { description }),
      },
    ]),
  );
  if (!(await storeReadings(tx, message, dated))) return false;
  const changed = { id: message.chatId, botId: message.botId };
  sendSignals(tx, [chatChanged(changed, { changed: [message.id], overtakes: true })]);
  return true;
}
