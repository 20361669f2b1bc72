import type { PlanState } from '@spotter/contract';
import { graceDays, planPriceCents, trialDays, type BillingInterval } from '@spotter/domain/billing';

const annual = dollars(planPriceCents.annual);
const monthly = dollars(planPriceCents.monthly);

/** Every sentence about plans. */
export const billingMessages = {
  ownerOnly: 'Only the owner of this workspace can choose, change or cancel its plan.',
  title: 'One plan, with everything in it',
  lead: `Try Premium for ${trialDays} days.`,
  intervals: { annual: 'Annual', monthly: 'Monthly' },
  intervalLegend: 'How you pay',
  choiceLegend: 'How you start',
  trialTitle: `${trialDays}-day free trial`,
  trialHint: 'Everything in Premium. Nothing is charged before the trial ends.',
  trialStart: 'Start Free Trial',
  premiumTitle: 'Premium',
  premiumStart: 'Subscribe Now',
  premiumRestart: 'Restart Premium',
  terms: 'Credit card required. Cancel anytime.',
  notSold: 'You can’t buy a plan on this server yet.',
  noUrl: 'URL not found',
  checkoutFailed: 'Error creating checkout session',
  blocked: 'Your browser blocked the payment page.',
  openPayment: 'Open the payment page',
  planTitle: 'Your plan',
  planFailedTitle: 'Your plan didn’t load',
  planFailedHint: 'Your plan hasn’t changed. Check your connection and try again.',
  retry: 'Try again',
  manage: 'Manage plan and invoices',
  manageHint: 'Change the card, cancel, or find your invoices on the payment page. It opens in a new tab.',
  manageFailed: 'The payment page didn’t open. Please try again.',
  questionsTitle: 'Questions about plans',
  successTitle: 'Thank you',
  successWaiting: 'Your plan is being set up. This takes a few seconds.',
  successDone: 'Premium is on. You can close this tab, or keep going here.',
  successLate:
    'This is taking longer than usual. Nothing is lost: your plan shows up as soon as the payment goes through.',
  successCheck: 'Check again',
  toDashboard: 'Go to your dashboard',
  canceledTitle: 'No purchase made',
  canceledHint: 'You weren’t charged, and nothing changed.',
  toPlans: 'Back to the plans',
} as const;

/** What Premium includes. */
export const premiumFeatures = [
  'Unlimited agents',
  'Unlimited messages',
  'Advanced analytics',
  '24/7 priority support',
  'Custom integrations',
] as const;

/** What people ask before they buy. */
export const planQuestions = [
  {
    question: 'How does the free trial work?',
    answer: `You have everything in Premium for ${trialDays} days. A credit card is required to start, and nothing is charged before the trial ends. Then the plan you chose starts, unless you cancel first. One trial per user.`,
  },
  {
    question: 'How am I billed?',
    answer: `Annual is ${annual} once a year, monthly is ${monthly} once a month, both in advance and by card. If a payment fails, autoreplies keep running for ${graceDays} days while you fix it. Your invoices are on the payment page.`,
  },
  {
    question: 'Can I cancel anytime?',
    answer:
      'Yes, on the payment page. Your plan runs until the end of the period you paid for, and a canceled trial costs nothing. We delete nothing: your agents, conversations and stats stay.',
  },
] as const;

/** Returns what a plan costs, as its card shows it. */
export function priceWords(interval: BillingInterval): { price: string; per: string; note: string } {
  if (interval === 'monthly') return { price: monthly, per: 'a month', note: 'Paid month by month.' };
  const saved = dollars(12 * planPriceCents.monthly - planPriceCents.annual);
  const aMonth = dollars(planPriceCents.annual / 12);
  return { price: annual, per: 'a year', note: `That’s ${aMonth} a month: ${saved} less than paying monthly.` };
}

/** Returns what happens in a trial, from its first day to its last. */
export function trialSteps(interval: BillingInterval): { when: string; what: string }[] {
  const { price, per } = priceWords(interval);
  return [
    { when: 'Today', what: 'Everything in Premium is on.' },
    { when: 'Any day', what: 'Cancel on the payment page.' },
    { when: `Day ${trialDays}`, what: `Your plan begins: ${price} ${per}.` },
  ];
}

/** Returns what comes after the trial. */
export function afterTrial(interval: BillingInterval): string {
  const { price, per } = priceWords(interval);
  return `Then ${price} ${per}.`;
}

/** Returns the plan's name and how it is paid. */
export function planName(interval: BillingInterval | null): string {
  return interval === null ? 'Premium' : `Premium, ${billingMessages.intervals[interval].toLowerCase()}`;
}

/** Returns the plan's state in one or two sentences. */
export function planSentence({ subscription, entitlement }: PlanState): string {
  if (subscription === null) return '';
  const { status, trialDaysLeft, cancelAt, periodEndsAt } = subscription;
  switch (status) {
    case 'trialing': {
      const left = `${trialDaysLeft} ${trialDaysLeft === 1 ? 'day' : 'days'} of your free trial left.`;
      if (cancelAt !== null) return `${left} It ends on ${day(cancelAt)}, and nothing is charged.`;
      return periodEndsAt === null ? left : `${left} The first payment is due on ${day(periodEndsAt)}.`;
    }
    case 'active':
      if (cancelAt !== null) return `Paid until ${day(cancelAt)}. It won’t renew.`;
      return periodEndsAt === null ? 'Paid.' : `Paid. Renews on ${day(periodEndsAt)}.`;
    case 'past_due':
    case 'unpaid':
      return `${paymentFailed} ${graceSentence(entitlement)}`;
    case 'canceled':
      return 'Your plan has ended. Nothing was deleted.';
    case 'paused':
      return 'Your plan is paused.';
    case 'incomplete':
    case 'incomplete_expired':
      return 'Your first payment didn’t go through.';
  }
}

const paymentFailed = 'Your last payment failed.';
const updateCard = 'Please update your card.';

function graceSentence({ because, autoreplies, stopsAt }: PlanState['entitlement']): string {
  if (because === 'grace' && stopsAt !== null) return `Autoreplies stop on ${instant(stopsAt)} unless you pay.`;
  return autoreplies ? updateCard : 'Autoreplies stay off until you pay.';
}

/** The banner above every signed-in page before autoreplies stop and after they have, with what to do about it. */
export const bannerMessages = {
  endsSoon: (at: Date) => `Your plan ends on ${instant(at.toISOString())}. Autoreplies stop then.`,
  paymentFailed: (at: Date) => `${paymentFailed} Autoreplies stop on ${instant(at.toISOString())} unless you pay.`,
  cardFailed: `${paymentFailed} ${updateCard}`,
  stopped: {
    'no-plan': 'Autoreplies are off: they need a plan.',
    'payment-failed': `Autoreplies have stopped: your last payment failed. Nothing is lost.`,
    ended: 'Autoreplies have stopped: your plan has ended. Nothing is lost.',
  },
  actions: {
    keep: 'See your plan',
    pay: 'Fix the payment',
    tryIt: billingMessages.trialStart,
    choose: 'Choose a plan',
  },
} as const;

function dollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
}

function day(at: string): string {
  return new Date(at).toLocaleDateString('en-US', { dateStyle: 'long' });
}

function instant(at: string): string {
  return new Date(at).toLocaleString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
}
