import { z } from 'zod';
import { parseJson } from '../http/parse-json.ts';

/** The topics of Meta's messaging webhooks: `instagram` for Instagram accounts, `page` for Messenger. */
export type WebhookTopic = 'instagram' | 'page';

/** One element of a delivery: a raw messaging event with what the envelope says about it, or why there is none. */
export type EnvelopeElement =
  | {
      kind: 'event';
      accountId: string;
      /** Another app owns the conversation. */
      standby: boolean;
      /** The envelope's own time, for events without one. */
      sentAt: unknown;
      event: unknown;
    }
  | EnvelopeChange
  | { kind: 'ignored'; because: string };

/** A change that is not a direct message: comments, mentions, the feed of a page. */
export type EnvelopeChange = { kind: 'change'; accountId: string; sentAt: unknown; field: string; value: unknown };

/** An id on the wire: a string, or a number where Meta forgot the quotes. */
export const wireId = z.union([z.string().min(1), z.number().transform(String)]);

const changeSchema = z.object({ field: z.string(), value: z.unknown().optional() });
const directMessageSchema = z.looseObject({ sender: z.looseObject({}), recipient: z.looseObject({}) });
const bodySchema = z.object({ object: z.unknown().optional(), entry: z.array(z.unknown()) });
const entrySchema = z.object({
  id: wireId,
  time: z.unknown().optional(),
  messaging: z.unknown().optional(),
  standby: z.unknown().optional(),
  changes: z.unknown().optional(),
  field: z.unknown().optional(),
  value: z.unknown().optional(),
});
type Entry = z.infer<typeof entrySchema>;

/**
 * Splits a delivery, in the order of the wire. Never throws and never returns nothing: an unreadable body, entry
 * or element becomes one `ignored` beside its readable neighbors.
 */
export function readEnvelope(rawBody: string, topic: WebhookTopic): EnvelopeElement[] {
  let body: unknown;
  try {
    body = parseJson(rawBody);
  } catch {
    return [ignored('the body is not JSON')];
  }
  // Some of Meta's samples wrap the whole body in an array.
  const elements = (Array.isArray(body) ? body : [body]).flatMap((part) => readBody(part, topic));
  return elements.length > 0 ? elements : [ignored('the body holds no entry')];
}

function readBody(body: unknown, topic: WebhookTopic): EnvelopeElement[] {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) return [ignored('the body is not a webhook envelope')];
  if (parsed.data.object !== topic) return [ignored(`the body is not of topic ${topic}`)];
  return parsed.data.entry.flatMap((entry) => {
    const parsedEntry = entrySchema.safeParse(entry);
    return parsedEntry.success ? readEntry(parsedEntry.data) : [ignored('an entry without id')];
  });
}

function readEntry(entry: Entry): EnvelopeElement[] {
  // The dashboard's "Test" button sends events of an account that does not exist.
  if (entry.id === '0') return [ignored('a test event of the app dashboard')];
  const elements = [
    ...list(entry.messaging).map((event) => found(entry, event, false)),
    ...list(entry.standby).map((event) => found(entry, event, true)),
    ...list(entry.changes).map((change) => readChange(entry, change)),
    // Business Login events are documented without the `changes` array.
    ...(entry.field === undefined ? [] : [readChange(entry, { field: entry.field, value: entry.value })]),
  ];
  return elements.length > 0 ? elements : [ignored('an entry without events')];
}

/** Reads a change. Direct messages come as `messaging`; as a change they are accepted too. */
function readChange(entry: Entry, change: unknown): EnvelopeElement {
  const parsed = changeSchema.safeParse(change);
  if (!parsed.success) return ignored('an unreadable change');
  return directMessageSchema.safeParse(parsed.data.value).success
    ? found(entry, parsed.data.value, parsed.data.field === 'standby')
    : { kind: 'change', accountId: entry.id, sentAt: entry.time, field: parsed.data.field, value: parsed.data.value };
}

function found(entry: Entry, event: unknown, standby: boolean): EnvelopeElement {
  return { kind: 'event', accountId: entry.id, standby, sentAt: entry.time, event };
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function ignored(because: string): { kind: 'ignored'; because: string } {
  return { kind: 'ignored', because };
}
