import type { InstagramControl } from '@spotter/simulators/instagram/instagram-control';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Bursts } from './bursts.ts';
import { accountView, attemptView, leadView } from './face-views.ts';
import { faultNames, type FaultSwitches, lieNames } from './fault-switches.ts';
import type { LiveEvents } from './live-events.ts';
import { newLead } from './new-lead.ts';

const shownAttempts = 40;

const ThreadParams = z.object({ accountId: z.string().max(32), contactId: z.string().max(32) });
const NewLeadBody = z.object({ name: z.string().trim().min(1).max(60) });
// Instagram takes no longer message from a contact either.
const WriteBody = z.object({
  as: z.enum(['lead', 'coach']),
  texts: z.array(z.string().trim().min(1).max(1000)).min(1).max(20),
});
const SwitchBody = z.object({ name: z.enum(faultNames), on: z.boolean() });
const LieBody = z.object({ mode: z.enum(lieNames).nullable() });

/** What the routes need. */
export type FaceParts = {
  instagram: InstagramControl;
  faults: FaultSwitches;
  live: LiveEvents;
  bursts: Bursts;
  spotterUrl: string;
  /** First messages to try, offered in an empty chat. */
  suggestions: string[];
};

/** The JSON API behind the page. Bodies that it cannot read are 400, threads that do not exist 404. */
export function addFaceApi(app: FastifyInstance, parts: FaceParts): void {
  const { instagram, faults, live, bursts } = parts;

  function threadOf(params: unknown): z.infer<typeof ThreadParams> | null {
    const thread = ThreadParams.safeParse(params);
    if (!thread.success || !instagram.accounts().some(({ id }) => id === thread.data.accountId)) return null;
    const exists = instagram.contacts(thread.data.accountId).some(({ id }) => id === thread.data.contactId);
    return exists ? thread.data : null;
  }

  app.get('/api/health', () => ({ ok: true }));
  app.get('/api/events', (request, reply) => live.connect(request, reply));

  app.get('/api/world', () => ({
    spotterUrl: parts.spotterUrl,
    suggestions: parts.suggestions,
    accounts: instagram.accounts().map(accountView),
    leads: instagram.accounts().flatMap(({ id }) => instagram.contacts(id).map(leadView)),
    faults: faults.state(),
    webhooks: instagram.deliveries().slice(-shownAttempts).map(attemptView),
  }));

  app.post<{ Params: { accountId: string } }>('/api/accounts/:accountId/leads', (request, reply) => {
    const body = NewLeadBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ message: 'A lead needs a name of at most 60 characters.' });
    const { accountId } = request.params;
    if (!instagram.accounts().some(({ id }) => id === accountId)) return reply.code(404).send(unknownThread);
    const lead = newLead(body.data.name);
    instagram.addContact(accountId, lead);
    const added = instagram.contacts(accountId).find(({ id }) => id === lead.id);
    return reply.code(201).send(added && leadView(added));
  });

  app.get('/api/threads/:accountId/:contactId', (request, reply) => {
    const thread = threadOf(request.params);
    if (!thread) return reply.code(404).send(unknownThread);
    return {
      messages: instagram.conversation(thread.accountId, thread.contactId),
      typing: instagram.typingState(thread.accountId, thread.contactId),
    };
  });

  app.post('/api/threads/:accountId/:contactId/messages', (request, reply) => {
    const thread = threadOf(request.params);
    if (!thread) return reply.code(404).send(unknownThread);
    const body = WriteBody.safeParse(request.body);
    if (!body.success)
      return reply.code(400).send({ message: 'A message has 1 to 1,000 characters, a burst at most 20 messages.' });
    const { accountId, contactId } = thread;
    bursts.write(body.data.texts, (text) =>
      body.data.as === 'coach'
        ? instagram.answerAsCoach(accountId, contactId, text)
        : instagram.writeAsContact(accountId, contactId, { text }),
    );
    return reply.code(202).send({ messages: body.data.texts.length });
  });

  app.post('/api/threads/:accountId/:contactId/seen', (request, reply) => {
    const thread = threadOf(request.params);
    if (!thread) return reply.code(404).send(unknownThread);
    instagram.markSeen(thread.accountId, thread.contactId);
    return { ok: true };
  });

  app.put('/api/faults', (request, reply) => {
    const body = SwitchBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ message: 'There is no such switch.' });
    faults.set(body.data.name, body.data.on);
    live.tellFaults();
    return faults.state();
  });

  app.put('/api/faults/lie', (request, reply) => {
    const body = LieBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ message: 'The model knows no such lie.' });
    faults.lie(body.data.mode);
    live.tellFaults();
    return faults.state();
  });

  app.delete('/api/faults', () => {
    faults.clear();
    live.tellFaults();
    return faults.state();
  });
}

const unknownThread = { message: 'There is no such account or lead.' };
