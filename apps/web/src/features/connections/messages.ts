import { ApiError, type ConsentProblem, type Integration } from '@spotter/contract';

/** Every sentence about connecting and disconnecting services. */
export const connectionMessages = {
  title: 'Connect Your Services',
  lead: 'Connect Instagram or Facebook so your agent has DMs to answer. Add a calendar so it can find open times.',
  failedTitle: 'We couldn’t load your services',
  failedHint: 'Nothing changed. Check your connection and try again.',
  retry: 'Try again',
  previous: 'Previous',
  next: 'Next',
  nextNeeds: 'Connect Instagram or Facebook to continue.',

  connect: 'Connect',
  confirmFirst: 'Confirm email to connect',
  connecting: 'Connecting...',
  connected: 'Connected',
  disconnect: 'Disconnect',
  disconnecting: 'Disconnecting…',
  reconnect: 'Reconnect',
  bookingRefused:
    'The calendar refuses bookings by Spotter, so leads get a link and book there themselves. Check your plan, and what your event type asks for.',
  reconnectNeeded: 'Reconnect needed',
  notSetUp: 'Not set up on this server',

  agentIdRequired: 'Agent ID is required',
  popupBlocked: 'Popup was blocked. Please allow popups for this site.',
  popupClosed: 'The popup was closed',
  openFailed: 'Failed to open authentication window',
  noData: 'Authentication failed. No data received.',
  failed: 'Authentication failed',
  canceled: 'You canceled. Nothing was connected.',
  callsGoTo: 'Calls go to',
  busyFrom: 'Busy from',
  alreadyConnected: 'Account already connected',

  pagesTitle: 'Which page should your agent answer for?',
  pagesText: 'You allowed more than one. You can connect the rest to other agents.',
  pagesUnusable: 'None of these pages can be connected. Nothing changed.',
  cancel: 'Cancel',

  deletionTitle: 'Data deletion',
  deletionDone: (on: string) =>
    `Done on ${on}. We deleted everything Spotter received about this account through Facebook or Instagram.`,
  deletionPending: 'We got your request and are deleting the data. This usually takes less than a minute.',
  deletionUnknownTitle: 'We can’t find a request with this code',
  deletionUnknown: 'Make sure the link is complete. Facebook and Instagram show it with your confirmation code.',
  deletionFailedTitle: 'We couldn’t load the status of your request',
  deletionFailed: 'Your request isn’t affected. Check your connection and try again.',
  deletionCode: 'Confirmation code',

  setupTitle: 'Connect Your Services',
  setupDone: 'Almost there. This window closes on its own.',
  setupStays: 'You can close this window now.',
  setupBack: 'Back to your agent',
};

/** The sentence after a new account is there and the page has reloaded. */
export function connectedSentence({ name, channel }: { name: string; channel: string | null }): string {
  return channel === null ? `${name} connected successfully!` : `${name} account connected successfully!`;
}

export function disconnectedSentence(service: string): string {
  return `${service} disconnected.`;
}

export function disconnectFailedSentence(service: string): string {
  return `Failed to disconnect ${service}.`;
}

export function integrationMissingSentence(service: string): string {
  return `${service} integration not found`;
}

/** The sentence for an account that is saved but not linked to the agent yet. */
export function notLinkedSentence(account: string): string {
  return `${account} is connected, but this agent doesn’t answer for it yet. Press “${offerLabel(account)}” to finish.`;
}

/** The sentence for a calendar that could not be moved to this agent. */
export function notMovedSentence(account: string): string {
  return `We couldn’t move ${account} to this agent. Nothing changed.`;
}

/** The label of the button that moves a connected account to this agent. */
export function offerLabel(account: string): string {
  return `Use ${account}`;
}

/** Returns where such an account is now. */
export function offerSentence(otherAgent: string | null): string {
  return otherAgent === null
    ? 'Already connected, but no agent uses it.'
    : `Already connected. This moves it here from “${otherAgent}”.`;
}

/** Where a calendar's calls are booked, and what blocks times in it. */
export const calendarUse: Partial<Record<Integration['serviceName'], { callsGoTo: string; busyFrom: string }>> = {
  'Google Calendar': {
    callsGoTo: "This account's main calendar",
    busyFrom: 'Events in that calendar that show as busy',
  },
  Calendly: {
    callsGoTo: 'Your event type that is closest to an hour',
    busyFrom: 'Whatever Calendly counts as busy',
  },
};

/** Returns which permissions the user did not give. */
export function permissionsSentence(missing: string[]): string {
  return `You didn’t allow Spotter to ${missing.join(' and ')}. Reconnect and leave every box checked.`;
}

const problems: Record<ConsentProblem, string> = {
  access_denied: connectionMessages.canceled,
  state_invalid: 'This connection didn’t start here. Press Connect again.',
  state_expired: 'This took too long. Press Connect again.',
  state_used: 'This connection was already used. Press Connect again.',
  code_unusable: 'That didn’t work. Press Connect again.',
  missing_permission:
    'Your agent needs a permission you didn’t allow. Press Connect again and leave every box checked.',
  no_pages: 'This profile has no Facebook page.',
  missing_role: 'Your role on this page doesn’t let you answer its messages.',
  provider_down: 'We can’t reach the service right now. Nothing changed.',
  provider_refused: 'The service said no. Nothing was connected.',
};

/** Returns why a consent failed: the server's own sentence, if there is one. */
export function problemSentence(problem: string, description: string | undefined): string {
  if (description !== undefined && description !== '') return description;
  return problem in problems ? problems[problem as ConsentProblem] : connectionMessages.failed;
}

/** Returns why the service's page could not be opened. */
export function openFailureSentence(error: unknown): string {
  const isOurs = error instanceof ApiError && error.code === 'email_not_verified';
  return isOurs ? error.message : connectionMessages.openFailed;
}

/** Returns why saving an account failed. In the product, a 500 may also mean that it is already connected. */
export function saveFailureSentence(error: unknown): string {
  if (!(error instanceof ApiError)) return connectionMessages.failed;
  if (error.code === 'already_connected' || error.status === 500) return connectionMessages.alreadyConnected;
  return error.message || connectionMessages.failed;
}
