import type { ChannelKind } from '@spotter/providers/ports/messaging-channel';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { agents } from '../../agents/agents.tables.ts';
import { bots } from '../../bots/bots.tables.ts';
import { chats, messages } from '../../chats/chats.tables.ts';
import type { WebhookVerifier } from '../../chats/intake/chats.webhooks.ts';

const Asked = z.object({
  channel: z.enum(['instagram', 'messenger']),
  accountId: z.string().min(1).max(32),
  contactId: z.string().min(1).max(32),
});

/**
 * Tells the phone of the sandbox what was decided last about a conversation, so that silence has a reason there. It is served
 * beside the sandbox only, to who signs as the platforms do.
 */
export function registerPhoneReasons(
  app: FastifyInstance,
  { database, verifiers }: { database: Database; verifiers: Partial<Record<ChannelKind, WebhookVerifier>> },
): void {
  app.get('/api/sandbox/decisions/:channel/:accountId/:contactId', async (request) => {
    const asked = Asked.safeParse(request.params).data;
    const verifier = asked === undefined ? undefined : verifiers[asked.channel];
    const signature = request.headers['x-hub-signature-256'];
    const signed = Buffer.from(new URL(request.url, 'http://phone').pathname);
    if (asked === undefined || verifier?.isSigned(signed, String(signature)) !== true) {
      throw new AppError('invalid_signature', 'The signature does not fit the address');
    }
    const [found] = await database
      .select({ decision: chats.lastDecision, keywords: agents.triggerKeywords })
      .from(chats)
      .innerJoin(bots, eq(bots.id, chats.botId))
      .leftJoin(agents, eq(agents.id, bots.agentId))
      .where(
        and(
          eq(bots.channel, asked.channel),
          eq(bots.accountId, asked.accountId),
          eq(chats.contactId, asked.contactId),
          isNull(bots.removedAt),
        ),
      );
    const decision = found?.decision ?? null;
    if (decision === null || decision.messageId === null) return { decision: null };
    const [message] = await database
      .select({ providerId: messages.providerId })
      .from(messages)
      .where(eq(messages.id, decision.messageId));
    const { kind, reason } = decision;
    return { decision: { kind, reason, messageId: message?.providerId ?? null, keywords: found?.keywords ?? [] } };
  });
}
