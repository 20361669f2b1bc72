import { z } from 'zod';

const TextPart = z.object({
  type: z.string(),
  text: z.string().optional(),
  image_url: z.object({ url: z.string() }).optional(),
});
const Content = z.union([z.string(), z.array(TextPart)]).nullish();

const ToolCall = z.object({
  id: z.string(),
  type: z.literal('function').default('function'),
  function: z.object({ name: z.string(), arguments: z.string() }),
});

const Message = z.object({
  role: z.enum(['system', 'developer', 'user', 'assistant', 'tool']),
  content: Content,
  tool_calls: z.array(ToolCall).nullish(),
  tool_call_id: z.string().optional(),
});

const Tool = z.object({
  type: z.literal('function'),
  function: z.object({
    name: z.string(),
    description: z.string().optional(),
    parameters: z.record(z.string(), z.unknown()).optional(),
  }),
});

const ToolChoice = z.union([
  z.enum(['none', 'auto', 'required']),
  z.object({ type: z.literal('function'), function: z.object({ name: z.string() }) }),
]);

/** What a client may post to /v1/chat/completions, as far as the simulator reads it. */
export const ChatCompletionRequest = z.object({
  model: z.string().min(1),
  messages: z.array(Message).min(1),
  tools: z.array(Tool).nullish(),
  tool_choice: ToolChoice.nullish(),
  max_tokens: z.number().int().positive().nullish(),
  max_completion_tokens: z.number().int().positive().nullish(),
  stream: z.boolean().nullish(),
});
export type ChatCompletionRequest = z.infer<typeof ChatCompletionRequest>;
export type WireMessage = z.infer<typeof Message>;

/** A tool call that the model requests from its client. */
type WireToolCall = { id: string; type: 'function'; function: { name: string; arguments: string } };

/** One answer of the model before it is written to the wire. */
export type ModelAnswer = { kind: 'text'; text: string } | { kind: 'tool-calls'; calls: WireToolCall[] };

/** Returns the text of a message, as one string or from its parts. */
export function textOf(content: WireMessage['content']): string {
  if (typeof content === 'string') return content;
  return (content ?? []).map((part) => part.text ?? '').join('\n');
}

/** Returns the body of a completion; token counts are a quarter of the characters. */
export function completionBody(request: ChatCompletionRequest, answer: ModelAnswer, id: string, at: Date) {
  const limit = request.max_completion_tokens ?? request.max_tokens ?? Number.POSITIVE_INFINITY;
  const promptTokens = countTokens(JSON.stringify(request.messages) + JSON.stringify(request.tools ?? []));
  const written = answer.kind === 'text' ? answer.text : JSON.stringify(answer.calls);
  const cut = answer.kind === 'text' && countTokens(answer.text) > limit;
  const completionTokens = Math.min(countTokens(written), limit);
  return {
    id: `chatcmpl-${id}`,
    object: 'chat.completion',
    created: Math.floor(at.getTime() / 1000),
    model: request.model,
    choices: [
      {
        index: 0,
        message:
          answer.kind === 'text'
            ? { role: 'assistant', content: cut ? answer.text.slice(0, limit * 4) : answer.text, refusal: null }
            : { role: 'assistant', content: null, refusal: null, tool_calls: answer.calls },
        logprobs: null,
        finish_reason: answer.kind === 'tool-calls' ? 'tool_calls' : cut ? 'length' : 'stop',
      },
    ],
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
    },
  };
}

/** Returns an error in OpenAI's shape. */
export function errorBody(message: string, type: string, code: string | null = null) {
  return { error: { message, type, param: null, code } };
}

function countTokens(text: string): number {
  return Math.ceil(text.length / 4);
}
