import { newAccessToken, newCode } from './messenger-ids.ts';
import type { FacebookCode, FacebookGrant, FacebookToken, MessengerWorldState } from './messenger-world-state.ts';

const hourMs = 3_600_000;
/** Life of a long-lived token in seconds, as Facebook states it. */
export const longTokenSeconds = 5_183_944;
/** Life of a short-lived token in seconds. */
export const shortTokenSeconds = 3_600;

/** The permissions that the product asks for. */
export const messengerPermissions = [
  'public_profile',
  'email',
  'pages_show_list',
  'pages_manage_metadata',
  'pages_messaging',
  'pages_read_engagement',
  'pages_read_user_content',
  'pages_manage_engagement',
] as const;

/** Returns codes and access tokens with their ages, permissions and ends. */
export function createMessengerTokens(state: MessengerWorldState | undefined, now: () => Date) {
  const tokens = new Map<string, FacebookToken>();
  const codes = new Map<string, FacebookCode>();
  for (const token of structuredClone(state?.tokens ?? [])) tokens.set(token.value, token);
  for (const code of structuredClone(state?.codes ?? [])) codes.set(code.value, code);

  function add(
    kind: FacebookToken['kind'],
    { pageIds, permissions, declined }: FacebookGrant,
    expiresAt: string | null,
    value = newAccessToken(),
  ): FacebookToken {
    const issuedAt = now().toISOString();
    const token: FacebookToken = {
      value,
      kind,
      pageIds,
      permissions,
      declined,
      issuedAt,
      expiresAt,
      revokedBecause: null,
    };
    tokens.set(value, token);
    return token;
  }

  function isLive(token: FacebookToken): boolean {
    return token.revokedBecause === null && (token.expiresAt === null || Date.parse(token.expiresAt) > now().getTime());
  }

  function liveTokenOf(pageId: string): FacebookToken | undefined {
    return [...tokens.values()].find(
      (token) => token.kind === 'page' && token.appId === undefined && token.pageIds[0] === pageId && isLive(token),
    );
  }

  return {
    isLive,
    find: (value: string) => tokens.get(value),
    liveTokenOf,
    issueForPerson(kind: 'short' | 'long', grant: FacebookGrant): FacebookToken {
      const seconds = kind === 'short' ? shortTokenSeconds : longTokenSeconds;
      return add(kind, grant, new Date(now().getTime() + seconds * 1_000).toISOString());
    },
    /** Returns a page's token that never expires, with every permission. */
    issueForPage(pageId: string, value?: string, appId?: string): FacebookToken {
      const token = add(
        'page',
        { pageIds: [pageId], permissions: [...messengerPermissions], declined: [] },
        null,
        value,
      );
      if (appId !== undefined) token.appId = appId;
      return token;
    },
    /** Returns the page's token for this person's token: the same one each time. It ends with a short-lived one. */
    pageTokenBy(person: FacebookToken, pageId: string): FacebookToken {
      const expiresAt = person.kind === 'long' ? null : person.expiresAt;
      const given = [...tokens.values()].find(
        (token) =>
          token.kind === 'page' &&
          token.pageIds[0] === pageId &&
          token.expiresAt === expiresAt &&
          token.permissions.join() === person.permissions.join() &&
          isLive(token),
      );
      return given ?? add('page', { ...person, pageIds: [pageId] }, expiresAt);
    },
    revoke(pageId: string, subcode: number): void {
      for (const token of tokens.values()) if (token.pageIds.includes(pageId)) token.revokedBecause = subcode;
    },
    issueCode(redirectUri: string, grant: FacebookGrant): FacebookCode {
      const expiresAt = new Date(now().getTime() + hourMs).toISOString();
      const code = { value: newCode(), ...grant, redirectUri, expiresAt, used: false };
      codes.set(code.value, code);
      return code;
    },
    /** Uses up the code, or returns what is wrong with it. */
    redeemCode(value: string, redirectUri: string): FacebookCode | 'unknown' | 'used' | 'expired' | 'other-address' {
      const code = codes.get(value);
      if (!code) return 'unknown';
      if (code.used) return 'used';
      if (Date.parse(code.expiresAt) <= now().getTime()) return 'expired';
      if (code.redirectUri !== redirectUri) return 'other-address';
      code.used = true;
      return code;
    },
    snapshot: (): Pick<MessengerWorldState, 'tokens' | 'codes'> => ({
      tokens: structuredClone([...tokens.values()]),
      codes: structuredClone([...codes.values()]),
    }),
  };
}

/** Codes and access tokens. */
export type MessengerTokens = ReturnType<typeof createMessengerTokens>;
