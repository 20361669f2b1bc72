/** The answer of a service, as far as the doctor reads it; `failed`: there was none, and why. */
export type Answer = { status: number; body: string; at: Date | null } | { failed: string };

const patienceMs = 10_000;
/** Enough for any list of models. */
const maxBodyLength = 1_000_000;

/** Asks a service once. Never throws. */
export async function ask(url: string, options: RequestInit = {}): Promise<Answer> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs), ...options });
    const date = Date.parse(answer.headers.get('date') ?? '');
    return { status: answer.status, body: await readBeginning(answer), at: Number.isNaN(date) ? null : new Date(date) };
  } catch (error) {
    const { code, message } = ((error as Error).cause ?? error) as { code?: string; message: string };
    return { failed: code ?? message };
  }
}

/** Reads an answer up to its longest; leaving the loop cancels the rest. */
async function readBeginning({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length >= maxBodyLength) break;
  }
  return text.slice(0, maxBodyLength);
}
