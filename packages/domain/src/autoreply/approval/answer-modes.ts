/** Whether an agent sends its answers on its own, or has each wait for the coach's word. */
export const answerModes = ['auto', 'approve'] as const;
export type AnswerMode = (typeof answerModes)[number];
