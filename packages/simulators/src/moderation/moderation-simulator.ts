import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { errorBody } from '../language-model/language-model-wire.ts';
import { plainText } from '../language-model/reading/plain-text.ts';
import { createFaultSwitches } from '../shell/fault-switches.ts';
import { asSimulator, type Simulator } from '../shell/simulator.ts';
import type { ModerationControl, ModerationFaults, RecordedModerationRequest } from './moderation-control.ts';
import { ModerationRequest, resultOf, textsOf } from './moderation-wire.ts';
import { moderationCategories, moderationWords, type ModerationCategory } from './moderation-words.ts';

const rememberedRequests = 1000;
/** What a flood finds in every text. */
const floodOf: ModerationCategory[] = ['self-harm', 'violence'];

/** A moderation endpoint with OpenAI's protocol that uses lists of words. Its base URL is the origin + `/v1`. */
export type ModerationSimulator = Simulator<ModerationControl>;

/** Returns a simulator that answers right away, and honestly as far as its words go. */
export function createModerationSimulator(options: { now?: (() => Date) | undefined } = {}): ModerationSimulator {
  const now = options.now ?? (() => new Date());
  const app = fastify({ bodyLimit: 1024 * 1024, forceCloseConnections: true });
  const faults = createFaultSwitches<ModerationFaults>(() => {});
  const requests: RecordedModerationRequest[] = [];
  let closing = new AbortController();

  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) =>
    reply.code(error.statusCode ?? 500).send(errorBody(error.message, 'invalid_request_error')),
  );

  app.post('/v1/moderations', async (request, reply) => {
    const { down, delayMs = 0, wrong, flood, notOffered } = faults.now();
    const parsed = ModerationRequest.safeParse(request.body);
    const texts = parsed.success ? textsOf(parsed.data) : [];
    const record: RecordedModerationRequest = { at: now(), input: texts.join('\n'), status: 200, flagged: [] };
    requests.push(record);
    if (requests.length > rememberedRequests) requests.shift();
    const refuse = (status: number, message: string) => {
      record.status = status;
      return reply.code(status).send(errorBody(message, status < 500 ? 'invalid_request_error' : 'server_error'));
    };
    if (delayMs > 0) await wait(delayMs, undefined, { signal: closing.signal }).catch(() => {});
    if (notOffered) return refuse(404, `Unknown request URL: POST ${request.url}.`);
    if (!/^Bearer \S/.test(request.headers.authorization ?? '')) return refuse(401, 'You did not provide an API key.');
    if (down) return refuse(503, 'The server is overloaded.');
    if (!parsed.success) return refuse(400, 'The input cannot be read.');
    if (wrong) return { id: 'modr-wrong', results: [{ verdict: 'fine', confidence: 'high' }] };
    const found = texts.map((text) => (flood ? floodOf : judge(text)));
    record.flagged = [...new Set(found.flat())];
    return {
      id: `modr-${requests.length}`,
      model: parsed.data.model ?? 'omni-moderation-latest',
      results: found.map(resultOf),
    };
  });

  return asSimulator(
    app,
    {
      ...faults.control,
      requests: () => [...requests],
      hurry() {
        closing.abort();
        closing = new AbortController();
      },
    },
    () => closing.abort(),
  );
}

function judge(text: string): ModerationCategory[] {
  const plain = plainText(text);
  return moderationCategories.filter((category) =>
    (moderationWords[category] ?? []).some((words) => words.test(plain)),
  );
}
