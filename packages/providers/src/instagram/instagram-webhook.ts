import { toChannelEvent } from '../meta/messaging-event.ts';
import { readEnvelope } from '../meta/webhook-envelope.ts';
import type { ChannelEvent } from '../ports/channel-event.ts';
import { toInstagramComment } from './instagram-comments.ts';

/**
 * Returns the events of a delivery of topic `instagram`, in the order of the wire. Never throws; a bad event
 * never costs its neighbors.
 */
export function parseInstagramWebhook(rawBody: string, arrivedAt: Date): ChannelEvent[] {
  return readEnvelope(rawBody, 'instagram').map((element) => {
    const comment = element.kind === 'change' ? toInstagramComment(element, arrivedAt) : null;
    return comment ?? toChannelEvent(element, arrivedAt);
  });
}
