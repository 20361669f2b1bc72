import { plainText } from '../reading/plain-text.ts';
import { findLanguage, type Language } from '../reading/text-language.ts';

/** What leads ask about an offer, apart from its price. */
const topics: { asked: RegExp; answered: RegExp }[] = [
  {
    asked: /\bhow (long|many weeks|many months)\b(?! until| till| have)|\bcuanto (dura|tiempo)\b|\bcuantas semanas\b/,
    answered: /\b(\d+|one|two|three|six|twelve)[- ]?(weeks?|months?|semanas?|mes(es)?)\b/,
  },
  {
    asked: /\bdiscounts?\b|\bany (deal|promo|sale)s?\b|\b(student|military) rate\b|\bdescuentos?\b|\bpromo(cion\w*)?\b/,
    answered: /\bdiscounts?\b|% off\b|\bdescuentos?\b/,
  },
  {
    asked:
      /\b(meal|diet|food|nutrition) plans?\b|\brecipes?\b|\bplan(es)? de (comida|alimentacion|comidas)\b|\brecetas?\b|\bdieta\b/,
    answered:
      /\b(meal|food|nutrition) (plans?|habits?)\b|\brecipes?\b|\bplan(es)? de (comida|alimentacion)\b|\brecetas?\b/,
  },
  {
    asked: /\bguarantee\w*|\brefunds?\b|\bmoney back\b|\bgarant\w+|\breembolso\w*|\bdevoluc\w+/,
    answered: /\bguarantee\w*|\brefunds?\b|\bmoney back\b|\bgarantia\w*|\breembolso\w*|\bdevoluc\w+/,
  },
  {
    asked:
      /\b(is|are) (it|this|the \w+|calls?) (all )?(online|in person|on zoom)\b|\bdo i need (a gym|equipment)\b|\bhow does it work\b|\bwhats? (in|included)\b|\bes (presencial|en linea)\b|\bcomo funciona\b|\bque incluye\b/,
    answered: /\b(online|in person|in the app|check[- ]?ins?|at home|zoom|presencial|en linea|incluye|includes?)\b/,
  },
];

/** Instructions for the agent, not for a lead. */
const orders =
  /\b(never|always|do not|don'?t|say|asked|if they|whoever|write|offer|push|answer|tell|give|nunca|siempre|no (digas|des|menciones)|di|si preguntan|responde|ofrece)\b/;
const longest = 160;

/** Whether a message asks about the offer: length, discount, meal plans, guarantee, how it works. */
export function asksAboutOffer(text: string): boolean {
  const plain = plainText(text);
  return topics.some(({ asked }) => asked.test(plain));
}

/**
 * Returns what the coach's instructions say to a question about the offer, in their own words and in this language;
 * null where they say nothing.
 */
export function findCoachAnswer(instructions: string, question: string, language: Language): string | null {
  const plain = plainText(question);
  const topic = topics.find(({ asked }) => asked.test(plain));
  if (topic === undefined) return null;
  const sentences = instructions
    .split(/\n|(?<=[.!?])\s+/)
    .map((line) => line.replace(/^\s*[-*•]\s*/, '').trim())
    .filter((line) => line !== '' && line.length <= longest);
  const found = sentences.find((line) => {
    const told = plainText(line);
    return topic.answered.test(told) && !orders.test(told) && (findLanguage(line) ?? language) === language;
  });
  return found === undefined ? null : found.replace(/[.!;:\s]+$/, '');
}
