/** The id of a chat's headline, to which links and keys on the same page lead. */
export const chatHeadingId = 'chat-heading';
