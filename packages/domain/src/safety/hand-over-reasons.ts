/**
 * Why a chat is handed over to the coach. `unanswered`: nothing that the coach entered answers what was asked;
 * `unheard-note`: what was said in a voice note is not known; `delicate-picture`: one that no agent may judge.
 */
export const handOverReasons = [
  'asked-for-human',
  'medical',
  'minor',
  'red-flag',
  'anger',
  'payment',
  'failed-twice',
  'unanswered',
  'unheard-note',
  'delicate-picture',
] as const;

/** Reasons that end all selling at once and get caring words: eating disorders, self-harm, a person under 18. */
export const severeReasons = ['red-flag', 'minor'] as const satisfies readonly (typeof handOverReasons)[number][];

/** Reasons after which a contact may still get answers of the coach's knowledge: no danger, no money, no anger. */
export const harmlessReasons = [
  'asked-for-human',
  'unanswered',
  'unheard-note',
] as const satisfies readonly (typeof handOverReasons)[number][];

export type HandOverReason = (typeof handOverReasons)[number];
export type SevereReason = (typeof severeReasons)[number];

/**
 * Whether this reason ends all selling and needs caring words,
 * no matter whether the rules or the model found it.
 */
export function isSevere(reason: HandOverReason): reason is SevereReason {
  return severeReasons.some((severe) => severe === reason);
}
