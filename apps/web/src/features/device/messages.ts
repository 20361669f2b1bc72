/** Every sentence about the device itself: its connection, the app's version on it, and unsent texts. */
export const deviceMessages = {
  offline: 'You’re offline. What you see may be out of date. Your agents keep answering.',

  updateReady: 'A new version is ready.',
  update: 'Reload',
  updated: 'You have the newest version.',

  openChat: 'Open chat',
};

/** Returns the sentence about a text that waits on this device. */
export function unsentSentence(contactName: string, others: number): string {
  const more = others === 0 ? '' : others === 1 ? ' And 1 more.' : ` And ${others} more.`;
  return `Your message to ${contactName} didn’t send. It’s saved on this device.${more}`;
}
