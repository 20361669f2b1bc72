import type { Credential, TicketAccount } from '@spotter/contract';
import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { OAuthAccount, OAuthServiceKind } from '@spotter/providers/ports/oauth-provider';
import { inTransaction, type Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { isId } from '../../platform/ids.ts';
import type { Access } from '../../platform/access.ts';
import { getAccessOfWorkspace } from '../users/index.ts';
import { checkAgent, chooseAccount, describeAccount, saveAccount, type Connecting } from './connect-account.ts';
import { missingRole } from './consent/consent-problems.ts';
import { presentCredential, type AccountHealthFacts } from './connections.presenter.ts';
import {
  changeCredential,
  type CredentialRow,
  listCredentials,
  lockCredential,
  lockCredentials,
  lockCredentialsOfPerson,
  setDisconnected,
} from './credentials.repository.ts';
import { integrations, nameOf, sourceOfService } from './integrations.ts';
import { isTicket, readTicket, takeTicket } from './tickets.ts';
import { requestWithdrawal } from './withdraw-access.job.ts';

/** The input with which a client connects an account. */
export type ConnectRequest = {
  /** A ticket, or a token of the provider. */
  accessToken: string;
  accountId?: string | null | undefined;
  agent?: string | null | undefined;
};

type Options = Connecting & {
  database: Database;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  /** Returns what other modules know of accounts, by credential. */
  findFacts(database: Database, rows: CredentialRow[]): Promise<Map<string, AccountHealthFacts>>;
  /** Refuses a user who has not confirmed their address. */
  requireVerified(userId: string): Promise<void>;
  /** Records for the owner what was done to an account. */
  note(
    tx: Database,
    access: Access,
    action: 'account-connected' | 'account-disconnected',
    account: string,
  ): Promise<void>;
  onDisconnected(tx: Database, credentialId: string): Promise<void>;
  /** Returns the subscription by which a calendar reports its changes; null where it has none. */
  findSubscription(tx: Database, credentialId: string): Promise<string | null>;
};

/** Connects and disconnects accounts at outside services. */
export function createConnectionsService(options: Options) {
  const { database, clock, secretBox } = options;

  return {
    async list(access: Access): Promise<Credential[]> {
      return present(options, await listCredentials(database, access));
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
      const described = isTicket(accessToken) ? null : await describeAccount(options.channels, kind, accessToken);
      const row = await inTransaction(database, async (tx) => {
        const account =
          described ??
          chooseAccount(await takeTicket(tx, secretBox, accessToken, { access, kind }, clock.now()), accountId);
        return connect(options, tx, access, kind, account, agent);
      });
      const [credential] = await present(options, [row]);
      return credential!;
    },

    /** Connects an account whose tokens are already available, without a consent page. */
    async adopt(access: Access, kind: OAuthServiceKind, account: OAuthAccount, agentId: string): Promise<void> {
      await options.requireVerified(access.userId);
      await inTransaction(database, (tx) => connect(options, tx, access, kind, account, agentId));
    },

    /** Assigns a calendar to an agent instead of its previous one. A social account is assigned through its bot. */
    async assign(access: Access, credentialId: string, agentId: string): Promise<Credential> {
      const assigned = await inTransaction(database, async (tx) => {
        const row = await getForUpdate(tx, access, credentialId);
        if (sourceOfService(row.integration) !== null) {
          throw new AppError('invalid_input', 'Only a calendar can be moved this way');
        }
        await checkAgent(options, tx, access, agentId);
        return changeCredential(tx, row.id, { agentId });
      });
      const [credential] = await present(options, [assigned]);
      return credential!;
    },

    /** Takes an account off the lists; its conversations are kept. */
    async disconnect(access: Access, credentialId: string): Promise<void> {
      await inTransaction(database, async (tx) =>
        end(options, tx, access, await getForUpdate(tx, access, credentialId)),
      );
    },

    /** Disconnects all accounts of a user. */
    async disconnectAll(access: Access): Promise<void> {
      await inTransaction(database, (tx) => endAll(options, tx, access));
    },

    /** Does the same within a transaction. */
    disconnectAllWithin: (tx: Database, access: Access): Promise<void> => endAll(options, tx, access),

    /** Disconnects what a person connected who removed our app at the provider. */
    async disconnectPerson(kind: OAuthServiceKind, appScopedId: string): Promise<void> {
      await inTransaction(database, async (tx) => {
        for (const row of await lockCredentialsOfPerson(tx, kind, appScopedId)) {
          await end(options, tx, await getAccessOfWorkspace(tx, row.workspaceId), row);
        }
      });
    },
  };
}

export type ConnectionsService = ReturnType<typeof createConnectionsService>;

async function present({ database, findFacts }: Options, rows: CredentialRow[]): Promise<Credential[]> {
  const facts = await findFacts(database, rows);
  const none = { agentId: null, webhooksLastSeenAt: null, lastSentAt: null };
  return rows.map((row) => presentCredential(row, facts.get(row.id) ?? none));
}

async function connect(
  options: Options,
  tx: Database,
  access: Access,
  kind: OAuthServiceKind,
  account: OAuthAccount,
  agentId: string | null,
): Promise<CredentialRow> {
  const saved = await saveAccount(options, tx, access, kind, account, agentId);
  await options.note(tx, access, 'account-connected', wordsFor(saved));
  return saved;
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
async function end(options: Options, tx: Database, access: Access, row: CredentialRow): Promise<void> {
  await setDisconnected(tx, row.id);
  const { sealedToken } = row;
  if (sealedToken !== null) {
    const subscriptionId = await options.findSubscription(tx, row.id);
    const withdrawal = { ...row, credentialId: row.id, sealedToken, subscriptionId };
    await requestWithdrawal(tx, withdrawal, options.clock.now());
  }
  await options.onDisconnected(tx, row.id);
  await options.note(tx, access, 'account-disconnected', wordsFor(row));
}

async function endAll(options: Options, tx: Database, access: Access): Promise<void> {
  for (const row of await lockCredentials(tx, access)) await end(options, tx, access, row);
}

/** Returns the account's name in words: `Instagram coach.dana`. */
function wordsFor({ integration, username }: CredentialRow): string {
  return `${nameOf(integration)} ${username}`.trim();
}
