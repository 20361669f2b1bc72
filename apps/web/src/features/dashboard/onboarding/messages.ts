import type { Onboarding } from '@spotter/contract';
import { channelFaces } from '../../../components/channels.ts';

type Step = NonNullable<Onboarding['next']>;

/** Every sentence of the first steps. */
export const onboardingMessages = {
  title: 'Go live in five steps',
  dismiss: 'Hide checklist',
  dismissed: 'Checklist hidden.',
  undo: 'Show it again',
  dismissFailed: 'That didn’t save. Please try again.',
  done: 'Done',
  opensApp: 'opens in a new tab',
};

/** Each step's name, its reason and its button. */
export const stepWords: Record<Step, { name: string; hint: string; button: string }> = {
  agent: {
    name: 'Create your agent',
    hint: 'Pick a template and make it yours. It takes about five minutes.',
    button: 'Create your agent',
  },
  try: {
    name: 'Talk to it',
    hint: 'Write to it like a lead would. Nothing leaves this page.',
    button: 'Talk to your agent',
  },
  connect: {
    name: 'Connect Instagram',
    hint: 'Your agent needs DMs to answer. Messenger works too.',
    button: 'Connect Instagram',
  },
  hours: {
    name: 'Set your call hours',
    hint: 'Tell your agent when leads can book you.',
    button: 'Set call hours',
  },
  keyword: {
    name: 'Post your keyword',
    hint: 'The word that leads DM you to start the chat.',
    button: 'Pick a keyword',
  },
};

/** Returns how many steps are done. */
export function progressSentence(done: number, all: number): string {
  return `${done} of ${all} done`;
}

/** Returns the headline for a coach whose agent only needs a message from a lead. */
export function liveTitle(keyword: string): string {
  return `You’re live: DM yourself ${keyword}`;
}

/** Returns what to do next. */
export function liveHint({ account, from, keyword }: NonNullable<Onboarding['live']>): string {
  const to = channelFaces[from].handleOf(account);
  return `Send ${keyword} to ${to} from another account and watch your agent answer. Then post it: “DM me ${keyword}”.`;
}

/** The label of the button that opens the chat. */
export function openChatLabel(from: NonNullable<Onboarding['live']>['from']): string {
  return `Open ${channelFaces[from].name} chat`;
}
