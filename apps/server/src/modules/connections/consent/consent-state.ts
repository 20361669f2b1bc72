import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OAuthServiceKind } from '@spotter/providers/ports/oauth-provider';
import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { toWorkspaceId, type Access, type WorkspaceId } from '../../../platform/access.ts';
import { insertUsedState } from './used-states.repository.ts';

// How long a state lives, in ms: as long as the providers' own codes (Meta: one hour), because the page with the
// link may stay open for a while.
const lifeMs = 60 * 60 * 1000;

const Payload = z.object({
  nonce: z.string(),
  user: z.string(),
  workspace: z.string().transform(toWorkspaceId),
  service: z.string(),
  until: z.number(),
});

/** A consent that was started here: for whom, in which workspace, and the verifier of its challenge. */
export type ConsentState = {
  userId: string;
  workspaceId: WorkspaceId;
  nonce: string;
  expiresAt: Date;
  codeVerifier: string;
};

export type ReadConsentState =
  | { kind: 'started-here'; state: ConsentState }
  | { kind: 'invalid' }
  | { kind: 'expired' };

/**
 * The `state` of a consent: signed, bound to user, workspace and service, and usable once. It carries everything
 * it needs, so that offering a link stores nothing; only its return is stored.
 */
export function createConsentStates(key: Buffer) {
  const sign = (text: string) => createHmac('sha256', key).update(`state ${text}`).digest();
  // Derived rather than stored, because only this server can compute the verifier of a nonce.
  const verifierOf = (nonce: string) => createHmac('sha256', key).update(`verifier ${nonce}`).digest('base64url');

  return {
    issue(access: Access, service: OAuthServiceKind, now: Date): { state: string; codeChallenge: string } {
      const nonce = randomBytes(16).toString('base64url');
      const { userId: user, workspaceId: workspace } = access;
      const payload = { nonce, user, workspace, service, until: now.getTime() + lifeMs };
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
      const payload = Payload.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))).data;
      // One of the release before names no workspace.
      if (payload?.service !== service) return { kind: 'invalid' };
      if (payload.until <= now.getTime()) return { kind: 'expired' };
      const { nonce, user: userId, workspace: workspaceId, until } = payload;
      return {
        kind: 'started-here',
        state: { userId, workspaceId, nonce, expiresAt: new Date(until), codeVerifier: verifierOf(nonce) },
      };
    },
  };
}

/** Uses up a state; returns false when it was used before, even by a request at the same moment. */
export function useConsentState(database: Database, state: ConsentState, now: Date): Promise<boolean> {
  return insertUsedState(database, { nonce: state.nonce, expiresAt: state.expiresAt }, now);
}
