import type { Agent, AgentTrial } from '@spotter/contract';
import { ApiError } from '@spotter/contract';
import { decisionReasons } from '../../../components/decision-reasons.ts';

/** Every sentence of the box in which the coach asks as a lead. */
export const askMessages = {
  title: 'Ask as a lead',
  lead: 'See what your agent finds and what it would answer. Nothing is sent.',
  label: 'Lead’s question',
  placeholder: 'How much is the 12-week program?',
  agent: 'Agent',
  ask: 'Ask',
  asking: 'Asking…',
  answerTitle: 'Answer',
  writing: 'The agent is writing',
  noAgent: 'You have no agent yet, so nobody answers. This is what it would find.',
  answerFailed: 'Your agent couldn’t answer just now.',
  sourcesTitle: 'Sources',
  noSources: 'None: it says nothing that would need one.',
  writeAnswer: 'Write the answer',
  passagesTitle: 'Passages found',
  noPassages: 'Nothing here fits this question.',
  searching: 'Searching',
  searchFailed: 'The search didn’t work.',
  used: 'Used',
  retry: 'Try again',
};

/** Returns what the agent would do instead of answering; null if it answers. */
export function silenceSentence({ decision }: AgentTrial): string | null {
  switch (decision.kind) {
    case 'reply':
      return null;
    case 'wait':
      return `Answers later: ${decisionReasons[decision.reason]}.`;
    case 'hand-over':
      return `Hands over to you: ${decisionReasons[decision.reason]}.`;
    case 'opt-out':
      return `Confirms once and stops: ${decisionReasons[decision.reason]}.`;
    case 'stay-silent':
      return `Stays silent: ${decisionReasons[decision.reason]}.`;
  }
}

/** Returns why there is no answer. */
export function askFailure(error: Error): string {
  const isOurs = error instanceof ApiError && error.code === 'email_not_verified';
  return isOurs ? error.message : askMessages.answerFailed;
}

/** Returns the label of an agent in the choice. */
export const agentLabel = ({ _id, name }: Agent) => ({ value: _id, label: name });
