import { ApiError } from '@spotter/contract';
import { type ChatLanguage, chatLanguages } from '@spotter/language/detection/chat-languages';
import { german, italian } from './managed-words-de-it.ts';
import { english, spanish } from './managed-words-en-es.ts';
import { dutch, polish } from './managed-words-nl-pl.ts';
import { french, portuguese } from './managed-words-pt-fr.ts';
import type { ManagedWords } from './managed-words.ts';

const words: Record<ChatLanguage, ManagedWords> = {
  en: english,
  es: spanish,
  pt: portuguese,
  fr: french,
  de: german,
  it: italian,
  nl: dutch,
  pl: polish,
};

/** Returns the sentences of a language. */
export function managedWords(language: ChatLanguage): ManagedWords {
  return words[language];
}

/** Returns the reader's language as the browser reports it, for pages without a call. */
export function browserLanguage(): ChatLanguage {
  for (const name of navigator.languages) {
    const found = chatLanguages.find((language) => name.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}

/** Returns why a change was refused. */
export function changeRefusal(error: Error, texts: ManagedWords): string {
  if (!(error instanceof ApiError)) return texts.changeFailed;
  switch (error.code) {
    case 'offline':
      return texts.offline;
    case 'slot_taken':
      return texts.taken;
    case 'invalid_input':
    case 'times_changed':
      return texts.notPossible;
    case 'provider_down':
      return texts.calendarDown;
    case 'too_many_requests':
      return texts.tooMany;
    case 'conflict':
      return texts.changed;
    default:
      return texts.changeFailed;
  }
}
