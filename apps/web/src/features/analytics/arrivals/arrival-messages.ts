import type { ArrivalFigures, ArrivalGroup } from '@spotter/contract';
import type { FunnelStep } from '@spotter/domain/analytics';
import { shortened } from '../../../components/shortened.ts';
import { stepNames } from '../messages.ts';

/** Every sentence about what leads brought by how they came. */
export const arrivalMessages = {
  title: 'How leads came in',
  failed: 'Error loading how leads came in',
  group: 'Group by',
  comments: 'Comments',
  noTrigger: 'Without a trigger',
  noTriggerAbout: 'Your agent didn’t start, or you started it by hand',
  goneTrigger: 'A removed trigger',
  deletedAgent: 'Deleted agent',
  noPost: 'A post',
  commentsFailed: 'Error loading the comments',
  someone: 'Someone',
  publicReply: 'Answered in public:',
  openChat: 'Open the chat',
};

/** Returns how many messages for comments wait in line: of the whole account, because its limit is one. */
export function queueSentence(waiting: number, lastAt: string): string {
  const many = `${waiting} DMs for comments on this account wait in line. The last goes out around ${lastAt}.`;
  const one = `1 DM for a comment on this account waits in line. It goes out around ${lastAt}.`;
  return `${waiting === 1 ? one : many} The platform takes only so many at once.`;
}

export const groupNames: Record<ArrivalGroup, string> = { trigger: 'Trigger', post: 'Post', ad: 'Ad', link: 'Link' };

/** Said where nobody came that way. */
export const groupEmpty: Record<ArrivalGroup, string> = {
  trigger: 'Nobody wrote to you in this period.',
  post: 'Nobody commented under your posts in this period.',
  ad: 'Nobody came by an ad in this period.',
  link: 'Nobody came by a link in this period. Links that end in ?ref= and a name are told apart.',
};

/** What counts, in a line. */
export const groupScopes: Record<ArrivalGroup, string> = {
  trigger: 'A lead belongs to the trigger that started your agent.',
  post: 'A lead belongs to the post whose comment started your agent. They engage when they answer the DM.',
  ad: 'A lead belongs to the ad they came by last before your agent started.',
  link: 'A lead belongs to the link they came by last before your agent started.',
};

/** The columns of the funnel; its first step is who came. */
export const arrivalSteps: Record<FunnelStep, string> = { ...stepNames, new: 'Came in' };

const kindNames: Record<NonNullable<NonNullable<ArrivalFigures['trigger']>['kind']>, string> = {
  keyword: 'Keywords',
  comment: 'Comment',
  story_reply: 'Story reply',
  story_mention: 'Story mention',
  ad: 'Ad',
  link: 'Link',
  ice_breaker: 'Ice breaker',
  any_message: 'First message',
  intent: 'What they want',
};

const maxNameLength = 60;

/** Returns the name of a row. */
export function rowName(by: ArrivalGroup, { name, post, trigger }: ArrivalFigures): string {
  switch (by) {
    case 'trigger':
      if (trigger === null) return arrivalMessages.noTrigger;
      if (trigger.kind === 'intent') return shortened(trigger.words[0] ?? kindNames.intent, maxNameLength);
      return trigger.kind === null ? arrivalMessages.goneTrigger : kindNames[trigger.kind];
    case 'post': {
      const caption = post?.caption?.trim() ?? '';
      return caption === '' ? arrivalMessages.noPost : shortened(caption, maxNameLength);
    }
    case 'ad':
    case 'link':
      return name ?? `${groupNames[by]} without a name`;
  }
}

/** Returns the line below a name: whose trigger it is and what narrows it, or when a post went out. */
export function rowAbout(by: ArrivalGroup, { post, trigger }: ArrivalFigures): string | undefined {
  if (by === 'post') return post?.at == null ? undefined : postDay.format(new Date(post.at));
  if (by !== 'trigger') return undefined;
  if (trigger === null) return arrivalMessages.noTriggerAbout;
  // What was wanted is the name already.
  const narrowed = trigger.kind === 'intent' ? kindNames.intent : trigger.words.join(', ');
  return [trigger.agentName ?? arrivalMessages.deletedAgent, narrowed].filter(Boolean).join(' · ');
}

const postDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Returns the title of the list behind a number: `Comment, booked`. */
export function listTitle(by: ArrivalGroup, row: ArrivalFigures, column: string): string {
  return `${rowName(by, row)}, ${column.toLowerCase()}`;
}

/** Returns the name of the button that opens what is behind a number. */
export function openLabel(by: ArrivalGroup, row: ArrivalFigures, column: string, count: number): string {
  const whose = row.trigger?.agentName;
  return `${whose == null ? '' : `${whose}, `}${rowName(by, row)}: ${count} ${column.toLowerCase()}, show them`;
}
