import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { asSimulator, type Simulator } from '../shell/simulator.ts';
import { type Conversation, readConversation } from './conversation.ts';
import type { LanguageModelControl, ModelFailure, RecordedModelRequest } from './language-model-control.ts';
import { ChatCompletionRequest, completionBody, errorBody, type ModelAnswer } from './language-model-wire.ts';
import { type LieMode, slowAnswerMs, stateLie } from './model-lies.ts';
import { writeBrief } from './briefs/write-brief.ts';
import { namePage } from './knowledge/name-page.ts';
import { helpSearch } from './knowledge/search-help.ts';
import { hashText } from './reading/plain-text.ts';
import { writeReply } from './writing/reply.ts';
import { createPictureDescriptions } from './picture-descriptions.ts';
import { asSeenBy } from './model-sight.ts';
import { readSituation } from './situation.ts';
import type { ToolDecision } from './tool-decision.ts';
import { decideToolCalls } from './tool-decisions.ts';
import { nameDanger } from './reading/doubtful-message.ts';
import { nameFitting } from './reading/fitting-intent.ts';
import { agreeWithAll, asksToVerify, verifyAnswer } from './sources/verify-answer.ts';

const modelNames = ['sandbox-setter'];
const rememberedRequests = 1000;

/**
 * A chat model behind OpenAI's protocol that plays an appointment setter: no network, no chance, the same answer
 * to the same conversation. Its base URL is the origin + `/v1`.
 */
export type LanguageModelSimulator = Simulator<LanguageModelControl>;

/** What the simulator is set to, and what it was asked. `liesLeft`: how many more answers lie. */
type ModelState = {
  latencyMs: number;
  failure: ModelFailure | null;
  lie: LieMode | null;
  liesLeft: number;
  count: number;
  requests: RecordedModelRequest[];
};

/** Returns a simulator that answers after `latencyMs` (default: right away). */
export function createLanguageModelSimulator(
  options: { latencyMs?: number; now?: () => Date } = {},
): LanguageModelSimulator {
  const now = options.now ?? (() => new Date());
  const defaultLatencyMs = options.latencyMs ?? 0;
  const app = fastify({ bodyLimit: 4 * 1024 * 1024, forceCloseConnections: true });
  const closing = new AbortController();
  const descriptions = createPictureDescriptions();
  const state: ModelState = {
    latencyMs: defaultLatencyMs,
    failure: null,
    lie: null,
    liesLeft: Infinity,
    count: 0,
    requests: [],
  };

  answerFaultsOfProtocol(app);
  app.get('/v1/models', () => ({
    object: 'list',
    data: modelNames.map((id) => ({ id, object: 'model', created: 1_750_000_000, owned_by: 'sandbox' })),
  }));
  app.post('/v1/chat/completions', async ({ body }, reply) => {
    const parsed = ChatCompletionRequest.safeParse(body);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      return reply.code(400).send(errorBody(`${issue?.path.join('.')}: ${issue?.message}`, 'invalid_request_error'));
    }
    const request = parsed.data;
    if (request.stream) {
      return reply
        .code(400)
        .send(errorBody('This model does not stream.', 'invalid_request_error', 'unsupported_value'));
    }
    const record = remember(state, request, now());
    if (!(await waitToAnswer(state, closing.signal)))
      return reply.code(503).send(errorBody('The model is shutting down.', 'server_error'));
    if (state.failure) return refuse(state, state.failure, record, reply);
    // Two steps of one turn differ by their tool results, so an id is unique in a conversation.
    const id = hashText(JSON.stringify(request.messages)).toString(16).padStart(8, '0');
    const description = await descriptions.answer(request);
    const answer: ModelAnswer =
      description === null ? answerTo(state, request, id, now) : { kind: 'text', text: description };
    record.answered =
      answer.kind === 'text' ? { text: answer.text } : { toolCalls: answer.calls.map((call) => call.function.name) };
    return completionBody(request, answer, id, now());
  });

  return asSimulator(app, createControl(state, defaultLatencyMs, descriptions), () => closing.abort());
}

