/** The outcome of embedding texts. An outcome, not an exception. */
export type EmbeddingOutcome =
  /** One vector for each text, in their order, all of one length. */
  | { kind: 'embedded'; vectors: number[][] }
  /** It could not be reached, took too long, or answered with something else. A later try may work. */
  | {
      kind: 'unavailable';
      because: 'unreachable' | 'timeout' | 'rate-limited' | 'unauthorised' | 'unreadable';
      retryAfterMs: number | null;
      detail: string;
    };

/** An endpoint for embeddings compatible with OpenAI's. Never throws. */
export type Embeddings = {
  /** The model that makes the vectors. Those of different models cannot be compared. */
  model: string;
  /** Texts that may be sent in one call. */
  maxConcurrent: number;
  embed(texts: string[], options?: { timeoutMs?: number; signal?: AbortSignal }): Promise<EmbeddingOutcome>;
};
