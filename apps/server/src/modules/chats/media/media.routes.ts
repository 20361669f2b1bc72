import type { FastifyInstance } from 'fastify';
import { type ReceivedMediaParts, registerReceivedMediaRoutes } from './received-media.routes.ts';
import { registerSentMediaRoutes, type SentMediaParts } from './sent-media.routes.ts';

/** Serves the files of messages: those that the coach sends, and those that contacts sent. */
export function registerMediaRoutes(
  app: FastifyInstance,
  parts: Omit<SentMediaParts, 'media'> &
    Pick<ReceivedMediaParts, 'database'> & {
      sent: SentMediaParts['media'];
      media: Pick<ReceivedMediaParts, 'received'>;
    },
): void {
  registerSentMediaRoutes(app, { ...parts, media: parts.sent });
  registerReceivedMediaRoutes(app, { ...parts, received: parts.media.received });
}
