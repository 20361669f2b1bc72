import { channelKinds, type ChannelKind } from '@spotter/domain/channels';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { WebhookVerifier } from '../../chats/index.ts';
import { findKeywords, findLastDecision, findProviderId } from './decisions.repository.ts';

const Account = z.object({ channel: z.enum(channelKinds), accountId: z.string().min(1).max(32) });
const Conversation = Account.extend({ contactId: z.string().min(1).max(32) });

/**
 * Serves to the sandbox's phone the last decision about a conversation, which it shows as the reason for
 * silence, and an account's keywords, with which it suggests first messages. Only beside the sandbox, and only
 * for requests signed like the platforms' own.
 */
export function registerPhoneReasons(
  app: FastifyInstance,
  { database, verifiers }: { database: Database; verifiers: Partial<Record<ChannelKind, WebhookVerifier>> },
): void {
  function readSigned<T extends z.infer<typeof Account>>(request: FastifyRequest, schema: z.ZodType<T>): T {
    const asked = schema.safeParse(request.params).data;
    const verifier = asked === undefined ? undefined : verifiers[asked.channel];
    const signature = verifier && request.headers[verifier.signatureHeader];
    const signed = Buffer.from(new URL(request.url, 'http://phone').pathname);
    if (asked === undefined || verifier?.isSigned(signed, String(signature)) !== true) {
      throw new AppError('invalid_signature', 'The signature does not fit the address');
    }
    return asked;
  }

  app.get('/api/sandbox/keywords/:channel/:accountId', async (request) => ({
    keywords: await findKeywords(database, readSigned(request, Account)),
  }));

  app.get('/api/sandbox/decisions/:channel/:accountId/:contactId', async (request) => {
    const asked = readSigned(request, Conversation);
    const found = await findLastDecision(database, asked);
    const decision = found?.decision ?? null;
    if (decision === null || decision.messageId === null) return { decision: null };
    const messageId = await findProviderId(database, decision.messageId);
    const { kind, reason, keyword } = decision;
    return { decision: { kind, reason, keyword, messageId, keywords: found?.keywords ?? [] } };
  });
}
