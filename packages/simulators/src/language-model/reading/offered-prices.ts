import { plainText } from './plain-text.ts';
import type { Language } from './text-language.ts';

const amount =
  /(?:[$€£]\s?\d[\d.,]*\d|[$€£]\s?\d|\b\d[\d.,]*\s?(?:usd|eur|mxn|dollars?|euros?|d[oó]lares|pesos|€|\$))/i;

/**
 * Returns the prices in the coach's instructions, each with its offer's name where it has one; empty where the coach
 * keeps prices for the call.
 */
export function readOfferedPrices(instructions: string, language: Language): string[] {
  if (keepsPricesForCall(instructions)) return [];
  const prices: string[] = [];
  for (const line of instructions.split('\n')) {
    const found = amount.exec(line);
    if (!found) continue;
    const name = /^\s*[-*•]\s*([^:]{2,40}):/.exec(line.slice(0, found.index))?.[1]?.trim();
    const price = inLanguage(priceWords(line.slice(found.index)), language);
    prices.push(name ? `${name} ${language === 'en' ? 'is' : 'cuesta'} ${price}` : price);
  }
  // A DM stays short; a longer list is for the call.
  return prices.slice(0, 3);
}

/** Whether the coach names prices only on the call. */
export function keepsPricesForCall(instructions: string): boolean {
  const refusal =
    /\b(don'?t|do not|never|no|nunca) (quote|share|give|say|mention|discuss|tell|talk about|des|digas|menciones|compartas|hables de)\b[^.]{0,30}\b(prices?|pricing|costs?|precios?)\b(?! (that|which|not|other|que))/;
  return instructions.split('\n').some((line) => refusal.test(plainText(line)));
}

/**
 * Returns "$249 a month for 3 months, or $690 at once" from the rest of the line; the bare amount where the line is too
 * long.
 */
function priceWords(rest: string): string {
  const sentence = (/^.*?(?=[.;](?:\s|$)|$)/.exec(rest)?.[0] ?? rest).trim();
  if (sentence.length <= 60) return sentence;
  return /^\S+(?:\s(?:a|per|al|por|for)\s\w+)?/.exec(sentence)?.[0] ?? sentence;
}

const spanishFor: [RegExp, string][] = [
  [/\b(a|per) month\b/gi, 'al mes'],
  [/\b(a|per) week\b/gi, 'a la semana'],
  [/\b(a|per) session\b/gi, 'por sesión'],
  [/\bfor (\d+) months\b/gi, 'por $1 meses'],
  [/\bfor (\d+) weeks\b/gi, 'por $1 semanas'],
  [/\bat once\b/gi, 'en un solo pago'],
  [/\bonce\b/gi, 'una sola vez'],
  [/,? or\b/gi, ' o'],
];

function inLanguage(price: string, language: Language): string {
  if (language === 'en') return price;
  return spanishFor.reduce((text, [english, spanish]) => text.replace(english, spanish), price);
}
