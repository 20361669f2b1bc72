/** The usual ports of programs that serve a language model on one's own machine. */
const usualPorts = { Ollama: 11_434, 'LM Studio': 1234, 'llama.cpp': 8080 };
/** Max time to answer: these servers are busy while they load a model, and so is this machine at a start. */
const usualAnswerMs = 3000;
const maxNameLength = 200;
const maxAnswerLength = 1_000_000;

/**
 * Returns the first model that a server on this machine offers by OpenAI's protocol, in the order of `ports`;
 * null where none answers in time. All are asked at once, and none is waited for longer than `answerMs`.
 *
 * @param {Record<string, number>} ports
 * @param {number} answerMs
 * @returns {Promise<{ name: string; baseUrl: string; model: string } | null>}
 */
export async function findLocalModel(ports = usualPorts, answerMs = usualAnswerMs) {
  const found = await Promise.all(Object.entries(ports).map(([name, port]) => askForModel(name, port, answerMs)));
  return found.find((one) => one !== null) ?? null;
}

/** Returns the one line that runs the sandbox with this model. */
export function lineToUse({ baseUrl, model }) {
  return `SANDBOX=on LLM_BASE_URL=${baseUrl} LLM_API_KEY=local LLM_MODEL=${model} npm start`;
}

async function askForModel(name, port, answerMs) {
  const baseUrl = `http://localhost:${port}/v1`;
  try {
    const response = await fetch(`${baseUrl}/models`, {
      signal: AbortSignal.timeout(answerMs),
      redirect: 'error',
      headers: { authorization: 'Bearer local' },
    });
    const text = response.ok ? await boundedText(response) : '';
    const { data } = JSON.parse(text);
    const model = data.map(({ id }) => id).find(isForChats);
    return model === undefined ? null : { name, baseUrl, model };
  } catch {
    return null;
  }
}

/** A name goes into a line that people paste into a shell. */
function isForChats(id) {
  const isName = typeof id === 'string' && id.length <= maxNameLength && /^[\w./][\w.:/@-]*$/.test(id);
  return isName && !/embed|rerank|whisper|tts/i.test(id);
}

async function boundedText(response) {
  let text = '';
  const decoder = new TextDecoder();
  for await (const piece of response.body) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > maxAnswerLength) return '';
  }
  return text;
}
