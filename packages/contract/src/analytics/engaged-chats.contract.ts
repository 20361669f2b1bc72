import { z } from 'zod';
import { Id, PageQuery } from '../values.ts';
import { anyTimeQuery } from './range-query.ts';

/** The numbers of engaged conversations; each opens the conversations behind it. */
export const engagedColumns = ['engaged', 'talking', 'talkingBooked', 'qualified', 'booked', 'past', 'shown'] as const;
export type EngagedColumn = (typeof engagedColumns)[number];

/** Which engaged conversations: all, or those of one agent and keyword, in a range or of all time. */
export const EngagedChatsQuery = anyTimeQuery({
  /** Empty: those that no agent engaged. */
  agentId: z.union([Id, z.literal('')]).optional(),
  /** Empty: those that no keyword started. */
  keyword: z.string().max(200).optional(),
  /** The ad or link that brought them, `ad spring`; empty: they came directly. */
  source: z.string().max(300).optional(),
  ...PageQuery.shape,
});
