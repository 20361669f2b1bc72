import { boundText } from '@spotter/language/text/bounded-text';
import type { InboundMessage } from '../decision/reply-situation.ts';

/** Whether a message contains anything to answer. */
export function isContent(message: InboundMessage): boolean {
  return message.kind === 'content' && !message.deleted && (message.hasAttachments || message.text.trim() !== '');
}

/** Returns all that was said, and the two ends of what was typed: no platform takes more than is checked. */
export function textToJudge({ text, media }: InboundMessage): string {
  return media === undefined ? boundText(text).text : text;
}
