import { claimsHuman, disclosesBot, type Disclosure } from '@spotter/domain/autoreply';
import { chatLanguages } from '@spotter/language/detection/chat-languages';
import { AppError } from '../../http/app-error.ts';

const reasons = {
  human: 'This says that a person writes. Say that an automated assistant does.',
  silent: 'This doesn’t say that a machine writes. Name an automated assistant, an AI or a bot.',
};

/** Throws invalid_input for own words of a coach that do not say that a machine writes. */
export function checkDisclosure(words: Disclosure['words'] | undefined): void {
  const details = chatLanguages.flatMap((language) => {
    const text = words?.[language];
    if (text === undefined || disclosesBot(text)) return [];
    return [{ path: `disclosure.words.${language}`, message: claimsHuman(text) ? reasons.human : reasons.silent }];
  });
  if (details.length > 0) throw new AppError('invalid_input', details[0]!.message, details);
}
