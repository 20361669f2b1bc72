import { openApiCalls } from './openapi-calls.ts';

/** The calls of ours that Calendly describes, for tests: its OpenAPI document, and the one call that is not in it. */
export const calendlyCalls = ['calendly-v2', 'calendly-invitees'].flatMap((name) =>
  openApiCalls(new URL(`../calendly/__fixtures__/${name}.description.json`, import.meta.url)),
);
