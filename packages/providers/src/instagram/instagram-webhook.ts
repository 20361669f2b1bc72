import { toChannelEvent } from '../meta/messaging-event.ts';
import { readEnvelope } from '../meta/webhook-envelope.ts';
import type { ChannelEvent } from '../ports/channel-event.ts';

/** What a delivery of topic `instagram` tells us, in the order of the wire. Never throws; a bad event never costs its neighbours. */
export function parseInstagramWebhook(rawBody: string, arrivedAt: Date): ChannelEvent[] {
  return readEnvelope(rawBody, 'instagram').map((element) => toChannelEvent(element, arrivedAt));
}
