import { channelKinds, type ChannelKind } from '@spotter/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { WebhookVerifier } from '../../chats/index.ts';
import { findLastDecision, findProviderId } from './decisions.repository.ts';

const Asked = z.object({
  channel: z.enum(channelKinds),
  accountId: z.string().min(1).max(32),
  contactId: z.string().min(1).max(32),
});

/**
 * Serves the last decision about a conversation to the sandbox's phone, which shows it as the reason for silence. Only
 * beside the sandbox, and only for requests signed like the platforms' own.
 */
export function registerPhoneReasons(
  app: FastifyInstance,
  { database, verifiers }: { database: Database; verifiers: Partial<Record<ChannelKind, WebhookVerifier>> },
): void {
  app.get('/api/sandbox/decisions/:channel/:accountId/:contactId', async (request) => {
    const asked = Asked.safeParse(request.params).data;
    const verifier = asked === undefined ? undefined : verifiers[asked.channel];
    const signature = verifier && request.headers[verifier.signatureHeader];
    const signed = Buffer.from(new URL(request.url, 'http://phone').pathname);
    if (asked === undefined || verifier?.isSigned(signed, String(signature)) !== true) {
      throw new AppError('invalid_signature', 'The signature does not fit the address');
    }
    const found = await findLastDecision(database, asked);
    const decision = found?.decision ?? null;
    if (decision === null || decision.messageId === null) return { decision: null };
    const messageId = await findProviderId(database, decision.messageId);
    const { kind, reason } = decision;
    return { decision: { kind, reason, messageId, keywords: found?.keywords ?? [] } };
  });
}
