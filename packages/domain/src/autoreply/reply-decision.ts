/** Why an agent answers. */
export const replyReasons = ['trigger-keyword', 're-engagement-keyword', 'conversation-goes-on'] as const;
/** What an answer still waits for. */
export const waitReasons = ['delay', 'burst'] as const;
/** Why a chat goes to the coach. */
export const handOverReasons = ['asked-for-human', 'medical', 'minor', 'red-flag', 'anger', 'failed-twice'] as const;
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
  'opted-out',
  'window-closed',
  'plan',
  'other-app-owns-thread',
] as const;

export type ReplyReason = (typeof replyReasons)[number];
export type WaitReason = (typeof waitReasons)[number];
export type HandOverReason = (typeof handOverReasons)[number];
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
  | { kind: 'hand-over'; because: HandOverReason }
  /** The contact just asked to stop: confirm once, then silence. */
  | { kind: 'opt-out' }
  | { kind: 'stay-silent'; because: SilenceReason };
