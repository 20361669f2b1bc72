import type { ZodType } from 'zod';

/** A tool the model may call. `execute` gets parsed input; ids of tenant, chat and contact are closed over, never the model's to give. */
export type AgentTool = {
  name: string;
  description: string;
  input: ZodType;
  /** `execute` makes what it can of any input; else one that does not fit is refused before. Absent means no. */
  takesAnyInput?: true;
  execute(input: unknown): Promise<Record<string, unknown>>;
};

export type GenerateRequest = {
  /** The system prompt. Text of contacts never goes in here. */
  instructions: string;
  /** The conversation, oldest first. */
  messages: { role: 'user' | 'assistant'; content: string }[];
  tools: AgentTool[];
  maxOutputTokens: number;
  /** Whole time for all steps, in milliseconds. */
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

/** What the model gave. An outcome, not an exception. */
export type GenerateOutcome =
  | { kind: 'text'; text: string; usage: GenerateUsage }
  /** It answered, but with nothing that may be sent. */
  | { kind: 'unusable'; because: 'empty' | 'cut' | 'refused' | 'too-many-steps' | 'unreadable'; usage: GenerateUsage }
  /** It could not be asked, or took too long. Asking again later may work. */
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
