import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { errorBody } from '../language-model/language-model-wire.ts';
import { createFaultSwitches } from '../shell/fault-switches.ts';
import { asSimulator, type Simulator } from '../shell/simulator.ts';
import type {
  KnownRecording,
  RecordedTranscription,
  TranscriptionControl,
  TranscriptionFaults,
} from './transcription-control.ts';

const rememberedRequests = 1000;
const knownRecordings = 1000;
// OpenAI takes 25 MB, and tells what a file is by the ending of its name.
const largestBytes = 25 * 1024 * 1024;
const endings = /\.(?:flac|mp3|mp4|mpeg|mpga|m4a|ogg|wav|webm)$/;
const silence: KnownRecording = { text: '', language: 'english', seconds: 1 };
const sure = { logprob: -0.2, compression: 1.2, noSpeech: 0.01 };
const unsure = { logprob: -1.6, compression: 1.4, noSpeech: 0.2 };
const foreignWords = 'Hvad med at vi ses i morgen';

/** A server with OpenAI's `/v1/audio/transcriptions` that knows recordings by their bytes. */
export type TranscriptionSimulator = Simulator<TranscriptionControl>;

/** Returns a simulator that answers right away. Its base URL is the origin + `/v1`. */
export function createTranscriptionSimulator(options: { now?: (() => Date) | undefined } = {}): TranscriptionSimulator {
  const now = options.now ?? (() => new Date());
  const app = fastify({ bodyLimit: largestBytes + 1024 * 1024, forceCloseConnections: true });
  const faults = createFaultSwitches<TranscriptionFaults>(() => {});
  const requests: RecordedTranscription[] = [];
  const known = new Map<string, KnownRecording>();
  let closing = new AbortController();

  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) =>
    reply.code(error.statusCode ?? 500).send(errorBody(error.message, 'invalid_request_error')),
  );

  app.post('/v1/audio/transcriptions', async (request, reply) => {
    const { down, busy, delayMs = 0, deaf, wrong, foreign, notOffered } = faults.now();
    const form = await formOf(request.body, request.headers['content-type'] ?? '');
    const file = form?.get('file');
    const content = file instanceof File ? Buffer.from(await file.arrayBuffer()) : null;
    const sha256 = content === null ? '' : hashOf(content);
    const record: RecordedTranscription = {
      at: now(),
      name: file instanceof File ? file.name : '',
      model: textIn(form, 'model'),
      bytes: content?.length ?? 0,
      sha256,
      language: textIn(form, 'language'),
      status: 200,
    };
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
    if (busy) return refuse(429, 'Rate limit reached.');
    if (content === null || !form?.get('model')) return refuse(400, 'A file and a model are required.');
    if (content.length > largestBytes) return refuse(413, 'Maximum content size limit exceeded.');
    if (content.length === 0 || !endings.test(record.name)) return refuse(400, 'Invalid file format.');
    if (wrong) return { transcript: 'mmh', quality: 'high' };
    const heard = deaf ? silence : (known.get(sha256) ?? silence);
    return answerOf(foreign ? { ...heard, text: foreignWords, language: 'danish', doubts: unsure } : heard, form);
  });

  return asSimulator(
    app,
    {
      ...faults.control,
      requests: () => [...requests],
      know(content, recording) {
        known.delete(hashOf(content));
        known.set(hashOf(content), recording);
        const [oldest] = known.keys();
        if (known.size > knownRecordings && oldest !== undefined) known.delete(oldest);
      },
      hurry() {
        closing.abort();
        closing = new AbortController();
      },
    },
    () => closing.abort(),
  );
}

async function formOf(body: unknown, type: string): Promise<FormData | null> {
  if (!Buffer.isBuffer(body)) return null;
  const response = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
  return response.formData().catch(() => null);
}

function textIn(form: FormData | null, name: string): string | null {
  const value = form?.get(name);
  return typeof value === 'string' ? value : null;
}

function answerOf({ text, language, seconds, doubts = sure }: KnownRecording, form: FormData) {
  const usage = { type: 'duration', seconds: Math.ceil(seconds) };
  if (form.get('response_format') !== 'verbose_json') return { text, usage };
  const segment = {
    id: 0,
    seek: 0,
    start: 0,
    end: seconds,
    text,
    tokens: [],
    temperature: 0,
    avg_logprob: doubts.logprob,
    compression_ratio: doubts.compression,
    no_speech_prob: text === '' ? 0.95 : doubts.noSpeech,
  };
  return { task: 'transcribe', language, duration: seconds, text, segments: text === '' ? [] : [segment], usage };
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
