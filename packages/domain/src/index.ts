export { passwordStrength } from './accounts/password-strength.ts';
export * from './autoreply/agent-tools.ts';
export { decideReply } from './autoreply/decide-reply.ts';
export * from './autoreply/delay-minutes.ts';
export { matchKeyword } from './autoreply/keyword-match.ts';
export { coachWindow, isWindowOpen, windowClosesAt } from './autoreply/messaging-window.ts';
export * from './autoreply/output-gate.ts';
export * from './autoreply/qualification-fields.ts';
export * from './autoreply/reply-decision.ts';
export {
  composePrompt,
  type PromptHistoryEntry,
  type PromptInput,
  type PromptMessage,
} from './autoreply/reply-prompt.ts';
export * from './autoreply/reply-situation.ts';
export { splitReply } from './autoreply/split-reply.ts';