function createControl(
  state: ModelState,
  defaultLatencyMs: number,
  descriptions: ReturnType<typeof createPictureDescriptions>,
): LanguageModelControl {
  return {
    setLatency: (milliseconds) => {
      state.latencyMs = milliseconds;
    },
    failNext: (next) => {
      state.failure = next.times > 0 ? { ...next } : null;
    },
    lie: (mode, times = Infinity) => {
      state.lie = mode;
      state.liesLeft = times;
    },
    see: descriptions.know,
    clearFaults: () => {
      state.latencyMs = defaultLatencyMs;
      state.failure = null;
      state.lie = null;
    },
    faults: () => ({ latencyMs: state.latencyMs, failure: state.failure, lie: state.lie }),
    requests: () => [...state.requests],
    count: () => state.count,
  };
}

/** Answers requests without a key or to unknown addresses, and errors, as OpenAI does. */
function answerFaultsOfProtocol(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!/^Bearer \S/.test(request.headers.authorization ?? '')) {
      return reply
        .code(401)
        .send(errorBody('You did not provide an API key.', 'invalid_request_error', 'missing_api_key'));
    }
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .send(
        errorBody(`Unknown request URL: ${request.method} ${request.url}.`, 'invalid_request_error', 'unknown_url'),
      ),
  );
  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) =>
    reply
      .code(error.statusCode ?? 500)
      .send(errorBody(error.message, error.statusCode === undefined ? 'server_error' : 'invalid_request_error')),
  );
}

function remember(state: ModelState, request: ChatCompletionRequest, at: Date): RecordedModelRequest {
  const record: RecordedModelRequest = {
    at,
    model: request.model,
    messages: request.messages.map(withoutPictures),
    tools: (request.tools ?? []).map((tool) => tool.function.name),
    status: 200,
    answered: null,
  };
  state.count += 1;
  state.requests.push(record);
  if (state.requests.length > rememberedRequests) state.requests.shift();
  return record;
}

/** Returns a message without the pictures in it, which are long. */
function withoutPictures(message: ChatCompletionRequest['messages'][number]) {
  if (typeof message.content === 'string' || message.content == null) return message;
  return { ...message, content: message.content.map(({ type, text }) => ({ type, text })) };
}

async function waitToAnswer({ lie, latencyMs }: ModelState, signal: AbortSignal): Promise<boolean> {
  const milliseconds = lie === 'slow' ? slowAnswerMs : latencyMs;
  if (milliseconds <= 0) return true;
  return wait(milliseconds, true, { signal }).catch(() => false);
}

function refuse(state: ModelState, refusal: ModelFailure, record: RecordedModelRequest, reply: FastifyReply) {
  refusal.times -= 1;
  if (refusal.times <= 0) state.failure = null;
  record.status = refusal.status;
  if (refusal.status === 429) void reply.header('retry-after', '1');
  return reply
    .code(refusal.status)
    .send(refusal.body ?? errorBody('The model is not available right now.', 'server_error'));
}

/**
 * Returns the answer to whatever the client asks for: search words, what a page is, a judgment, a brief, or the
 * next message.
 */
function answerTo(state: ModelState, request: ChatCompletionRequest, id: string, now: () => Date): ModelAnswer {
  const help = helpSearch(request) ?? namePage(request);
  if (help !== null) return calling([help], id);
  const named =
    nameFitting(request) ?? nameDanger(request, state.lie) ?? writeBrief(request, state.lie === 'invents-brief');
  if (named !== null) return { kind: 'text', text: named };
  return answerInConversation(state, readConversation(request), id, now);
}

function answerInConversation(state: ModelState, conversation: Conversation, id: string, now: () => Date): ModelAnswer {
  const { lie } = state;
  if (asksToVerify(conversation.systemPrompt)) {
    const content = conversation.turns.map(({ text }) => text).join('\n');
    const verdicts = verifyAnswer(content);
    return { kind: 'text', text: lie === 'agrees-with-all' ? agreeWithAll(verdicts, content) : verdicts };
  }
  const situation = asSeenBy(lie, readSituation(conversation));
  const honest = (): ModelAnswer => {
    const decisions = decideToolCalls(situation, now());
    if (decisions.length === 0) return { kind: 'text', text: writeReply(situation, now()) };
    return calling(decisions, id);
  };
  if (lie === null) return honest();
  const lying = stateLie(lie, conversation, situation.language, honest, `call_${id}_0`);
  state.liesLeft -= 1;
  if (state.liesLeft <= 0) state.lie = null;
  return lying;
}

function calling(decisions: ToolDecision[], id: string): ModelAnswer {
  return {
    kind: 'tool-calls',
    calls: decisions.map(({ name, input }, index) => ({
      id: `call_${id}_${index}`,
      type: 'function',
      function: { name, arguments: JSON.stringify(input) },
    })),
  };
}
