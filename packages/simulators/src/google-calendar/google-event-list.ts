import { googleRefusal, GoogleRefusal } from './google-refusal.ts';
import type { GoogleWorldState } from './google-world-state.ts';

/** The parameters of a listing. */
export type ListRequest = {
  timeMin?: string | undefined;
  timeMax?: string | undefined;
  syncToken?: string | undefined;
  pageToken?: string | undefined;
  maxResults: number;
  showDeleted: boolean;
  orderBy?: 'startTime' | 'updated' | undefined;
};

type Place = { offset: number; upTo: number };

/** Returns one page of a calendar's events, and the token of the next page or of the next synchronization. */
export function listEvents(world: GoogleWorldState, calendar: string, request: ListRequest) {
  const since = request.syncToken === undefined ? null : readSyncToken(world, request.syncToken);
  const place = request.pageToken === undefined ? { offset: 0, upTo: world.changes } : readPlace(request.pageToken);
  const timeMin = request.timeMin === undefined ? -Infinity : Date.parse(request.timeMin);
  const timeMax = request.timeMax === undefined ? Infinity : Date.parse(request.timeMax);
  const all = world.events
    .filter((event) => event.calendar === calendar && event.change <= place.upTo)
    // Everything that changed since, deleted events too; without a sync token only active events, unless requested.
    .filter((event) => (since === null ? request.showDeleted || event.status === 'confirmed' : event.change > since))
    .filter((event) => Date.parse(event.end) > timeMin && Date.parse(event.start) < timeMax);
  if (request.orderBy === 'startTime') all.sort((one, other) => Date.parse(one.start) - Date.parse(other.start));
  const items = all.slice(place.offset, place.offset + request.maxResults);
  const offset = place.offset + items.length;
  return {
    items,
    ...(offset < all.length
      ? { nextPageToken: encode({ offset, upTo: place.upTo }) }
      : { nextSyncToken: encode({ epoch: world.syncEpoch, change: place.upTo }) }),
  };
}

function readSyncToken({ syncEpoch }: GoogleWorldState, token: string): number {
  const read = decode(token) as { epoch?: unknown; change?: unknown } | null;
  if (typeof read?.change !== 'number' || read.epoch !== syncEpoch) throw googleRefusal(410, 'fullSyncRequired');
  return read.change;
}

function readPlace(token: string): Place {
  const read = decode(token) as Place | null;
  if (typeof read?.offset !== 'number') throw new GoogleRefusal(400, 'invalid', 'Invalid page token value.');
  return read;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decode(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    return null;
  }
}
