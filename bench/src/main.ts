import { measureInbox } from './inbox.ts';
import { measureAnalytics } from './analytics.ts';
import { measureAssents } from './assents.ts';
import { measureCalls } from './calls.ts';
import { measureDatabaseParts } from './database-parts/database-parts.ts';
import { measureExpressions } from './expressions.ts';
import { measureIngest } from './ingest.ts';
import { measureLanding } from './landing.ts';
import { measureMemory } from './memory.ts';
import { measureReply } from './reply.ts';
import { measureSafety } from './safety.ts';
import { measureSignIn } from './sign-in.ts';
import { measureSlowPhone } from './slow-phone.ts';
import { measureSockets } from './sockets.ts';
import { measureUnderstanding } from './understanding.ts';

const benchmarks: Record<string, () => Promise<void>> = {
  ingest: measureIngest,
  reply: measureReply,
  'database-parts': measureDatabaseParts,
  calls: measureCalls,
  inbox: measureInbox,
  memory: measureMemory,
  landing: measureLanding,
  'slow-phone': measureSlowPhone,
  'sign-in': measureSignIn,
  analytics: measureAnalytics,
  sockets: measureSockets,
  understanding: measureUnderstanding,
  expressions: measureExpressions,
  safety: measureSafety,
  assents: measureAssents,
};

const chosen = benchmarks[process.argv[2] ?? ''];
if (chosen === undefined) {
  console.error(`Which one: npm run bench -- ${Object.keys(benchmarks).join(' | ')}`);
  process.exit(1);
}
await chosen();
