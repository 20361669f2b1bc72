import type { DecisionRecord } from '@spotter/contract';
import { dropWords } from '@spotter/domain/sending';

/** Returns how many of an answer's messages were sent, and why the rest was not. */
export function partsSentence({ sent, of, dropped: because }: NonNullable<DecisionRecord['parts']>): string {
  return `${sent} of ${of} sent${because === null ? '' : `: ${dropWords[because]}`}`;
}
