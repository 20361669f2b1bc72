import type { OtherApp } from '@spotter/contract';
import { kindOfApp, type OtherAppKind } from '@spotter/domain/inbox';
import { dayAndTime } from '../times.ts';

const names: Record<OtherAppKind, (appId: string | null) => string> = {
  'meta-inbox': () => 'Meta’s inbox (Business Suite)',
  app: (appId) => `Another app (id ${appId})`,
  // Meta's own agent has no id by which it is known.
  unknown: () => 'Another app, or Meta’s own agent,',
};

/** Returns how an app that the platform named is called, at the start of a sentence. */
export function nameOfApp(appId: string | null): string {
  return names[kindOfApp(appId)](appId);
}

const shortNames: Record<OtherAppKind, string> = {
  'meta-inbox': 'Meta’s inbox',
  app: 'another app',
  unknown: 'another app or Meta’s agent',
};

/** What a coach can do about who has a conversation. */
export const threadMessages = {
  take: {
    label: 'Take it',
    done: 'The conversation is yours. Your agent answers what waits.',
    failed: 'You can’t take it right now.',
  },
  giveBack: {
    label: 'Give it back',
    done: 'Given back. Your agent stays silent here.',
    failed: 'It wasn’t given back.',
  },
  noTaking: (platform: string) =>
    `${platform} lets no app take it: it comes back when that app passes it on, or a day after their last message.`,
};

/** Returns who has the conversation, for the head of the chat: `With Meta’s inbox since Nov 12 · 2:02 PM`. */
export function withApp({ appId, since }: OtherApp, now: Date): string {
  return `With ${shortNames[kindOfApp(appId)]}${since === null ? '' : ` since ${dayAndTime(since, now)}`}`;
}

/** Returns from which app the coach took the conversation: `You took this conversation from Meta’s inbox.` */
export function takenSentence({ appId }: { appId: string | null }): string {
  return `You took this conversation from ${shortNames[kindOfApp(appId)]}.`;
}

/** Returns why the agent is silent: `Another app (id 1) has this conversation, so your agent stays silent.` */
export function heldSentence({ appId }: OtherApp): string {
  return `${nameOfApp(appId)} has this conversation, so your agent stays silent.`;
}
