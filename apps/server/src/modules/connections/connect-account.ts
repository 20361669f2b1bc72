import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { OAuthAccount, OAuthServiceKind } from '@spotter/providers/ports/oauth-provider';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Access } from '../../platform/access.ts';
import { missingRole } from './consent/consent-problems.ts';
import {
  changeCredential,
  type CredentialRow,
  insertCredential,
  lockConnectionOfAccount,
} from './credentials.repository.ts';
import { nameOf } from './integrations.ts';
import { isProviderError } from './provider-failure.ts';
import { maintainDaily } from './refresh-credential.job.ts';
import { sealTokens } from './tokens/token-set.ts';

/** What connecting an account takes. */
export type Connecting = {
  clock: Clock;
  secretBox: SecretBox;
  ownsAgent(tx: Database, access: Access, agentId: string): Promise<boolean>;
  /** Called when the account answers again, so that what waits for it continues. */
  onConnected(tx: Database, credentialId: string): Promise<void>;
};

/** Returns the account of a provider's own token, as the provider describes it. */
export async function describeAccount(
  channels: Partial<Record<ChannelKind, MessagingChannel>>,
  kind: OAuthServiceKind,
  accessToken: string,
): Promise<OAuthAccount> {
  const channel = (channels as Record<string, MessagingChannel | undefined>)[kind];
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

/** Returns the account that is to be connected, of those that a ticket can connect. */
export function chooseAccount(accounts: OAuthAccount[], accountId: string | null): OAuthAccount {
  const chosen =
    accountId === null && accounts.length === 1 ? accounts[0] : accounts.find((one) => one.accountId === accountId);
  if (chosen === undefined) throw new AppError('invalid_input', 'Please choose which account to connect');
  if (chosen.problem !== null) throw new AppError('invalid_input', missingRole);
  return chosen;
}

/** Stores a new account, or the fresh tokens of a user's own one that may be connected again. */
export async function saveAccount(
  connecting: Connecting,
  tx: Database,
  access: Access,
  kind: OAuthServiceKind,
  account: OAuthAccount,
  agentId: string | null,
): Promise<CredentialRow> {
  const now = connecting.clock.now();
  if (agentId !== null) await checkAgent(connecting, tx, access, agentId);
  const existing = await lockConnectionOfAccount(tx, kind, account.accountId);
  const commentsAllowed = account.declined === undefined || account.declined.length === 0;
  if (existing !== null && !mayConnectAgain(existing, access, commentsAllowed)) throw alreadyConnected();
  const values = {
    appScopedId: account.appScopedId,
    username: account.username,
    sealedToken: sealTokens(connecting.secretBox, account.tokens),
    tokensAt: now,
    tokenExpiresAt: account.tokens.expiresAt,
    renewingUntil: null,
    permissionsMissing: [],
    bookingRefusedAt: null,
    commentsAllowed,
    status: 'connected' as const,
    ...(agentId === null ? {} : { agentId }),
  };
  const { workspaceId } = access;
  const { accountId } = account;
  const saved =
    existing === null
      ? await insertCredential(tx, {
          id: newId(),
          workspaceId,
          integration: kind,
          accountId,
          createdAt: now,
          ...values,
        })
      : await changeCredential(tx, existing.id, values);
  // Of two requests at the same time, the other one has just connected it.
  if (saved === null) throw alreadyConnected();
  await maintainDaily(tx, saved.id, now);
  await connecting.onConnected(tx, saved.id);
  return saved;
}

/** Throws not_found for an agent of somebody else. */
export async function checkAgent(
  { ownsAgent }: Pick<Connecting, 'ownsAgent'>,
  tx: Database,
  access: Access,
  agentId: string,
): Promise<void> {
  if (!(await ownsAgent(tx, access, agentId))) throw new AppError('not_found', 'There is no such agent');
}

/** Returns whether a stored account is the user's own, and does not work or lacks a permission that it gets. */
export function mayConnectAgain(
  existing: Pick<CredentialRow, 'workspaceId' | 'status' | 'commentsAllowed'>,
  { workspaceId }: Pick<Access, 'workspaceId'>,
  commentsAllowed: boolean,
): boolean {
  const isComplete = existing.status === 'connected' && (existing.commentsAllowed || !commentsAllowed);
  return existing.workspaceId === workspaceId && !isComplete;
}

function alreadyConnected(): AppError {
  return new AppError('already_connected', 'Account already connected');
}
