import { Gauge, type Registry } from 'prom-client';
import type { WaitingKind } from '../../queue/backlog.ts';

/** The waiting and the parked work. */
export type Backlog = {
  jobs: { due: number; oldestDueAt: Date | null; parked: number };
  deliveries: { oldestDueAt: Date | null; setAside: number };
};

/**
 * Creates the gauges of waiting work. Returns a function that refreshes them; they are NaN if the work cannot be
 * read.
 */
export function measureBacklog(
  registry: Registry,
  read: () => Promise<Backlog>,
  listKinds: () => Promise<WaitingKind[]>,
  now: () => Date,
): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const due = gauge('jobs_due', 'Jobs that are due and wait for a place');
  const jobAge = gauge('jobs_oldest_age_seconds', 'How long the oldest due job has waited');
  const parked = gauge('jobs_parked', 'Jobs set aside: started too often without an end');
  const deliveryAge = gauge('deliveries_oldest_age_seconds', 'How long the oldest unprocessed delivery has waited');
  const setAside = gauge('deliveries_set_aside', 'Deliveries set aside: failed too often');
  const byKind = (name: string, help: string) => new Gauge({ name, help, labelNames: ['job'], registers: [registry] });
  const waiting = byKind('jobs_waiting', 'Jobs of a kind that are due and wait for a place');
  const kindAge = byKind('jobs_waiting_oldest_age_seconds', 'How long the oldest due job of a kind has waited');

  function age(at: Date | null): number {
    return at === null ? 0 : Math.max(0, now().getTime() - at.getTime()) / 1000;
  }

  return async () => {
    const [backlog, kinds] = await Promise.all([read().catch(() => null), listKinds().catch(() => [])]);
    waiting.reset();
    kindAge.reset();
    for (const { kind, waiting: count, oldestDueAt } of kinds) {
      waiting.set({ job: kind }, count);
      kindAge.set({ job: kind }, age(oldestDueAt));
    }
    due.set(backlog?.jobs.due ?? NaN);
    parked.set(backlog?.jobs.parked ?? NaN);
    setAside.set(backlog?.deliveries.setAside ?? NaN);
    jobAge.set(backlog === null ? NaN : age(backlog.jobs.oldestDueAt));
    deliveryAge.set(backlog === null ? NaN : age(backlog.deliveries.oldestDueAt));
  };
}
