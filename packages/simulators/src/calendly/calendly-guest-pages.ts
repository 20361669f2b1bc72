import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml, hiddenFields, loginPage } from '../shell/login-page.ts';
import type { CalendlyBookings } from './calendly-bookings.ts';
import type { CalendlyWorldState, SimulatedCalendlyBooking } from './calendly-world-state.ts';

const offeredMs = 14 * 24 * 3_600_000;
const trackingNames = ['utm_campaign', 'utm_source', 'utm_medium', 'utm_content', 'utm_term'];

type Parts = { world: CalendlyWorldState; bookings: CalendlyBookings; now: () => Date };
type PageRequest = FastifyRequest<{ Params: { id: string }; Querystring: Record<string, string> }>;

/** Adds the pages on which a guest books by a link, moves a meeting or cancels it. */
export function addCalendlyGuestPages(app: FastifyInstance, { world, bookings, now }: Parts): void {
  app.get('/d/:id', (request: PageRequest, reply) => {
    const link = world.links.find(({ id, used }) => id === request.params.id && !used);
    if (!link) return html(reply, 404, 'This link is no longer valid', '<p>Ask your host for a new one.</p>');
    const { name = '', email = '' } = request.query;
    const fields =
      `<label>Name <input name="name" required value="${escapeHtml(name)}"></label>` +
      `<label>Email <input name="email" type="email" required value="${escapeHtml(email)}"></label>`;
    const account = bookings.accountOf(link.accountId);
    const form = hiddenFields(trackingOf(request.query)) + fields + startChoices(link.accountId, link.eventTypeId);
    return html(reply, 200, `Book a call with ${account.name}`, page(form, 'Schedule Event'));
  });

  app.post('/d/:id', (request: PageRequest, reply) => {
    const link = world.links.find(({ id, used }) => id === request.params.id && !used);
    const form = request.body as Record<string, string>;
    if (!link || !form.email || !form.name) return html(reply, 404, 'This link is no longer valid', '');
    const account = bookings.accountOf(link.accountId);
    const booking = bookings.book(account, {
      eventTypeId: link.eventTypeId,
      start: form.start ?? '',
      guest: { email: form.email, name: form.name, timeZone: account.timeZone },
      tracking: trackingOf(form),
      madeBy: 'page',
    });
    if (!booking) return html(reply, 409, 'That time is no longer available', '<p>Go back and choose another.</p>');
    link.used = true;
    return html(reply, 200, 'You are scheduled', `<p>${escapeHtml(booking.start)}</p>`);
  });

  app.get('/reschedulings/:id', (request: PageRequest, reply) => {
    const booking = activeBooking(request);
    if (!booking) return html(reply, 404, 'There is no such meeting', '');
    const form = startChoices(booking.accountId, booking.eventTypeId);
    return html(reply, 200, 'Choose another time', page(form, 'Update Event'));
  });

  app.post('/reschedulings/:id', (request: PageRequest, reply) => {
    const booking = activeBooking(request);
    if (!booking) return html(reply, 404, 'There is no such meeting', '');
    const moved = bookings.reschedule(booking, (request.body as { start?: string }).start ?? '');
    return moved
      ? html(reply, 200, 'Your meeting was moved', `<p>${escapeHtml(moved.start)}</p>`)
      : html(reply, 409, 'That time is no longer available', '');
  });

  app.get('/cancellations/:id', (request: PageRequest, reply) =>
    activeBooking(request)
      ? html(reply, 200, 'Cancel this meeting?', page('', 'Cancel Event'))
      : html(reply, 404, 'There is no such meeting', ''),
  );

  app.post('/cancellations/:id', (request: PageRequest, reply) => {
    const booking = activeBooking(request);
    if (!booking) return html(reply, 404, 'There is no such meeting', '');
    bookings.cancel(booking, { by: booking.guest.name, reason: '', byHost: false });
    return html(reply, 200, 'Your meeting was cancelled', '');
  });

  function activeBooking(request: PageRequest): SimulatedCalendlyBooking | undefined {
    return world.bookings.find(({ inviteeId, state }) => inviteeId === request.params.id && state === 'active');
  }

  function startChoices(accountId: string, eventTypeId: string): string {
    const account = bookings.accountOf(accountId);
    const minutes = account.eventTypes.find(({ id }) => id === eventTypeId)?.durationMinutes ?? 0;
    const from = now().getTime();
    const zone = { timeZone: account.timeZone, dateStyle: 'full', timeStyle: 'short' } as const;
    const choices = bookings
      .openStarts(account, minutes, from, from + offeredMs)
      .map((start) => `<option value="${start}">${new Date(start).toLocaleString('en-US', zone)}</option>`);
    return `<label>Time (${escapeHtml(account.timeZone)}) <select name="start">${choices.join('')}</select></label>`;
  }
}

function trackingOf(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => trackingNames.includes(name)));
}

function page(fields: string, button: string): string {
  return `<form method="post">${fields}<button name="decision" value="allow">${button}</button></form>`;
}

function html(reply: FastifyReply, status: number, title: string, body: string) {
  const shown = loginPage(`Calendly (simulator): ${title}`, `<h1>${escapeHtml(title)}</h1>${body}`);
  return reply.code(status).type('text/html; charset=utf-8').send(shown);
}
