/** Facts about a piece of work, without anything that people wrote. */
export type SpanFacts = Record<string, string | number>;

/** One piece of work in a trace. Those that begin within it are its parts. */
export type Span = {
  within<Result>(work: () => Result): Result;
  end(facts?: SpanFacts, failed?: boolean): void;
};

/** The receiver of finished pieces of work. */
export type Traces = { begin(name: string, facts: SpanFacts): Span; stop(): Promise<void> };

const noSpan: Span = { within: (work) => work(), end: () => {} };

/** Traces that are off: nothing is loaded, and nothing is kept. */
export const untraced: Traces = { begin: () => noSpan, stop: async () => {} };

/** Begins to send traces to a collector by OpenTelemetry's protocol. Only then the library is loaded. */
export async function startTraces(endpoint: string, mode: string): Promise<Traces> {
  const { openTraces } = await import('./opentelemetry.ts');
  return openTraces(endpoint, mode);
}
