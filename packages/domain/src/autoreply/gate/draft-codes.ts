import { foldText } from '@spotter/language/text/folded-text';
import { linear } from '@spotter/language/text/linear-expression';

/** "Use code SPOT50", "te genero el código AMIGO90". */
const codeWords = linear(
  String.raw`\b(?:codes?|coupons?|vouchers?|promo|codigos?|cup(?:on|om)|bon|gutschein(?:code)?|rabattcode|codice|buono|kortingscode|kod)\b`,
);
const code = linear(String.raw`\b[A-Z][A-Z0-9]{3,}\b`);

/** Whether a draft gives a code that the coach's own words do not have: nobody would honor it. */
export function hasUnknownCode(draft: string, coachText: string): boolean {
  if (!codeWords.test(foldText(draft))) return false;
  const known = coachText.toUpperCase();
  return code.findAll(draft).some(({ text }) => !known.includes(text));
}
