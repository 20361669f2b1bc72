/** Every sentence around a brief. */
export const briefMessages = {
  title: 'Brief',
  writing: 'Writing a brief…',
  none: 'There is no brief for this chat yet.',
  failed: 'The brief didn’t load.',
  retry: 'Try again',
  toMessage: 'Go to the message',
};
