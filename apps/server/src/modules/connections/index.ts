// The connections between a coach and outside accounts, with their sealed tokens: made, renewed, found broken,
// withdrawn.
export { createConnections } from './connections.module.ts';
export { type AccountHealthFacts, permissionsMissingOf } from './connections.presenter.ts';
export type { ConnectionsService } from './connections.service.ts';
export {
  type CredentialRow,
  findCredential,
  findCredentialForAll,
  noteBookingRefused,
  noteCommentsRefused,
} from './credentials.repository.ts';
export type { OAuthProviders } from './consent/consent.service.ts';
export { createDataDeletion } from './data-deletions.ts';
export { nameOf } from './integrations.ts';
export type { ReadSignedRequest } from './meta-callbacks.routes.ts';
export { askPlatform, isProviderError, platformFailure } from './provider-failure.ts';
export { markReconnectNeeded, type ReconnectNotice } from './reconnect-needed.job.ts';
export { requestSubscription } from './subscribe-webhooks.job.ts';
export { sealedTokens } from './tokens/sealed-tokens.repository.ts';
export { forgetEndedTickets } from './tickets.repository.ts';
export type { TokenRenewal } from './tokens/token-renewal.ts';
export { createTokenFinder, findTokens, openTokens } from './tokens/token-set.ts';

// Tables for the joins of other modules. Only this module writes their rows.
export { credentials } from './connections.tables.ts';
