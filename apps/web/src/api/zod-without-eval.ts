import { config } from 'zod/v4';

// zod compiles its parsers with `new Function` if it is allowed to, and finds out by trying. The page's content
// security policy forbids that and the browser reports the attempt, so every `zod` of the app is this one (see
// vite.config.ts).
config({ jitless: true });

export * from 'zod/v4';
