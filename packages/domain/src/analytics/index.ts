// Ranges of days, the funnel, rates, and waiting times.
export * from './date-range.ts';
export * from './day-spans.ts';
export * from './funnel.ts';
export * from './keyword-rows.ts';
export * from './rates.ts';
export * from './waiting-time.ts';
