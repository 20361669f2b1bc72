import { createHash, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OAuthProvider, TokenSet } from './oauth-provider.ts';
import { ProviderError } from './provider-error.ts';

const redirectUri = 'http://127.0.0.1:4000/api/oauth/callback/calendar';

/** A provider with one account on its consent page, and what may happen there. */
export type ConsentUnderTest = {
  provider: OAuthProvider;
  stop(): Promise<void>;
  account: { accountId: string; username: string };
  /** The form that the person sends who allows everything, in the fields of the provider's own page. */
  decision: Record<string, string>;
  /** The field of `decision` that the person unticks for want of trust, and what is then missing. */
  unticked: { field: string; missing: string };
  tokenMinutes: number;
  /** Whether a refresh token works once. */
  rotates: boolean;
  passMinutes(minutes: number): void;
  revokeAccess(): void;
  setDown(isDown: boolean): void;
};

/** The promises of every provider with a consent page, PKCE and refresh tokens. */
export function describeConsent(start: () => Promise<ConsentUnderTest>): void {
  let under: ConsentUnderTest;
  beforeEach(async () => {
    under = await start();
  });
  afterEach(() => under.stop());

  /** Goes through the consent page as a person does; gives the address the browser is sent to. */
  async function consent(codeVerifier: string, decision = under.decision): Promise<URL> {
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const address = new URL(under.provider.authorisationUrl({ redirectUri, state: 'state & more', codeChallenge }));
    expect((await fetch(address)).status).toBe(200);
    const body = new URLSearchParams({ ...Object.fromEntries(address.searchParams), ...decision });
    const answer = await fetch(address.origin + address.pathname, { method: 'POST', body, redirect: 'manual' });
    return new URL(answer.headers.get('location') ?? '');
  }

  const newVerifier = () => randomBytes(32).toString('base64url');
  const codeOf = (target: URL) => target.searchParams.get('code') ?? '';

  async function connect(): Promise<TokenSet> {
    const codeVerifier = newVerifier();
    const code = codeOf(await consent(codeVerifier));
    const exchange = await under.provider.exchangeCode({ code, redirectUri, codeVerifier });
    if (exchange.kind !== 'granted') throw new Error(exchange.kind);
    return exchange.tokens;
  }

  const failure = async (call: Promise<unknown>) => {
    const error = await call.catch((thrown: unknown) => thrown);
    if (!(error instanceof ProviderError)) throw new Error('no ProviderError was thrown');
    return error;
  };

  describe('a consent', () => {
    test('leads to tokens, the account and its name', async () => {
      const tokens = await connect();
      expect(tokens.refreshToken).toEqual(expect.any(String));
      expect(await under.provider.listAccounts(tokens)).toEqual([
        { ...under.account, appScopedId: null, tokens, problem: null },
      ]);
      expect(await under.provider.inspect(tokens)).toEqual({ kind: 'usable', missing: [] });
    });

    test('brings the state back, also a refused one', async () => {
      expect((await consent(newVerifier())).searchParams.get('state')).toBe('state & more');
      const refused = await consent(newVerifier(), { decision: 'cancel' });
      expect(refused.searchParams.get('state')).toBe('state & more');
      expect(refused.searchParams.get('error')).toBe('access_denied');
      expect(refused.searchParams.has('code')).toBe(false);
    });

    test('without a permission that we need is told, with its words', async () => {
      const { [under.unticked.field]: _unticked, ...decision } = under.decision;
      const codeVerifier = newVerifier();
      const code = codeOf(await consent(codeVerifier, decision));
      expect(await under.provider.exchangeCode({ code, redirectUri, codeVerifier })).toEqual({
        kind: 'missing-permissions',
        missing: [under.unticked.missing],
      });
    });
  });

  describe('a code', () => {
    test('works once', async () => {
      const codeVerifier = newVerifier();
      const code = codeOf(await consent(codeVerifier));
      const request = { code, redirectUri, codeVerifier };
      expect(await under.provider.exchangeCode(request)).toMatchObject({ kind: 'granted' });
      expect(await under.provider.exchangeCode(request)).toEqual({ kind: 'code-unusable' });
    });

    test.each([
      ['that nobody gave', { code: 'made-up' }],
      ['for another redirect address', { redirectUri: `${redirectUri}/other` }],
      ["with somebody else's verifier", { codeVerifier: newVerifier() }],
    ])('%s opens nothing', async (_case, changed) => {
      const codeVerifier = newVerifier();
      const code = codeOf(await consent(codeVerifier));
      const exchange = await under.provider.exchangeCode({ code, redirectUri, codeVerifier, ...changed });
      expect(exchange).toEqual({ kind: 'code-unusable' });
    });

    test('that is eleven minutes old opens nothing', async () => {
      const codeVerifier = newVerifier();
      const code = codeOf(await consent(codeVerifier));
      under.passMinutes(11);
      expect(await under.provider.exchangeCode({ code, redirectUri, codeVerifier })).toEqual({ kind: 'code-unusable' });
    });
  });

  describe('tokens', () => {
    test('that ran out are refreshed', async () => {
      const tokens = await connect();
      under.passMinutes(under.tokenMinutes + 1);
      expect(await failure(under.provider.listAccounts(tokens))).toMatchObject({ kind: 'unauthorised' });
      const outcome = await under.provider.refresh(tokens);
      if (outcome.kind !== 'refreshed') throw new Error(outcome.kind);
      expect(await under.provider.listAccounts(outcome.tokens)).toHaveLength(1);
      expect(outcome.tokens.refreshToken === tokens.refreshToken).toBe(!under.rotates);
      expect(outcome.tokens.expiresAt?.getTime()).toBeGreaterThan(tokens.expiresAt?.getTime() ?? 0);
    });

    test('refreshed a second time with the same refresh token are lost where it works once', async () => {
      const tokens = await connect();
      await under.provider.refresh(tokens);
      const again = await under.provider.refresh(tokens);
      expect(again.kind).toBe(under.rotates ? 'revoked' : 'refreshed');
    });

    test('of a person who took the access away are revoked', async () => {
      const tokens = await connect();
      under.revokeAccess();
      expect(await under.provider.refresh(tokens)).toEqual({ kind: 'revoked' });
      expect(await under.provider.inspect(tokens)).toEqual({ kind: 'revoked' });
    });

    test('that we give back work no longer; giving them back twice is fine', async () => {
      const tokens = await connect();
      await under.provider.revoke(tokens);
      await under.provider.revoke(tokens);
      expect(await under.provider.refresh(tokens)).toEqual({ kind: 'revoked' });
      expect(await failure(under.provider.listAccounts(tokens))).toMatchObject({ kind: 'unauthorised' });
    });

    test('are not given up while the provider is down, and no secret shows in the failure', async () => {
      const tokens = await connect();
      under.setDown(true);
      const error = await failure(under.provider.refresh(tokens));
      expect(error).toMatchObject({ kind: 'unreachable' });
      expect(JSON.stringify([error.message, error.providerCode])).not.toContain(tokens.refreshToken);
      expect(await failure(under.provider.revoke(tokens))).toMatchObject({ kind: 'unreachable' });
      under.setDown(false);
      expect(await under.provider.refresh(tokens)).toMatchObject({ kind: 'refreshed' });
    });
  });
}
