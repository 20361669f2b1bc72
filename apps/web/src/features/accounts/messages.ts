/** Every sentence of the connected accounts. */
export const accountMessages = {
  title: 'ACCOUNTS',
  subtitle: 'Select an account to manage',
  defaultName: 'Bot',
  emptyTitle: 'No accounts connected.',
  emptyHint: 'Connect an Instagram account on an agent, and its conversations appear here.',
  emptyAction: 'Go to your agents',
  noAgent: 'No agent answers for this account',
  failedTitle: 'Your accounts could not be loaded',
  failedHint: 'Your conversations are safe on the server. Check your connection and try again.',
  retry: 'Try again',
  reconnectNeeded: 'Reconnect needed',
  autorepliesOn: 'Autoreplies on',
  autorepliesOff: 'Autoreplies off',
  toggle: 'Enable/Disable autoreplies on all chats',
  enabled: 'Bot enabled successfully!',
  disabled: 'Bot disabled successfully!',
  toggleFailed: 'Failed to change bot status',
};

/** The button on an account's tile that leads to its agent. */
export function settingsLabel(account: string): string {
  return `Settings of ${account}`;
}
