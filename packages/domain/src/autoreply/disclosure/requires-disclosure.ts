import type { ChatLanguage } from '@spotter/language/detection/chat-languages';
import { countryOfZone } from '../hand-over-words/countries.ts';

// No law there asks for it. Of the states of the US some do, and no zone tells them apart.
const free = new Set(['CA', 'MX', 'AR', 'CO', 'CL', 'GB', 'AU', 'NZ']);
/** Languages that hardly anybody speaks outside of Europe. */
const european = new Set<ChatLanguage>(['de', 'it', 'nl', 'pl']);

/**
 * Whether the law where a contact lives requires that an agent says that a machine writes. Where the place is
 * not known, or the contact's language is of another place than their zone (IANA), it does.
 */
export function requiresDisclosure({ zone, language }: { zone: string | null; language: ChatLanguage }): boolean {
  const country = countryOfZone(zone);
  return country === null || european.has(language) || !free.has(country.code);
}
