import type { Bot } from '@spotter/contract';
import { channelKinds, isChannelKind, serviceNames } from '@spotter/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { inTransaction, type Database } from '../../database/database.ts';
import { sendSignals } from '../../database/signals.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId, newId } from '../../platform/ids.ts';
import { credentials } from '../connections/connections.tables.ts';
import { linkConnected } from './agent-links.ts';
import { presentBot } from './bots.presenter.ts';
import { getBot, listBots, listBotsForAll } from './bots.repository.ts';
import { bots } from './bots.tables.ts';

const channelNames = new Intl.ListFormat('en-US').format(channelKinds.map((kind) => serviceNames[kind].service));

/** What a coach can do with connected social accounts. */
export function createBotsService(options: {
  database: Database;
  clock: Clock;
  /** A new bot's earlier conversations are to be brought in. */
  onCreated(tx: Database, botId: string): Promise<void>;
}) {
  const { database, clock } = options;

  async function find(userId: string, botId: string): Promise<Bot> {
    return presentBot(await getBot(database, userId, botId));
  }

  async function change(
    userId: string,
    botId: string,
    values: { name?: string | undefined; botEnabled?: boolean | undefined },
  ): Promise<Bot> {
    await getBot(database, userId, botId);
    const set = {
      ...(values.name === undefined ? {} : { name: values.name }),
      ...(values.botEnabled === undefined ? {} : { enabled: values.botEnabled }),
    };
    if (Object.keys(set).length > 0) {
      await database
        .update(bots)
        .set(set)
        .where(and(eq(bots.id, botId), eq(bots.userId, userId)));
      sendSignals(database, [{ kind: 'account-changed', botIds: [botId] }]);
    }
    return find(userId, botId);
  }

  return {
    find,
    change,

    async list(userId: string): Promise<Bot[]> {
      return (await listBots(database, userId)).map(presentBot);
    },

    /** What the users of these bots are told when one changed. */
    async describeChange(botIds: string[]): Promise<{ userId: string; bot: Bot }[]> {
      const found = await listBotsForAll(database, botIds);
      return found.map((row) => ({ userId: row.bot.userId, bot: presentBot(row) }));
    },

    /** Makes a connected credential a bot; the bot of an earlier connection of the same account comes back. */
    async create(userId: string, request: { credentialId: string; name?: string | null | undefined }): Promise<Bot> {
      const botId = await inTransaction(database, async (tx) => {
        const [credential] = isId(request.credentialId)
          ? await tx
              .select()
              .from(credentials)
              .where(and(eq(credentials.id, request.credentialId), eq(credentials.userId, userId)))
          : [];
        if (credential === undefined || credential.status === 'disconnected') {
          throw new AppError('not_found', 'This connection does not exist');
        }
        if (!isChannelKind(credential.integration)) {
          throw new AppError('invalid_input', `Only ${channelNames} accounts can answer messages`);
        }
        const [row] = await tx
          .insert(bots)
          .values({
            id: newId(),
            userId,
            credentialId: credential.id,
            channel: credential.integration,
            accountId: credential.accountId,
            name: request.name || credential.username,
            createdAt: clock.now(),
          })
          .onConflictDoUpdate({
            target: [bots.userId, bots.channel, bots.accountId],
            set: { credentialId: credential.id, removedAt: null },
          })
          .returning({ id: bots.id, agentId: bots.agentId, isNew: sql<boolean>`xmax = 0` });
        if (row!.isNew) await options.onCreated(tx, row!.id);
        if (credential.agentId !== null && row!.agentId === null) {
          await linkConnected(tx, userId, credential.agentId, { id: row!.id, channel: credential.integration });
        }
        return row!.id;
      });
      return find(userId, botId);
    },

    /** Takes a bot off the list; its conversations are kept for the day it comes back. */
    async remove(userId: string, botId: string): Promise<void> {
      await getBot(database, userId, botId);
      await database
        .update(bots)
        .set({ removedAt: clock.now(), agentId: null })
        .where(and(eq(bots.id, botId), eq(bots.userId, userId)));
    },

    /** Whether the user may follow, live, the chats of the account connected by a credential. */
    async mayFollow(userId: string, credentialId: string): Promise<boolean> {
      if (!isId(credentialId)) return false;
      const rows = await database
        .select({ id: bots.id })
        .from(bots)
        .where(and(eq(bots.credentialId, credentialId), eq(bots.userId, userId), isNull(bots.removedAt)));
      return rows.length > 0;
    },
  };
}

export type BotsService = ReturnType<typeof createBotsService>;
