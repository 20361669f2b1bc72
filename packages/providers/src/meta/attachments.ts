import { z } from 'zod';
import type { Attachment } from '../ports/channel-event.ts';

const attachmentSchema = z.object({
  type: z.string().min(1),
  // A `fallback` may have a null payload; view-once media have no address.
  payload: z
    .object({ url: z.string().nullish().catch(null), title: z.string().nullish().catch(null) })
    .nullish()
    .catch(null),
});

// Meta sent some attachments under two types until 2026-08-30:
// the left one is shown, its twin on the right is not.
const twins = [
  ['sticker', 'image'],
  ['ig_post', 'share'],
] as const;

/** Returns a message's attachments in order, twins once. An unreadable one stays, as type `unknown`. */
export function toAttachments(wire: readonly unknown[]): Attachment[] {
  const attachments = wire.map((element): Attachment => {
    const parsed = attachmentSchema.safeParse(element);
    if (!parsed.success) return { type: 'unknown', url: null, title: null };
    return { type: parsed.data.type, url: parsed.data.payload?.url ?? null, title: parsed.data.payload?.title ?? null };
  });
  const types = new Set(attachments.map((attachment) => attachment.type));
  return attachments.filter(({ type }) => !twins.some(([shown, hidden]) => type === hidden && types.has(shown)));
}
