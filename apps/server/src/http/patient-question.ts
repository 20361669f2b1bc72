/** What is known of something that was asked: an answer, a failure, or that it takes longer than anybody waits. */
export type PatientAnswer<Answer> =
  | { kind: 'answered'; answer: Answer }
  | { kind: 'failed' }
  /** `silentMs`: the time since the last answer, or since the first question could be asked. */
  | { kind: 'pending'; silentMs: number };

/**
 * Returns a function that asks something that may take long. It is asked once at a time, an answer holds for a
 * while, and nobody waits for longer than `patienceMs`.
 */
export function createPatientQuestion<Answer>(
  ask: () => Promise<Answer>,
  { holdsMs, patienceMs }: { holdsMs: number; patienceMs: number },
): () => Promise<PatientAnswer<Answer>> {
  let answeredAt = performance.now();
  let known: Answer | null = null;
  let asking: Promise<PatientAnswer<Answer>> | null = null;

  async function askNow(): Promise<PatientAnswer<Answer>> {
    try {
      const answer = await ask();
      known = answer;
      answeredAt = performance.now();
      return { kind: 'answered', answer };
    } catch {
      known = null;
      return { kind: 'failed' };
    } finally {
      asking = null;
    }
  }

  return async () => {
    if (known !== null && performance.now() - answeredAt < holdsMs) return { kind: 'answered', answer: known };
    asking ??= askNow();
    const { promise, resolve } = Promise.withResolvers<PatientAnswer<Answer>>();
    const timer = setTimeout(() => resolve({ kind: 'pending', silentMs: performance.now() - answeredAt }), patienceMs);
    try {
      return await Promise.race([asking, promise]);
    } finally {
      clearTimeout(timer);
    }
  };
}
