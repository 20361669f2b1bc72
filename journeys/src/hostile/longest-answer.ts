/** Max time until a server answers about its health, for any text; so one piece of work may not take longer either. */
export const longestAnswerMs = 250;
