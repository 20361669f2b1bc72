import type { Credential, TicketAccount } from '@spotter/contract';
import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { OAuthAccount, OAuthServiceKind } from '@spotter/providers/ports/oauth-provider';
import { and, eq, ne } from 'drizzle-orm';
import { inTransaction, type Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId, newId } from '../../platform/ids.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { missingRole } from './consent/consent-problems.ts';
import { presentCredential, type AccountFacts } from './connections.presenter.ts';
import { credentials } from './connections.tables.ts';
import { integrations, nameOf, sourceOfService } from './integrations.ts';
import { isProviderError } from './provider-failure.ts';
import { lookAfterDaily } from './refresh-credential.job.ts';
import { isTicket, readTicket, takeTicket } from './tickets.ts';
import { sealTokens } from './token-set.ts';
import { requestWithdrawal } from './withdraw-access.job.ts';

export type CredentialRow = typeof credentials.$inferSelect;

/** What a client connects an account with. */
export type ConnectRequest = {
  /** A ticket, or a token of the provider. */
  accessToken: string;
  accountId?: string | null | undefined;
  agent?: string | null | undefined;
};

/** Connecting and disconnecting accounts at outside services. */
export function createConnectionsService(options: {
  database: Database;
  clock: Clock;
  secretBox: SecretBox;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  /** What other parts know of accounts, by credential. */
  findFacts(database: Database, rows: CredentialRow[]): Promise<Map<string, AccountFacts>>;
  ownsAgent(tx: Database, userId: string, agentId: string): Promise<boolean>;
  /** Refuses whoever has not confirmed their address. */
  requireVerified(userId: string): Promise<void>;
  /** Writes down for the owner what was done to an account. */
  note(
    tx: Database,
    userId: string,
    action: 'account-connected' | 'account-disconnected',
    account: string,
  ): Promise<void>;
  /** The account answers again: what waits for it can go on. */
  onConnected(tx: Database, credentialId: string): Promise<void>;
  onDisconnected(tx: Database, credentialId: string): Promise<void>;
  /** By what a calendar tells us of its changes; null where it does not. */
  findSubscription(tx: Database, credentialId: string): Promise<string | null>;
}) {
  const { database, clock, secretBox } = options;
  const channels: Record<string, MessagingChannel | undefined> = options.channels;

  async function present(rows: CredentialRow[]): Promise<Credential[]> {
    const facts = await options.findFacts(database, rows);
    const none = { agentId: null, webhooksLastSeenAt: null, lastSentAt: null };
    return rows.map((row) => presentCredential(row, facts.get(row.id) ?? none));
  }

  /** The account that a provider's own token belongs to, as the provider says. */
  async function describe(kind: OAuthServiceKind, accessToken: string): Promise<OAuthAccount> {
    const channel = channels[kind];
    if (channel === undefined) throw new AppError('invalid_input', `${nameOf(kind)} cannot be connected with a token`);
    try {
      const { accountId, appScopedId, username } = await channel.describeAccount(accessToken);
      const tokens = { accessToken, refreshToken: null, expiresAt: null };
      return { accountId, appScopedId, username, tokens, problem: null };
    } catch (error) {
      if (!isProviderError(error)) throw error;
      if (error.kind === 'unauthorised' || error.kind === 'rejected') {
        throw new AppError('invalid_input', 'The platform doesn’t accept this token');
      }
      throw new AppError('provider_down', 'We couldn’t reach the platform. Nothing changed.');
    }
  }

  async function save(
    tx: Database,
    userId: string,
    kind: OAuthServiceKind,
    account: OAuthAccount,
    agentId: string | null,
  ): Promise<CredentialRow> {
    const now = clock.now();
    if (agentId !== null) await checkAgent(tx, userId, agentId);
    const [existing] = await tx
      .select()
      .from(credentials)
      .where(
        and(
          eq(credentials.integration, kind),
          eq(credentials.accountId, account.accountId),
          ne(credentials.status, 'disconnected'),
        ),
      )
      .for('update');
    if (existing !== undefined && (existing.userId !== userId || existing.status === 'connected')) {
      throw new AppError('already_connected', 'Account already connected');
    }
    const values = {
      appScopedId: account.appScopedId,
      username: account.username,
      sealedToken: sealTokens(secretBox, account.tokens),
      tokensAt: now,
      tokenExpiresAt: account.tokens.expiresAt,
      renewingUntil: null,
      permissionsMissing: [],
      status: 'connected' as const,
      ...(agentId === null ? {} : { agentId }),
    };
    const [saved] =
      existing === undefined
        ? await tx
            .insert(credentials)
            .values({
              id: newId(),
              userId,
              integration: kind,
              accountId: account.accountId,
              createdAt: now,
              ...values,
            })
            .onConflictDoNothing()
            .returning()
        : await tx.update(credentials).set(values).where(eq(credentials.id, existing.id)).returning();
    // Two requests at once: the other one has just connected it.
    if (saved === undefined) throw new AppError('already_connected', 'Account already connected');
    await lookAfterDaily(tx, saved.id, now);
    await options.onConnected(tx, saved.id);
    await options.note(tx, userId, 'account-connected', wordsFor(saved));
    return saved;
  }

  async function checkAgent(tx: Database, userId: string, agentId: string): Promise<void> {
    if (!(await options.ownsAgent(tx, userId, agentId))) throw new AppError('not_found', 'There is no such agent');
  }

  /** A connected account of the user, which nobody else changes meanwhile. */
  async function getForUpdate(tx: Database, userId: string, credentialId: string): Promise<CredentialRow> {
    const [row] = isId(credentialId)
      ? await tx
          .select()
          .from(credentials)
          .where(and(eq(credentials.id, credentialId), eq(credentials.userId, userId)))
          .for('update')
      : [];
    if (row === undefined || row.status === 'disconnected') {
      throw new AppError('not_found', 'This connection does not exist');
    }
    return row;
  }

  /** Ends our use of an account; what is set up at the provider is undone by a job. */
  async function end(tx: Database, row: CredentialRow): Promise<void> {
    await tx
      .update(credentials)
      .set({ status: 'disconnected', sealedToken: null, renewingUntil: null })
      .where(eq(credentials.id, row.id));
    const { sealedToken } = row;
    if (sealedToken !== null) {
      const subscriptionId = await options.findSubscription(tx, row.id);
      await requestWithdrawal(tx, { ...row, credentialId: row.id, sealedToken, subscriptionId }, clock.now());
    }
    await options.onDisconnected(tx, row.id);
    await options.note(tx, row.userId, 'account-disconnected', wordsFor(row));
  }

  return {
    async list(userId: string): Promise<Credential[]> {
      return present(
        await database
          .select()
          .from(credentials)
          .where(and(eq(credentials.userId, userId), ne(credentials.status, 'disconnected')))
          .orderBy(credentials.createdAt, credentials.id),
      );
    },

    /** What a ticket can connect; looking does not use it up. */
    async findTicket(userId: string, ticket: string): Promise<TicketAccount[]> {
      const accounts = await readTicket(database, secretBox, ticket, userId, clock.now());
      return accounts.map(({ accountId, username, problem }) => ({
        accountId,
        name: username,
        usable: problem === null,
        problem: problem === null ? null : missingRole,
      }));
    },

    /**
     * Connects the account that a ticket or a token leads to. An account of one's own that has to be reconnected is;
     * any other that is connected already is refused with 409.
     */
    async connect(userId: string, integrationId: string, request: ConnectRequest): Promise<Credential> {
      const kind = integrations.find((integration) => integration.kind === integrationId)?.kind;
      if (kind === undefined) throw new AppError('not_found', 'This service does not exist');
      const { accessToken, accountId = null, agent = null } = request;
      await options.requireVerified(userId);
      const described = isTicket(accessToken) ? null : await describe(kind, accessToken);
      const row = await inTransaction(database, async (tx) => {
        const account =
          described ?? choose(await takeTicket(tx, secretBox, accessToken, { userId, kind }, clock.now()), accountId);
        return save(tx, userId, kind, account, agent);
      });
      const [credential] = await present([row]);
      return credential!;
    },

    /** Connects an account whose tokens are at hand already, without a consent page. */
    async adopt(userId: string, kind: OAuthServiceKind, account: OAuthAccount, agentId: string): Promise<void> {
      await options.requireVerified(userId);
      await inTransaction(database, (tx) => save(tx, userId, kind, account, agentId));
    },

    /** Has a calendar serve an agent in place of the one it served before. A social account goes by its bot. */
    async assign(userId: string, credentialId: string, agentId: string): Promise<Credential> {
      const assigned = await inTransaction(database, async (tx) => {
        const row = await getForUpdate(tx, userId, credentialId);
        if (sourceOfService(row.integration) !== null) {
          throw new AppError('invalid_input', 'Only a calendar can be moved this way');
        }
        await checkAgent(tx, userId, agentId);
        const [changed] = await tx.update(credentials).set({ agentId }).where(eq(credentials.id, row.id)).returning();
        return changed!;
      });
      const [credential] = await present([assigned]);
      return credential!;
    },

    /** Takes an account off the lists; its conversations are kept. */
    async disconnect(userId: string, credentialId: string): Promise<void> {
      await inTransaction(database, async (tx) => end(tx, await getForUpdate(tx, userId, credentialId)));
    },

    /** Disconnects all accounts of a user. */
    async disconnectAll(userId: string): Promise<void> {
      await inTransaction(database, (tx) => endWhere(tx, eq(credentials.userId, userId)));
    },

    /** The same, along with the rest of a transaction. */
    disconnectAllWithin: (tx: Database, userId: string) => endWhere(tx, eq(credentials.userId, userId)),

    /** Disconnects what a person connected who took our app away at the provider. */
    async disconnectPerson(kind: OAuthServiceKind, appScopedId: string): Promise<void> {
      await inTransaction(database, (tx) =>
        endWhere(tx, and(eq(credentials.integration, kind), eq(credentials.appScopedId, appScopedId))),
      );
    },
  };

  async function endWhere(tx: Database, condition: ReturnType<typeof and>): Promise<void> {
    const rows = await tx
      .select()
      .from(credentials)
      .where(and(condition, ne(credentials.status, 'disconnected')))
      .orderBy(credentials.id)
      .for('update');
    for (const row of rows) await end(tx, row);
  }
}

/** `Instagram coach.dana`: which account it is. */
function wordsFor({ integration, username }: CredentialRow): string {
  return `${nameOf(integration)} ${username}`.trim();
}

function choose(accounts: OAuthAccount[], accountId: string | null): OAuthAccount {
  const chosen =
    accountId === null && accounts.length === 1 ? accounts[0] : accounts.find((one) => one.accountId === accountId);
  if (chosen === undefined) throw new AppError('invalid_input', 'Please choose which account to connect');
  if (chosen.problem !== null) throw new AppError('invalid_input', missingRole);
  return chosen;
}

export type ConnectionsService = ReturnType<typeof createConnectionsService>;
