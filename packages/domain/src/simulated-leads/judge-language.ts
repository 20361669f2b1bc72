import { clearLanguage, guessedLanguage } from '@spotter/language/detection/chat-language';
import type { ChatLanguage } from '@spotter/language/detection/chat-languages';
import { withoutLinks } from '../autoreply/gate/draft-links.ts';
import type { Failure, PlayedConversation } from './played-conversation.ts';

/** Whether a lead is answered in a language in which it writes. Words that show no language are in any. */
export function judgeLanguage({ character, messages }: PlayedConversation): Failure[] {
  const written = new Set<ChatLanguage>([character.language]);
  for (const [message, { from, text }] of messages.entries()) {
    if (from === 'lead') {
      const language = guessedLanguage([text]);
      // What a single word looks like says little.
      if (language !== null && clearLanguage(text) === language) written.add(language);
      continue;
    }
    const language = clearLanguage(withoutLinks(text));
    if (language !== null && !written.has(language))
      return [
        { rule: 'language', message, sentence: 'The agent answered in a language in which the lead does not write.' },
      ];
  }
  return [];
}
