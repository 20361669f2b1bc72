import { liveEvents, type InboxCounts, type SavedView } from '@spotter/contract';
import type { WorkspaceId } from '../platform/access.ts';
import type { Logger } from '../platform/logger.ts';
import type { Gateway } from './gateway.ts';

/** The time over which changes of counts are combined, because a busy account changes many times a second. */
const gatherMs = 250;
/** The pause between two checks of connected workspaces' counts, because windows expire without an event. */
const pollEveryMs = 60_000;

/** Sends a workspace's inbox counts to its users whenever they, or those of its saved views, have changed. */
export function createCountTeller(options: {
  gateway: Gateway;
  logger: Logger;
  count(workspaceId: WorkspaceId): Promise<InboxCounts>;
  /** Returns the saved views with their counts: whoever shows them reads them again. */
  listViews(workspaceId: WorkspaceId): Promise<SavedView[]>;
}) {
  const { gateway } = options;
  const timers = new Map<WorkspaceId, NodeJS.Timeout>();
  /** The counts last sent to each connected workspace. */
  let published = new Map<WorkspaceId, string>();

  async function publish(workspaceId: WorkspaceId): Promise<void> {
    timers.delete(workspaceId);
    if (!gateway.isWorkspaceConnected(workspaceId)) return;
    try {
      const [counts, views] = await Promise.all([options.count(workspaceId), options.listViews(workspaceId)]);
      const written = JSON.stringify([counts, views]);
      // How many chats each person has of their own is not counted here.
      const isPersonal = views.some(({ filter }) => filter.assignee === 'me');
      if (!isPersonal && published.get(workspaceId) === written) return;
      published.set(workspaceId, written);
      gateway.notifyWorkspace(workspaceId, liveEvents.inboxCounts.name, counts);
    } catch (error) {
      options.logger.error({ error, workspaceId }, 'The counts of an inbox could not be told');
    }
  }

  function noteChange(workspaceId: WorkspaceId): void {
    if (timers.has(workspaceId) || !gateway.isWorkspaceConnected(workspaceId)) return;
    timers.set(
      workspaceId,
      setTimeout(() => void publish(workspaceId), gatherMs),
    );
  }

  const check = setInterval(() => {
    const connected = gateway.connectedWorkspaces();
    published = new Map([...published].filter(([workspaceId]) => connected.includes(workspaceId)));
    for (const workspaceId of connected) noteChange(workspaceId);
  }, pollEveryMs);

  return {
    /** Notes a change in a chat of the workspace. */
    noteChange,
    stop(): void {
      clearInterval(check);
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
