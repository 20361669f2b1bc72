import { connectionRoutes, mayCall, type ConsentProblem, type SetupQuery } from '@spotter/contract';
import type { ChannelKind } from '@spotter/domain/channels';
import type { OAuthAccount, OAuthProvider, OAuthServiceKind } from '@spotter/providers/ports/oauth-provider';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { findAccessOfMember } from '../../users/index.ts';
import type { Access } from '../../../platform/access.ts';
import { sentenceFor } from './consent-problems.ts';
import { createConsentStates, useConsentState, type ConsentState } from './consent-state.ts';
import { nameOf, sourceOfService } from '../integrations.ts';
import { isProviderError } from '../provider-failure.ts';
import { issueTicket } from '../tickets.ts';

export type OAuthProviders = Partial<Record<OAuthServiceKind, OAuthProvider>>;

/** The paths that each calendar sends people back to, exactly as registered with it. */
const calendarCallbackPaths = {
  calendly: '/api/oauth/callback/calendly',
  'google-calendar': '/api/oauth/callback/google',
};

/** The parameters of a provider's redirect. */
export type ConsentReturn = { code?: string | undefined; state?: string | undefined; error?: string | undefined };

type Failure = { problem: ConsentProblem; missing?: string[] };

/**
 * Sends people to the providers' consent pages and receives them back with a ticket, or with the reason for the
 * failure.
 */
export function createConsentService(options: {
  database: Database;
  clock: Clock;
  logger: Logger;
  secretBox: SecretBox;
  /** Refuses a user who has not confirmed their address. */
  requireVerified(userId: string): Promise<void>;
  providers: OAuthProviders;
  publicUrl: string;
  /** The paths that the channels send people back to. */
  channelCallbackPaths: Record<ChannelKind, string>;
  /** The key that signs the states. */
  stateKey: Buffer;
}) {
  const { database, clock, logger, secretBox, providers, publicUrl } = options;
  const states = createConsentStates(options.stateKey);
  const callbackPaths: Record<OAuthServiceKind, string> = {
    ...options.channelCallbackPaths,
    ...calendarCallbackPaths,
  };
  const redirectUriOf = (kind: OAuthServiceKind) => publicUrl + callbackPaths[kind];

  function findLink(access: Access, kind: OAuthServiceKind): string | null {
    const provider = providers[kind];
    if (provider === undefined) return null;
    return provider.authorizationUrl({
      redirectUri: redirectUriOf(kind),
      ...states.issue(access, kind, clock.now()),
    });
  }

  async function accept(kind: OAuthServiceKind, given: ConsentReturn): Promise<SetupQuery | Failure> {
    const now = clock.now();
    const read = states.read(given.state ?? '', kind, now);
    if (read.kind === 'invalid') return { problem: 'state_invalid' };
    if (read.kind === 'expired') return { problem: 'state_expired' };
    // This comes first: whatever happens next, the address must be worthless from now on.
    if (!(await useConsentState(database, read.state, now))) return { problem: 'state_used' };
    if (given.error === 'access_denied') return { problem: 'access_denied' };
    const provider = providers[kind];
    if (given.code === undefined || provider === undefined) return { problem: 'provider_refused' };
    const member = await findAccessOfMember(database, read.state.userId, read.state.workspaceId);
    if (member === null || !mayCall(member.role, connectionRoutes.connect)) return { problem: 'state_invalid' };
    const { access } = member;
    const redirectUri = redirectUriOf(provider.kind);
    const accounts = await findAccounts(provider, given.code, read.state, redirectUri);
    if (!Array.isArray(accounts)) return accounts;
    const ticket = await issueTicket(database, secretBox, { access, kind }, accounts, clock.now());
    const [only, ...others] = accounts;
    const from = sourceOfService(kind);
    return {
      service: kind,
      accessToken: ticket,
      ...(from === null ? {} : { from }),
      ...(others.length > 0 ? { pages: accounts.length } : { igId: only!.accountId, username: only!.username }),
    };
  }

  return {
    /** The path that each service sends people back to. */
    callbackPaths,

    /** null when the service is not set up on this server. */
    findLink,

    /** Returns a fresh address of the consent page. */
    async getLink(access: Access, kind: OAuthServiceKind): Promise<string> {
      await options.requireVerified(access.userId);
      const link = findLink(access, kind);
      if (link === null) throw new AppError('not_found', `${nameOf(kind)} cannot be connected on this server`);
      return link;
    },

    /** Returns what to tell the page on which the popup ends. */
    async complete(kind: OAuthServiceKind, given: ConsentReturn): Promise<SetupQuery> {
      let outcome: SetupQuery | Failure;
      try {
        outcome = await accept(kind, given);
      } catch (error) {
        if (!isProviderError(error)) throw error;
        logger.warn({ error, service: kind }, 'A consent could not be completed');
        const isRefusal = error.kind === 'unauthorised' || error.kind === 'rejected' || error.kind === 'not-found';
        outcome = { problem: isRefusal ? 'provider_refused' : 'provider_down' };
      }
      if (!('problem' in outcome)) return outcome;
      const { problem, missing } = outcome;
      return { service: kind, error: problem, error_description: sentenceFor(problem, nameOf(kind), missing) };
    },
  };
}

export type ConsentService = ReturnType<typeof createConsentService>;

/** Returns the accounts that a consent opens, or why it opens none. */
async function findAccounts(
  provider: OAuthProvider,
  code: string,
  { codeVerifier }: ConsentState,
  redirectUri: string,
): Promise<OAuthAccount[] | Failure> {
  const exchange = await provider.exchangeCode({ code, redirectUri, codeVerifier });
  if (exchange.kind === 'code-unusable') return { problem: 'code_unusable' };
  if (exchange.kind === 'missing-permissions') return { problem: 'missing_permission', missing: exchange.missing };
  const accounts = await provider.listAccounts(exchange.tokens);
  if (accounts.length === 0) return { problem: 'no_pages' };
  if (accounts.every(({ problem }) => problem !== null)) return { problem: 'missing_role' };
  const { declined = [] } = exchange;
  return accounts.map((account) => ({ ...account, declined }));
}
