import { ConfigError } from '../platform/config-error.ts';
import { readMedia, type MediaConfig } from './media.ts';
import { sandboxOrigin, type Sandbox } from './simulators.ts';
import type { Read } from './variables.ts';

export type ModelConfig = {
  /** Max time of the language model for one answer, including all its steps. */
  modelTimeoutMs: number;
  languageModel: {
    baseUrl: string;
    apiKey: string;
    /** The models that an agent may name; the first is the default. */
    models: string[];
    /** Max requests at the same time, for each model. */
    sideBySide: number;
    /** Max tokens a day, for one account and for all together; null: no limit. */
    dailyTokens: { perAccount: number | null; inAll: number | null };
    /** Prices in dollars per million tokens; null: no costs are shown. */
    prices: { input: number; output: number } | null;
  };
  /** A moderation endpoint compatible with OpenAI's; null: none is asked. */
  moderation: { baseUrl: string; apiKey: string; model: string | null; threshold: number | null } | null;
  /** An endpoint for embeddings compatible with OpenAI's; null: knowledge is searched by its words alone. */
  embeddings: { baseUrl: string; apiKey: string; model: string } | null;
  media: MediaConfig;
};

export function readModel(read: Read, sandbox: Sandbox): ModelConfig {
  const llm = languageModel(read, sandbox);
  return {
    modelTimeoutMs: read('MODEL_TIMEOUT_MS') ?? 60_000,
    languageModel: llm,
    media: readMedia(read, sandbox, llm),
    moderation: moderation(read, sandbox),
    embeddings: embeddings(read, sandbox),
  };
}

function languageModel(read: Read, sandbox: Sandbox): ModelConfig['languageModel'] {
  const baseUrl = read('LLM_BASE_URL');
  const models = modelNames(read);
  const input = read('LLM_INPUT_PRICE');
  const output = read('LLM_OUTPUT_PRICE');
  if ((input === undefined) !== (output === undefined)) {
    throw new ConfigError('LLM_INPUT_PRICE and LLM_OUTPUT_PRICE must be set together.');
  }
  const prices = input === undefined || output === undefined ? null : { input, output };
  const sideBySide = read('LLM_CONCURRENCY') ?? 500;
  const dailyTokens = {
    perAccount: read('LLM_DAILY_TOKENS_PER_ACCOUNT') ?? null,
    inAll: read('LLM_DAILY_TOKENS') ?? null,
  };
  if (baseUrl !== undefined) {
    if (models === null) throw new ConfigError('LLM_MODEL or LLM_MODELS must be set along with LLM_BASE_URL.');
    return { baseUrl, models, apiKey: read('LLM_API_KEY') ?? '', prices, sideBySide, dailyTokens };
  }
  if (!sandbox.enabled)
    throw new ConfigError('LLM_BASE_URL must be set, or SANDBOX=on for the simulator of a language model.');
  return {
    baseUrl: `${sandboxOrigin(sandbox, 'languageModel')}/v1`,
    models: models ?? ['sandbox-setter'],
    apiKey: 'sandbox',
    prices,
    sideBySide,
    dailyTokens,
  };
}

/** Returns the models that agents may name; null where none is set. */
function modelNames(read: Read): string[] | null {
  const model = read('LLM_MODEL');
  const models = read('LLM_MODELS');
  if (models === undefined) return model === undefined ? null : [model];
  if (model !== undefined && model !== models[0]) {
    throw new ConfigError('LLM_MODEL must be the first of LLM_MODELS where both are set.');
  }
  return models;
}

function moderation(read: Read, sandbox: Sandbox): ModelConfig['moderation'] {
  const model = read('MODERATION_MODEL') ?? null;
  const threshold = read('MODERATION_THRESHOLD') ?? null;
  const baseUrl = read('MODERATION_BASE_URL');
  if (baseUrl !== undefined) return { baseUrl, apiKey: read('MODERATION_API_KEY') ?? '', model, threshold };
  return sandbox.enabled
    ? { baseUrl: `${sandboxOrigin(sandbox, 'moderation')}/v1`, apiKey: 'sandbox', model, threshold }
    : null;
}

function embeddings(read: Read, sandbox: Sandbox): ModelConfig['embeddings'] {
  const model = read('EMBEDDING_MODEL');
  const own = read('EMBEDDING_BASE_URL');
  if (model === undefined) {
    if (own !== undefined) throw new ConfigError('EMBEDDING_MODEL must be set along with EMBEDDING_BASE_URL.');
    return sandbox.enabled
      ? { baseUrl: `${sandboxOrigin(sandbox, 'embeddings')}/v1`, apiKey: 'sandbox', model: 'sandbox-embedding' }
      : null;
  }
  // Most servers of a language model have both.
  const baseUrl = own ?? read('LLM_BASE_URL');
  if (baseUrl === undefined) throw new ConfigError('EMBEDDING_BASE_URL must be set along with EMBEDDING_MODEL.');
  return { baseUrl, apiKey: read('EMBEDDING_API_KEY') ?? read('LLM_API_KEY') ?? '', model };
}
