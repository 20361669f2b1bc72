import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml, loginPage } from '../shell/login-page.ts';
import type { StripeBilling } from './stripe-billing.ts';
import { testCards } from './stripe-cards.ts';
import { dollars, priceWords, type SimulatedPrice } from './stripe-prices.ts';
import { StripeRefusal } from './stripe-refusal.ts';
import type { SimulatedCheckout, SimulatedSubscription, StripeWorldState } from './stripe-world-state.ts';

type Parts = {
  world: StripeWorldState;
  billing: StripeBilling;
  priceOf: (id: string) => SimulatedPrice;
  onChange: () => void;
};
type PageRequest = FastifyRequest<{ Params: { id: string } }>;

/** Adds the pages on which a customer buys, and manages the purchase. */
export function addStripePages(app: FastifyInstance, parts: Parts): void {
  addCheckoutPages(app, parts);
  addPortalPages(app, parts);
}

function addCheckoutPages(app: FastifyInstance, parts: Parts): void {
  const { billing, onChange } = parts;

  app.get('/c/pay/:id', (request: PageRequest, reply) => {
    const checkout = openCheckout(parts, request.params.id);
    return checkout ? checkoutPage(parts, reply, checkout, null) : gonePage(reply);
  });

  app.post('/c/pay/:id', (request: PageRequest, reply) => {
    const checkout = openCheckout(parts, request.params.id);
    if (!checkout) return gonePage(reply);
    const { decision, card } = formOf(request);
    if (decision === 'cancel') return reply.redirect(checkout.cancelUrl ?? checkout.successUrl, 303);
    const bought = attempt(() => billing.buy(checkout, card));
    onChange();
    return bought === true ? reply.redirect(checkout.successUrl, 303) : checkoutPage(parts, reply, checkout, bought);
  });
}

function addPortalPages(app: FastifyInstance, parts: Parts): void {
  const { world, billing, onChange } = parts;

  app.get('/p/session/:id', (request: PageRequest, reply) => portalPage(parts, request, reply, null));

  app.post('/p/session/:id', (request: PageRequest, reply) => {
    const { decision, card } = formOf(request);
    const portal = world.portals.find(({ id }) => id === request.params.id);
    if (!portal) return gonePage(reply);
    const customer = billing.customerOf(portal.customerId);
    let problem: string | null = null;
    if (decision === 'allow') {
      const changed = attempt(() => billing.changeCard(customer, card));
      if (changed !== true) problem = changed;
    } else {
      for (const known of billing.liveOf(customer.id)) billing.setCanceled(known, decision === 'end');
    }
    onChange();
    return portalPage(parts, request, reply, problem);
  });
}

function openCheckout({ world }: Parts, id: string): SimulatedCheckout | undefined {
  return world.checkouts.find((known) => known.id === id && known.status === 'open');
}

function checkoutPage(
  { world, billing, priceOf }: Parts,
  reply: FastifyReply,
  checkout: SimulatedCheckout,
  problem: string | null,
) {
  const price = priceOf(checkout.priceId);
  const { trialDays } = checkout;
  const trialEnd = billing.time() + (trialDays ?? 0) * 24 * 3_600_000;
  const terms =
    trialDays === null
      ? `<p>${priceWords(price)}, due today.</p>`
      : `<p>${trialDays} days free, then ${priceWords(price)} from ${dayOf(world, trialEnd)} on.</p>`;
  const button = trialDays === null ? `Pay ${dollars(price.amountCents)}` : 'Start trial';
  return html(
    reply,
    problem === null ? 200 : 402,
    'Subscribe to Premium',
    `${terms}<form method="post">${cardChoice()}${failure(problem)}` +
      `<button name="decision" value="allow">${button}</button>` +
      `<button name="decision" value="cancel" formnovalidate>Back</button></form>`,
  );
}

