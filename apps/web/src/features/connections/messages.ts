import { ApiError, type ConsentProblem, type Integration } from '@spotter/contract';

/** Every sentence of connecting and disconnecting services. */
export const connectionMessages = {
  title: 'Connect Your Services',
  lead: 'Connect Instagram or Facebook, so that the agent has somebody to answer. A calendar lets it find open times.',
  failedTitle: 'Your services could not be loaded',
  failedHint: 'Nothing was changed. Check your connection and try again.',
  retry: 'Try again',
  previous: 'Previous',
  next: 'Next',
  nextNeeds: 'Connect Instagram or Facebook to go on.',

  connect: 'Connect',
  connecting: 'Connecting...',
  connected: 'Connected',
  disconnect: 'Disconnect',
  disconnecting: 'Disconnecting…',
  reconnect: 'Reconnect',
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
  pagesText: 'Facebook allowed several. You can connect the others to other agents.',
  pagesUnusable: 'None of these pages can be connected. Nothing was changed.',
  cancel: 'Cancel',

  deletionTitle: 'Data deletion',
  deletionDone: (on: string) =>
    `Done on ${on}. Everything that Spotter had received through Facebook or Instagram about this account is deleted.`,
  deletionPending: 'Your request was received. The data is being deleted; this usually takes less than a minute.',
  deletionUnknownTitle: 'There is no request with this code',
  deletionUnknown: 'Check that the link is complete. Facebook and Instagram show it with your confirmation code.',
  deletionFailedTitle: 'The state of your request could not be loaded',
  deletionFailed: 'Your request is not affected. Check your connection and try again.',
  deletionCode: 'Confirmation code',

  setupTitle: 'Connect Your Services',
  setupDone: 'Almost there. This window closes by itself.',
  setupStays: 'You can close this window now.',
  setupBack: 'Back to your agent',
};

/** Said when the account is there, after the page was loaded anew. */
export function connectedSentence(service: string): string {
  return service === 'Instagram' || service === 'Facebook'
    ? `${service} account connected successfully!`
    : `${service} connected successfully!`;
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

/** Said when an account is saved, but not handed to the agent yet. */
export function notLinkedSentence(account: string): string {
  return `${account} is connected, but this agent does not answer for it yet. Press “${offerLabel(account)}” to finish.`;
}

/** Said when a calendar could not be handed to this agent. */
export function notMovedSentence(account: string): string {
  return `${account} could not be moved to this agent. Nothing was changed.`;
}

/** The button that hands an account, connected before, to this agent. */
export function offerLabel(account: string): string {
  return `Use ${account}`;
}

/** Where such an account is now. */
export function offerSentence(otherAgent: string | null): string {
  return otherAgent === null
    ? 'Connected already, without an agent.'
    : `Connected already. It moves here from “${otherAgent}”.`;
}

/** Where calls are booked in a calendar, and what keeps a time from being offered. */
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

/** What the user did not allow. */
export function permissionsSentence(missing: string[]): string {
  return `You did not allow Spotter to ${missing.join(' and ')}. Reconnect and leave every box ticked.`;
}

const problems: Record<ConsentProblem, string> = {
  access_denied: connectionMessages.canceled,
  state_invalid: 'This attempt was not started here. Press Connect again.',
  state_expired: 'This took too long. Press Connect again.',
  state_used: 'This attempt was used already. Press Connect again.',
  code_unusable: 'The service did not accept this attempt. Press Connect again.',
  missing_permission: 'Something that the agent needs was not allowed. Press Connect again and leave every box ticked.',
  no_pages: 'There is no Facebook page on this profile.',
  missing_role: 'You do not have the role on this page that is needed to answer its messages.',
  provider_down: 'The service cannot be reached right now. Nothing was changed.',
  provider_refused: 'The service refused. Nothing was connected.',
};

/** Why a consent came to nothing: the server's own sentence, where it gave one. */
export function problemSentence(problem: string, description: string | undefined): string {
  if (description !== undefined && description !== '') return description;
  return problem in problems ? problems[problem as ConsentProblem] : connectionMessages.failed;
}

/** Why the service's page could not be opened. */
export function openFailureSentence(error: unknown): string {
  const isOurs = error instanceof ApiError && error.code === 'email_not_verified';
  return isOurs ? error.message : connectionMessages.openFailed;
}

/** Why saving an account failed. A 500 means, too, that it is connected already: so the product has it. */
export function saveFailureSentence(error: unknown): string {
  if (!(error instanceof ApiError)) return connectionMessages.failed;
  if (error.code === 'already_connected' || error.status === 500) return connectionMessages.alreadyConnected;
  return error.message || connectionMessages.failed;
}
