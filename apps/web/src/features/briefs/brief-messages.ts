/** Every sentence around a brief. */
export const briefMessages = {
  title: 'Brief',
  writing: 'Writing a brief…',
  none: 'Nothing in this chat supports a brief.',
  toMessage: 'Go to the message',
  alsoMessage: (nth: number) => `Go to message ${nth} that this rests on`,
};
