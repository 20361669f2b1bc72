/** Every sentence around a brief. */
export const briefMessages = {
  title: 'Brief',
  writing: 'Writing a brief…',
  none: 'There is no brief for this chat yet.',
  toMessage: 'Go to the message',
};
