/** Every sentence around a brief. */
export const briefMessages = {
  title: 'Brief',
  writing: 'Writing a brief…',
  none: 'Nothing in this chat makes a brief.',
  toMessage: 'Go to the message',
};
