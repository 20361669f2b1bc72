import type { AgentResult, FunnelCounts, Source } from '@spotter/contract';
import type { LostReason } from '@spotter/domain/inbox';
import { lostReasonNames } from '../../components/words/lost-reasons.ts';
import {
  lengthOf,
  percentOf,
  responsesToEngage,
  smallSample,
  type DayRange,
  type FunnelStep,
} from '@spotter/domain/analytics';
import { channelFaces } from '../../components/channels.ts';

/** Every sentence of the analytics page. */
export const analyticsMessages = {
  title: 'ANALYTICS',
  subtitle: 'Key performance metrics for your social accounts',
  from: 'From',
  to: 'To',
  loading: 'Loading analytics',
  notARange: 'The first day must not be after the last, and the range at most two years long',
  charts: 'Charts',
  byDay: 'by day',
  byWeek: 'by week',
  emptyChart: (unit: string) => `No ${unit} in this period.`,
  bookingRate: 'Booking Rate',
  bookingRateFailed: 'Error loading booking rate data',
  keywords: 'Keyword Analytics by Agent',
  keywordsFailed: 'Error loading keyword analytics data',
  noKeywords: 'No keyword analytics data available',
  noAgentKeywords: 'No keyword data for this agent',
  engagedHint: 'What counts as engaged',
  engagedTooltip: `A conversation with more than ${responsesToEngage} user responses counts as engaged.`,
  tryLater: 'Please try again later',
  retry: 'Try again',
  smallSample: `Small sample: rates from fewer than ${smallSample} cases can swing with each new one.`,
  grayRates: `Rates in gray come from fewer than ${smallSample} cases and can swing with each new one.`,
  funnel: 'From first message to call',
  funnelFailed: 'Error loading the funnel',
  noConversations: 'No conversations started in this period.',
  chatsFailed: 'Error loading the conversations',
  noChats: 'No conversations in this period.',
  more: 'Show more',
  unknownUser: 'Unknown User',
  responseTimes: 'Time to answer',
  responseTimesFailed: 'Error loading response times',
  agentWait: 'Your agent',
  agentWaitScope: 'From the lead’s last message, including your delay',
  coachWait: 'You',
  coachWaitScope: 'From the first unanswered message',
  noAnswers: 'No answers in this period.',
  answers: 'Answers',
  median: 'Median',
  ninety: '90% within',
  bestHours: 'Best hours',
  bestHoursFailed: 'Error loading the best hours',
  noMessages: 'No messages came in during this period.',
  results: 'Results by agent and keyword',
  resultsFailed: 'Error loading results',
  noResults: 'No leads engaged in this period.',
  deletedAgent: 'Deleted agent',
  noAgent: 'Without an agent',
  noKeyword: 'No keyword (handed over by you)',
  direct: 'Direct',
  otherSources: 'Other ads and links',
  export: 'Download',
  exportConversations: 'Conversations (CSV)',
  exportArrivals: 'How leads came in (CSV)',
  exportDays: 'Days (CSV)',
  exportFollowUps: 'Follow-ups (CSV)',
  exportFailed: 'We couldn’t make the file. Please try again later',
};

/** Returns the sentences about the charts of a channel. */
export function channelMessages(source: Source) {
  const { name, company, inbox } = channelFaces[source];
  return {
    meetingsTitle: `${name} Booked Meetings`,
    meetingsFailed: `Error loading ${name} meetings data`,
    messagesTitle: `${inbox} Messages`,
    messagesFailed: `Error loading ${company} messages data`,
    notConnected: `${name} isn’t connected.`,
    connect: `Connect ${name}`,
  };
}

/** The columns of a keyword table. */
export const keywordColumns = ['Keyword', 'Messages Handled', 'Booking Rate', 'Engagement Rate'] as const;

/** The columns of the results, after the name column. */
export const resultColumns = [
  'Came from',
  'Engaged',
  '3+ replies',
  'Qualified',
  'Booked',
  'Booking Rate',
  'Showed up',
] as const;

/** Returns `12%`, or a dash if the whole is zero. Only the headline of the page has decimals. */
export function wholePercent(part: number, whole: number): string {
  if (whole === 0) return '–';
  return `${Math.round(percentOf(part, whole))}%`;
}

/** Returns what brought a lead: `Ad spring`. */
export function sourceName({ kind, name }: AgentResult['sources'][number]): string {
  const kinds = { ad: 'Ad', link: 'Link' };
  return name === null ? kinds[kind] : `${kinds[kind]} ${name}`;
}

export function quickRangeLabel(days: number): string {
  return `Last ${days} Days`;
}

const shortDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', day: 'numeric', month: 'short' });
const longDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });

/** Returns a day of a chart as `MM-DD`. */
export function dayLabel(day: string): string {
  return day.slice(5);
}

export function fullDay(day: string): string {
  return longDay.format(new Date(day));
}

/** Returns `from Oct 23 to Nov 21`. */
export function rangeWords({ from, to }: DayRange): string {
  const [first, last] = [from, to].map((day) => shortDay.format(new Date(day)));
  return from === to ? `on ${first}` : `from ${first} to ${last}`;
}

/** Returns `(2 before)`, which follows the number of this period. */
export function beforeWords(before: number): string {
  return `(${before} before)`;
}

/** Returns `30 days before`. */
export function periodBeforeWords(range: DayRange): string {
  const days = lengthOf(range);
  return days === 1 ? 'The day before' : `${days} days before`;
}

export const stepNames: Record<FunnelStep, string> = {
  new: 'New',
  engaged: 'Engaged',
  qualified: 'Qualified',
  booked: 'Booked',
  shown: 'Showed up',
};

/** Returns what a step is a part of, in words. */
export function stepWords(step: FunnelStep, counts: FunnelCounts, range: DayRange): string {
  switch (step) {
    case 'new':
      return `conversations began ${rangeWords(range)}`;
    case 'engaged':
      return `of ${counts.new} new: an agent took them up`;
    case 'qualified':
      return `of ${counts.engaged} engaged: the lead fits`;
    case 'booked':
      return `of ${counts.qualified} qualified: a call is confirmed`;
    case 'shown':
      if (counts.past === 0) return 'no booked call has happened yet';
      return `of ${counts.past} past ${counts.past === 1 ? 'call' : 'calls'}: came to the call`;
  }
}

export function openStepLabel(step: FunnelStep, count: number): string {
  return `${stepNames[step]}: ${showChats(count)}`;
}

export const lostTitle = (count: number, all: number) => `Lost: ${count} of ${all} new`;

export function openLostLabel(reason: LostReason, count: number): string {
  return `Lost, ${lostReasonNames[reason]}: ${showChats(count)}`;
}

const showChats = (count: number) => `show the ${count} ${count === 1 ? 'conversation' : 'conversations'}`;

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Returns `6 PM`. */
export function hourLabel(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}
