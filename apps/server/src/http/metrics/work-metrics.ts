import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { decisionRecorded, deliveriesProcessed, recordingHeard } from '../../platform/observing/domain-events.ts';
import type { ObserveCall } from '../../platform/observing/observe-calls.ts';
import type { Traces } from '../../platform/observing/traces.ts';
import { inWorkContext } from '../../platform/observing/work-context.ts';
import type { JobHandler } from '../../queue/define-job.ts';

const seconds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Measures what the process does for others: calls of outside services, jobs, decisions, and webhooks. */
export function measureWork(registry: Registry, traces: Traces, prices: TokenPrices | null) {
  const metrics = createWorkMetrics(registry);
  return {
    observeCall: callObserver(metrics, traces, prices),
    observeJob: (handler: JobHandler): JobHandler => observeJob(metrics, traces, handler),
    /** Begins to hear of decisions and webhooks; returns a function that ends it. */
    listen(): () => void {
      const stops = [
        decisionRecorded.hear(({ kind, reason }) => metrics.decisions.inc({ kind, reason })),
        recordingHeard.hear(({ model, seconds: length, costDollars }) => {
          metrics.heard.inc({ model }, length);
          if (costDollars !== null) metrics.cost.inc({ model }, costDollars);
        }),
        deliveriesProcessed.hear(({ channel, waitedMs }) => {
          for (const waited of waitedMs) metrics.webhooks.observe({ channel }, waited / 1000);
        }),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}

type TokenPrices = { input: number; output: number };
type WorkMetrics = ReturnType<typeof createWorkMetrics>;

function createWorkMetrics(registry: Registry) {
  const registers = [registry];
  return {
    calls: new Histogram({
      name: 'provider_call_duration_seconds',
      help: 'Time of a call of an outside service, by how it ended: ok, the kind of its outcome, or the kind of its error',
      labelNames: ['provider', 'call', 'outcome'],
      buckets: seconds,
      registers,
    }),
    tokens: new Counter({
      name: 'model_tokens_total',
      help: 'Tokens of the language model',
      labelNames: ['model', 'direction'],
      registers,
    }),
    cost: new Counter({
      name: 'model_cost_dollars_total',
      help: 'Cost of the language model and of hearing, where their prices are set',
      labelNames: ['model'],
      registers,
    }),
    heard: new Counter({
      name: 'heard_seconds_total',
      help: 'Length of the voice notes that were heard',
      labelNames: ['model'],
      registers,
    }),
    jobs: new Histogram({
      name: 'job_duration_seconds',
      help: 'Time of a run of a job, by how it ended: done, again, or failed',
      labelNames: ['job', 'outcome'],
      buckets: seconds,
      registers,
    }),
    running: new Gauge({
      name: 'jobs_running',
      help: 'Jobs that this process is running, those that wait for others included',
      labelNames: ['job'],
      registers,
    }),
    decisions: new Counter({
      name: 'decisions_total',
      help: 'Recorded decisions about chats',
      labelNames: ['kind', 'reason'],
      registers,
    }),
    webhooks: new Histogram({
      name: 'webhook_lag_seconds',
      help: 'Time from the arrival of a delivery until it was processed',
      labelNames: ['channel'],
      buckets: seconds,
      registers,
    }),
  };
}

/** Returns what measures a call and counts the tokens it cost. */
function callObserver(metrics: WorkMetrics, traces: Traces, prices: TokenPrices | null): ObserveCall {
  return async (provider, call, work) => {
    const [stop, span] = [
      metrics.calls.startTimer({ provider, call }),
      traces.begin(`${provider} ${call}`, { provider, call }),
    ];
    const end = (outcome: string, failed: boolean) => {
      stop({ outcome });
      span.end({ outcome }, failed);
    };
    try {
      const result = await span.within(work);
      end(kindOf(result) ?? 'ok', false);
      countTokens(metrics, prices, result);
      return result;
    } catch (error) {
      end(kindOf(error) ?? 'error', true);
      throw error;
    }
  };
}

function countTokens({ tokens, cost }: WorkMetrics, prices: TokenPrices | null, result: unknown): void {
  const { usage } = (result ?? {}) as { usage?: { model?: unknown; inputTokens?: unknown; outputTokens?: unknown } };
  if (typeof usage?.model !== 'string') return;
  const { model } = usage;
  const [input, output] = [Number(usage.inputTokens ?? 0), Number(usage.outputTokens ?? 0)];
  tokens.inc({ model, direction: 'input' }, input);
  tokens.inc({ model, direction: 'output' }, output);
  if (prices !== null) cost.inc({ model }, (input * prices.input + output * prices.output) / 1e6);
}

function observeJob({ jobs, running }: WorkMetrics, traces: Traces, handler: JobHandler): JobHandler {
  const { kind } = handler.definition;
  return {
    definition: handler.definition,
    run: (job) =>
      inWorkContext({ job: kind, key: job.key }, async () => {
        const [stop, span] = [jobs.startTimer({ job: kind }), traces.begin(`job ${kind}`, { job: kind, key: job.key })];
        running.inc({ job: kind });
        let outcome = 'failed';
        try {
          const result = await span.within(() => handler.run(job));
          outcome = result.kind;
          return result;
        } finally {
          running.dec({ job: kind });
          stop({ outcome });
          span.end({ outcome }, outcome === 'failed');
        }
      }),
  };
}

/** Measures the sockets of pages that are open. */
export function measureSockets(registry: Registry, count: () => number): void {
  const sockets: Gauge = new Gauge({
    name: 'live_sockets',
    help: 'Open sockets of pages',
    registers: [registry],
    collect: () => sockets.set(count()),
  });
}

/** Returns the kind of an outcome or an error of a client. */
function kindOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null;
  return typeof value.kind === 'string' ? value.kind : null;
}
