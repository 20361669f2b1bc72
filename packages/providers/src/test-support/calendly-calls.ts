import { openApiCalls } from './openapi-calls.ts';

/** Our calls as Calendly describes them, for tests: its OpenAPI document, and the one call that is not in it. */
export const calendlyCalls = ['calendly-v2', 'calendly-invitees'].flatMap((name) =>
  openApiCalls(new URL(`../calendly/__fixtures__/${name}.description.json`, import.meta.url)),
);
