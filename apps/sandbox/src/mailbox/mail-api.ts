import type { FastifyInstance } from 'fastify';
import type { MailReading } from './mail-reading.ts';

// An email is a stranger's page: no scripts, no forms, nothing fetched; its links open in a new tab.
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

/** Adds the mailbox API of the page. */
export function addMailApi(
  app: FastifyInstance,
  { mails, onRead }: { mails: MailReading; onRead: (id: string) => void },
): void {
  app.get('/api/mails', () => mails.list());

  app.get<{ Params: { id: string } }>('/api/mails/:id', (request, reply) => {
    return mails.find(request.params.id) ?? reply.code(404).send(unknownMail);
  });

  app.get<{ Params: { id: string } }>('/api/mails/:id/page', (request, reply) => {
    const page = mails.findPage(request.params.id);
    if (page === undefined) return reply.code(404).send(unknownMail);
    return reply.header('content-security-policy', mailPolicy).type('text/html; charset=utf-8').send(page);
  });

  app.get<{ Params: { id: string } }>('/api/mails/:id/invitation', (request, reply) => {
    const invitation = mails.findInvitation(request.params.id);
    if (invitation === null) return reply.code(404).send({ message: 'This mail has no invitation.' });
    return reply
      .header('content-disposition', `attachment; filename="${invitation.name}"`)
      .type('text/calendar; charset=utf-8')
      .send(invitation.content);
  });

  app.post<{ Params: { id: string } }>('/api/mails/:id/read', (request) => {
    if (mails.markRead(request.params.id)) onRead(request.params.id);
    return { ok: true };
  });
}

const unknownMail = { message: 'There is no such mail.' };
