/** Within this a server answers about its health, whatever it is sent; so it may not do one thing for longer either. */
export const longestAnswerMs = 250;
