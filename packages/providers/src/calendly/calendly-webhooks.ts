import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { failureOf, isRefusedAs } from '../http/call-answer.ts';
import { parseJson } from '../http/parse-json.ts';
import type { CalendarChange, CalendarWebhooks } from '../ports/calendar.ts';
import { createCalendlyCall, idOf, type CalendlyOptions } from './calendly-call.ts';
import { toChange } from './calendly-mapping.ts';
import { createCalendlyReader } from './calendly-reading.ts';
import { deliverySchema, resource, subscriptionSchema, userSchema } from './calendly-wire.ts';

// Calendly: a signature older than three minutes must not be trusted.
const maxAgeMs = 180_000;

/** Returns Calendly's webhooks: one subscription for each connection, signed with the app's key. */
export function createCalendlyWebhooks(options: CalendlyOptions & { signingKey: string }): CalendarWebhooks {
  const call = createCalendlyCall(options);
  const reader = createCalendlyReader(call, options.now);

  return {
    async subscribe({ accountId, accessToken }, callbackUrl) {
      const me = await call({ method: 'GET', path: ['users', 'me'], accessToken, schema: resource(userSchema) });
      if (me.kind !== 'accepted') return failureOf(me);
      const organization = me.body.resource.current_organization;
      const scope = { organization, user: accountId, scope: 'user' };
      const subscribe = () =>
        call({
          method: 'POST',
          path: ['webhook_subscriptions'],
          json: { url: callbackUrl, events: ['invitee.created', 'invitee.canceled'], ...scope },
          accessToken,
          schema: resource(subscriptionSchema),
        });
      let answer = await subscribe();
      if (answer.kind === 'refused' && answer.action === 'duplicate') {
        const known = await reader.listAll({ accessToken }, ['webhook_subscriptions'], scope, subscriptionSchema);
        if (known.kind !== 'accepted') return failureOf(known);
        const same = known.body.find((subscription) => subscription.callback_url === callbackUrl);
        if (same?.state === 'active') return { kind: 'subscribed', subscriptionId: same.uri };
        if (same === undefined) return failureOf(answer);
        // A subscription that was disabled after a day of failures has to be made again.
        const removed = await unsubscribe(accessToken, same.uri);
        if (removed.kind !== 'unsubscribed') return removed;
        answer = await subscribe();
      }
      if (answer.kind === 'accepted') return { kind: 'subscribed', subscriptionId: answer.body.resource.uri };
      // The scope was granted when the account was connected, so the plan is the reason.
      return isRefusedAs(answer, 'not-allowed') ? { kind: 'not-in-plan' } : failureOf(answer);
    },

    unsubscribe: ({ accessToken }, subscriptionId) => unsubscribe(accessToken, subscriptionId),

    isGenuine(rawBody, signature) {
      // Anyone can sign with an empty key, so a key that was never configured verifies nothing.
      if (options.signingKey === '') return false;
      const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '');
      const [, seconds, mac] = parts ?? [];
      if (seconds === undefined || mac === undefined) return false;
      if (Math.abs(options.now().getTime() - Number(seconds) * 1000) > maxAgeMs) return false;
      const expected = createHmac('sha256', options.signingKey).update(`${seconds}.`).update(rawBody).digest();
      return timingSafeEqual(expected, Buffer.from(mac, 'hex'));
    },

    parse(rawBody): CalendarChange | null {
      let body: unknown;
      try {
        body = parseJson(rawBody);
      } catch {
        return null;
      }
      const delivery = deliverySchema.safeParse(body);
      if (!delivery.success) return null;
      const { scheduled_event: event, ...invitee } = delivery.data.payload;
      const status = delivery.data.event === 'invitee.canceled' ? 'canceled' : invitee.status;
      return toChange({ ...invitee, status }, event ?? null);
    },
  };

  async function unsubscribe(accessToken: string, subscriptionId: string) {
    const path = ['webhook_subscriptions', idOf(subscriptionId)];
    const answer = await call({ method: 'DELETE', path, accessToken, schema: z.unknown() });
    if (answer.kind === 'accepted' || isRefusedAs(answer, 'not-found')) return { kind: 'unsubscribed' } as const;
    return failureOf(answer);
  }
}
