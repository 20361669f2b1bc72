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

/** Returns who has the conversation, as short as the head of the chat needs it: `With Meta’s inbox since 2:02 PM`. */
export function withApp({ appId, since }: OtherApp, now: Date): string {
  return `With ${shortNames[kindOfApp(appId)]}${since === null ? '' : ` since ${dayAndTime(since, now)}`}`;
}

/** Returns why the agent is silent: `Meta’s inbox (Business Suite) has this conversation, so your agent stays silent.` */
export function heldSentence({ appId }: OtherApp): string {
  return `${nameOfApp(appId)} has this conversation, so your agent stays silent.`;
}
