// The connected accounts: which agent answers there, whether autoreplies are on, and when sending has to pause.
export { createBots } from './bots.module.ts';
export { botsOfAgents, linkAgent, ownsAgent } from './agent-links.ts';
export { noteAgentChanged, raiseBotVersions } from './bot-version.repository.ts';
export { getBot, noteCaughtUp, removeBotsOf } from './bots.repository.ts';
export type { BotsService } from './bots.service.ts';
export {
  countTrouble,
  endPause,
  pauseAccount,
  pauseAccountsAlike,
  type SendPause,
  slowAccountDown,
  takePause,
} from './send-pauses.repository.ts';
export { createWebhooksSeen } from './webhooks-seen.ts';

// Tables for the joins of other modules. Only this module writes their rows.
export { bots } from './bots.tables.ts';
export { sendPauses } from './send-pauses.tables.ts';
