import { ConfigError } from '../platform/config-error.ts';
import { sandboxOrigin, type Sandbox } from './simulators.ts';
import type { Read } from './variables.ts';

/** An endpoint compatible with OpenAI's, and its model. */
type Endpoint = { baseUrl: string; apiKey: string; model: string };

export type MediaConfig = {
  /** Writes down what is said in voice notes; null: they are not heard. */
  transcription: Endpoint | null;
  /** Max minutes of voice notes that are heard for an account in a day; null: no limit. */
  dailyMinutes: number | null;
  /** The price of a minute of voice notes in dollars; null: no costs are shown. */
  minutePrice: number | null;
  /** Describes pictures; null: they are not seen. */
  vision: Endpoint | null;
};

/** Reads how voice notes are heard and pictures are seen. A sandbox has its own where none are set. */
export function readMedia(
  read: Read,
  sandbox: Sandbox,
  llm: { baseUrl: string; apiKey: string; models: string[] },
): MediaConfig {
  return {
    transcription: transcription(read, sandbox),
    dailyMinutes: read('TRANSCRIPTION_DAILY_MINUTES_PER_ACCOUNT') ?? null,
    minutePrice: read('TRANSCRIPTION_MINUTE_PRICE') ?? null,
    vision: vision(read, sandbox, llm),
  };
}

function transcription(read: Read, sandbox: Sandbox): Endpoint | null {
  const baseUrl = read('TRANSCRIPTION_BASE_URL');
  const model = read('TRANSCRIPTION_MODEL');
  if (baseUrl !== undefined) {
    // A default would ask a foreign server for a model that it may not have.
    if (model === undefined)
      throw new ConfigError('TRANSCRIPTION_MODEL must be set along with TRANSCRIPTION_BASE_URL.');
    return { baseUrl, model, apiKey: read('TRANSCRIPTION_API_KEY') ?? '' };
  }
  if (model !== undefined) throw new ConfigError('TRANSCRIPTION_BASE_URL must be set along with TRANSCRIPTION_MODEL.');
  if (!sandbox.enabled) return null;
  return { baseUrl: `${sandboxOrigin(sandbox, 'transcription')}/v1`, model: 'sandbox-ears', apiKey: 'sandbox' };
}

function vision(
  read: Read,
  sandbox: Sandbox,
  llm: { baseUrl: string; apiKey: string; models: string[] },
): Endpoint | null {
  const model = read('VISION_MODEL');
  const own = read('VISION_BASE_URL');
  if (own !== undefined && model === undefined)
    throw new ConfigError('VISION_MODEL must be set along with VISION_BASE_URL.');
  // Most servers of a language model have both.
  if (model !== undefined) {
    return { baseUrl: own ?? llm.baseUrl, apiKey: read('VISION_API_KEY') ?? llm.apiKey, model };
  }
  const isOn = read('LLM_VISION') ?? (sandbox.enabled && read('LLM_BASE_URL') === undefined ? 'on' : 'off');
  return isOn === 'on' ? { baseUrl: llm.baseUrl, apiKey: llm.apiKey, model: llm.models[0]! } : null;
}
