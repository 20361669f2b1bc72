// The keys by which other tools of a coach call the API.
export { createApiKeys } from './api-keys.module.ts';
