import { percentOf } from './rates.ts';

/** More of the contact's responses than this make a conversation count as engaged. */
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

/** The table of an agent's keywords: the one that handled most messages first. */
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
