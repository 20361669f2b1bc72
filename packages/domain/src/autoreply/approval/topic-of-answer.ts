import { boundText } from '@spotter/language/text/bounded-text';
import { asksForAnswer } from '../decision/asks-for-answer.ts';
import { isAbout } from '../phrases/conversation-patterns.ts';

/** What an answer is about, by what the contact wrote. */
export const answerTopics = ['price', 'booking', 'objection', 'small-talk', 'other'] as const;
export type AnswerTopic = (typeof answerTopics)[number];

/**
 * Returns what an answer is about. `texts`: the contact's messages that it answers; `proposesCall`: it offers
 * times of a call, or asks to confirm one.
 */
export function topicOfAnswer(texts: string[], { proposesCall }: { proposesCall: boolean }): AnswerTopic {
  const said = texts.map((text) => boundText(text).text);
  const isSpoken = (topic: Parameters<typeof isAbout>[1]) => said.some((text) => isAbout(text, topic));
  if (isSpoken('price-question')) return 'price';
  if (proposesCall || isSpoken('call-wish')) return 'booking';
  if (isSpoken('put-off')) return 'objection';
  return texts.some((text) => asksForAnswer(text)) ? 'other' : 'small-talk';
}
