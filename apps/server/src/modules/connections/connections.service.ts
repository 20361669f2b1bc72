import type { Credential, TicketAccount } from '@spotter/contract';
import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { OAuthAccount, OAuthServiceKind } from '@spotter/providers/ports/oauth-provider';
import { inTransaction, type Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId, newId } from '../../platform/ids.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Access } from '../../platform/access.ts';
import { getAccessOfWorkspace } from '../users/index.ts';
import { missingRole } from './consent/consent-problems.ts';
import { presentCredential, type AccountHealthFacts } from './connections.presenter.ts';
import {
  changeCredential,
  type CredentialRow,
  insertCredential,
  listCredentials,
  lockConnectionOfAccount,
  lockCredential,
  lockCredentials,
  lockCredentialsOfPerson,
  setDisconnected,
} from './credentials.repository.ts';
import { integrations, nameOf, sourceOfService } from './integrations.ts';
import { isProviderError } from './provider-failure.ts';
import { maintainDaily } from './refresh-credential.job.ts';
import { isTicket, readTicket, takeTicket } from './tickets.ts';
import { sealTokens } from './tokens/token-set.ts';
import { requestWithdrawal } from './withdraw-access.job.ts';

/** The input with which a client connects an account. */
export type ConnectRequest = {
  /** A ticket, or a token of the provider. */
  accessToken: string;
  accountId?: string | null | undefined;
  agent?: string | null | undefined;
};

