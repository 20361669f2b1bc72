import type { OAuthProvider, TokenSet } from '@spotter/providers/ports/oauth-provider';
import { beforeEach, describe, expect, test } from 'vitest';
import { giveConsent, type ConsentDecision } from './consent-driver.ts';

/** A provider beside its stand-in, with what a test needs of the other side. */
export type ProviderUnderTest = {
  provider: OAuthProvider;
  /** The accounts a full consent covers. */
  accountIds: string[];
  putForward(ms: number): void;
  /** The person, or the provider, takes the access away. */
  revokeAll(): void;
  setDown(down: boolean): void;
};

const redirectUri = 'http://localhost:3000/api/oauth/callback/of-the-suite';
const codeVerifier = 'a-verifier-of-at-least-forty-three-characters-in-all';
// The S256 challenge of the verifier (RFC 7636).
const codeChallenge = await challengeOf(codeVerifier);
const hourMs = 3_600_000;

/** What every provider's consent promises. Tokens of the stand-in may show in no error text. */
export function describeOAuthProvider(subject: {
  name: string;
  start(): Promise<ProviderUnderTest>;
  /** Words for what is missing when messages (or the calendar) were unticked; null when there is nothing to untick. */
  missing: { decision: ConsentDecision; words: string[] } | null;
  /** How long after a consent its tokens are over, when nobody renews them; null when they have no end. */
  endsAfterMs: number | null;
}): void {
  describe(subject.name, () => {
    let underTest: ProviderUnderTest;
    let provider: OAuthProvider;
    beforeEach(async () => {
      underTest = await subject.start();
      ({ provider } = underTest);
    });

    async function consent(decision: ConsentDecision = 'allow'): Promise<URL> {
      return giveConsent(provider.authorisationUrl({ redirectUri, state: 'a state & more', codeChallenge }), decision);
    }
    async function code(decision: ConsentDecision = 'allow'): Promise<string> {
      return (await consent(decision)).searchParams.get('code')!;
    }
    const exchange = (value: string, changed: { redirectUri?: string; codeVerifier?: string } = {}) =>
      provider.exchangeCode({ code: value, redirectUri, codeVerifier, ...changed });
    async function grant(): Promise<TokenSet> {
      const exchanged = await exchange(await code());
      if (exchanged.kind !== 'granted') throw new Error(`Not granted but ${exchanged.kind}`);
      return exchanged.tokens;
    }

    test('a consent leads to accounts that can be acted on', async () => {
      const back = await consent();
      expect(back.href.startsWith(`${redirectUri}?`)).toBe(true);
      expect(back.searchParams.get('state')).toBe('a state & more');
      const accounts = await provider.listAccounts(await grant());
      expect(accounts.map(({ accountId }) => accountId)).toEqual(underTest.accountIds);
      for (const account of accounts) {
        expect(account.username).not.toBe('');
        expect(account.problem).toBeNull();
        expect(await provider.inspect(account.tokens)).toEqual({ kind: 'usable', missing: [] });
      }
    });

    test('a refused consent comes back as access_denied', async () => {
      const back = await consent('cancel');
      expect(back.searchParams.get('error')).toBe('access_denied');
      expect(back.searchParams.get('state')).toBe('a state & more');
    });

    test('a code is good once', async () => {
      const value = await code();
      expect((await exchange(value)).kind).toBe('granted');
      expect(await exchange(value)).toEqual({ kind: 'code-unusable' });
    });

    test('a code is good for the address it was given for only', async () => {
      const elsewhere = await exchange(await code(), { redirectUri: `${redirectUri}x` });
      expect(elsewhere).toEqual({ kind: 'code-unusable' });
    });

    test('a made-up or outdated code is of no use', async () => {
      expect(await exchange('made-up')).toEqual({ kind: 'code-unusable' });
      const value = await code();
      underTest.putForward(2 * hourMs);
      expect(await exchange(value)).toEqual({ kind: 'code-unusable' });
    });

    const { missing, endsAfterMs } = subject;
    if (missing !== null) {
      test('what was unticked is noticed and named', async () => {
        const exchanged = await exchange(await code(missing.decision));
        expect(exchanged).toEqual({ kind: 'missing-permissions', missing: missing.words });
      });
    }

    test('access that was taken away is seen', async () => {
      const tokens = await grant();
      const [account] = await provider.listAccounts(tokens);
      underTest.revokeAll();
      expect(await provider.inspect(account!.tokens)).toEqual({ kind: 'revoked' });
      if (provider.renewal !== null) expect(await provider.refresh(account!.tokens)).toEqual({ kind: 'revoked' });
      await provider.revoke(account!.tokens);
    });

    if (endsAfterMs !== null) {
      test('renewed in time the access goes on; left alone it ends', async () => {
        const [account] = await provider.listAccounts(await grant());
        const { tokens } = account!;
        const { minimumAgeMs, remainingMs } = provider.renewal!;
        underTest.putForward(Math.max(minimumAgeMs, endsAfterMs - remainingMs));
        const renewed = await provider.refresh(tokens);
        if (renewed.kind !== 'refreshed') throw new Error('Not renewed');
        expect(renewed.tokens.expiresAt!.getTime()).toBeGreaterThan(tokens.expiresAt!.getTime());
        underTest.putForward(remainingMs + 60_000);
        expect(await provider.inspect(tokens)).toEqual({ kind: 'revoked' });
      });
    }

    test('while the provider is down nothing is decided, and no secret is told', async () => {
      const value = await code();
      const tokens = await grant();
      underTest.setDown(true);
      const failures = await Promise.all(
        [
          exchange(value),
          provider.listAccounts(tokens),
          provider.inspect(tokens),
          ...(provider.renewal === null ? [] : [provider.refresh(tokens)]),
        ].map((call) => call.then(() => null).catch((error: unknown) => error)),
      );
      for (const failure of failures) {
        expect(failure).toMatchObject({ name: 'ProviderError', kind: 'unreachable' });
        expect(String(failure)).not.toContain(tokens.accessToken);
        expect(String(failure)).not.toContain(value);
      }
      underTest.setDown(false);
      expect((await exchange(await code())).kind).toBe('granted');
    });
  });
}

async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return Buffer.from(hash).toString('base64url');
}
