import { apiFetch } from '../http/api-fetch.ts';
import { maxAnswerBytes } from '../http/bounded-body.ts';
import { providerFetch, type ProviderAnswer } from '../http/provider-fetch.ts';
import { redact } from '../http/redact.ts';
import type { Moderation, ModerationFlag, ModerationOutcome } from '../ports/moderation.ts';
import { ModerationAnswer } from './moderation-wire.ts';

/** Max length of a category's name. */
const maxNameLength = 60;

/** The address of the endpoint (`baseUrl` ends in `/v1`), and how its scores are read. */
export type ModerationOptions = {
  baseUrl: string;
  apiKey: string;
  /** null: the endpoint's own choice. */
  model: string | null;
  /** A category counts from this score; null: where the endpoint itself says that it applies. */
  threshold: number | null;
  timeoutMs: number;
  fetch?: typeof fetch;
};

/** Returns a client of a moderation endpoint with OpenAI's protocol or Mistral's. */
export function createModeration(options: ModerationOptions): Moderation {
  const { apiKey, baseUrl, model, threshold } = options;
  const url = new URL(`${baseUrl}/moderations`);
  return {
    async judge(text) {
      const answer = await providerFetch({
        fetch: options.fetch ?? apiFetch,
        maxBytes: maxAnswerBytes.model,
        method: 'POST',
        url,
        headers: apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` },
        json: { ...(model === null ? {} : { model }), input: text },
        schema: ModerationAnswer,
        timeoutMs: options.timeoutMs,
        secrets: [apiKey],
      });
      return answer.kind === 'accepted'
        ? { kind: 'judged', flags: flagsOf(answer.body, threshold) }
        : failureOf(answer, [apiKey]);
    },
  };
}

/** Returns what applies to any part of the text. `flagged` is not read, because not every server sends it. */
function flagsOf({ results }: ModerationAnswer, threshold: number | null): ModerationFlag[] {
  const highest = new Map<string, number | null>();
  for (const { categories, category_scores: scores } of results) {
    for (const category of new Set([...Object.keys(categories), ...Object.keys(scores ?? {})])) {
      const score = scoreOf(scores?.[category]);
      // A threshold is about scores: where there is none, the endpoint's own verdict counts.
      const applies = threshold === null || score === null ? categories[category] === true : score >= threshold;
      if (!applies || category.length > maxNameLength) continue;
      const before = highest.get(category) ?? null;
      highest.set(category, score === null || (before !== null && before > score) ? before : score);
    }
  }
  return [...highest]
    .map(([category, score]) => ({ category, score }))
    .toSorted((left, right) => (right.score ?? 0) - (left.score ?? 0));
}

function scoreOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function failureOf(
  answer: Exclude<ProviderAnswer<unknown>, { kind: 'accepted' }>,
  secrets: readonly string[],
): ModerationOutcome {
  const unavailable = (
    because: Extract<ModerationOutcome, { kind: 'unavailable' }>['because'],
    detail: string,
    retryAfterMs: number | null = null,
  ): ModerationOutcome => ({ kind: 'unavailable', because, retryAfterMs, detail: redact(detail, secrets) });
  if (answer.kind === 'not-sent') return unavailable('unreachable', answer.detail);
  if (answer.kind === 'unknown') {
    // A server without the endpoint may answer with a page.
    if (isNotOffered(answer.status)) return { kind: 'not-offered', detail: answer.detail };
    if (answer.because === 'timeout') return unavailable('timeout', answer.detail);
    return unavailable(answer.because === 'unreadable' ? 'unreadable' : 'unreachable', answer.detail);
  }
  const detail = `HTTP ${answer.status}`;
  if (isNotOffered(answer.status)) return { kind: 'not-offered', detail };
  if (answer.status === 429) return unavailable('rate-limited', detail, answer.retryAfterMs);
  if (answer.status >= 500) return unavailable('unreachable', detail, answer.retryAfterMs);
  return unavailable([401, 402, 403].includes(answer.status) ? 'unauthorised' : 'unreadable', detail);
}

function isNotOffered(status: number | null): boolean {
  return status === 404 || status === 405;
}
