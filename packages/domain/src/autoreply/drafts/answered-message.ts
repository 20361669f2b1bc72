import { questionsIn } from '@spotter/language/sentences/sentences';
import { asksForAnswer } from '../decision/asks-for-answer.ts';
import { isContent } from '../media/inbound-content.ts';
import type { InboundMessage } from '../decision/reply-situation.ts';

/**
 * Returns the id of the message that an answer should name, so that the contact sees which of several it is for:
 * the only one that it is about, or the only one of them that asks something. Null where it is unclear.
 */
export function findAnsweredMessage(unanswered: InboundMessage[], about: string[], keywords: string[]): string | null {
  const written = unanswered.filter(isContent);
  if (written.length < 2) return null;
  const answered = written.filter(({ id }) => about.includes(id));
  const asking = answered.filter(
    ({ text, hasAttachments }) => hasAttachments || asksForAnswer(text, keywords) || questionsIn(text).length > 0,
  );
  const [only, ...others] = answered.length === 1 ? answered : asking;
  return only === undefined || others.length > 0 ? null : only.id;
}
