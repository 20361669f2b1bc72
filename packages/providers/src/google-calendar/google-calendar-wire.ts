import { z } from 'zod';

const optionalText = z.string().nullish().catch(null);
const instant = z.iso.datetime({ offset: true });

/** An instant, or a whole day; a canceled event may have lost both. */
const moment = z.object({
  dateTime: instant.nullish(),
  date: z.iso.date().nullish().catch(null),
  timeZone: optionalText,
});

const entryPoint = z.object({ entryPointType: z.string(), uri: z.string() });

/** The fields of an event that we read. A canceled one may have only its id. */
export const eventSchema = z.object({
  id: z.string(),
  status: z.string().catch('confirmed'),
  summary: optionalText,
  /** `transparent` leaves its time free. */
  transparency: optionalText,
  updated: instant.nullish().catch(null),
  start: moment.nullish().catch(null),
  end: moment.nullish().catch(null),
  hangoutLink: optionalText,
  /** Of one instance of a series that was changed on its own: the series, and when the instance was meant to be. */
  recurringEventId: optionalText,
  originalStartTime: moment.nullish().catch(null),
  attendees: z
    .array(
      z.object({
        email: optionalText,
        organizer: z.boolean().nullish(),
        self: z.boolean().nullish(),
        responseStatus: optionalText,
      }),
    )
    .nullish()
    .catch(null),
  conferenceData: z
    .object({
      createRequest: z.object({ status: z.object({ statusCode: z.string() }).nullish() }).nullish(),
      entryPoints: z.array(entryPoint).nullish(),
    })
    .nullish()
    .catch(null),
  extendedProperties: z
    .object({ private: z.record(z.string(), z.string()).nullish() })
    .nullish()
    .catch(null),
});
/** The fields of an event that we read. */
export type GoogleEvent = z.infer<typeof eventSchema>;

/** One page of events; only the last page has a sync token. */
export const eventListSchema = z.object({
  timeZone: optionalText,
  summary: optionalText,
  // Without an id it is none of ours; it must not cost the others.
  items: z
    .array(z.unknown())
    .transform((items) => items.flatMap((item) => eventSchema.safeParse(item).data ?? []))
    .nullish(),
  nextPageToken: optionalText,
  nextSyncToken: optionalText,
});

/** The owner's busy times. A calendar that could not be read has `errors` in a 200. */
export const freeBusySchema = z.object({
  calendars: z.record(
    z.string(),
    z.object({
      busy: z.array(z.object({ start: instant, end: instant })).nullish(),
      errors: z.array(z.object({ reason: z.string().catch('unknown') })).nullish(),
    }),
  ),
});

/** The owner of a token. */
export const userInfoSchema = z.object({ id: z.string().min(1), email: z.string().min(1) });

/** Google's first answer to a consent always has a refresh token when the request had `prompt=consent`. */
export const grantSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.number().positive(),
  scope: z.string(),
});

/** A refresh does not change the refresh token. */
export const refreshSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: optionalText,
  expires_in: z.number().positive(),
  scope: z.string(),
});
