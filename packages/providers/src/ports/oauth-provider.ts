import type { ServiceKind } from '@spotter/domain/channels';

/** The services whose accounts are connected by a consent page. */
export type OAuthServiceKind = ServiceKind;

/** A provider's tokens for one account or person, in clear text; they never leave the process unsealed. */
export type TokenSet = {
  accessToken: string;
  refreshToken: string | null;
  /** null: no end date. */
  expiresAt: Date | null;
};

/** The page where a person gives us access, and what comes back from there. */
export type AuthorizationRequest = {
  /** Where the provider sends the person afterwards; the same at the exchange. */
  redirectUri: string;
  state: string;
  /** S256 challenge; a provider without PKCE leaves it out of the address. */
  codeChallenge: string;
};

/** The outcome of exchanging a code. Unexpected failures are thrown as ProviderError. */
export type CodeExchange =
  /** `declined`: the permissions that we would like and can do without, in words. Absent: none. */
  | { kind: 'granted'; tokens: TokenSet; permissions: string[]; declined?: string[] }
  /** The person unchecked permissions that we need, each in words such as `read and answer messages`. */
  | { kind: 'missing-permissions'; missing: string[] }
  /** Unknown, used, too old, or issued for another redirect address or verifier: only a new consent helps. */
  | { kind: 'code-unusable' };

/** An account that a consent covers. */
export type OAuthAccount = {
  /** The provider's id of the account, as its webhooks name it. */
  accountId: string;
  /** The provider's id of the person who gave consent, as its callbacks name it; null where there is none. */
  appScopedId: string | null;
  /** The name that people know it by: a username, a page's name, an email address. */
  username: string;
  /** The tokens of this account; for a Facebook page its own. */
  tokens: TokenSet;
  /** The permissions that we would like and were not given, in words. Absent: none. */
  declined?: string[] | undefined;
  /** `missing-role`: the person lacks the role that we need. */
  problem: 'missing-role' | null;
};

/**
 * The outcome of a refresh. Throws ProviderError when a later try may succeed:
 * the old tokens are valid until then.
 */
export type RefreshOutcome =
  | { kind: 'refreshed'; tokens: TokenSet }
  /** The provider will never accept these tokens again: the person has to reconnect. */
  | { kind: 'revoked' };

/** The state of our tokens at the provider. */
export type TokenState = { kind: 'usable'; missing: string[] } | { kind: 'revoked' };

/** One provider's consent and tokens. Base URL, app, fetch and clock are arguments of its factory. */
export type OAuthProvider = {
  kind: OAuthServiceKind;
  /**
   * When tokens are renewed: with less than `remainingMs` left and at least `minimumAgeMs` old.
   * null: they never end.
   */
  renewal: { remainingMs: number; minimumAgeMs: number } | null;
  authorizationUrl(request: AuthorizationRequest): string;
  exchangeCode(request: { code: string; redirectUri: string; codeVerifier: string }): Promise<CodeExchange>;
  /** Returns the accounts of newly granted tokens; none is a normal answer. Throws ProviderError. */
  listAccounts(tokens: TokenSet): Promise<OAuthAccount[]>;
  refresh(tokens: TokenSet): Promise<RefreshOutcome>;
  /**
   * Returns whether the provider still accepts these tokens, and which permissions they lack, in words. Throws
   * ProviderError.
   */
  inspect(tokens: TokenSet): Promise<TokenState>;
  /** Ends our access at the provider; does nothing where it has no such call. Safe to repeat. Throws ProviderError. */
  revoke(tokens: TokenSet): Promise<void>;
};
