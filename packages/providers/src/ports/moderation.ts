/** A category of the endpoint that a text falls into, by the endpoint's own name. */
export type ModerationFlag = { category: string; score: number | null };

/** The endpoint's verdict on one text. An outcome, not an exception. */
export type ModerationOutcome =
  /** The categories that apply, the highest score first; none: the text is harmless. */
  | { kind: 'judged'; flags: ModerationFlag[] }
  /** There is no moderation at this address. */
  | { kind: 'not-offered'; detail: string }
  /** It could not be reached, took too long, or answered with something else. A later try may work. */
  | {
      kind: 'unavailable';
      because: 'unreachable' | 'timeout' | 'rate-limited' | 'unauthorised' | 'unreadable';
      retryAfterMs: number | null;
      detail: string;
    };

/** A moderation endpoint compatible with OpenAI's. Never throws. */
export type Moderation = {
  judge(text: string): Promise<ModerationOutcome>;
};
