import type { FastifyHelmetRouteOptions } from '@fastify/helmet';
import type { ChannelKind } from '@spotter/providers/ports/messaging-channel';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../http/app-error.ts';
import { acceptRawBody, deliveredText } from '../../../http/input/raw-body.ts';
import type { WebhookIntake } from './webhook-intake.ts';

/** Verifies that a delivery, or a subscription, comes from the platform. */
export type WebhookVerifier = {
  /** The header with the signature, in lower case. */
  signatureHeader: string;
  isSigned(rawBody: Buffer, signature: string | undefined): boolean;
  /** Returns the answer to a subscription handshake; null refuses it. */
  answerHandshake(query: Record<string, unknown>): string | null;
};

/** Platforms read the answer to a delivery, so it needs no rules for browsers, which take time to write. */
const readByNoBrowser: FastifyHelmetRouteOptions = { helmet: false };

/** Serves `/webhooks/<channel>`: a delivery is verified, stored durably and acknowledged, and parsed later. */
export function registerWebhooks(
  app: FastifyInstance,
  options: { intake: WebhookIntake; verifiers: Partial<Record<ChannelKind, WebhookVerifier>> },
): void {
  void app.register(async (scope) => {
    acceptRawBody(scope);
    for (const [channel, verifier] of Object.entries(options.verifiers) as [ChannelKind, WebhookVerifier][]) {
      scope.get(`/api/webhooks/${channel}`, async (request, reply) => {
        const challenge = verifier.answerHandshake(request.query as Record<string, unknown>);
        if (challenge === null) throw new AppError('forbidden', 'The verify token is not ours');
        return reply.type('text/plain').send(challenge);
      });
      scope.post(`/api/webhooks/${channel}`, readByNoBrowser, async (request, reply) => {
        const body = request.body as Buffer;
        const signature = request.headers[verifier.signatureHeader];
        if (!verifier.isSigned(body, typeof signature === 'string' ? signature : undefined)) {
          throw new AppError('invalid_signature', 'The signature does not fit the body');
        }
        await options.intake.store(channel, deliveredText(body));
        return reply.send('EVENT_RECEIVED');
      });
    }
  });
}
