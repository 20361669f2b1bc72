import { newAccessToken, newCode } from './instagram-ids.ts';
import type { InstagramWorldState, SimulatedCode, SimulatedToken } from './instagram-world-state.ts';

// Meta: a code and a short-lived token live 1 h; a long-lived token 60 days, reported as 5183944 s.
const hourMs = 3_600_000;
/** Life of a long-lived token in seconds, as Instagram states it. */
export const longTokenSeconds = 5_183_944;
// Meta: a long-lived token can be refreshed once it is 24 h old.
const refreshableAfterMs = 24 * hourMs;

/** The permissions that the product asks for, and the only ones that the simulator knows. */
export const instagramPermissions = [
  'instagram_business_basic',
  'instagram_business_manage_messages',
  'instagram_business_manage_comments',
] as const;

/** Returns codes and access tokens with their ages, permissions and ends. */
export function createInstagramTokens(state: InstagramWorldState | undefined, now: () => Date) {
  const tokens = new Map<string, SimulatedToken>();
  const codes = new Map<string, SimulatedCode>();
  for (const token of state?.tokens ?? []) tokens.set(token.value, { ...token });
  for (const code of state?.codes ?? []) codes.set(code.value, { ...code });

  function issue(
    accountId: string,
    kind: SimulatedToken['kind'],
    permissions: string[],
    value?: string,
  ): SimulatedToken {
    const issuedAt = now();
    const token: SimulatedToken = {
      value: value ?? newAccessToken(),
      accountId,
      kind,
      permissions,
      issuedAt: issuedAt.toISOString(),
      expiresAt: new Date(issuedAt.getTime() + (kind === 'short' ? hourMs : longTokenSeconds * 1_000)).toISOString(),
      revokedBecause: null,
    };
    tokens.set(token.value, token);
    return token;
  }

  function isLive(token: SimulatedToken): boolean {
    return token.revokedBecause === null && Date.parse(token.expiresAt) > now().getTime();
  }

  return {
    issue,
    isLive,
    find: (value: string) => tokens.get(value),
    liveTokenOf: (accountId: string) =>
      [...tokens.values()].find((token) => token.accountId === accountId && token.kind === 'long' && isLive(token)),
    isRefreshable: (token: SimulatedToken) => now().getTime() - Date.parse(token.issuedAt) >= refreshableAfterMs,
    revoke(accountId: string, subcode: number): void {
      for (const token of tokens.values()) if (token.accountId === accountId) token.revokedBecause = subcode;
    },
    issueCode(accountId: string, redirectUri: string, permissions: string[]): SimulatedCode {
      const expiresAt = new Date(now().getTime() + hourMs).toISOString();
      const code = { value: newCode(), accountId, redirectUri, permissions, expiresAt, used: false };
      codes.set(code.value, code);
      return code;
    },
    /** Uses up the code; returns undefined when it is unknown, used, too old, or was issued for another address. */
    redeemCode(value: string, redirectUri: string): SimulatedCode | undefined {
      const code = codes.get(value);
      if (!code || code.used || Date.parse(code.expiresAt) <= now().getTime() || code.redirectUri !== redirectUri) {
        return undefined;
      }
      code.used = true;
      return code;
    },
    snapshot: (): Pick<InstagramWorldState, 'tokens' | 'codes'> => ({
      tokens: structuredClone([...tokens.values()]),
      codes: structuredClone([...codes.values()]),
    }),
  };
}

/** Codes and access tokens. */
export type InstagramTokens = ReturnType<typeof createInstagramTokens>;
