import type { FastifyReply } from 'fastify';
import { calendlyRefusal } from './calendly-refusal.ts';
import type { SimulatedCalendlyAccount } from './calendly-world-state.ts';

const minuteMs = 60_000;
// Calendly: calls a minute and user, by plan.
const callsAMinute = { free: 50, standard: 500 };
// Calendly, since April 15, 2026: bookings by the API on paid plans other than enterprise ones.
const bookingLimits = [
  { count: 10, withinMs: minuteMs },
  { count: 50, withinMs: 60 * minuteMs },
  { count: 100, withinMs: 24 * 60 * minuteMs },
];

/** Counts calls and bookings per user, and reports on every answer how many are left. */
export function createCalendlyLimits(now: () => Date) {
  const calls = new Map<string, number[]>();
  const bookings = new Map<string, number[]>();

  function recent(counted: Map<string, number[]>, key: string, withinMs: number): number[] {
    return (counted.get(key) ?? []).filter((instant) => instant > now().getTime() - withinMs);
  }

  function exhaust(reply: FastifyReply, resetSeconds: number): void {
    void reply.headers({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(resetSeconds) });
  }

  return {
    exhaust,
    takeCall({ id, plan }: SimulatedCalendlyAccount, reply: FastifyReply): void {
      const limit = callsAMinute[plan];
      const made = recent(calls, id, minuteMs);
      const left = Math.max(0, limit - made.length - 1);
      const reset = Math.ceil(((made[0] ?? now().getTime()) + minuteMs - now().getTime()) / 1_000);
      void reply.headers({
        'x-ratelimit-limit': String(limit),
        'x-ratelimit-remaining': String(left),
        'x-ratelimit-reset': String(reset),
      });
      if (made.length >= limit) throw calendlyRefusal(429);
      calls.set(id, [...made, now().getTime()]);
    },
    takeBooking({ id }: SimulatedCalendlyAccount, reply: FastifyReply): void {
      for (const { count, withinMs } of bookingLimits) {
        const made = recent(bookings, id, withinMs);
        const first = made.at(-count);
        if (first === undefined) continue;
        exhaust(reply, Math.ceil((first + withinMs - now().getTime()) / 1_000));
        throw calendlyRefusal(429);
      }
      const maxWithinMs = bookingLimits.at(-1)?.withinMs ?? 0;
      bookings.set(id, [...recent(bookings, id, maxWithinMs), now().getTime()]);
    },
  };
}

/** Counts calls and bookings per user. */
export type CalendlyLimits = ReturnType<typeof createCalendlyLimits>;
