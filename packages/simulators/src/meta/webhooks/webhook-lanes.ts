/** Delivers one after the other what has the same lane, and lanes side by side. */
export function createWebhookLanes<Webhook extends { lane: string }>(
  /** Returns false when it was interrupted: the webhook stays in its lane, and the lane stands still. */
  deliver: (webhook: Webhook) => Promise<boolean>,
) {
  type Waiting = { webhook: Webhook; done: () => void };
  const lanes = new Map<string, Waiting[]>();

  async function drain(name: string, lane: Waiting[]): Promise<void> {
    for (let first = lane[0]; first; first = lane[0]) {
      if (!(await deliver(first.webhook))) return;
      lane.shift();
      first.done();
    }
    lanes.delete(name);
  }

  return {
    /** Adds a webhook to the end of its lane; resolves when it is done. */
    add(webhook: Webhook): Promise<void> {
      return new Promise<void>((resolve) => {
        const waiting = { webhook, done: resolve };
        const lane = lanes.get(webhook.lane);
        if (lane) {
          lane.push(waiting);
        } else {
          const opened = [waiting];
          lanes.set(webhook.lane, opened);
          void drain(webhook.lane, opened);
        }
      });
    },
    waiting: (): Webhook[] => [...lanes.values()].flat().map(({ webhook }) => webhook),
  };
}
