import type { ConsentProblem, SetupQuery } from '@spotter/contract';
import type { ChannelKind } from '@spotter/domain';
import type { OAuthAccount, OAuthProvider, OAuthServiceKind } from '@spotter/providers/ports/oauth-provider';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { users } from '../../users/users.tables.ts';
import { sentenceFor } from './consent-problems.ts';
import { createConsentStates, useConsentState, type ConsentState } from './consent-state.ts';
import { nameOf, sourceOfService } from '../integrations.ts';
import { isProviderError } from '../provider-failure.ts';
import { issueTicket } from '../tickets.ts';

export type OAuthProviders = Partial<Record<OAuthServiceKind, OAuthProvider>>;

/** Where each calendar sends people back to: registered with it, to the letter. */
const calendarCallbackPaths = {
  calendly: '/api/oauth/callback/calendly',
  'google-calendar': '/api/oauth/callback/google',
};

/** What a provider's redirect brings. */
export type ConsentReturn = { code?: string | undefined; state?: string | undefined; error?: string | undefined };

type Failure = { problem: ConsentProblem; missing?: string[] };

/** Sends people to the providers' consent pages and takes them back with a ticket, or with the reason why not. */
export function createConsentService(options: {
  database: Database;
  clock: Clock;
  logger: Logger;
  secretBox: SecretBox;
  /** Refuses whoever has not confirmed their address. */
  requireVerified(userId: string): Promise<void>;
  providers: OAuthProviders;
  publicUrl: string;
  /** Where the channels send people back to. */
  channelCallbackPaths: Record<ChannelKind, string>;
  /** Signs the states. */
  stateKey: Buffer;
}) {
  const { database, clock, logger, secretBox, providers, publicUrl } = options;
  const states = createConsentStates(options.stateKey);
  const callbackPaths: Record<OAuthServiceKind, string> = {
    ...options.channelCallbackPaths,
    ...calendarCallbackPaths,
  };
  const redirectUriOf = (kind: OAuthServiceKind) => publicUrl + callbackPaths[kind];

  function findLink(userId: string, kind: OAuthServiceKind): string | null {
    const provider = providers[kind];
    if (provider === undefined) return null;
    return provider.authorisationUrl({
      redirectUri: redirectUriOf(kind),
      ...states.issue(userId, kind, clock.now()),
    });
  }

  async function findAccounts(
    provider: OAuthProvider,
    code: string,
    state: ConsentState,
  ): Promise<OAuthAccount[] | Failure> {
    const exchange = await provider.exchangeCode({
      code,
      redirectUri: redirectUriOf(provider.kind),
      codeVerifier: state.codeVerifier,
    });
    if (exchange.kind === 'code-unusable') return { problem: 'code_unusable' };
    if (exchange.kind === 'missing-permissions') return { problem: 'missing_permission', missing: exchange.missing };
    const accounts = await provider.listAccounts(exchange.tokens);
    if (accounts.length === 0) return { problem: 'no_pages' };
    return accounts.every(({ problem }) => problem !== null) ? { problem: 'missing_role' } : accounts;
  }

  async function accept(kind: OAuthServiceKind, given: ConsentReturn): Promise<SetupQuery | Failure> {
    const now = clock.now();
    const read = states.read(given.state ?? '', kind, now);
    if (read.kind === 'invalid') return { problem: 'state_invalid' };
    if (read.kind === 'expired') return { problem: 'state_expired' };
    // Before anything else: whatever comes of it, this address is worth nothing any more.
    if (!(await useConsentState(database, read.state, now))) return { problem: 'state_used' };
    if (given.error === 'access_denied') return { problem: 'access_denied' };
    const provider = providers[kind];
    if (given.code === undefined || provider === undefined) return { problem: 'provider_refused' };
    const { userId } = read.state;
    const [user] = await database.select({ id: users.id }).from(users).where(eq(users.id, userId));
    if (user === undefined) return { problem: 'state_invalid' };
    const accounts = await findAccounts(provider, given.code, read.state);
    if (!Array.isArray(accounts)) return accounts;
    const ticket = await issueTicket(database, secretBox, { userId, kind }, accounts, clock.now());
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
    /** Where each service sends people back to. */
    callbackPaths,

    /** null when the service is not set up on this server. */
    findLink,

    /** A fresh address of the consent page. */
    async getLink(userId: string, kind: OAuthServiceKind): Promise<string> {
      await options.requireVerified(userId);
      const link = findLink(userId, kind);
      if (link === null) throw new AppError('not_found', `${nameOf(kind)} cannot be connected on this server`);
      return link;
    },

    /** What to tell the page that the popup ends on. */
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
