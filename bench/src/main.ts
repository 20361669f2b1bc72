import { measureInbox } from './pages/inbox.ts';
import { measureBoard } from './lead-desk/board.ts';
import { measureBulk } from './lead-desk/bulk.ts';
import { measureDeskLoad } from './lead-desk/desk-load.ts';
import { measureAnalytics } from './pages/analytics.ts';
import { measureAssents } from './safety/assents.ts';
import { measureBriefs } from './briefs/briefs.ts';
import { measureCalls } from './calls.ts';
import { measureConversations } from './conversations/conversations.ts';
import { measureCost } from './cost/cost.ts';
import { measureDatabaseParts } from './database-parts/database-parts.ts';
import { measureEndurance } from './endurance/endurance.ts';
import { measureExpressions } from './safety/expressions.ts';
import { measureFanOut } from './answering/fan-out.ts';
import { measureFollowUps } from './proactive/follow-ups.ts';
import { measureIngest } from './answering/ingest.ts';
import { measureKnowledgeAnswers } from './knowledge/knowledge-answers.ts';
import { measureKnowledge } from './knowledge/knowledge.ts';
import { measureKnowledgeSearch } from './knowledge/knowledge-search.ts';
import { measureKnownAgents } from './known-agents/known-agents.ts';
import { measureLanding } from './pages/landing.ts';
import { measureLeaks } from './leaks/leaks.ts';
import { measureReplay } from './replay/replay.ts';
import { measureLanguages } from './safety/languages.ts';
import { measureMemory } from './memory.ts';
import { measureReading } from './knowledge/reading.ts';
import { measureReply } from './answering/reply.ts';
import { measureSafety } from './safety/safety.ts';
import { measureScrolling } from './pages/scrolling.ts';
import { measureSignIn } from './pages/sign-in.ts';
import { measureSimulations } from './simulations/simulations.ts';
import { measureSlowModel } from './answering/slow-model.ts';
import { measureSlowPhone } from './pages/slow-phone.ts';
import { measureSockets } from './answering/sockets.ts';
import { measureSpeech } from './answering/speech.ts';
import { measureTriggers } from './triggers/triggers.ts';
import { measureProposals } from './answering/proposals.ts';
import { measureProactive } from './proactive/proactive.ts';
import { measureUnderstanding } from './safety/understanding.ts';

const benchmarks: Record<string, () => Promise<void>> = {
  ingest: measureIngest,
  reply: measureReply,
  proposals: measureProposals,
  conversations: measureConversations,
  cost: measureCost,
  'slow-model': measureSlowModel,
  speech: measureSpeech,
  endurance: measureEndurance,
  'database-parts': measureDatabaseParts,
  calls: measureCalls,
  inbox: measureInbox,
  board: measureBoard,
  bulk: measureBulk,
  'desk-load': measureDeskLoad,
  memory: measureMemory,
  landing: measureLanding,
  'slow-phone': measureSlowPhone,
  'sign-in': measureSignIn,
  analytics: measureAnalytics,
  scrolling: measureScrolling,
  sockets: measureSockets,
  'fan-out': measureFanOut,
  understanding: measureUnderstanding,
  expressions: measureExpressions,
  safety: measureSafety,
  assents: measureAssents,
  languages: measureLanguages,
  leaks: measureLeaks,
  replay: measureReplay,
  briefs: measureBriefs,
  proactive: measureProactive,
  triggers: measureTriggers,
  'follow-ups': measureFollowUps,
  'knowledge-answers': measureKnowledgeAnswers,
  knowledge: measureKnowledge,
  'knowledge-search': measureKnowledgeSearch,
  reading: measureReading,
  simulations: measureSimulations,
  'known-agents': measureKnownAgents,
};

const chosen = benchmarks[process.argv[2] ?? ''];
if (chosen === undefined) {
  console.error(`Which one: npm run bench -- ${Object.keys(benchmarks).join(' | ')}`);
  process.exit(1);
}
await chosen();
