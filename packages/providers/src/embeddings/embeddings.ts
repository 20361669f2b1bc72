import { apiFetch } from '../http/api-fetch.ts';
import { maxAnswerBytes } from '../http/bounded-body.ts';
import { providerFetch, type ProviderAnswer } from '../http/provider-fetch.ts';
import { redact } from '../http/redact.ts';
import type { EmbeddingOutcome, Embeddings } from '../ports/embeddings.ts';
import { EmbeddingsAnswer } from './embeddings-wire.ts';

/** OpenAI: 2,048 texts and 300,000 tokens in a request; local servers take fewer. */
const maxConcurrent = 64;
/** OpenAI: 8,192 tokens in a text; two characters a token is the least that is common. */
const maxTextLength = 16_000;

/** The address of the endpoint (`baseUrl` ends in `/v1`), and the model that is asked for. */
export type EmbeddingsOptions = {
  baseUrl: string;
  apiKey: string;
  model: string;
  timeoutMs: number;
  fetch?: typeof fetch;
};

/** Returns a client of an embeddings endpoint with OpenAI's protocol. */
export function createEmbeddings(options: EmbeddingsOptions): Embeddings {
  const { baseUrl, apiKey, model } = options;
  const url = new URL(`${baseUrl}/embeddings`);
  return {
    model,
    maxConcurrent,
    async embed(texts, { timeoutMs = options.timeoutMs, signal } = {}) {
      if (texts.length === 0) return { kind: 'embedded', vectors: [] };
      const answer = await providerFetch({
        fetch: options.fetch ?? apiFetch,
        maxBytes: maxAnswerBytes.vectors,
        method: 'POST',
        url,
        headers: apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` },
        // An empty text is refused.
        json: { model, input: texts.map((text) => text.slice(0, maxTextLength) || ' '), encoding_format: 'float' },
        schema: EmbeddingsAnswer,
        timeoutMs,
        ...(signal === undefined ? {} : { signal }),
        secrets: [apiKey],
      });
      return answer.kind === 'accepted' ? vectorsOf(answer.body, texts.length) : failureOf(answer, [apiKey]);
    },
  };
}

/** Reads the vectors in the order of the texts: servers may answer in another one, and say so by `index`. */
function vectorsOf({ data }: EmbeddingsAnswer, count: number): EmbeddingOutcome {
  const vectors = new Map(data.map(({ index, embedding }, place) => [index ?? place, embedding]));
  const found = Array.from({ length: count }, (_, place) => vectors.get(place)).filter(
    (vector) => vector !== undefined,
  );
  const length = found[0]?.length;
  if (data.length !== count || found.length !== count || found.some((vector) => vector.length !== length))
    return { kind: 'unavailable', because: 'unreadable', retryAfterMs: null, detail: 'Vectors are missing' };
  return { kind: 'embedded', vectors: found };
}

function failureOf(
  answer: Exclude<ProviderAnswer<unknown>, { kind: 'accepted' }>,
  secrets: readonly string[],
): EmbeddingOutcome {
  const unavailable = (
    because: Extract<EmbeddingOutcome, { kind: 'unavailable' }>['because'],
    detail: string,
    retryAfterMs: number | null = null,
  ): EmbeddingOutcome => ({ kind: 'unavailable', because, retryAfterMs, detail: redact(detail, secrets) });
  if (answer.kind === 'not-sent') return unavailable('unreachable', answer.detail);
  if (answer.kind === 'unknown') {
    if (answer.because === 'timeout' || answer.because === 'unreadable')
      return unavailable(answer.because, answer.detail);
    return unavailable('unreachable', answer.detail);
  }
  const detail = `HTTP ${answer.status}`;
  if (answer.status === 429) return unavailable('rate-limited', detail, answer.retryAfterMs);
  if (answer.status >= 500) return unavailable('unreachable', detail, answer.retryAfterMs);
  return unavailable([401, 402, 403].includes(answer.status) ? 'unauthorised' : 'unreadable', detail);
}
