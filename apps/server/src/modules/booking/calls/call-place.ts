import { chunksOf } from '@spotter/language/text/tokens';

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

/** Returns the first web address in the words. */
function linkIn(text: string): string | null {
  for (const word of chunksOf(text)) {
    const address = word.replace(/^[("'<]/, '').replace(/[.,;:!?)"'>]$/, '');
    if (/^https?:\/\//i.test(address) && URL.canParse(address)) return new URL(address).href;
  }
  return null;
}
