import { plainText } from '../reading/plain-text.ts';
import { findLanguage, type Language } from '../reading/text-language.ts';

const nameAfter = [
  /\b(?:DMs|messages|assistant|setter|agent|voice|mensajes|asistente) (?:of|for|to|de|para) (?:[Cc]oach )?(\p{Lu}\p{Ll}+)/u,
  /\b(?:I'm|I am|[Mm]y name is|[Ss]oy|[Mm]e llamo|[Yy]ou are|[Ee]res) (?:[Cc]oach )?(\p{Lu}\p{Ll}+)/u,
  /\b[Cc]oach (\p{Lu}\p{Ll}+)/u,
];

/** Returns the coach's first name from the instructions, or null. */
export function findCoachName(instructions: string): string | null {
  for (const pattern of nameAfter) {
    const name = pattern.exec(instructions)?.[1];
    if (name) return name;
  }
  return null;
}

/**
 * Returns the coach's own words for "are you a bot", where the instructions quote them, they are in this language, and
 * they are true.
 */
export function findBotAnswer(instructions: string, language: Language): string | null {
  const quoted = /\bbots?\b[^\n"“]{0,40}["“]([^"”\n]{10,300})["”]/i.exec(instructions)?.[1];
  if (!quoted || findLanguage(quoted) !== language) return null;
  return /\b(ai|bot|automated|assistant|ia|automatic\w*|asistente)\b/.test(plainText(quoted)) ? quoted : null;
}
