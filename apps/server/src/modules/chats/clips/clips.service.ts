import type { Clip, ClipBody } from '@spotter/contract';
import { channelsOfClip, clipProblem, decideClip, maxClips, maxMediaBytes } from '@spotter/domain/media';
import { dayAt } from '@spotter/language/zones/zoned-time';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { AppError } from '../../../http/app-error.ts';
import type { UploadedFile } from '../../../http/input/uploaded-file.ts';
import type { RateLimiter } from '../../../http/limits/rate-limit.ts';
import type { Access, WorkspaceId } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isId, newId } from '../../../platform/ids.ts';
import { raiseBotVersions } from '../../bots/index.ts';
import { createUploads, type FilesService } from '../../files/index.ts';
import { findUserById } from '../../users/index.ts';
import { mediaAdditions, requireRoom, takenMedia } from '../media/offered-media.ts';
import type { SignedAddresses } from '../media/signed-addresses.ts';
import { listBotIds } from '../never-list/never-list.repository.ts';
import { clipFile } from './clip-attachment.ts';
import {
  deleteClip,
  insertClip,
  listClips,
  lockClips,
  updateClip,
  type ClipColumns,
  type StoredClip,
} from './clips.repository.ts';
import { consentOf } from './clips.tables.ts';

type Options = {
  database: Database;
  clock: Clock;
  rateLimiter: RateLimiter;
  files: FilesService;
  addresses: SignedAddresses;
  isVerified(userId: string): Promise<boolean>;
};

/** Keeps the coach's recorded answers, pictures, videos and guides. */
export function createClips(options: Options) {
  const { database, files } = options;
  const uploads = createUploads({ ...options, maxBytes: maxMediaBytes });

  async function present(access: Access, id: string): Promise<Clip> {
    const [clips, today] = await Promise.all([listClips(database, access), todayOf(options, access)]);
    const clip = clips.find((one) => one.id === id);
    if (clip === undefined) throw unknownClip();
    return presentClip(options, clip, today);
  }

  return {
    async list(access: Access): Promise<Clip[]> {
      const [clips, today] = await Promise.all([listClips(database, access), todayOf(options, access)]);
      return clips.map((clip) => presentClip(options, clip, today));
    },

    /** Adds a file as a clip. Throws conflict where the same content is one, and where there is no room. */
    async create(access: Access, body: ClipBody, file: UploadedFile): Promise<Clip> {
      await options.rateLimiter.take(mediaAdditions, access.userId);
      const draft = await uploads.receive(access, file);
      try {
        const media = await takenMedia(draft, file, decideClip);
        await requireRoom(database, access, draft.bytes);
        const key = { id: newId(), workspaceId: access.workspaceId };
        const row = { ...key, ...columnsOf(body, media.kind), ...media, createdAt: options.clock.now() };
        await files.store(key, draft, async (tx) => {
          await lockClips(tx, access);
          requireNew(await listClips(tx, access), draft.sha256);
          await insertClip(tx, row);
          await noteChanged(tx, access);
        });
        return await present(access, key.id);
      } finally {
        await files.discard(draft);
      }
    },

    /** Changes what is said of a clip. Throws not_found. */
    async update(access: Access, id: string, body: ClipBody): Promise<Clip> {
      const { kind } = await present(access, id);
      await inTransaction(database, async (tx) => {
        if (!(await updateClip(tx, access, id, columnsOf(body, kind)))) throw unknownClip();
        await noteChanged(tx, access);
      });
      return present(access, id);
    },

    /** Deletes a clip with its file. Throws not_found. */
    remove: (access: Access, id: string): Promise<void> =>
      inTransaction(database, async (tx) => {
        if (!isId(id) || !(await deleteClip(tx, access, id))) throw unknownClip();
        await noteChanged(tx, access);
      }),
  };
}

export type Clips = ReturnType<typeof createClips>;

/** Adds clips with their files, as part of a larger change. */
export async function storeClips(
  tx: Database,
  files: Pick<FilesService, 'storeWithin'>,
  workspaceId: WorkspaceId,
  given: (ClipBody & { kind: Clip['kind']; format: StoredClip['format']; content: Uint8Array })[],
  createdAt: Date,
): Promise<void> {
  for (const { kind, format, content, ...body } of given) {
    const key = { id: newId(), workspaceId };
    await files.storeWithin(tx, key, asStream(content));
    await insertClip(tx, { ...key, ...columnsOf(body, kind), kind, format, createdAt });
  }
}

async function* asStream(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

async function todayOf({ database, clock }: Options, { ownerId }: Access): Promise<string> {
  return dayAt(clock.now(), (await findUserById(database, ownerId))?.timeZone ?? 'UTC');
}

function presentClip({ addresses }: Options, row: StoredClip, today: string): Clip {
  const { id, name, kind, whenToUse, perContactOnce, showsPerson, bytes } = row;
  const consent = consentOf(row);
  return {
    _id: id,
    name,
    kind,
    whenToUse,
    perContactOnce,
    showsPerson,
    consent,
    url: addresses.sentAddress(clipFile(row)),
    bytes,
    channels: channelsOfClip(row),
    problem: clipProblem({ showsPerson, consent }, today),
  };
}

/** Nobody can be seen in a recording. */
function columnsOf({ consent, ...body }: ClipBody, kind: Clip['kind']): ClipColumns {
  const showsPerson = kind !== 'audio' && body.showsPerson;
  const { name, whenToUse, perContactOnce } = body;
  const kept = showsPerson ? consent : null;
  return {
    name,
    whenToUse,
    perContactOnce,
    showsPerson,
    consentBy: kept?.givenBy ?? null,
    consentUntil: kept?.until ?? null,
  };
}

function requireNew(present: StoredClip[], sha256: string): void {
  const same = present.find((clip) => clip.sha256 === sha256);
  if (same !== undefined) throw new AppError('conflict', `You already have this file as “${same.name}”.`);
  if (present.length >= maxClips)
    throw new AppError('conflict', `You can have up to ${maxClips} clips. Delete one that you no longer need.`);
}

/** Has answers on their way decided again, and everybody's screens read the clips again. */
async function noteChanged(tx: Database, access: Access): Promise<void> {
  const botIds = await listBotIds(tx, access);
  await raiseBotVersions(tx, botIds);
  sendSignals(tx, [{ kind: 'account-changed', botIds }]);
}

function unknownClip(): AppError {
  return new AppError('not_found', 'This clip does not exist');
}
