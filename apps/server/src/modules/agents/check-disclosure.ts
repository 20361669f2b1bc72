import { claimsHuman, disclosesBot, type Disclosure } from '@spotter/domain/autoreply';
import { fillPlaceholders, noPlaceholderValues } from '@spotter/domain/wording';
import { chatLanguages } from '@spotter/language/detection/chat-languages';
import { AppError } from '../../http/app-error.ts';

const reasons = {
  human: 'This says that a person writes. Say that an automated assistant does.',
  silent: 'This doesn’t say that a machine writes. Name an automated assistant, an AI or a bot.',
};

const exampleValues = { firstName: 'Maya', coach: 'Dana', callTime: '9:00', link: 'https://example.com' };

/** Throws invalid_input for own words of a coach that do not say that a machine writes, whoever is known. */
export function checkDisclosure(words: Disclosure['words'] | undefined): void {
  const details = chatLanguages.flatMap((language) => {
    const text = words?.[language];
    if (text === undefined) return [];
    const said = [noPlaceholderValues, exampleValues].map((values) => fillPlaceholders(text, values));
    if (said.every(disclosesBot)) return [];
    const message = said.some(claimsHuman) ? reasons.human : reasons.silent;
    return [{ path: `disclosure.words.${language}`, message }];
  });
  if (details.length > 0) throw new AppError('invalid_input', details[0]!.message, details);
}
