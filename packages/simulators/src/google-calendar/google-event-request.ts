import { z } from 'zod';
import type { EventFields } from './google-event-store.ts';
import type { ListRequest } from './google-event-list.ts';
import { instant, read } from './google-request.ts';
import { googleRefusal, GoogleRefusal } from './google-refusal.ts';

const moment = z.object({ dateTime: instant });

/** An event as a call writes it. */
export const eventBody = z.object({
  // Google: base32hex, 5 to 1,024 characters.
  id: z
    .string()
    .regex(/^[a-v0-9]{5,1024}$/)
    .optional(),
  summary: z.string().optional(),
  description: z.string().optional(),
  location: z.string().optional(),
  start: moment.optional(),
  end: moment.optional(),
  status: z.enum(['confirmed', 'cancelled']).optional(),
  transparency: z.enum(['opaque', 'transparent']).optional(),
  attendees: z.array(z.object({ email: z.email(), displayName: z.string().optional() })).optional(),
  conferenceData: z
    .object({
      createRequest: z.object({
        requestId: z.string(),
        conferenceSolutionKey: z.object({ type: z.literal('hangoutsMeet') }),
      }),
    })
    .optional(),
  extendedProperties: z.object({ private: z.record(z.string(), z.string()).optional() }).optional(),
});

/** The parameters of a change. */
export const changeQuery = z.object({
  sendUpdates: z.enum(['all', 'externalOnly', 'none']).default('none'),
  conferenceDataVersion: z.enum(['0', '1']).default('0'),
});

const flag = z.enum(['true', 'false']).default('false');
const listQuery = z.object({
  timeMin: instant.optional(),
  timeMax: instant.optional(),
  syncToken: z.string().optional(),
  pageToken: z.string().optional(),
  maxResults: z.coerce.number().int().min(1).max(2_500).default(250),
  singleEvents: flag,
  showDeleted: flag,
  orderBy: z.enum(['startTime', 'updated']).optional(),
  updatedMin: instant.optional(),
  q: z.string().optional(),
  iCalUID: z.string().optional(),
  privateExtendedProperty: z.string().optional(),
});

// Google: none of these can be combined with a sync token.
const notWithSyncToken = [
  'iCalUID',
  'orderBy',
  'privateExtendedProperty',
  'q',
  'timeMin',
  'timeMax',
  'updatedMin',
] as const;

/** Returns the listing that a query asks for; refuses what cannot be combined. */
export function parseListRequest(input: unknown): ListRequest {
  const query = read(listQuery, input);
  if (query.orderBy === 'startTime' && query.singleEvents !== 'true') {
    throw new GoogleRefusal(400, 'badRequest', 'The requested ordering is not available for the particular query.');
  }
  if (query.syncToken !== undefined && notWithSyncToken.some((name) => query[name] !== undefined)) {
    throw new GoogleRefusal(400, 'badRequest', 'Sync token cannot be used with other query restrictions.');
  }
  return { ...query, showDeleted: query.showDeleted === 'true' };
}

/** Returns the fields of an event that a call names. */
export function fieldsOf(body: Omit<z.infer<typeof eventBody>, 'id'>): Partial<EventFields> {
  const { summary, description, location, start, end, transparency, attendees, extendedProperties } = body;
  const fields = {
    summary,
    description,
    location,
    start: start && new Date(start.dateTime).toISOString(),
    end: end && new Date(end.dateTime).toISOString(),
    transparent: transparency && transparency === 'transparent',
    attendees: attendees?.map(({ email, displayName = null }) => ({ email, displayName })),
    privateProperties: extendedProperties?.private,
  };
  if (fields.start && fields.end && fields.end < fields.start) throw googleRefusal(400, 'timeRangeEmpty');
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
