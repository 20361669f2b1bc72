import { linkIn } from '../../../platform/link-in.ts';

/** The place of a call: in words, and the address to open where there is one. */
export type CallPlace = { text: string; link: string | null };

/**
 * Returns the place: the calendar's own link, otherwise the coach's words for it (Zoom, phone, studio); null
 * where there are none.
 */
export function placeOf(call: { meetingUrl: string | null }, coach: { meetingPlace: string | null }): CallPlace | null {
  const text = call.meetingUrl ?? coach.meetingPlace;
  return text === null ? null : { text, link: linkIn(text) };
}
