import type { OAuthProvider, TokenSet } from '@spotter/providers/ports/oauth-provider';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { giveConsent, type ConsentDecision, type ConsentForm } from './consent-driver.ts';
import { storeTokens } from './stored-tokens.ts';
import type { ShiftedClock } from './shifted-clock.ts';

/** A provider connected to its simulator, with what a test needs from the other side. */
export type ProviderUnderTest = {
  provider: OAuthProvider;
  /** The time of the provider and of its simulator. */
  clock: ShiftedClock;
  /** The accounts that a full consent covers. */
  accountIds: string[];
  /** The person, or the provider, withdraws the access. */
  revokeAll(): void;
  setDown(down: boolean): void;
};

/** How long tokens live that nobody renews. */
export type TokenLife = {
  endsAfterMs: number;
  /** Whether they can also be renewed after their end. */
  isRenewableLater: boolean;
  /** Whether a refresh token works only once. */
  rotates: boolean;
};

const redirectUri = 'http://localhost:3000/api/oauth/callback/of-the-suite';
const codeVerifier = 'a-verifier-of-at-least-forty-three-characters-in-all';
// The S256 challenge of the verifier (RFC 7636).
const codeChallenge = await challengeOf(codeVerifier);
const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Tests what every provider's consent promises. No error text may contain tokens of the simulator. */
export function describeOAuthProvider(subject: {
  name: string;
  start(): Promise<ProviderUnderTest>;
  /** The database of tokens, shared because opening one takes longer than all the tests of a provider. */
  database(): Database;
  /** What is done on the page to leave messages (or the calendar) out, and the words for what is then missing. */
  missing: { decision: ConsentDecision; form?: ConsentForm; words: string[] };
  /** null when tokens never expire. */
  life: TokenLife | null;
  /** Whether a code is bound to a verifier (PKCE). */
  hasVerifier: boolean;
  /** Whether withdrawing the access ends the tokens. */
  takesBack: boolean;
}): void {
  const { missing, life } = subject;
  describe(subject.name, () => {
    let underTest: ProviderUnderTest;
    let provider: OAuthProvider;
    beforeEach(async () => {
      underTest = await subject.start();
      ({ provider } = underTest);
    });

    async function consent(decision: ConsentDecision = 'allow', form: ConsentForm = {}): Promise<URL> {
      const address = provider.authorizationUrl({ redirectUri, state: 'a state & more', codeChallenge });
      return giveConsent(address, decision, form);
    }
    async function code(decision: ConsentDecision = 'allow', form: ConsentForm = {}): Promise<string> {
      return (await consent(decision, form)).searchParams.get('code')!;
    }
    const exchange = (value: string, changed: { redirectUri?: string; codeVerifier?: string } = {}) =>
      provider.exchangeCode({ code: value, redirectUri, codeVerifier, ...changed });
    async function grant(): Promise<TokenSet> {
      const exchanged = await exchange(await code());
      if (exchanged.kind !== 'granted') throw new Error(`Not granted but ${exchanged.kind}`);
      return exchanged.tokens;
    }
    async function connect(): Promise<TokenSet> {
      const [account] = await provider.listAccounts(await grant());
      return account!.tokens;
    }
    async function refreshed(tokens: TokenSet): Promise<TokenSet> {
      const outcome = await provider.refresh(tokens);
      if (outcome.kind !== 'refreshed') throw new Error(`Not refreshed but ${outcome.kind}`);
      return outcome.tokens;
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
      expect(back.searchParams.has('code')).toBe(false);
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

    if (subject.hasVerifier) {
      test("a code is of no use with somebody else's verifier", async () => {
        expect(await exchange(await code(), { codeVerifier: `${codeVerifier}x` })).toEqual({ kind: 'code-unusable' });
      });
    }

    test('a made-up or outdated code is of no use', async () => {
      expect(await exchange('made-up')).toEqual({ kind: 'code-unusable' });
      const value = await code();
      underTest.clock.putForward(2 * hourMs);
      expect(await exchange(value)).toEqual({ kind: 'code-unusable' });
    });

    test('what was unticked is noticed and named', async () => {
      const exchanged = await exchange(await code(missing.decision, missing.form));
      expect(exchanged).toEqual({ kind: 'missing-permissions', missing: missing.words });
    });

    test('access that was taken away is seen', async () => {
      const tokens = await connect();
      underTest.revokeAll();
      expect(await provider.inspect(tokens)).toEqual({ kind: 'revoked' });
      if (provider.renewal !== null) expect(await provider.refresh(tokens)).toEqual({ kind: 'revoked' });
      await provider.revoke(tokens);
    });

    if (subject.takesBack) {
      test('access that we give back is over; giving it back twice is fine', async () => {
        const tokens = await connect();
        await provider.revoke(tokens);
        await provider.revoke(tokens);
        expect(await provider.inspect(tokens)).toEqual({ kind: 'revoked' });
        if (provider.renewal !== null) expect(await provider.refresh(tokens)).toEqual({ kind: 'revoked' });
      });
    }

    if (life !== null) {
      /** Returns how soon the present tokens are first renewed, in ms. */
      const dueAfterMs = () => {
        const { minimumAgeMs, remainingMs } = provider.renewal!;
        return Math.max(minimumAgeMs, life.endsAfterMs - remainingMs) + minuteMs;
      };

      test('renewed in time the access goes on', async () => {
        const tokens = await connect();
        underTest.clock.putForward(dueAfterMs());
        const renewed = await refreshed(tokens);
        expect(renewed.expiresAt!.getTime()).toBeGreaterThan(tokens.expiresAt!.getTime());
        underTest.clock.putForward(life.endsAfterMs - dueAfterMs() + minuteMs);
        expect(await provider.listAccounts(renewed)).toHaveLength(1);
        expect(await provider.inspect(renewed)).toEqual({ kind: 'usable', missing: [] });
      });

      test('left alone the access token ends', async () => {
        const tokens = await connect();
        underTest.clock.putForward(life.endsAfterMs + minuteMs);
        const failure = await provider.listAccounts(tokens).catch((error: unknown) => error);
        expect(failure).toMatchObject({ name: 'ProviderError', kind: 'unauthorised' });
        if (life.isRenewableLater) expect(await provider.listAccounts(await refreshed(tokens))).toHaveLength(1);
        else expect(await provider.inspect(tokens)).toEqual({ kind: 'revoked' });
      });

      test('a refresh token that was used works once more only where it does not rotate', async () => {
        const tokens = await connect();
        underTest.clock.putForward(dueAfterMs());
        await refreshed(tokens);
        expect((await provider.refresh(tokens)).kind).toBe(life.rotates ? 'revoked' : 'refreshed');
      });
    }

    test('a hundred that need the tokens at once, in four processes, have the provider asked once', async () => {
      const tokens = await connect();
      const stored = await storeTokens(subject.database(), provider, tokens, underTest.clock);
      if (life !== null) underTest.clock.putForward(life.endsAfterMs - minuteMs);
      const found = await Promise.all(Array.from({ length: 100 }, (_, index) => stored.processes[index % 4]!()));
      expect(found.every(({ kind }) => kind === 'fresh')).toBe(true);
      expect(stored.refreshes()).toBe(life === null ? 0 : 1);
      // The stored tokens are those that the provider accepts from now on.
      if (life !== null) underTest.clock.putForward(2 * minuteMs);
      const original = await stored.processes[0]!();
      if (original.kind !== 'fresh') throw new Error('The connection was lost');
      expect(await provider.inspect(original.tokens)).toEqual({ kind: 'usable', missing: [] });
      expect(stored.refreshes()).toBe(life === null ? 0 : 1);
    });

    test('while the provider is down nothing is decided, and no secret is told', async () => {
      const value = await code();
      const tokens = await connect();
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
        expect(String(failure)).not.toContain(tokens.refreshToken ?? value);
        expect(String(failure)).not.toContain(value);
      }
      underTest.setDown(false);
      expect((await exchange(await code())).kind).toBe('granted');
      expect(await provider.inspect(tokens)).toEqual({ kind: 'usable', missing: [] });
    });
  });
}

async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return Buffer.from(hash).toString('base64url');
}
