import { z } from 'zod';
import { StripeRefusal } from './stripe-refusal.ts';

type Fields = { [name: string]: string | Fields | (string | Fields)[] };

/** Reads `a[b][0][c]=x` as Stripe does. */
export function decodeForm(text: string): Fields {
  const fields: Fields = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const steps = [...name.matchAll(/^([^[]+)|\[([^\]]*)\]/g)].map(([, first, step]) => first ?? step ?? '');
    place(fields, steps, value);
  }
  return fields;
}

function place(into: Fields, steps: string[], value: string): void {
  let here = into;
  for (const [index, step] of steps.entries()) {
    if (isUnsafe(step)) return;
    if (index === steps.length - 1) here[step] = value;
    else here = (here[step] ??= {}) as Fields;
  }
}

function isUnsafe(step: string): boolean {
  return step === '__proto__' || step === 'constructor' || step === 'prototype';
}

/** Returns a list, which a form writes with numbers for names. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .record(z.string().regex(/^\d+$/), z.unknown())
    .transform((numbered) => Object.values(numbered))
    .pipe(z.array(item));

const text = z.string().min(1).max(5_000);
const metadata = z.record(z.string().max(40), z.string().max(500));
const wholeNumber = z.string().regex(/^\d+$/).transform(Number);
const flag = z.enum(['true', 'false']).transform((word) => word === 'true');
const page = { limit: wholeNumber.pipe(z.number().min(1).max(100)).optional(), starting_after: text.optional() };

/** The parameters of each call; others are refused. */
export const stripeParams = {
  createCustomer: z.strictObject({
    email: text.max(512).optional(),
    name: text.max(256).optional(),
    metadata: metadata.optional(),
  }),
  createCheckout: z.strictObject({
    mode: z.literal('subscription'),
    customer: text,
    client_reference_id: text.max(200).optional(),
    // One plan, bought once.
    line_items: listOf(z.strictObject({ price: text, quantity: wholeNumber })).refine((items) => items.length === 1),
    payment_method_collection: z.enum(['always', 'if_required']).optional(),
    subscription_data: z
      .strictObject({
        metadata: metadata.optional(),
        trial_period_days: wholeNumber.pipe(z.number().min(1).max(730)).optional(),
        trial_settings: z
          .strictObject({
            end_behavior: z.strictObject({ missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']) }),
          })
          .optional(),
      })
      .optional(),
    metadata: metadata.optional(),
    allow_promotion_codes: flag.optional(),
    success_url: z.url(),
    cancel_url: z.url().optional(),
  }),
  listCheckouts: z.strictObject({
    ...page,
    customer: text.optional(),
    status: z.enum(['open', 'complete', 'expired']).optional(),
  }),
  createPortal: z.strictObject({ customer: text, return_url: z.url().optional() }),
  listSubscriptions: z.strictObject({
    ...page,
    customer: text.optional(),
    status: z.enum(['all', 'active', 'trialing', 'past_due', 'unpaid', 'canceled', 'ended']).optional(),
  }),
  cancelSubscription: z.strictObject({ invoice_now: flag.optional(), prorate: flag.optional() }),
  listInvoices: z.strictObject({
    ...page,
    customer: text.optional(),
    subscription: text.optional(),
    status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  }),
  none: z.strictObject({}),
};

/** Reads parameters; throws Stripe's refusal of the first wrong one. */
export function readParams<Shape>(schema: z.ZodType<Shape>, given: unknown): Shape {
  const parsed = schema.safeParse(given ?? {});
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? '']);
    throw new StripeRefusal(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(issue.path);
  if (isMissing(given, issue.path)) {
    throw new StripeRefusal(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  throw new StripeRefusal(400, `Invalid ${param}: ${issue.message}`, { param });
}

function isMissing(given: unknown, path: PropertyKey[]): boolean {
  let here = given;
  for (const step of path) here = (here as Record<PropertyKey, unknown> | undefined)?.[step];
  return here === undefined;
}

/** `line_items[0][price]` */
function nameOf([first = '', ...rest]: PropertyKey[]): string {
  return String(first) + rest.map((step) => `[${String(step)}]`).join('');
}
