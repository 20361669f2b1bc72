import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

import { GraphRefusal } from '../meta/graph/graph-error.ts';
import { credentialOf, textOf } from '../meta/graph/graph-request.ts';
import type { MessengerTokens } from './messenger-tokens.ts';

/**
 * Checks the proof that comes with a token: an HMAC of the token with the secret of its app. Where the app
 * requires it (a switch in its dashboard), a call without one is refused.
 */
export function checkProofs(
  app: FastifyInstance,
  parts: { appSecret: string; isRequired: boolean; tokens: MessengerTokens },
): void {
  app.addHook('preHandler', async (request) => {
    const token = credentialOf(request);
    // The app's own token is its secret.
    if (token === undefined || token.includes('|')) return;
    const proof = textOf(request.query, 'appsecret_proof') ?? textOf(request.body, 'appsecret_proof');
    if (proof === undefined) {
      if (!parts.isRequired) return;
      throw new GraphRefusal(100, 'API calls from the server require an appsecret_proof argument');
    }
    const expected = createHmac('sha256', parts.appSecret).update(token).digest('hex');
    const fits = proof.length === expected.length && timingSafeEqual(Buffer.from(proof), Buffer.from(expected));
    if (!fits || parts.tokens.find(token)?.appId !== undefined) {
      throw new GraphRefusal(100, 'Invalid appsecret_proof provided in the API argument');
    }
  });
}
