import type { RevenueGroup, RevenueRow, RevenueSum } from '@spotter/contract';
import { sayMoney } from '@spotter/domain/money';
import { shortened } from '../../../components/shortened.ts';

/** Every sentence about what calls won. */
export const revenueMessages = {
  title: 'Revenue',
  failed: 'Error loading revenue',
  group: 'Group by',
  none: 'No call of this period was won yet. Mark what came of a call on Calls, or beside its chat.',
  callsFailed: 'Error loading the calls',
  all: 'All won calls',
  others: 'The rest',
  deletedAgent: 'Deleted agent',
};

export const groupNames: Record<RevenueGroup, string> = {
  keyword: 'Keyword',
  post: 'Post',
  ad: 'Ad',
  link: 'Link',
  version: 'Version of the agent',
  'follow-up': 'Follow-up',
};

/** What counts, in a line. */
export const groupScopes: Record<RevenueGroup, string> = {
  keyword: 'A call belongs to the keyword that started your agent.',
  post: 'A call belongs to the post whose comment started your agent.',
  ad: 'A call belongs to the ad they came by last before your agent started.',
  link: 'A call belongs to the link they came by last before your agent started.',
  version: 'A call belongs to the version that answered last before it was booked.',
  'follow-up': 'A call belongs to the follow-up that was sent last before it was booked.',
};

const noneNames: Record<RevenueGroup, string> = {
  keyword: 'Without a keyword',
  post: 'Without a post',
  ad: 'Without an ad',
  link: 'Without a link',
  version: 'Without an answer of an agent',
  'follow-up': 'Without a follow-up',
};

const maxNameLength = 60;

/** Returns the name of a row. */
export function rowName(by: RevenueGroup, { key, name, place, post, version }: RevenueRow): string {
  if (key === '') return noneNames[by];
  switch (by) {
    case 'version':
      return `Version ${version}`;
    case 'follow-up':
      return place === null ? 'An earlier follow-up' : `Follow-up ${place}`;
    case 'post':
      return shortened(post?.caption?.trim() || 'A post', maxNameLength);
    default:
      return shortened(name ?? `${groupNames[by]} without a name`, maxNameLength);
  }
}

/** Returns the line below a name: whose keyword, version or follow-up it is. */
export function rowAbout({ agent, key }: RevenueRow): string | undefined {
  if (key === '' || agent === null) return undefined;
  return agent.name ?? revenueMessages.deletedAgent;
}

/** Returns how many calls a sum is of. */
export function sayCalls(calls: number): string {
  return calls === 1 ? '1 call' : `${calls} calls`;
}

/** Returns the title of the list behind a sum: `SHRED, $1,200`. */
export function listTitle(name: string, sum: RevenueSum): string {
  return `${name}, ${sayMoney(sum)}`;
}

/** Returns the name of the button that opens the calls behind a sum. */
export function openLabel(name: string, about: string | undefined, sum: RevenueSum): string {
  return `${about === undefined ? '' : `${about}, `}${name}: ${sayMoney(sum)} of ${sayCalls(sum.calls)}, show them`;
}