/** Connects and disconnects accounts at outside services. */
export function createConnectionsService(options: {
  database: Database;
  clock: Clock;
  secretBox: SecretBox;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  /** Returns what other modules know of accounts, by credential. */
  findFacts(database: Database, rows: CredentialRow[]): Promise<Map<string, AccountHealthFacts>>;
  ownsAgent(tx: Database, access: Access, agentId: string): Promise<boolean>;
  /** Refuses a user who has not confirmed their address. */
  requireVerified(userId: string): Promise<void>;
  /** Records for the owner what was done to an account. */
  note(
    tx: Database,
    access: Access,
    action: 'account-connected' | 'account-disconnected',
    account: string,
  ): Promise<void>;
  /** Called when the account answers again, so that what waits for it continues. */
  onConnected(tx: Database, credentialId: string): Promise<void>;
  onDisconnected(tx: Database, credentialId: string): Promise<void>;
  /** Returns the subscription by which a calendar reports its changes; null where it has none. */
  findSubscription(tx: Database, credentialId: string): Promise<string | null>;
}) {
  const { database, clock, secretBox } = options;
  const channels: Record<string, MessagingChannel | undefined> = options.channels;

  async function present(rows: CredentialRow[]): Promise<Credential[]> {
    const facts = await options.findFacts(database, rows);
    const none = { agentId: null, webhooksLastSeenAt: null, lastSentAt: null };
    return rows.map((row) => presentCredential(row, facts.get(row.id) ?? none));
  }

  /** Returns the account of a provider's own token, as the provider describes it. */
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
    access: Access,
    kind: OAuthServiceKind,
    account: OAuthAccount,
    agentId: string | null,
  ): Promise<CredentialRow> {
    const now = clock.now();
    if (agentId !== null) await checkAgent(tx, access, agentId);
    const existing = await lockConnectionOfAccount(tx, kind, account.accountId);
    const commentsAllowed = account.declined === undefined || account.declined.length === 0;
    // An account that works may be connected again for a permission that it lacks.
    const isComplete = existing?.status === 'connected' && (existing.commentsAllowed || !commentsAllowed);
    if (existing !== null && (existing.workspaceId !== access.workspaceId || isComplete)) {
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
      bookingRefusedAt: null,
      commentsAllowed,
      status: 'connected' as const,
      ...(agentId === null ? {} : { agentId }),
    };
    const saved =
      existing === null
        ? await insertCredential(tx, {
            id: newId(),
            workspaceId: access.workspaceId,
            integration: kind,
            accountId: account.accountId,
            createdAt: now,
            ...values,
          })
        : await changeCredential(tx, existing.id, values);
    // Of two requests at the same time, the other one has just connected it.
    if (saved === null) throw new AppError('already_connected', 'Account already connected');
    await maintainDaily(tx, saved.id, now);
    await options.onConnected(tx, saved.id);
    await options.note(tx, access, 'account-connected', wordsFor(saved));
    return saved;
  }

  async function checkAgent(tx: Database, access: Access, agentId: string): Promise<void> {
    if (!(await options.ownsAgent(tx, access, agentId))) throw new AppError('not_found', 'There is no such agent');
  }

  /** Returns a connected account of the user, locked against other changes. */
  async function getForUpdate(tx: Database, access: Access, credentialId: string): Promise<CredentialRow> {
    const row = isId(credentialId) ? await lockCredential(tx, access, credentialId) : null;
    if (row === null || row.status === 'disconnected') {
      throw new AppError('not_found', 'This connection does not exist');
    }
    return row;
  }

  /** Ends our use of an account; a job undoes the setup at the provider. */
  async function end(tx: Database, access: Access, row: CredentialRow): Promise<void> {
    await setDisconnected(tx, row.id);
    const { sealedToken } = row;
    if (sealedToken !== null) {
      const subscriptionId = await options.findSubscription(tx, row.id);
      await requestWithdrawal(tx, { ...row, credentialId: row.id, sealedToken, subscriptionId }, clock.now());
    }
    await options.onDisconnected(tx, row.id);
    await options.note(tx, access, 'account-disconnected', wordsFor(row));
  }

  async function endAll(tx: Database, access: Access): Promise<void> {
    for (const row of await lockCredentials(tx, access)) await end(tx, access, row);
  }

  return {
    async list(access: Access): Promise<Credential[]> {
      return present(await listCredentials(database, access));
    },

    /** Returns what a ticket can connect; looking does not use it up. */
    async findTicket(access: Access, ticket: string): Promise<TicketAccount[]> {
      const accounts = await readTicket(database, secretBox, ticket, access, clock.now());
      return accounts.map(({ accountId, username, problem }) => ({
        accountId,
        name: username,
        usable: problem === null,
        problem: problem === null ? null : missingRole,
      }));
    },

    /**
     * Connects the account of a ticket or a token. It reconnects a user's own account that needs that; it refuses
     * any other account that is already connected with 409.
     */
    async connect(access: Access, integrationId: string, request: ConnectRequest): Promise<Credential> {
      const kind = integrations.find((integration) => integration.kind === integrationId)?.kind;
      if (kind === undefined) throw new AppError('not_found', 'This service does not exist');
      const { accessToken, accountId = null, agent = null } = request;
      await options.requireVerified(access.userId);
      const described = isTicket(accessToken) ? null : await describe(kind, accessToken);
      const row = await inTransaction(database, async (tx) => {
        const account =
          described ?? choose(await takeTicket(tx, secretBox, accessToken, { access, kind }, clock.now()), accountId);
        return save(tx, access, kind, account, agent);
      });
      const [credential] = await present([row]);
      return credential!;
    },

    /** Connects an account whose tokens are already available, without a consent page. */
    async adopt(access: Access, kind: OAuthServiceKind, account: OAuthAccount, agentId: string): Promise<void> {
      await options.requireVerified(access.userId);
      await inTransaction(database, (tx) => save(tx, access, kind, account, agentId));
    },

    /** Assigns a calendar to an agent instead of its previous one. A social account is assigned through its bot. */
    async assign(access: Access, credentialId: string, agentId: string): Promise<Credential> {
      const assigned = await inTransaction(database, async (tx) => {
        const row = await getForUpdate(tx, access, credentialId);
        if (sourceOfService(row.integration) !== null) {
          throw new AppError('invalid_input', 'Only a calendar can be moved this way');
        }
        await checkAgent(tx, access, agentId);
        return changeCredential(tx, row.id, { agentId });
      });
      const [credential] = await present([assigned]);
      return credential!;
    },

    /** Takes an account off the lists; its conversations are kept. */
    async disconnect(access: Access, credentialId: string): Promise<void> {
      await inTransaction(database, async (tx) => end(tx, access, await getForUpdate(tx, access, credentialId)));
    },

    /** Disconnects all accounts of a user. */
    async disconnectAll(access: Access): Promise<void> {
      await inTransaction(database, (tx) => endAll(tx, access));
    },

    /** Does the same within a transaction. */
    disconnectAllWithin: endAll,

    /** Disconnects what a person connected who removed our app at the provider. */
    async disconnectPerson(kind: OAuthServiceKind, appScopedId: string): Promise<void> {
      await inTransaction(database, async (tx) => {
        for (const row of await lockCredentialsOfPerson(tx, kind, appScopedId)) {
          await end(tx, await getAccessOfWorkspace(tx, row.workspaceId), row);
        }
      });
    },
  };
}

/** Returns the account's name in words: `Instagram coach.dana`. */
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
