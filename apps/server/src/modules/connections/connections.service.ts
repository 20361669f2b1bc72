import type { Credential, Integration } from '@spotter/contract';
import type { ChannelAccountProfile, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import { and, eq, ne } from 'drizzle-orm';
import { inTransaction, type Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId, newId } from '../../platform/ids.ts';
import type { Logger } from '../../platform/logger.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { presentCredential } from './connections.presenter.ts';
import { credentials } from './connections.tables.ts';
import { integrations } from './integrations.ts';
import { isProviderError } from './provider-failure.ts';

export type CredentialRow = typeof credentials.$inferSelect;

/** Connecting and disconnecting accounts at outside services. */
export function createConnectionsService(options: {
  database: Database;
  clock: Clock;
  logger: Logger;
  secretBox: SecretBox;
  channels: { instagram?: MessagingChannel; messenger?: MessagingChannel };
  /** The account answers again: what waits for it can go on. */
  onConnected(tx: Database, credentialId: string): Promise<void>;
  onDisconnected(tx: Database, credentialId: string): Promise<void>;
}) {
  const { database, clock, logger, secretBox } = options;

  function channelOf(integrationId: string): { kind: 'instagram' | 'messenger'; channel: MessagingChannel } {
    const integration = integrations.find(({ _id }) => _id === integrationId);
    if (integration === undefined) throw new AppError('not_found', 'This service does not exist');
    const { kind } = integration;
    const channel = kind === 'instagram' || kind === 'messenger' ? options.channels[kind] : undefined;
    if (channel === undefined || (kind !== 'instagram' && kind !== 'messenger')) {
      throw new AppError('invalid_input', `${integration.serviceName} cannot be connected with a token`);
    }
    return { kind, channel };
  }

  async function describe(channel: MessagingChannel, accessToken: string): Promise<ChannelAccountProfile> {
    try {
      return await channel.describeAccount(accessToken);
    } catch (error) {
      if (!isProviderError(error)) throw error;
      if (error.kind === 'unauthorised' || error.kind === 'rejected') {
        throw new AppError('invalid_input', 'The platform does not accept this token');
      }
      throw new AppError('provider_down', 'The platform could not be reached. Nothing was changed.');
    }
  }

  return {
    listIntegrations(): Integration[] {
      return integrations.map(({ _id, serviceName, authURL }) => ({ _id, serviceName, authURL }));
    },

    async list(userId: string): Promise<Credential[]> {
      const rows = await database
        .select()
        .from(credentials)
        .where(and(eq(credentials.userId, userId), ne(credentials.status, 'disconnected')))
        .orderBy(credentials.createdAt);
      return rows.map(presentCredential);
    },

    /**
     * Connects the account that a token belongs to, after asking the provider whose it is. An account of one's
     * own that has to be reconnected is; any other that is connected already is refused with 409.
     */
    async connect(userId: string, integrationId: string, accessToken: string): Promise<Credential> {
      const { kind, channel } = channelOf(integrationId);
      const profile = await describe(channel, accessToken);
      const row = await inTransaction(database, async (tx) => {
        const [existing] = await tx
          .select()
          .from(credentials)
          .where(
            and(
              eq(credentials.integration, kind),
              eq(credentials.accountId, profile.accountId),
              ne(credentials.status, 'disconnected'),
            ),
          )
          .for('update');
        if (existing !== undefined && (existing.userId !== userId || existing.status === 'connected')) {
          throw new AppError('already_connected', 'Account already connected');
        }
        const values = {
          appScopedId: profile.appScopedId,
          username: profile.username,
          sealedToken: secretBox.seal(accessToken),
          status: 'connected' as const,
        };
        const [saved] =
          existing === undefined
            ? await tx
                .insert(credentials)
                .values({
                  id: newId(),
                  userId,
                  integration: kind,
                  accountId: profile.accountId,
                  createdAt: clock.now(),
                  ...values,
                })
                .onConflictDoNothing()
                .returning()
            : await tx.update(credentials).set(values).where(eq(credentials.id, existing.id)).returning();
        // Two requests at once: the other one has just connected it.
        if (saved === undefined) throw new AppError('already_connected', 'Account already connected');
        await options.onConnected(tx, saved.id);
        return saved;
      });
      return presentCredential(row);
    },

    /** Takes an account off the lists and stops its webhooks. What cannot be undone at the provider is logged. */
    async disconnect(userId: string, credentialId: string): Promise<void> {
      const row = await inTransaction(database, async (tx) => {
        const [found] = isId(credentialId)
          ? await tx
              .select()
              .from(credentials)
              .where(and(eq(credentials.id, credentialId), eq(credentials.userId, userId)))
              .for('update')
          : [];
        if (found === undefined || found.status === 'disconnected') {
          throw new AppError('not_found', 'This connection does not exist');
        }
        await tx
          .update(credentials)
          .set({ status: 'disconnected', sealedToken: null })
          .where(eq(credentials.id, credentialId));
        await options.onDisconnected(tx, credentialId);
        return found;
      });
      await unsubscribe(row);
    },
  };

  async function unsubscribe(row: CredentialRow): Promise<void> {
    const channel =
      row.integration === 'instagram' || row.integration === 'messenger' ? options.channels[row.integration] : undefined;
    if (channel === undefined || row.sealedToken === null) return;
    try {
      await channel.unsubscribeWebhooks({
        accountId: row.accountId,
        accessToken: secretBox.open(row.sealedToken),
      });
    } catch (error) {
      logger.warn({ error, credentialId: row.id }, 'The webhooks of a disconnected account could not be stopped');
    }
  }
}

export type ConnectionsService = ReturnType<typeof createConnectionsService>;
