import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTraces } from '../platform/observing/traces.ts';
import { account, lead, startSpotter, type SpotterUnderTest } from './spotter-under-test.ts';

const deploy = join(import.meta.dirname, '../../../../deploy');

let spotter: SpotterUnderTest;
beforeAll(async () => {
  spotter = await startSpotter({
    environment: { LLM_INPUT_PRICE: '1', LLM_OUTPUT_PRICE: '2' },
  });
  await spotter.addCoach();
});
afterAll(() => spotter.close());

async function readMetrics(): Promise<string> {
  return (await fetch(`${spotter.origin}/api/metrics`)).text();
}

/** The sum of a metric's values with these labels. */
function sumOf(metrics: string, name: string, labels: Record<string, string>): number {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  return metrics
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) && wanted.every((label) => line.includes(label)))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

/** The names of metrics in expressions of Prometheus, without their labels and functions. */
function namesIn(expressions: string): string[] {
  const bare = expressions.replace(/\\?"[^"]*"|\{[^}]*\}|\b(?:by|without|on) \([^)]*\)/g, ' ');
  const names = bare.match(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g) ?? [];
  return names.filter((name) => name !== 'histogram_quantile').map((name) => name.replace(/_(?:bucket|count)$/, ''));
}

describe('what an operator sees', () => {
  test('every answer shows in the metrics: webhook, decision, job, model with tokens and cost, send', async () => {
    spotter.instagram.writeAsContact(account.id, lead.id, { text: 'SHRED' });
    await expect.poll(async () => sumOf(await readMetrics(), 'decisions_total', { kind: 'reply' })).toBeGreaterThan(0);
    await expect
      .poll(async () =>
        sumOf(await readMetrics(), 'provider_call_duration_seconds_count', {
          provider: 'instagram',
          call: 'sendText',
          outcome: 'sent',
        }),
      )
      .toBeGreaterThan(0);
    const metrics = await readMetrics();
    expect(sumOf(metrics, 'webhook_lag_seconds_count', { channel: 'instagram' })).toBeGreaterThan(0);
    expect(sumOf(metrics, 'job_duration_seconds_count', { job: 'consider-reply' })).toBeGreaterThan(0);
    expect(
      sumOf(metrics, 'provider_call_duration_seconds_count', { provider: 'language-model', outcome: 'text' }),
    ).toBeGreaterThan(0);
    expect(sumOf(metrics, 'model_tokens_total', { direction: 'input' })).toBeGreaterThan(0);
    expect(sumOf(metrics, 'model_cost_dollars_total', {})).toBeGreaterThan(0);
  });

  test('the dashboard and the alerts name only metrics that there are', async () => {
    const metrics = await readMetrics();
    const there = new Set([...metrics.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!));
    const dashboard = JSON.parse(readFileSync(join(deploy, 'grafana/spotter.json'), 'utf8')) as {
      panels: { targets?: { expr: string }[] }[];
    };
    const alerts = readFileSync(join(deploy, 'prometheus/alerts.yml'), 'utf8');
    const named = {
      dashboard: dashboard.panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => namesIn(expr))),
      alerts: [...alerts.matchAll(/expr: (?:>-\n)?((?:.+\n)(?: {10}.+\n)*)/g)].flatMap(([, expr]) => namesIn(expr!)),
    };
    for (const names of Object.values(named)) {
      expect(names.length).toBeGreaterThan(10);
      expect(names.filter((name) => !there.has(name))).toEqual([]);
    }
    const documented = readFileSync(join(deploy, '../docs/how-to/operate.md'), 'utf8');
    for (const name of new Set([...named.dashboard, ...named.alerts])) expect(documented).toContain(name);
  });

  test('an answer says the id of its request, as the log does', async () => {
    const { headers } = await fetch(`${spotter.origin}/api/agent/`);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test('traces reach a collector, with parts within their wholes', async () => {
  const received: {
    resourceSpans: { scopeSpans: { spans: { name: string; spanId: string; parentSpanId?: string }[] }[] }[];
  }[] = [];
  const collector = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push(JSON.parse(Buffer.concat(parts).toString()) as (typeof received)[number]);
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const traces = await startTraces(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`, 'all');
  const whole = traces.begin('job consider-reply', { job: 'consider-reply' });
  await whole.within(async () => {
    const part = traces.begin('instagram send', {});
    await part.within(async () => {});
    part.end({ outcome: 'sent' });
  });
  whole.end();
  await traces.stop();
  const spans = received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  const [outer, inner] = ['job consider-reply', 'instagram send'].map((name) =>
    spans.find((span) => span.name === name)!,
  );
  expect(inner!.parentSpanId).toBe(outer!.spanId);
  await once(collector.close(), 'close');
});
