import type { Bot } from '@spotter/contract';
import { channelKinds, isChannelKind, serviceNames } from '@spotter/domain/channels';
import { mayKeepMedia } from '@spotter/domain/media';
import { inTransaction, type Database } from '../../database/database.ts';
import { sendSignals } from '../../database/signals.ts';
import { AppError } from '../../http/app-error.ts';
import { readPauseEnd } from '../../http/input/pause-end.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId, newId } from '../../platform/ids.ts';
import { findCredential } from '../connections/index.ts';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import { linkConnected } from './agent-links.ts';
import { presentBot } from './bots.presenter.ts';
import {
  changeBot,
  getBot,
  hasBotOfCredential,
  insertOrRestoreBot,
  listBots,
  listBotsForAll,
  removeBot,
} from './bots.repository.ts';

const channelNames = new Intl.ListFormat('en-US').format(channelKinds.map((kind) => serviceNames[kind].service));

/** What the coach sets for an account; what is absent stays. */
type Settings = { name?: string | undefined; botEnabled?: boolean | undefined; keepsMedia?: boolean | undefined };

/** The coach's actions on connected social accounts. */
export function createBotsService(options: {
  database: Database;
  clock: Clock;
  /** Called for a new bot, so that its earlier conversations are imported. */
  onCreated(tx: Database, botId: string): Promise<void>;
  /** Called when an account was switched or paused: what its chats wait for is decided again. */
  onSwitched(tx: Database, botIds: string[]): Promise<void>;
}) {
  const { database, clock } = options;

  async function find(access: Access, botId: string): Promise<Bot> {
    return presentBot(await getBot(database, access, botId));
  }

  async function change(access: Access, botId: string, values: Settings): Promise<Bot> {
    const { bot } = await getBot(database, access, botId);
    if (values.keepsMedia === true && !mayKeepMedia[bot.channel])
      throw new AppError('invalid_input', `What leads send on ${serviceNames[bot.channel].service} is never kept`);
    const set = {
      ...(values.name === undefined ? {} : { name: values.name }),
      ...(values.botEnabled === undefined ? {} : { enabled: values.botEnabled }),
      ...(values.keepsMedia === undefined ? {} : { keepsMedia: values.keepsMedia }),
    };
    if (Object.keys(set).length > 0) {
      await inTransaction(database, async (tx) => {
        await changeBot(tx, access, botId, set);
        if (values.botEnabled !== undefined) await options.onSwitched(tx, [botId]);
        sendSignals(tx, [{ kind: 'account-changed', botIds: [botId] }]);
      });
    }
    return find(access, botId);
  }

  /** Keeps the agent silent on an account until an instant; null ends that. */
  async function pause(access: Access, botId: string, until: string | null): Promise<Bot> {
    await getBot(database, access, botId);
    const pausedUntil = readPauseEnd(until, clock.now());
    await inTransaction(database, async (tx) => {
      await changeBot(tx, access, botId, { pausedUntil });
      await options.onSwitched(tx, [botId]);
      sendSignals(tx, [{ kind: 'account-changed', botIds: [botId] }]);
    });
    return find(access, botId);
  }

  return {
    find,
    change,
    pause,

    async list(access: Access): Promise<Bot[]> {
      return (await listBots(database, access)).map(presentBot);
    },

    /** Returns the event for the users of these bots when one changed. */
    async describeChange(botIds: string[]): Promise<{ workspaceId: WorkspaceId; bot: Bot }[]> {
      const found = await listBotsForAll(database, botIds);
      return found.map((row) => ({ workspaceId: row.bot.workspaceId, bot: presentBot(row) }));
    },

    /** Creates a bot for a connected credential; the bot of an earlier connection of the same account comes back. */
    async create(access: Access, request: { credentialId: string; name?: string | null | undefined }): Promise<Bot> {
      const botId = await inTransaction(database, async (tx) => {
        const credential = isId(request.credentialId) ? await findCredential(tx, access, request.credentialId) : null;
        if (credential === null || credential.status === 'disconnected') {
          throw new AppError('not_found', 'This connection does not exist');
        }
        if (!isChannelKind(credential.integration)) {
          throw new AppError('invalid_input', `Only ${channelNames} accounts can answer messages`);
        }
        const bot = await insertOrRestoreBot(tx, access, {
          id: newId(),
          credentialId: credential.id,
          channel: credential.integration,
          accountId: credential.accountId,
          name: request.name || credential.username,
          createdAt: clock.now(),
        });
        if (bot.isNew) await options.onCreated(tx, bot.id);
        if (credential.agentId !== null && bot.agentId === null) {
          await linkConnected(tx, access, credential.agentId, { id: bot.id, channel: credential.integration });
        }
        return bot.id;
      });
      return find(access, botId);
    },

    /** Removes a bot from the list; its conversations are kept in case it comes back. */
    async remove(access: Access, botId: string): Promise<void> {
      await getBot(database, access, botId);
      await removeBot(database, access, botId, clock.now());
    },

    /** Returns whether the user may follow, live, the chats of the account connected by a credential. */
    async mayFollow(access: Access, credentialId: string): Promise<boolean> {
      return isId(credentialId) && hasBotOfCredential(database, access, credentialId);
    },
  };
}

export type BotsService = ReturnType<typeof createBotsService>;
