import { failureOf } from '../http/call-answer.ts';
import { createPageCheck, withoutEnd } from '../http/list-pages.ts';
import type { Calendar, CalendarAccount, CalendarChange } from '../ports/calendar.ts';
import type { CallGoogle } from './google-calendar-call.ts';
import { toChange } from './google-calendar-mapping.ts';
import { eventListSchema } from './google-calendar-wire.ts';

// Google: events.list returns at most 2,500 entries per page.
const pageSize = '2500';

/** Returns changes by sync tokens: the cursor is the token of the last full reading. */
export function createGoogleChanges(
  call: CallGoogle,
  now: () => Date,
  eventsPath: (account: CalendarAccount) => string[],
): Calendar['listChanges'] {
  return async (account, cursor) => {
    // Google: a sync token cannot be combined with filters, so the first reading decides from when on.
    const filter: Record<string, string> = cursor === null ? { timeMin: now().toISOString() } : { syncToken: cursor };
    const changes: CalendarChange[] = [];
    const mayAsk = createPageCheck();
    let page: Record<string, string> = {};
    for (;;) {
      const answer = await call({
        method: 'GET',
        path: eventsPath(account),
        query: { maxResults: pageSize, ...filter, ...page },
        accessToken: account.accessToken,
        schema: eventListSchema,
      });
      if (answer.kind !== 'accepted') {
        const isTooOld = answer.kind === 'refused' && (answer.action === 'start-over' || answer.action === 'gone');
        return isTooOld && cursor !== null ? { kind: 'start-over' } : failureOf(answer);
      }
      const { items, nextPageToken, nextSyncToken } = answer.body;
      changes.push(...(items ?? []).map(toChange).filter((change) => change !== null));
      if (nextSyncToken) return { kind: 'changes', changes, cursor: nextSyncToken };
      if (!nextPageToken) return { kind: 'refused', detail: 'the last page of events has no sync token' };
      if (!mayAsk(nextPageToken)) return { kind: 'refused', detail: withoutEnd };
      page = { pageToken: nextPageToken };
    }
  };
}
