import type { ChannelEvent } from '@spotter/providers/ports/channel-event';

type ReactionEvent = Extract<ChannelEvent, { kind: 'reaction' }>;

/** Meta: a reaction without an emoji is the double tap, a heart. */
const heart = '❤️';

/**
 * Returns the contact's current reactions to a message:
 * one at most, because the platforms replace the previous one.
 */
export function reactionsOf(event: ReactionEvent): { by: 'contact'; emoji: string }[] {
  return event.action === 'unreact' ? [] : [{ by: 'contact', emoji: event.emoji ?? heart }];
}
