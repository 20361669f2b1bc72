import { apiFetch, type ApiFetch } from '../http/api-fetch.ts';
import { maxAnswerBytes } from '../http/bounded-body.ts';
import { providerFetch, type ProviderAnswer } from '../http/provider-fetch.ts';
import { redact } from '../http/redact.ts';
import type { Recording, Transcription, TranscriptionOutcome } from '../ports/contact-media.ts';
import { TranscriptionAnswer } from './transcription-wire.ts';

/** Max length of a transcript: what a person says in ten minutes. */
const maxTextLength = 10_000;
const maxLanguageLength = 20;

/** The address of the server: `baseUrl` ends in `/v1`. */
export type TranscriptionOptions = {
  baseUrl: string;
  apiKey: string;
  model: string;
  timeoutMs: number;
  fetch?: ApiFetch;
};

/** Returns a client of any server with OpenAI's `/audio/transcriptions`. */
export function createTranscription(options: TranscriptionOptions): Transcription {
  const { baseUrl, apiKey, model } = options;
  const url = new URL(`${baseUrl}/audio/transcriptions`);
  // Newer models of OpenAI's answer in the short form only, and so do some servers.
  let isVerbose = !model.startsWith('gpt-');

  function ask(recording: Recording, language: string | null, verbose: boolean) {
    const multipart = new FormData();
    const file = new Blob([recording.bytes], { type: recording.mediaType });
    multipart.append('file', file, `voice-note.${recording.ending}`);
    multipart.append('model', model);
    multipart.append('response_format', verbose ? 'verbose_json' : 'json');
    if (language !== null) multipart.append('language', language);
    return providerFetch({
      fetch: options.fetch ?? apiFetch,
      maxBytes: maxAnswerBytes.model,
      method: 'POST',
      url,
      headers: apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` },
      multipart,
      schema: TranscriptionAnswer,
      timeoutMs: options.timeoutMs,
      secrets: [apiKey],
    });
  }

  return {
    async transcribe(recording, { language }) {
      const answer = await ask(recording, language, isVerbose);
      if (isVerbose && isAboutForm(answer)) {
        isVerbose = false;
        return outcomeOf(await ask(recording, language, false), apiKey);
      }
      return outcomeOf(answer, apiKey);
    },
  };
}

/** Whether a server refuses the long form of the answer. */
function isAboutForm(answer: ProviderAnswer<unknown>): boolean {
  return answer.kind === 'refused' && answer.status === 400 && /response_format/.test(JSON.stringify(answer.body));
}

function outcomeOf(answer: ProviderAnswer<TranscriptionAnswer>, apiKey: string): TranscriptionOutcome {
  return answer.kind === 'accepted' ? heardIn(answer.body) : failureOf(answer, apiKey);
}

function heardIn(body: TranscriptionAnswer): TranscriptionOutcome {
  const { text, language, languages, duration, usage, segments } = body;
  return {
    kind: 'heard',
    text: text.trim().slice(0, maxTextLength),
    isCut: text.trim().length > maxTextLength,
    language: (language ?? languages?.[0]?.code ?? null)?.slice(0, maxLanguageLength) ?? null,
    seconds: duration ?? usage?.seconds ?? null,
    stretches: (segments ?? []).map((segment) => ({
      seconds: Math.max(0, (segment.end ?? 0) - (segment.start ?? 0)),
      logprob: segment.avg_logprob ?? null,
      compression: segment.compression_ratio ?? null,
      noSpeech: segment.no_speech_prob ?? null,
    })),
  };
}

function failureOf(
  answer: Exclude<ProviderAnswer<unknown>, { kind: 'accepted' }>,
  apiKey: string,
): TranscriptionOutcome {
  const unavailable = (
    because: Extract<TranscriptionOutcome, { kind: 'unavailable' }>['because'],
    detail: string,
    retryAfterMs: number | null = null,
  ): TranscriptionOutcome => ({ kind: 'unavailable', because, retryAfterMs, detail: redact(detail, [apiKey]) });
  if (answer.kind === 'not-sent') return unavailable('unreachable', answer.detail);
  if (answer.kind === 'unknown') {
    if (isNotOffered(answer.status)) return { kind: 'not-offered', detail: answer.detail };
    if (answer.because === 'timeout') return unavailable('timeout', answer.detail);
    return unavailable(answer.because === 'unreadable' ? 'unreadable' : 'unreachable', answer.detail);
  }
  const { status } = answer;
  const detail = `HTTP ${status}`;
  if (isNotOffered(status)) return { kind: 'not-offered', detail };
  if (status === 413) return { kind: 'refused', because: 'too-large', detail };
  if (status === 400 || status === 415 || status === 422) return { kind: 'refused', because: 'unreadable', detail };
  if (status === 429) return unavailable('rate-limited', detail, answer.retryAfterMs);
  return unavailable([401, 402, 403].includes(status) ? 'unauthorised' : 'unreachable', detail, answer.retryAfterMs);
}

function isNotOffered(status: number | null): boolean {
  return status === 404 || status === 405;
}
