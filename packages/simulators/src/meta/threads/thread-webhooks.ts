import type { ActiveFaults } from '../graph/graph-faults.ts';
import type { SimulatedMessage } from './thread-state.ts';
import type { ThreadWorld } from './thread-world.ts';
import { encodeWebhookBody } from '../webhooks/webhook-body.ts';
import type { OutgoingWebhook, WebhookSender } from '../webhooks/webhook-sender.ts';

/** An event of a thread, as one element of `messaging`. */
export type ThreadEvent = {
  accountId: string;
  contactId: string;
  /** The field that the account must be subscribed to. */
  field: string;
  /** The side that did it, which becomes `sender`. */
  by: 'contact' | 'business';
  /** Null: the event has no time. */
  at: Date | null;
  label: string;
  content: Record<string, unknown>;
};

// Long enough for the events of one burst to meet, short enough for a person to wait.
const reorderWindowMs = 150;

/** Turns events of threads into signed webhooks, for accounts that are subscribed to the field. */
export function createThreadWebhooks(parts: {
  topic: 'instagram' | 'page';
  /** The field of events about the owner of a thread. */
  handoverField: string;
  world: ThreadWorld;
  sender: WebhookSender;
  faults: ActiveFaults;
  now: () => Date;
}) {
  const { topic, handoverField, world, sender, faults, now } = parts;
  let held: { webhook: OutgoingWebhook; release: () => void }[] = [];
  let heldUntil: NodeJS.Timeout | null = null;

  /** Resolves when the webhook is done; right away when there is no subscription. */
  async function publish(event: ThreadEvent): Promise<void> {
    const subscribed = world.getAccount(event.accountId).subscribedFields;
    // While another app owns the thread, people's messages are only for reading along. Handover events are for us.
    const standby =
      event.field !== handoverField && world.findConversation(event.accountId, event.contactId)?.owner === 'other-app';
    if (!subscribed.includes(standby ? 'standby' : event.field)) return;

    const [sending, receiving] =
      event.by === 'contact' ? [event.contactId, event.accountId] : [event.accountId, event.contactId];
    const element = {
      sender: { id: sending },
      recipient: { id: receiving },
      ...(event.at === null ? {} : { timestamp: event.at.getTime() }),
      ...(standby ? withoutPayload(event.content) : event.content),
    };
    const body = encodeWebhookBody({
      object: topic,
      entry: [{ time: now().getTime(), id: event.accountId, [standby ? 'standby' : 'messaging']: [element] }],
    });
    const lane = `${event.accountId}/${event.contactId}`;
    await dispatch({ accountId: event.accountId, lane, label: event.label, body });
  }

  /** Reports a change that is not a message, such as a comment. Resolves like `publish`. */
  async function publishChange(change: {
    accountId: string;
    field: string;
    value: Record<string, unknown>;
    label: string;
  }): Promise<void> {
    const { accountId, field, label, value } = change;
    if (!world.getAccount(accountId).subscribedFields.includes(field)) return;
    const reported = faults.now().flatChanges ? { field, value } : { changes: [{ field, value }] };
    // Changes are dated in seconds, messages in milliseconds.
    const time = Math.floor(now().getTime() / 1_000);
    const body = encodeWebhookBody({ object: topic, entry: [{ id: accountId, time, ...reported }] });
    await dispatch({ accountId, lane: `${accountId}/changes`, label, body });
  }

  function dispatch(webhook: OutgoingWebhook): Promise<void> {
    if (!faults.now().reorderWebhooks) return sender.send(webhook, times());
    held.push({ webhook, release: sender.announce() });
    heldUntil ??= setTimeout(sendHeld, reorderWindowMs);
    return Promise.resolve();
  }

  function sendHeld(): void {
    const newestFirst = held.toReversed();
    held = [];
    heldUntil = null;
    for (const { webhook, release } of newestFirst) {
      void sender.send(webhook, times());
      release();
    }
  }

  function times(): number {
    return Math.max(1, faults.now().duplicateWebhooks ?? 1);
  }

  return {
    publish,
    publishChange,
    /** Publishes later; `webhooksSettled` waits for it. */
    publishAfter(ms: number, event: ThreadEvent): void {
      const release = sender.announce();
      setTimeout(() => {
        void publish(event);
        release();
      }, ms);
    },
    /** Sends any body, signed like the others. */
    sendRaw(payload: unknown): void {
      void dispatch({ accountId: '', lane: 'raw', label: 'raw', body: encodeWebhookBody(payload) });
    },
    close(): void {
      if (heldUntil) clearTimeout(heldUntil);
    },
  };
}

/** Turns events of threads into signed webhooks. */
export type ThreadWebhooks = ReturnType<typeof createThreadWebhooks>;

// Meta: in standby a postback comes without its payload, which is for the app that owns the thread.
function withoutPayload({ postback, ...content }: Record<string, unknown>): Record<string, unknown> {
  if (typeof postback !== 'object' || postback === null) return content;
  return { ...content, postback: { ...postback, payload: undefined } };
}

/** Returns the wire's `message` object: id, and text or attachments or both. */
export function messageContent(message: SimulatedMessage): Record<string, unknown> {
  return {
    mid: message.id,
    ...(message.text === '' ? {} : { text: message.text }),
    ...(message.attachments.length === 0
      ? {}
      : {
          attachments: message.attachments.map(({ type, url, title }) => ({
            type,
            payload: { ...(url === null ? {} : { url }), ...(title === null ? {} : { title }) },
          })),
        }),
  };
}
