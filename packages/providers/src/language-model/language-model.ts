import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  extractReasoningMiddleware,
  generateText,
  isStepCount,
  jsonSchema,
  tool,
  wrapLanguageModel,
  zodSchema,
} from 'ai';
import type { FlexibleSchema, LanguageModel as SdkModel, ModelMessage, PrepareStepFunction, ToolSet } from 'ai';
import type { ZodType } from 'zod';
import { fetchForLibraries } from '../http/api-fetch.ts';
import { maxAnswerBytes } from '../http/bounded-body.ts';
import { parseJson, storableText } from '../http/parse-json.ts';
import { startTimeLimit } from '../http/time-limit.ts';
import type {
  AgentTool,
  GenerateOutcome,
  GenerateRequest,
  GenerateUsage,
  LanguageModel,
} from '../ports/language-model.ts';
import { toFailure } from './language-model-errors.ts';

/** Max calls of the model for one answer: six rounds with tools, and a last one that must be words. */
const stepLimit = 7;
/** Max number of models that are kept; making them again costs little. */
const maxModels = 100;
const stopWhen = isStepCount(stepLimit);
const lastStepSpeaks: PrepareStepFunction<ToolSet> = ({ stepNumber }) =>
  stepNumber === stepLimit - 1 ? { toolChoice: 'none' } : undefined;

// Qwen, DeepSeek and others write their reasoning into the text when a local server does not split it off.
const middleware = extractReasoningMiddleware({ tagName: 'think' });

// No retries here: the job queue retries, with its own pauses.
const callOptions = { temperature: 0.3, maxRetries: 0, telemetry: { isEnabled: false } } as const;

/** The address of the model: `baseUrl` ends in `/v1`. */
export type LanguageModelOptions = { baseUrl: string; apiKey: string; defaultModel: string; fetch?: typeof fetch };

/** Returns any OpenAI-compatible chat model, called at most seven times for one answer. */
export function createLanguageModel(options: LanguageModelOptions): LanguageModel {
  // The SDK's warnings go to the console and name prompt settings; an operator cannot act on them.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const provider = createOpenAICompatible({
    name: 'language-model',
    baseURL: options.baseUrl,
    apiKey: options.apiKey,
    fetch: fetchForLibraries(maxAnswerBytes.model, options.fetch),
  });
  const models = new Map<string, SdkModel>();

  function getModel(id: string): SdkModel {
    let model = models.get(id);
    if (model === undefined) {
      model = wrapLanguageModel({ model: provider.chatModel(id), middleware });
      // Agents can name any model.
      if (models.size >= maxModels) models.clear();
      models.set(id, model);
    }
    return model;
  }

  return {
    async generate(modelId, request) {
      const id = modelId ?? options.defaultModel;
      if (request.signal.aborted) return { kind: 'aborted' };
      const startedAt = performance.now();
      // Counted as the answers come, so that a call that fails at its last step still reports its cost.
      const spent = { inputTokens: null as number | null, outputTokens: null as number | null, steps: 0 };
      const usage = (): GenerateUsage => ({
        model: id,
        ...spent,
        durationMs: Math.round(performance.now() - startedAt),
      });
      const limit = startTimeLimit(request.timeoutMs, request.signal);
      try {
        const result = await generateText({
          ...callOptions,
          model: getModel(id),
          instructions: request.instructions,
          messages: withPicture(request),
          maxOutputTokens: request.maxOutputTokens,
          abortSignal: limit.signal,
          onLanguageModelCallEnd({ usage: { inputTokens, outputTokens } }) {
            spent.steps += 1;
            if (inputTokens !== undefined) spent.inputTokens = (spent.inputTokens ?? 0) + inputTokens;
            if (outputTokens !== undefined) spent.outputTokens = (spent.outputTokens ?? 0) + outputTokens;
          },
          ...(request.tools.length > 0 ? { tools: toTools(request.tools), stopWhen, prepareStep: lastStepSpeaks } : {}),
        });
        // A takeover may have come with the last byte.
        if (request.signal.aborted) return { kind: 'aborted' };
        return toOutcome(result.finalStep, usage());
      } catch (error) {
        return toFailure(error, request.signal, options.apiKey, usage);
      } finally {
        limit.end();
      }
    },
  };
}

/** Returns the messages, the last one with its picture: the bytes themselves, so that nobody fetches anything. */
function withPicture({ messages, picture }: GenerateRequest): ModelMessage[] {
  const last = messages.at(-1);
  if (picture === undefined || last?.role !== 'user') return messages;
  const parts = [
    { type: 'text' as const, text: last.content },
    { type: 'file' as const, mediaType: 'image/jpeg', data: picture },
  ];
  return [...messages.slice(0, -1), { role: 'user', content: parts }];
}

/** Returns the outcome: only a finished answer in words may be sent; every other end has a name of its own. */
function toOutcome(
  step: { text: string; finishReason: string; toolCalls: readonly unknown[] },
  usage: GenerateUsage,
): GenerateOutcome {
  const text = storableText(step.text).trim();
  if (step.finishReason === 'content-filter') return { kind: 'unusable', because: 'refused', usage };
  if (step.finishReason === 'length') return { kind: 'unusable', because: 'cut', usage };
  if (step.toolCalls.length > 0) return { kind: 'unusable', because: 'too-many-steps', usage };
  if (step.finishReason !== 'stop') return { kind: 'unusable', because: 'unreadable', usage };
  if (text === '') return { kind: 'unusable', because: 'empty', usage };
  // Half a pair of tags: reasoning and answer cannot be separated.
  if (/<\/?think\b/i.test(text)) return { kind: 'unusable', because: 'unreadable', usage };
  return { kind: 'text', text, usage };
}

function toTools(tools: readonly AgentTool[]): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, input, takesAnyInput, execute }) => [
      name,
      tool({
        description,
        inputSchema: getSchema(input, takesAnyInput === true),
        execute: async (value: unknown, { abortSignal }: { abortSignal?: AbortSignal | undefined }) => {
          try {
            // A hanging tool must not outlast the time limit, because the SDK would wait for it.
            return await Promise.race([execute(storable(value)), whenAborted(abortSignal)]);
          } catch {
            // The SDK would pass the error's text to the model, with internal details.
            return { ok: false, code: 'failed' };
          }
        },
      }),
    ]),
  );
}

/** Returns input that can be stored: the SDK has parsed the JSON within an answer's JSON already. */
function storable(input: unknown): unknown {
  return parseJson(JSON.stringify(input));
}

function whenAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

// Turning zod into JSON schema is the most expensive part of a call, so tools keep their schemas.
const schemas = new WeakMap<ZodType, FlexibleSchema<unknown>>();

function getSchema(input: ZodType, takesAnyInput: boolean): FlexibleSchema<unknown> {
  let schema = schemas.get(input);
  if (schema === undefined) {
    const strict = zodSchema(input);
    // Without `validate` the input is not checked, but the model still gets the schema.
    schema = takesAnyInput ? jsonSchema(strict.jsonSchema) : strict;
    schemas.set(input, schema);
  }
  return schema;
}
