import type { AgentModels } from '@spotter/contract';
import { sayClock } from '../../../components/time/said-times.ts';

type Budget = NonNullable<AgentModels['budget']>;

const tokenCount = new Intl.NumberFormat('en-US');

/** Every sentence about the day's budget for the language model. */
export const budgetMessages = {
  title: 'AI budget today',
  used: (percent: number) => `${percent}% used`,
  usedUp: (until: string) =>
    `Today's AI budget is used up. Agents answer again at ${sayClock(until)}. Nothing is lost, and you can answer yourself.`,
  tokens: ({ tokens, limit }: Budget) => `${tokenCount.format(tokens)} of ${tokenCount.format(limit)} tokens.`,
  atTheEnd: (resetsAt: string) =>
    `It starts again at ${sayClock(resetsAt)}. At 100%, your agents wait until then and answer everyone who wrote. No lead is lost, and you can answer yourself. We warn you at 80% and 95%.`,
  whatCounts: 'Answers, trials and suggested replies count. To make it last, pause an agent and test less.',
  needMore: 'Need more?',
  writeToUs: 'Write to us',
};
