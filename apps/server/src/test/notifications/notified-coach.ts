import {
  notificationPreferenceRoutes,
  notificationRoutes,
  PushMessage,
  type Notification,
  type NotificationPreferencesChange,
  type NotificationWay,
} from '@spotter/contract';
import { createMailboxSimulator } from '@spotter/simulators/mailbox/mailbox-simulator';
import {
  createPushServiceSimulator,
  type SubscriptionJson,
} from '@spotter/simulators/push-service/push-service-simulator';
import { requestNotification, type NotificationRequest } from '../../modules/notifications/request-notification.ts';
import { inTransaction } from '../../database/database.ts';
import { createShiftedClock } from '../shifted-clock.ts';
import { account, startSpotter } from '../spotter-under-test.ts';

export type NotifiedCoach = Awaited<ReturnType<typeof startNotifiedCoach>>;

/** Starts a server with a mailbox and a push service, and a coach with a phone. */
export async function startNotifiedCoach(environment: Record<string, string> = {}) {
  const clock = createShiftedClock();
  const mailbox = createMailboxSimulator({ now: () => clock.now() });
  // Uses the real time, because the library signs by it: a signature of half a day ago would be invalid.
  const pushService = createPushServiceSimulator();
  const [smtpUrl, pushUrl] = [await mailbox.listen(), await pushService.listen()];
  const spotter = await startSpotter({
    clock,
    environment: { SMTP_URL: smtpUrl, PUSH_STAND_IN_URL: pushUrl, ...environment },
  });
  const coach = await spotter.addCoach();
  let leads = 0;

  async function subscribe(client = coach.client): Promise<SubscriptionJson & { id: string }> {
    const { publicKey } = await client.call(notificationRoutes.pushKey);
    const subscription = pushService.control.subscribeBrowser(publicKey);
    const { _id: id } = await client.call(notificationRoutes.subscribe, { body: subscription });
    return { ...subscription, id };
  }

  const list = (unread?: 'true') =>
    coach.client.call(notificationRoutes.list, { query: unread === undefined ? {} : { unread } });

  return {
    spotter,
    coach,
    clock,
    mailbox: mailbox.control,
    pushes: pushService.control,
    subscribe,
    list,

    /** Returns what the coach's devices, or one of them, were shown, oldest first. */
    shown: (endpoint?: string) =>
      pushService.control.pushes(endpoint).map(({ payload, ...push }) => ({
        ...push,
        message: PushMessage.parse(JSON.parse(payload ?? 'null')),
      })),

    /** Returns the emails whose subject contains some words. */
    mailed: (words: string) => mailbox.control.mails().filter(({ subject }) => subject.includes(words)),

    /** Changes the coach's preferences. */
    async prefer(
      change: (now: NotificationPreferencesChange) => Partial<NotificationPreferencesChange>,
    ): Promise<void> {
      const {
        timeZone: _,
        available: __,
        ...now
      } = await coach.client.call(notificationPreferenceRoutes.findPreferences);
      await coach.client.call(notificationPreferenceRoutes.changePreferences, { body: { ...now, ...change(now) } });
    },

    /** Reports a fact about the coach, as a module does. */
    report: (request: Pick<NotificationRequest, 'kind' | 'cause'> & Partial<NotificationRequest>) =>
      inTransaction(spotter.connection.database, (tx) =>
        requestNotification(tx, { userId: coach.userId, at: clock.now(), ...request }),
      ),

    /** Waits until everything that is due now is done. */
    settled: () => spotter.settled(),

    /** Puts the clock forward, and waits until what became due is done. */
    async later(minutes: number): Promise<void> {
      clock.putForward(minutes * 60_000);
      await spotter.services.worker.idle();
    },

    /**
     * Adds a contact with whom the agent talks, and who then writes something that hands the chat to the coach.
     * `before`: what happens first.
     */
    async leadWrites(
      text: string,
      name = 'Maya Torres',
      before?: () => void,
    ): Promise<{ contactId: string; chatId: string }> {
      leads += 1;
      const contactId = `55500000000000${String(leads).padStart(3, '0')}`;
      spotter.instagram.addContact(account.id, { id: contactId, username: `lead.${leads}`, name });
      spotter.writes('SHRED', contactId);
      await spotter.until('an answer', () => spotter.answers(contactId).length === 1);
      await spotter.settled();
      before?.();
      spotter.writes(text, contactId);
      const chat = await spotter.until('the hand-over', async () => {
        const found = await spotter.findChat(coach, contactId);
        return found?.stage === 'needs_you' && found;
      });
      await spotter.settled();
      return { contactId, chatId: chat._id };
    },

    /** Returns the notification of a kind about a chat. */
    async notificationOf(chatId: string | null, kind: Notification['kind']): Promise<Notification> {
      const found = (await list()).find((one) => one.chatId === chatId && one.kind === kind);
      if (found === undefined) throw new Error(`The coach was not told: ${kind}`);
      return found;
    },

    async close(): Promise<void> {
      await spotter.close();
      await mailbox.close();
      await pushService.close();
    },
  };
}

/** Returns the ways and states of a notification's deliveries, in short. */
export function waysOf({ deliveries }: Notification): string[] {
  return deliveries.map(({ way, status, round }) => `${way} ${status}${round === 0 ? '' : ` ${round}`}`);
}

/** Returns preferences with these ways only. */
export function onlyBy(...ways: NotificationWay[]): Record<NotificationWay, boolean> {
  return { app: ways.includes('app'), push: ways.includes('push'), email: ways.includes('email') };
}
