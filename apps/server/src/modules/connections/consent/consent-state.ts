import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OAuthServiceKind } from '@spotter/providers/ports/oauth-provider';
import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { insertUsedState } from './used-states.repository.ts';

// How long a state lives, in ms: as long as the providers' own codes (Meta: one hour), because the page with the
// link may stay open for a while.
const lifeMs = 60 * 60 * 1000;

const Payload = z.object({ nonce: z.string(), user: z.string(), service: z.string(), until: z.number() });

/** A consent that was started here: for whom, where, and the verifier that belongs to its challenge. */
export type ConsentState = { userId: string; nonce: string; expiresAt: Date; codeVerifier: string };

export type ReadConsentState =
  | { kind: 'started-here'; state: ConsentState }
  | { kind: 'invalid' }
  | { kind: 'expired' };

/**
 * The `state` of a consent: signed, bound to user and service, and usable once. It carries everything it needs,
 * so that offering a link stores nothing; only its return is stored.
 */
export function createConsentStates(key: Buffer) {
  const sign = (text: string) => createHmac('sha256', key).update(`state ${text}`).digest();
  // Derived rather than stored, because only this server can compute the verifier of a nonce.
  const verifierOf = (nonce: string) => createHmac('sha256', key).update(`verifier ${nonce}`).digest('base64url');

  return {
    issue(userId: string, service: OAuthServiceKind, now: Date): { state: string; codeChallenge: string } {
      const nonce = randomBytes(16).toString('base64url');
      const payload = { nonce, user: userId, service, until: now.getTime() + lifeMs };
      const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
      return {
        state: `${text}.${sign(text).toString('base64url')}`,
        codeChallenge: createHash('sha256').update(verifierOf(nonce)).digest('base64url'),
      };
    },

    read(state: string, service: OAuthServiceKind, now: Date): ReadConsentState {
      const [text = '', signature = ''] = state.split('.');
      const expected = sign(text);
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { kind: 'invalid' };
      const payload = Payload.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
      if (payload.service !== service) return { kind: 'invalid' };
      if (payload.until <= now.getTime()) return { kind: 'expired' };
      const { nonce, user: userId, until } = payload;
      return {
        kind: 'started-here',
        state: { userId, nonce, expiresAt: new Date(until), codeVerifier: verifierOf(nonce) },
      };
    },
  };
}

/** Uses up a state; returns false when it was used before, even by a request at the same moment. */
export function useConsentState(database: Database, state: ConsentState, now: Date): Promise<boolean> {
  return insertUsedState(database, { nonce: state.nonce, expiresAt: state.expiresAt }, now);
}
