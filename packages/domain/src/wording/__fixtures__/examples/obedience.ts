import type { WordingExamples } from '../examples-by-line.ts';

export const obedienceExamples: WordingExamples = {
  'parts of instructions: (contact/coach/agent/system) (instructions/message/messages/note/prompt) (:/=/block/section/field/tag)': ['contact instructions :'],
  'parts of instructions: (fields to learn/facts to learn/known facts/known calls/open proposal) (:/=/is/are/block/section/field/tag)': ['fields to learn :'],
  'a goodbye: ^ [{additions}]* {all} {additions} [{additions}]* $': ['that is it thank you', 'ok das wars danke bye'],
  'a goodbye: ^ {additions} [{additions}]* {all} $': ['thanks that is all', 'gracias eso es todo'],
};
