import type { SimulatedMessage } from './threads/thread-state.ts';

/** In what the wires of Instagram and Messenger differ. */
export type PlatformDialect = {
  /** `object` of its webhooks. */
  topic: 'instagram' | 'page';
  /** The name of the platform in usage headers and conversation lists. */
  platform: 'instagram' | 'messenger';
  /** What an account can be subscribed to. */
  webhookFields: readonly string[];
  /** The fields whose names differ; null: the platform has no such event. */
  fields: {
    echo: string;
    seen: string;
    referral: string;
    edit: string;
    handover: string;
    unsend: string | null;
    delivery: string | null;
  };
  /** What an echo says of its sender beside the message. */
  echoSource(via: 'api' | 'app', metadata: string | null): Record<string, unknown>;
  /** The `read` object for a chat that was read up to this message. */
  readUntil(newest: SimulatedMessage): Record<string, unknown>;
  /** `num_edit` as it is written. */
  editNumber(edits: number): string | number;
  /** The platform's word for an emoji. */
  reactionName(emoji: string): string;
  /** Refuses a text that is too long. */
  checkText(text: string): void;
  /** Code and subcode of refusals that differ. */
  refusals: {
    noContact: RefusalCode;
    blocked: RefusalCode;
    windowClosed: RefusalCode;
    limited: RefusalCode;
    otherOwner: RefusalCode;
    badContent: RefusalCode;
  };
};

type RefusalCode = readonly [code: number, subcode: number | null];
