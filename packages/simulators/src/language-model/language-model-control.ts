import type { LieMode } from './model-lies.ts';

/** The next requests are refused with this status; `times: 0` lifts it. Without a body, an error in OpenAI's shape. */
export type ModelFailure = { status: number; body?: unknown; times: number };

/** One request as the simulator saw it. */
export type RecordedModelRequest = {
  at: Date;
  model: string;
  /** The messages as they were posted. */
  messages: unknown[];
  tools: string[];
  status: number;
  /** What was answered: the text, or the names of the tools called. */
  answered: { text: string } | { toolCalls: string[] } | null;
};

/** The other side of the language-model simulator: how it misbehaves, and what it was asked. */
export type LanguageModelControl = {
  /** How long each answer takes, in milliseconds. */
  setLatency(milliseconds: number): void;
  failNext(failure: ModelFailure): void;
  /** Misbehaves so many times, or until it is told otherwise. */
  lie(mode: LieMode | null, times?: number): void;
  /** Honest, at the speed it was created with, and without failures. */
  clearFaults(): void;
  faults(): { latencyMs: number; failure: ModelFailure | null; lie: LieMode | null };
  /** The newest 1,000 requests for a completion, oldest first. */
  requests(): RecordedModelRequest[];
  /** How many requests for a completion there were in all. */
  count(): number;
};
