import type { Source } from '@spotter/contract';
import { channelFaces } from '../../components/channels.ts';

/** Every sentence about connected accounts. */
export const accountMessages = {
  title: 'ACCOUNTS',
  subtitle: 'Select an account to manage',
  defaultName: 'Bot',
  loading: 'Loading your accounts',
  emptyTitle: 'No accounts connected.',
  emptyHint: 'Connect an Instagram account to an agent, and its DMs show up here.',
  emptyAction: 'Go to your agents',
  noAgent: 'No agent answers this account',
  failedTitle: 'We couldn’t load your accounts',
  failedHint: 'Your conversations are safe on the server. Check your connection and try again.',
  retry: 'Try again',
  reconnectNeeded: 'Reconnect needed',
  reconnectNotice: 'Reconnect needed: nothing can be sent until you do.',
  reconnect: 'Reconnect',
  autorepliesOn: 'Autoreplies on',
  autorepliesOff: 'Autoreplies off',
  toggle: 'Enable/Disable autoreplies on all chats',
  stats: 'Stats',
  otherAccounts: 'Other accounts',
  agentOn: 'Agent on',
  agentOff: 'Agent off',
  lastChat: 'Last Chat',
  activeChats: 'Active Chats',
  conversations: 'Conversations',
  openInbox: 'Open inbox',
  noAgentStats: 'No agent answers this account yet. Stats start with your first one.',
  statsFailed: 'We couldn’t load the stats. Your conversations are below.',
  enabled: 'Bot enabled successfully!',
  disabled: 'Bot disabled successfully!',
  toggleFailed: 'Failed to change bot status',
};

/** The sentence above an inbox whose platform does not answer. */
export function platformTrouble(from: Source): string {
  return `${channelFaces[from].name} has problems right now. Nothing is lost: what waits is sent as soon as it is back.`;
}

/** The label of the count of an account's chats. */
export function chatsOf(from: Source): string {
  return `${channelFaces[from].company} Chats`;
}

/** The label of the button on an account's tile that leads to its agent. */
export function settingsLabel(account: string): string {
  return `Settings for ${account}`;
}

/** How many chats of an account need the coach. */
export function needsYouCount(count: number): string {
  return count === 1 ? '1 needs you' : `${count} need you`;
}

/** How many chats of an account have unread messages. */
export function unreadCount(count: number): string {
  return `${count} unread`;
}
