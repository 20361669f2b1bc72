// npm run check-model: tries the configured language model and moderation endpoint before an agent is turned on.
// See docs/how-to/choose-a-model.md.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseModels } from '../config/config.ts';
import { reportCheck } from '../model-check/check-report.ts';
import { tryMediaEndpoints } from '../model-check/try-media-endpoints.ts';
import { runCheck } from '../model-check/run-check.ts';
import { readSafetySample } from '../model-check/safety-sample.ts';
import { connectModel, connectModeration, connectTranscription, connectVision } from '../provider-clients.ts';
import { ConfigError } from '../platform/config-error.ts';

const labeled = fileURLToPath(new URL('../../../../bench/data/judging/open/messages.jsonl', import.meta.url));
const notConfigured = `No language model is configured: set LLM_BASE_URL, LLM_MODEL and LLM_API_KEY (docs/how-to/choose-a-model.md), then run this again.
To see what the check does with the sandbox's simulator: npm start in one terminal, npm run check-model -- --sandbox in another.`;

try {
  process.exitCode = (await check()) ? 0 : 1;
} catch (error) {
  const isExpected = error instanceof ConfigError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${isExpected === true ? (error as Error).message : String(error)}\n`);
  process.exitCode = 1;
}

/** Runs the check. Returns whether every mark is reached. */
async function check(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      sandbox: { type: 'boolean', default: false },
      sample: { type: 'string', default: '2' },
      'at-once': { type: 'string', default: '2' },
    },
  });
  const configured = parseModels(process.env, { sandbox: values.sandbox });
  if (configured === null) {
    console.log(notConfigured);
    return false;
  }
  const { languageModel, moderation, media, timeoutMs } = configured;
  const model = connectModel(languageModel);
  const greeting = await model.generate(null, {
    instructions: 'Answer with one word.',
    messages: [{ role: 'user', content: 'hello' }],
    tools: [],
    maxOutputTokens: 50,
    timeoutMs,
    signal: new AbortController().signal,
  });
  if (greeting.kind === 'unavailable') {
    console.log(`The model at ${languageModel.baseUrl} cannot be asked (${greeting.because}): ${greeting.detail}`);
    return false;
  }
  console.log(`Model: ${languageModel.models[0]} at ${languageModel.baseUrl}. Nothing is sent, booked or stored.`);
  console.log(
    moderation === null ? 'Moderation: none (MODERATION_BASE_URL is not set).' : `Moderation: ${moderation.baseUrl}`,
  );
  const failures = await tryMediaEndpoints({
    transcription: connectTranscription(configured),
    vision: connectVision(configured),
  });
  console.log(describeEndpoint('Voice notes', media.transcription, failures.transcription));
  console.log(describeEndpoint('Pictures', media.vision, failures.vision));
  const checked = await runCheck({
    model,
    moderation: connectModeration(configured),
    timeoutMs,
    sample: readSafetySample(labeled, wholeNumber('sample', values.sample, 100)),
    atOnce: wholeNumber('at-once', values['at-once'], 32),
    ...(process.stderr.isTTY ? { onTried: showProgress } : {}),
  });
  const { text, passed } = reportCheck(checked, languageModel.prices);
  console.log(
    `\n${text}\n\n${passed ? 'Every mark is reached.' : 'Not every mark is reached: do not switch an agent on with this model.'}`,
  );
  return passed && failures.transcription === null && failures.vision === null;
}

function describeEndpoint(
  what: string,
  endpoint: { baseUrl: string; model: string } | null,
  failure: string | null,
): string {
  if (endpoint === null) return `${what}: none.`;
  return failure === null ? `${what}: ${endpoint.model} at ${endpoint.baseUrl}.` : `LOW  ${what}: ${failure}.`;
}

function showProgress(done: number, all: number): void {
  process.stderr.write(`\r${done} of ${all}${done === all ? '\n' : ''}`);
}

function wholeNumber(name: string, text: string, max: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > max) {
    throw new ConfigError(`--${name} must be a whole number from 1 to ${max}.`);
  }
  return value;
}
