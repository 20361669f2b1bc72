import { toChannelEvent } from '../meta/messaging-event.ts';
import { readEnvelope } from '../meta/webhook-envelope.ts';
import type { ChannelEvent } from '../ports/channel-event.ts';
import { toPageComment } from './messenger-comments.ts';

/**
 * Returns the events of a delivery of topic `page`, in the order of the wire. Never throws; a bad event never
 * costs its neighbors.
 */
export function parseMessengerWebhook(rawBody: string, arrivedAt: Date): ChannelEvent[] {
  return readEnvelope(rawBody, 'page').map((element) => {
    const comment = element.kind === 'change' ? toPageComment(element, arrivedAt) : null;
    return comment ?? toChannelEvent(element, arrivedAt);
  });
}
