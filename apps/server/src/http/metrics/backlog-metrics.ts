import { Gauge, type Registry } from 'prom-client';

/** The waiting and the parked work. */
export type Backlog = {
  jobs: { due: number; oldestDueAt: Date | null; parked: number };
  deliveries: { oldestDueAt: Date | null; setAside: number };
};

/**
 * Creates the gauges of waiting work. Returns a function that refreshes them; they are NaN if the work cannot be
 * read.
 */
export function measureBacklog(registry: Registry, read: () => Promise<Backlog>, now: () => Date): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const due = gauge('jobs_due', 'Jobs that are due and wait for a place');
  const jobAge = gauge('jobs_oldest_age_seconds', 'How long the oldest due job has waited');
  const parked = gauge('jobs_parked', 'Jobs set aside: started too often without an end');
  const deliveryAge = gauge('deliveries_oldest_age_seconds', 'How long the oldest unprocessed delivery has waited');
  const setAside = gauge('deliveries_set_aside', 'Deliveries set aside: failed too often');

  function age(at: Date | null): number {
    return at === null ? 0 : Math.max(0, now().getTime() - at.getTime()) / 1000;
  }

  return async () => {
    const backlog = await read().catch(() => null);
    due.set(backlog?.jobs.due ?? NaN);
    parked.set(backlog?.jobs.parked ?? NaN);
    setAside.set(backlog?.deliveries.setAside ?? NaN);
    jobAge.set(backlog === null ? NaN : age(backlog.jobs.oldestDueAt));
    deliveryAge.set(backlog === null ? NaN : age(backlog.deliveries.oldestDueAt));
  };
}
