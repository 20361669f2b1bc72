import type { DemoMessage } from '@spotter/demo';
import { draftProblems } from '@spotter/domain/autoreply';
import type { StoredRecord } from '../modules/autoreply/index.ts';

const offReasons: Record<string, string> = {
  'taken-over': 'takeover',
  'handed-over': 'hand-over',
  finished: 'finished',
  'chat-disabled': 'coach-toggle',
};
const severe = new Set(['red-flag', 'minor']);
/** The length of the rules and instructions, in tokens, and about how many letters one token has. */
const promptTokens = 640;
const lettersPerToken = 4;
const usualQuietMs = 4_000;

/**
 * Returns the record of a decision in the demo's story, as it would have been stored:
 * `before` is what had been said.
 */
export function demoRecord(
  agent: { id: string; name: string; delayMinutes: number },
  decision: { kind: string; reason: string },
  message: DemoMessage,
  before: DemoMessage[],
): StoredRecord {
  const lastAnswer = before.findLastIndex(({ from }) => from !== 'contact');
  const unanswered = before.length - 1 - lastAnswer + (message.from === 'contact' ? 1 : 0);
  const lastInbound = message.from === 'contact' ? message : before.findLast(({ from }) => from === 'contact');
  const minutesSince = lastInbound === undefined ? 0 : lastInbound.minutesAgo - message.minutesAgo;
  const offReason = offReasons[decision.reason] ?? null;
  const isReply = decision.kind === 'reply';
  const letters = before.reduce((sum, { text }) => sum + text.length, 0);
  return {
    version: { agentId: agent.id, number: 1 },
    facts: {
      accountEnabled: decision.reason !== 'bot-disabled',
      chatEnabled: offReason === null,
      offReason,
      agent: agent.name,
      planAllows: true,
      engaged: before.some(({ from }) => from === 'agent'),
      optedOut: decision.reason === 'opted-out',
      otherAppOwnsThread: false,
      client: false,
      otherAppId: null,
      tookThread: false,
      unanswered,
      failedAttempts: 0,
      quietMs: usualQuietMs,
      judgedInPart: false,
    },
    delay: { type: 'custom', minutes: agent.delayMinutes },
    until: null,
    windowLeftMinutes: lastInbound === undefined ? null : Math.max(0, Math.floor(24 * 60 - minutesSince)),
    severe: decision.kind === 'hand-over' && severe.has(decision.reason),
    concern: null,
    stopSeenBy: decision.kind === 'opt-out' ? 'rules' : null,
    judged: isReply ? true : null,
    judgement: null,
    stage: null,
    draftFlagged: null,
    model: isReply
      ? {
          name: 'sandbox-setter',
          inputTokens: promptTokens + Math.ceil(letters / lettersPerToken),
          outputTokens: Math.ceil(message.text.length / lettersPerToken),
          steps: 1,
          milliseconds: 400 + message.text.length * 4,
          costDollars: null,
        }
      : null,
    heard: null,
    intent: null,
    danger: null,
    checks: isReply ? [...draftProblems] : [],
    repaired: null,
    refused: [],
    mended: [],
    tags: [],
    tools: [],
    clip: null,
    calls: [],
    answered: null,
    sources: [],
    found: null,
    unanswered: null,
    whenUnanswered: null,
  };
}
