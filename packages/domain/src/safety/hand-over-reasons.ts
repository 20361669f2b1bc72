/** Why a chat goes to the coach. */
export const handOverReasons = [
  'asked-for-human',
  'medical',
  'minor',
  'red-flag',
  'anger',
  'payment',
  'failed-twice',
] as const;

/** What ends all selling at once and is answered with caring words: eating disorders, self-harm, somebody under 18. */
export const severeReasons = ['red-flag', 'minor'] as const satisfies readonly (typeof handOverReasons)[number][];

export type HandOverReason = (typeof handOverReasons)[number];
export type SevereReason = (typeof severeReasons)[number];

/** Whether this reason ends all selling and asks for caring words, whoever found it: the rules or the model. */
export function isSevere(reason: HandOverReason): reason is SevereReason {
  return severeReasons.some((severe) => severe === reason);
}
