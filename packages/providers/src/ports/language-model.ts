import type { ZodType } from 'zod';

/**
 * A tool the model may call. `execute` gets parsed input. The code binds the ids of tenant, chat and contact;
 * the model cannot supply them.
 */
export type AgentTool = {
  name: string;
  description: string;
  input: ZodType;
  /** Whether `execute` accepts any input; otherwise unfit input is refused before. Absent: no. */
  takesAnyInput?: true;
  execute(input: unknown): Promise<Record<string, unknown>>;
};

export type GenerateRequest = {
  /** The system prompt, without any text of contacts. */
  instructions: string;
  /** The conversation, oldest first. */
  messages: { role: 'user' | 'assistant'; content: string }[];
  /** A picture that goes with the last message, as a JPEG. Absent: none. */
  picture?: Buffer;
  tools: AgentTool[];
  maxOutputTokens: number;
  /** Time limit for all steps together, in ms. */
  timeoutMs: number;
  signal: AbortSignal;
};

export type GenerateUsage = {
  model: string;
  inputTokens: number | null;
  outputTokens: number | null;
  steps: number;
  durationMs: number;
};

/** The outcome of a call of the model. An outcome, not an exception. */
export type GenerateOutcome =
  | { kind: 'text'; text: string; usage: GenerateUsage }
  /** It answered, but with nothing that may be sent. */
  | { kind: 'unusable'; because: 'empty' | 'cut' | 'refused' | 'too-many-steps' | 'unreadable'; usage: GenerateUsage }
  /** It could not be reached, or took too long. A later try may work. */
  | {
      kind: 'unavailable';
      because: 'unreachable' | 'rate-limited' | 'timeout' | 'unauthorised';
      retryAfterMs: number | null;
      detail: string;
    }
  | { kind: 'aborted' };

/** Any OpenAI-compatible chat model. Never throws. */
export type LanguageModel = {
  generate(model: string | null, request: GenerateRequest): Promise<GenerateOutcome>;
};
