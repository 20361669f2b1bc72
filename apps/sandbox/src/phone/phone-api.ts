import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxClock } from '../sandbox-clock.ts';
import type { Bursts } from './bursts.ts';
import { addClockApi } from './clock-api.ts';
import { attemptView } from './phone-views.ts';
import { createFollowedLinks } from './followed-links.ts';
import { faultNames, type FaultSwitches, lieNames } from '../simulators/fault-switches.ts';
import type { LiveEvents } from './live-events.ts';
import type { PushServiceControl } from '@spotter/simulators/push-service/push-service-simulator';
import type { StripeControl } from '@spotter/simulators/stripe/stripe-control';
import { addFeedApi } from './feed-api.ts';
import { lockScreenOf } from './lock-screen.ts';
import { addMailApi } from '../mailbox/mail-api.ts';
import type { MailReading } from '../mailbox/mail-reading.ts';
import type { Platform } from './platforms.ts';
import type { ReasonLine } from './reason-lines.ts';
import { addShopApi, shopView } from '../shop-api.ts';

const shownAttempts = 40;

const ThreadParams = z.object({ accountId: z.string().max(32), contactId: z.string().max(32) });
const NewLeadBody = z.object({ name: z.string().trim().min(1).max(60) });
const WriteBody = z.object({
  as: z.enum(['lead', 'coach']),
  texts: z.array(z.string().trim().min(1)).min(1).max(20),
});
const TapBody = z.object({ title: z.string().min(1).max(20) });
const SwitchBody = z.object({ name: z.enum(faultNames), on: z.boolean() });
const LieBody = z.object({ mode: z.enum(lieNames).nullable() });

/** The owner of the phone when the coach follows a link to their own account. */
const phoneOwner = 'Alex Morgan';

/** What the routes need. */
export type PhoneParts = {
  platforms: Platform[];
  mails: MailReading;
  stripe: StripeControl;
  pushService: PushServiceControl;
  /** Called when an email was read, so that this is stored too. */
  onMailRead: () => void;
  faults: FaultSwitches;
  live: LiveEvents;
  clock: SandboxClock;
  bursts: Bursts;
  spotterUrl: string;
  /** Whether the sandbox's scripted model writes the replies. */
  scriptedReplies: boolean;
  /** First messages to try with an account, offered in an empty chat. */
  suggestions: (platform: string, accountId: string) => Promise<string[]>;
  /** Why a message was not answered. */
  findReason: (platform: string, accountId: string, contactId: string) => Promise<ReasonLine>;
};

