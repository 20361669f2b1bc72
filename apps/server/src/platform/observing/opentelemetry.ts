import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Traces } from './traces.ts';

const maxStopMs = 1_000;

/** Opens traces that are sent to a collector in batches. What it does not take in time is dropped. */
export function openTraces(endpoint: string, mode: string): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'spotter', 'service.instance.id': String(process.pid), mode }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) })],
  });
  const tracer = provider.getTracer('spotter');
  // The only one in the process, so that OpenTelemetry's global context is not needed.
  const contexts = new AsyncLocalStorage<Context>();
  return {
    begin(name, facts) {
      const parent = contexts.getStore() ?? ROOT_CONTEXT;
      const span = tracer.startSpan(name, { attributes: facts }, parent);
      return {
        within: (work) => contexts.run(trace.setSpan(parent, span), work),
        end(more = {}, failed = false) {
          span.setAttributes(more);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async stop() {
      // A collector that is away must not keep the process from ending.
      await Promise.race([provider.shutdown().catch(() => {}), pause(maxStopMs, undefined, { ref: false })]);
    },
  };
}
