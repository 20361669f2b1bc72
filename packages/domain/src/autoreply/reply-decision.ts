/** Why an agent answers. */
export const replyReasons = ['trigger-keyword', 're-engagement-keyword', 'conversation-goes-on'] as const;
/** What an answer still waits for. */
export const waitReasons = [
  'delay',
  'burst',
  'model-down',
  'provider-down',
  'rate-limited',
  'account-reconnect',
  'account-restricted',
  'budget',
] as const;
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
/** Why nothing is answered. */
export const silenceReasons = [
  'bot-disabled',
  'chat-disabled',
  'taken-over',
  'handed-over',
  'finished',
  'no-agent',
  'nothing-to-answer',
  'no-keyword',
  'dormant',
  'already-answered',
  'cancelled-by-coach',
  'opted-out',
  'window-closed',
  'plan',
  'other-app-owns-thread',
  'auto-responder',
  'loop',
  'hourly-cap',
  'chat-cap',
] as const;

export type ReplyReason = (typeof replyReasons)[number];
export type WaitReason = (typeof waitReasons)[number];
export type HandOverReason = (typeof handOverReasons)[number];
export type SevereReason = (typeof severeReasons)[number];
export type SilenceReason = (typeof silenceReasons)[number];

/** What to do with a chat now, and why. */
export type ReplyDecision =
  | {
      kind: 'reply';
      /** The messages it answers, oldest first. */
      to: string[];
      because: ReplyReason;
      /** The keyword as the coach wrote it, when one decided. */
      keyword: string | null;
    }
  | { kind: 'wait'; until: Date; because: WaitReason; keyword: string | null }
  /** `severe`: caring words are sent once, as the last thing that the agent says. */
  | { kind: 'hand-over'; because: HandOverReason; severe?: true }
  /** The contact just asked to stop: confirm once, then silence. */
  | { kind: 'opt-out' }
  | { kind: 'stay-silent'; because: SilenceReason };

/** Whether this reason ends all selling and asks for caring words, whoever found it: the rules or the model. */
export function isSevere(reason: HandOverReason): reason is SevereReason {
  return severeReasons.some((severe) => severe === reason);
}
