import type { LieMode } from './model-lies.ts';

/**
 * The next requests are refused with this status; `times: 0` ends this.
 * Without a body, an error in OpenAI's shape.
 */
export type ModelFailure = { status: number; body?: unknown; times: number };

/** One request as the simulator saw it. */
export type RecordedModelRequest = {
  at: Date;
  model: string;
  /** The messages as they were posted. */
  messages: unknown[];
  tools: string[];
  status: number;
  /** The answer: the text, or the names of the called tools. */
  answered: { text: string } | { toolCalls: string[] } | null;
};

/** The control side of the language-model simulator: its misbehavior and its requests. */
export type LanguageModelControl = {
  /** Sets how long each answer takes, in ms. */
  setLatency(milliseconds: number): void;
  failNext(failure: ModelFailure): void;
  /** Misbehaves a number of times, or until this is ended. */
  lie(mode: LieMode | null, times?: number): void;
  /** Has it say this of a picture that looks like this one. */
  see(picture: Uint8Array, answer: string): Promise<void>;
  /** Makes it honest again, at its first speed, and without failures. */
  clearFaults(): void;
  faults(): { latencyMs: number; failure: ModelFailure | null; lie: LieMode | null };
  /** Returns the newest 1,000 requests for a completion, oldest first. */
  requests(): RecordedModelRequest[];
  /** Returns the number of all requests for a completion. */
  count(): number;
};
