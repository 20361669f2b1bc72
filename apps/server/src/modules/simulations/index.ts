// Proof before publishing: simulated leads, and a replay of own chats, before real leads meet an agent.
export { eraseCasesOfRuns } from './simulations.repository.ts';
export { createSimulations } from './simulations.module.ts';
export { deleteOldTurns, eraseTurnsOf, findOpenFindings, listTurnsOfChat } from './replays/replays.repository.ts';
export { findNotifiedNights } from './schedule/notified-nights.ts';
