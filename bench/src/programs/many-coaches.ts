import { botRoutes, connectionRoutes, createApiClient, liveEvents, type AccountChatEvent } from '@spotter/contract';
import { createInstagramSimulator } from '@spotter/simulators/instagram/instagram-simulator';
import type { Socket } from 'socket.io-client';
import { setTimeout as wait } from 'node:timers/promises';
import { joinAccount, openSocket, socketsEach } from '../running/open-socket.ts';
import { answerCalls } from '../running/program-calls.ts';
import { signUp } from '../running/sign-up.ts';

export type FanOutResult = {
  /** From the message's writing to its arrival at each open page, in ms. */
  durationsMs: number[];
  /** Arrivals that did not come. */
  missing: number;
};

const contactId = '7000000000000001';
/** How long arrivals may take before they count as missing. */
const patienceMs = 10_000;

let instagram: ReturnType<typeof createInstagramSimulator>;
const accountIds: string[] = [];
/** When each message was written, by its words. */
const writtenAt = new Map<string, number>();
let durationsMs: number[] = [];

/** Coaches with an account each, and their open lists of chats; and Instagram, where a lead of each writes. */
const calls = {
  async start(app: { appId: string; appSecret: string; verifyToken: string }): Promise<string> {
    instagram = createInstagramSimulator({ ...app, webhookUrl: null });
    return instagram.listen();
  },

  /** Signs coaches up, connects an account for each, and opens as many pages as they may have. */
  async open({ origin, sockets }: { origin: string; sockets: number }): Promise<void> {
    instagram.control.setWebhookUrl(`${origin}/api/webhooks/instagram`);
    for (let coach = 0; coach < sockets / socketsEach; coach += 1) {
      const id = `178414000000${String(coach).padStart(5, '0')}`;
      const username = `coach.${coach}`;
      const accessToken = instagram.control.addAccount({
        id,
        username,
        appScopedId: String(9_900_000_000 + coach),
        name: `Coach ${coach}`,
        pictureUrl: null,
      });
      instagram.control.addContact(id, { id: contactId, username: 'lead', name: 'Lead' });
      const { token } = await signUp(origin, { email: `${username}@bench.example` });
      const client = createApiClient({ baseUrl: origin, token: () => token });
      const credential = await client.call(connectionRoutes.connect, {
        params: { id: 'instagram' },
        body: { credentials: { accessToken } },
      });
      await client.call(botRoutes.create, { body: { bot: { integration: credential._id } } });
      const open = Array.from({ length: socketsEach }, () => openSocket(origin, token, coach));
      for (const page of await Promise.all(open)) {
        noteArrivals(page);
        await joinAccount(page, credential._id);
      }
      accountIds.push(id);
    }
    while (!instagram.control.accounts().every((known) => known.subscribed)) await wait(5);
  },

  /** The leads of the coaches write in turn, a number a second. */
  async write({ messages, perSecond }: { messages: number; perSecond: number }): Promise<FanOutResult> {
    durationsMs = [];
    const startedAt = performance.now();
    for (let index = 0; index < messages; index += 1) {
      const early = startedAt + (index * 1000) / perSecond - performance.now();
      if (early > 0) await wait(early);
      const text = `Message ${writtenAt.size}`;
      writtenAt.set(text, performance.now());
      instagram.control.writeAsContact(accountIds[index % accountIds.length]!, contactId, { text });
    }
    const expected = messages * socketsEach;
    const giveUpAt = performance.now() + patienceMs;
    while (durationsMs.length < expected && performance.now() < giveUpAt) await wait(20);
    return { durationsMs, missing: expected - durationsMs.length };
  },
};

export type ManyCoaches = typeof calls;

answerCalls(calls);

/** Notes when a page that shows an account's chats hears of each message. */
function noteArrivals(page: Socket): void {
  const seen = new Set<string>();
  page.on(liveEvents.accountChat.name, ({ chat }: AccountChatEvent) => {
    const at = performance.now();
    const text = chat.history?.at(-1)?.text ?? '';
    const from = writtenAt.get(text);
    // A changed chat is published again.
    if (from === undefined || seen.has(text)) return;
    seen.add(text);
    durationsMs.push(at - from);
  });
}