function portalPage(
  { world, billing, priceOf }: Parts,
  request: PageRequest,
  reply: FastifyReply,
  problem: string | null,
) {
  const portal = world.portals.find(({ id }) => id === request.params.id);
  if (!portal) return gonePage(reply);
  const { card, id } = billing.customerOf(portal.customerId);
  const own = world.subscriptions.filter(({ customerId }) => customerId === id);
  const plans = own
    .toReversed()
    .map(
      (known) => `<p><strong>Premium</strong>, ${priceWords(priceOf(known.priceId))}. ${stateWords(world, known)}</p>`,
    );
  const live = billing.liveOf(id);
  const switchButton = live.some(({ cancelAtPeriodEnd }) => cancelAtPeriodEnd)
    ? '<button name="decision" value="keep" formnovalidate>Keep the plan</button>'
    : '<button name="decision" value="end" formnovalidate>Cancel the plan</button>';
  const invoices = world.invoices
    .filter(({ customerId }) => customerId === id)
    .toReversed()
    .map(
      ({ number, created, amountCents, status }) =>
        `<li>${number}, ${dayOf(world, created)}: ${dollars(amountCents)}, ${status}</li>`,
    );
  return html(
    reply,
    problem === null ? 200 : 402,
    'Your plan',
    (plans.join('') || '<p>There is no plan.</p>') +
      `<form method="post"><p>Paid with ${card === null ? 'no card' : `the card ending in ${card.last4}`}.</p>` +
      `${cardChoice()}${failure(problem)}<button name="decision" value="allow">Use this card and pay what is owed</button>` +
      `${live.length > 0 ? switchButton : ''}</form>` +
      `<h2>Invoices</h2><ul>${invoices.join('') || '<li>None yet.</li>'}</ul>` +
      `<p><a style="color:inherit" href="${escapeHtml(portal.returnUrl)}">Return to Spotter</a></p>`,
  );
}

function stateWords(world: StripeWorldState, known: SimulatedSubscription): string {
  const end = dayOf(world, known.periodEnd);
  if (known.status === 'canceled') return `Ended on ${dayOf(world, known.endedAt ?? known.periodEnd)}.`;
  if (known.status === 'past_due' || known.status === 'unpaid') return 'The last payment failed.';
  if (known.cancelAtPeriodEnd) return `Ends on ${end}.`;
  return known.status === 'trialing' ? `The trial ends on ${end}.` : `Renews on ${end}.`;
}

/** Returns an instant of the simulator's time in everyone else's calendar. */
function dayOf({ aheadMs }: StripeWorldState, instant: number): string {
  return new Date(instant - aheadMs).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

function cardChoice(): string {
  const choices = testCards.map(
    ({ number, words }, index) =>
      `<label><input type="radio" name="card" value="${number}"${index === 0 ? ' checked' : ''}> ` +
      `<strong>${number}</strong> <span>${words}</span></label>`,
  );
  return `<fieldset><legend>Card</legend>${choices.join('')}</fieldset>`;
}

function failure(problem: string | null): string {
  return problem === null ? '' : `<p role="alert" style="color:#ff6b5e">${escapeHtml(problem)}</p>`;
}

/** Returns true, or why it did not work. */
function attempt(run: () => boolean): true | string {
  try {
    return run() || 'Your card was declined.';
  } catch (error) {
    if (error instanceof StripeRefusal) return error.message;
    throw error;
  }
}

function formOf(request: FastifyRequest): { decision: string; card: string } {
  const { decision = '', card = '' } = (request.body ?? {}) as { decision?: string; card?: string };
  return { decision, card };
}

function gonePage(reply: FastifyReply) {
  return html(reply, 404, 'This page is no longer open', '<p>Go back to Spotter and begin again.</p>');
}

function html(reply: FastifyReply, status: number, title: string, body: string) {
  const shown = loginPage(`Stripe (simulator): ${title}`, `<h1>${escapeHtml(title)}</h1>${body}`);
  return reply.code(status).type('text/html; charset=utf-8').send(shown);
}
