import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { FollowedLinks } from './followed-links.ts';
import { type Platform, platformOf } from './platforms.ts';

const NewLeadBody = z.object({ name: z.string().trim().min(1).max(60) });
const unknownAccount = { message: 'There is no such account or lead.' };

/** The owner of the phone when the coach follows a link to their own account. */
const phoneOwner = 'Alex Morgan';

/** What the routes of leads work with. */
export type LeadParts = {
  platforms: Platform[];
  links: FollowedLinks;
  /** First messages to try with an account, offered in an empty chat. */
  suggestions: (platform: string, accountId: string) => Promise<string[]>;
};

/** Adds the ways to a chat with an account: by a link, as a new lead, and by a suggested first message. */
export function addLeadApi(app: FastifyInstance, { platforms, links, suggestions }: LeadParts): void {
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

  app.post<{ Params: { accountId: string } }>('/api/accounts/:accountId/leads', (request, reply) => {
    const body = NewLeadBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ message: 'A lead needs a name of at most 60 characters.' });
    const { accountId } = request.params;
    const platform = platformOf(platforms, accountId);
    if (!platform) return reply.code(404).send(unknownAccount);
    const leadId = platform.addLead(accountId, body.data.name);
    return reply.code(201).send(platform.leads(accountId).find(({ id }) => id === leadId));
  });

  app.get<{ Params: { accountId: string } }>('/api/accounts/:accountId/suggestions', async (request, reply) => {
    const { accountId } = request.params;
    const platform = platformOf(platforms, accountId);
    if (platform === undefined) return reply.code(404).send(unknownAccount);
    return { suggestions: await suggestions(platform.name, accountId) };
  });
}
