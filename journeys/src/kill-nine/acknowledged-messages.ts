import type { Simulators } from '../running/simulators.ts';

/** The messages of contacts whose webhook a server has acknowledged, by their texts. */
export type AcknowledgedMessages = {
  texts: ReadonlySet<string>;
  /** Resolves when the message is acknowledged; call it before the message is written. */
  acknowledged(text: string): Promise<void>;
};

type WebhookBody = { entry: { messaging: { message: { text: string } }[] }[] };

/** Records them from now on. */
export function noteAcknowledgedMessages(instagram: Simulators['instagram']): AcknowledgedMessages {
  const texts = new Set<string>();
  const waiting = new Map<string, () => void>();
  instagram.events.subscribe((change) => {
    if (change.kind !== 'webhook' || change.attempt.status !== 200 || change.attempt.label !== 'message') return;
    const { entry } = JSON.parse(change.attempt.body) as WebhookBody;
    const { text } = entry[0]!.messaging[0]!.message;
    texts.add(text);
    waiting.get(text)?.();
    waiting.delete(text);
  });
  return {
    texts,
    acknowledged: (text) => new Promise((resolve) => waiting.set(text, resolve)),
  };
}
