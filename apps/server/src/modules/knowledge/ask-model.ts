import type { LanguageModel } from '@spotter/providers/ports/language-model';
import type { z, ZodType } from 'zod';
import type { WorkspaceId } from '../../platform/access.ts';

/** The operator's model for a workspace, within its daily limits of tokens. */
export type KnowledgeModel = {
  modelFor(asker: { workspaceId: WorkspaceId; isAwaited?: boolean }): LanguageModel;
  /** The end of the workspace's pause; null: it may ask. */
  pausedUntil(workspaceId: WorkspaceId): Promise<Date | null>;
};

/**
 * Asks the model for one thing, which it gives by calling a tool. Returns null where it does not, whatever the
 * reason. What it is asked about is data: it has no other tool, and what it gives is only searched by.
 */
export async function askForInput<Input extends ZodType>(
  model: LanguageModel,
  asked: {
    instructions: string;
    data: unknown;
    tool: { name: string; description: string; input: Input };
    maxOutputTokens: number;
    timeoutMs: number;
    signal?: AbortSignal | undefined;
  },
): Promise<z.output<Input> | null> {
  let given: z.output<Input> | null = null;
  const enough = new AbortController();
  await model.generate(null, {
    instructions: asked.instructions,
    messages: [{ role: 'user', content: JSON.stringify(asked.data) }],
    tools: [
      {
        ...asked.tool,
        async execute(input) {
          given = input as z.output<Input>;
          // What it would say about it is not needed.
          enough.abort();
          return { ok: true };
        },
      },
    ],
    maxOutputTokens: asked.maxOutputTokens,
    timeoutMs: asked.timeoutMs,
    signal: asked.signal === undefined ? enough.signal : AbortSignal.any([asked.signal, enough.signal]),
  });
  return given;
}
