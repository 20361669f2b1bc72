import { claimsHuman, clearDisclosures, statesMachine, type Disclosure } from '@spotter/domain/autoreply';
import { fillPlaceholders, noPlaceholderValues } from '@spotter/domain/wording';
import { chatLanguages } from '@spotter/language/detection/chat-languages';
import { AppError } from '../../http/app-error.ts';

const saysHuman = 'This says that a person writes. Say that an automated assistant does.';

const exampleValues = { firstName: 'Maya', coach: 'Dana', callTime: '9:00', link: 'https://example.com' };

/**
 * Throws invalid_input for own words of a coach that do not state that a machine writes, whatever is known of
 * the contact, and for words that answer who writes with a person.
 */
export function checkDisclosure(words: Disclosure['words'] | undefined, answer: string | null | undefined): void {
  const details = chatLanguages.flatMap((language) => {
    const text = words?.[language];
    if (text === undefined) return [];
    const said = [noPlaceholderValues, exampleValues].map((values) => fillPlaceholders(text, values));
    const path = `disclosure.words.${language}`;
    if (said.some(claimsHuman)) return [{ path, message: saysHuman }];
    if (said.every(statesMachine)) return [];
    const missing = `A sentence that only says that a machine writes is missing, such as “${clearDisclosures[language]}”`;
    return [{ path, message: missing }];
  });
  if (claimsHuman(answer ?? '')) details.push({ path: 'config.disclosureWords', message: saysHuman });
  if (details.length > 0) throw new AppError('invalid_input', details[0]!.message, details);
}