/** Adds the JSON API of the page. Unreadable bodies are 400, threads that do not exist 404. */
export function addPhoneApi(app: FastifyInstance, parts: PhoneParts): void {
  const { platforms, mails, faults, live, bursts } = parts;
  const links = createFollowedLinks();

  function platformOf(accountId: string): Platform | undefined {
    return platforms.find((platform) => platform.accounts().some(({ id }) => id === accountId));
  }

  function threadOf(params: unknown): (z.infer<typeof ThreadParams> & { platform: Platform }) | null {
    const thread = ThreadParams.safeParse(params);
    const platform = thread.success ? platformOf(thread.data.accountId) : undefined;
    if (!thread.success || !platform) return null;
    const exists = platform.leads(thread.data.accountId).some(({ id }) => id === thread.data.contactId);
    return exists ? { ...thread.data, platform } : null;
  }

  app.get('/api/health', () => ({ ok: true }));

  // The counterpart of ig.me/m/… and m.me/…: opens a chat with an account, by its username or id;
  // `ref` names the link.
  app.get<{ Params: { name: string }; Querystring: { ref?: unknown } }>('/m/:name', (request, reply) => {
    const { name } = request.params;
    const { ref } = request.query;
    for (const platform of platforms) {
      const account = platform.accounts().find(({ id, username }) => id === name || username === name);
      if (account === undefined) continue;
      const known = platform.leads(account.id).find((one) => one.name === phoneOwner);
      const contactId = known?.id ?? platform.addLead(account.id, phoneOwner);
      if (typeof ref === 'string') links.follow({ platform, accountId: account.id, contactId }, ref);
      return reply.redirect(`/#${account.id}/${contactId}`);
    }
    return reply.code(404).send({ message: 'There is no such account.' });
  });
  app.get('/api/events', (request, reply) => live.connect(request, reply));
  addMailApi(app, {
    mails,
    onRead(id) {
      live.publishMailRead(id);
      parts.onMailRead();
    },
  });

  addShopApi(app, parts.stripe);
  addClockApi(app, parts.clock, () => live.publishClock(parts.clock.view()));
  addFeedApi(app, platforms);

  app.get('/api/world', () => ({
    spotterUrl: parts.spotterUrl,
    scriptedReplies: parts.scriptedReplies,
    clock: parts.clock.view(),
    accounts: platforms.flatMap((platform) => platform.accounts()),
    leads: platforms.flatMap((platform) => platform.accounts().flatMap(({ id }) => platform.leads(id))),
    mails: mails.list(),
    shop: shopView(parts.stripe),
    lockScreen: lockScreenOf(parts.pushService),
    faults: faults.state(),
    webhooks: platforms
      .flatMap(({ name, control }) =>
        control
          .deliveries()
          .slice(-shownAttempts)
          .map((attempt) => attemptView(name, attempt)),
      )
      .toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime())
      .slice(-shownAttempts),
  }));

  app.post<{ Params: { accountId: string } }>('/api/accounts/:accountId/leads', (request, reply) => {
    const body = NewLeadBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ message: 'A lead needs a name of at most 60 characters.' });
    const { accountId } = request.params;
    const platform = platformOf(accountId);
    if (!platform) return reply.code(404).send(unknownThread);
    const leadId = platform.addLead(accountId, body.data.name);
    return reply.code(201).send(platform.leads(accountId).find(({ id }) => id === leadId));
  });

  app.get('/api/threads/:accountId/:contactId', (request, reply) => {
    const thread = threadOf(request.params);
    if (!thread) return reply.code(404).send(unknownThread);
    const { control } = thread.platform;
    return {
      messages: control.conversation(thread.accountId, thread.contactId),
      typing: control.typingState(thread.accountId, thread.contactId),
      iceBreakers: control.iceBreakers(thread.accountId).map(({ question }) => question),
    };
  });

  app.get<{ Params: { accountId: string } }>('/api/accounts/:accountId/suggestions', async (request, reply) => {
    const { accountId } = request.params;
    const platform = platformOf(accountId);
    if (platform === undefined) return reply.code(404).send(unknownThread);
    return { suggestions: await parts.suggestions(platform.name, accountId) };
  });

  app.get('/api/threads/:accountId/:contactId/reason', async (request, reply) => {
    const thread = threadOf(request.params);
    if (!thread) return reply.code(404).send(unknownThread);
    return parts.findReason(thread.platform.name, thread.accountId, thread.contactId);
  });

  app.post('/api/threads/:accountId/:contactId/messages', (request, reply) => {
    const thread = threadOf(request.params);
    if (!thread) return reply.code(404).send(unknownThread);
    const { accountId, contactId, platform } = thread;
    const { control, maxTextLength } = platform;
    const body = WriteBody.safeParse(request.body);
    if (!body.success || body.data.texts.some((text) => text.length > maxTextLength)) {
      const maxLength = maxTextLength.toLocaleString('en');
      return reply
        .code(400)
        .send({ message: `A message has 1 to ${maxLength} characters, a burst at most 20 messages.` });
    }
    bursts.write(body.data.texts, (text) =>
      body.data.as === 'coach'
        ? control.answerAsCoach(accountId, contactId, text)
        : control.writeAsContact(accountId, contactId, { text, ...links.take(thread) }),
    );
    return reply.code(202).send({ messages: body.data.texts.length });
  });

  app.post('/api/threads/:accountId/:contactId/taps', (request, reply) => {
    const thread = threadOf(request.params);
    if (!thread) return reply.code(404).send(unknownThread);
    const body = TapBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ message: 'A tap names the title of a button.' });
    const { accountId, contactId, platform } = thread;
    const { title } = body.data;
    const newest = platform.control.conversation(accountId, contactId).at(-1);
    // An empty chat offers the account's questions instead.
    const asked = newest === undefined ? platform.control.iceBreakers(accountId) : [];
    const iceBreaker = asked.find(({ question }) => question === title);
    if (iceBreaker !== undefined) {
      platform.control.tapButton(accountId, contactId, { title, payload: iceBreaker.payload });
      return reply.code(202).send({ ok: true });
    }
    if (newest?.quickReplies.some((button) => button.title === title) !== true) {
      return reply.code(409).send({ message: 'This button is not there any more.' });
    }
    platform.control.tapQuickReply(accountId, contactId, title);
    return reply.code(202).send({ ok: true });
  });

  app.post('/api/threads/:accountId/:contactId/seen', (request, reply) => {
    const thread = threadOf(request.params);
    if (!thread) return reply.code(404).send(unknownThread);
    thread.platform.control.markSeen(thread.accountId, thread.contactId);
    return { ok: true };
  });

  app.put('/api/faults', (request, reply) => {
    const body = SwitchBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ message: 'There is no such switch.' });
    faults.set(body.data.name, body.data.on);
    live.publishFaults();
    return faults.state();
  });

  app.put('/api/faults/lie', (request, reply) => {
    const body = LieBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ message: 'The model knows no such lie.' });
    faults.lie(body.data.mode);
    live.publishFaults();
    return faults.state();
  });

  app.delete('/api/faults', () => {
    faults.clear();
    live.publishFaults();
    return faults.state();
  });
}

const unknownThread = { message: 'There is no such account or lead.' };
