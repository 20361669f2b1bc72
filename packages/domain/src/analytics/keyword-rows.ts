import { percentOf } from './rates.ts';

/** A conversation counts as engaged when the contact responded more often than this. */
export const responsesToEngage = 2;

export type KeywordStats = {
  engagedTimes: { keyword: string; times: number }[];
  bookingRate: { keyword: string; totalConversations: number; confirmedMeets: number }[];
};

export type KeywordRow = {
  keyword: string;
  messagesHandled: number;
  totalConversations: number;
  confirmedMeets: number;
  /** Percent. */
  bookingRate: number;
  /** Percent. */
  engagementRate: number;
};

/** Returns the table of an agent's keywords, the keyword that handled most messages first. */
export function keywordRows({ engagedTimes, bookingRate }: KeywordStats): KeywordRow[] {
  const results = new Map(bookingRate.map((entry) => [entry.keyword, entry]));
  return engagedTimes
    .map(({ keyword, times }) => {
      const { totalConversations = 0, confirmedMeets = 0 } = results.get(keyword) ?? {};
      return {
        keyword,
        messagesHandled: times,
        totalConversations,
        confirmedMeets,
        bookingRate: percentOf(confirmedMeets, totalConversations),
        engagementRate: percentOf(totalConversations, times),
      };
    })
    .toSorted((left, right) => right.messagesHandled - left.messagesHandled || (left.keyword < right.keyword ? -1 : 1));
}
