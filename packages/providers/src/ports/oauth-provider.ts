import type { ServiceKind } from '@spotter/domain';

/** The services whose accounts are connected by a consent page. */
export type OAuthServiceKind = ServiceKind;

/** What a provider gave us for one account or person, in clear; it never leaves the process unsealed. */
export type TokenSet = {
  accessToken: string;
  refreshToken: string | null;
  /** null: no end date. */
  expiresAt: Date | null;
};

/** Where a person is sent to allow us access, and what comes back from there. */
export type AuthorisationRequest = {
  /** Where the provider sends the person afterwards; the same at the exchange. */
  redirectUri: string;
  state: string;
  /** S256 challenge; a provider without PKCE leaves it out of the address. */
  codeChallenge: string;
};

/** What became of exchanging a code. Unexpected failures are thrown as ProviderError. */
export type CodeExchange =
  | { kind: 'granted'; tokens: TokenSet; permissions: string[] }
  /** The person unticked something that we cannot do without, each in words such as `read and answer messages`. */
  | { kind: 'missing-permissions'; missing: string[] }
  /** Unknown, used, too old, or given for another redirect address or verifier: only a new consent helps. */
  | { kind: 'code-unusable' };

/** An account that a consent covers. */
export type OAuthAccount = {
  /** The provider's id of the account, as its webhooks name it. */
  accountId: string;
  /** The provider's id of the person who allowed it, as its callbacks name it; null where there is none. */
  appScopedId: string | null;
  /** What people call it: a user name, a page's name, an e-mail address. */
  username: string;
  /** The tokens to act on this account; of a Facebook page its own. */
  tokens: TokenSet;
  /** `missing-role`: the person may not do with it what we need. */
  problem: 'missing-role' | null;
};

/** What became of a refresh. Throws ProviderError when a later try may succeed: the old tokens are good until then. */
export type RefreshOutcome =
  | { kind: 'refreshed'; tokens: TokenSet }
  /** The provider will never take these tokens again: the person has to connect anew. */
  | { kind: 'revoked' };

/** How tokens that we hold are doing at the provider. */
export type TokenState = { kind: 'usable'; missing: string[] } | { kind: 'revoked' };

/** One provider's consent and tokens. Base URL, app, fetch and clock are arguments of its factory. */
export type OAuthProvider = {
  kind: OAuthServiceKind;
  /** When tokens are renewed: with less than `remainingMs` left and at least `minimumAgeMs` old. null: they never end. */
  renewal: { remainingMs: number; minimumAgeMs: number } | null;
  authorisationUrl(request: AuthorisationRequest): string;
  exchangeCode(request: { code: string; redirectUri: string; codeVerifier: string }): Promise<CodeExchange>;
  /** The accounts that freshly granted tokens lead to; none is a normal answer. Throws ProviderError. */
  listAccounts(tokens: TokenSet): Promise<OAuthAccount[]>;
  refresh(tokens: TokenSet): Promise<RefreshOutcome>;
  /** Whether the provider still takes these tokens, and what they may not do, in words. Throws ProviderError. */
  inspect(tokens: TokenSet): Promise<TokenState>;
  /** Ends our access at the provider; nothing where it has no such call. Safe to repeat. Throws ProviderError. */
  revoke(tokens: TokenSet): Promise<void>;
};
