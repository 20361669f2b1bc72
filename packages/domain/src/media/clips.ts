import { channelKinds, type ChannelKind } from '../channels.ts';
import { channelMedia, decideMedia, type MediaDecision, type OfferedFile } from './channel-media.ts';
import type { MediaFormat, MediaKind } from './media-format.ts';

/** Each prompt names every clip that may be sent, so there are few. */
export const maxClips = 30;
export const maxClipNameLength = 60;
export const maxWhenToUseLength = 200;
export const maxGivenByLength = 80;

/** Who agreed to be shown, and the last day of it on the coach's calendar; null: no end. */
export type ClipConsent = { givenBy: string; until: string | null };

/** What decides where, and if, a clip may be sent. */
export type ClipFacts = {
  kind: MediaKind;
  format: MediaFormat;
  bytes: number;
  /** Whether someone but the coach can be recognized. */
  showsPerson: boolean;
  consent: ClipConsent | null;
};

/** Why a clip is sent to nobody. */
export const clipProblems = ['no-consent', 'consent-ended'] as const;
export type ClipProblem = (typeof clipProblems)[number];

/** Returns why a clip is sent to nobody on a day of the coach's calendar; null: it may be sent. */
export function clipProblem(
  { showsPerson, consent }: Pick<ClipFacts, 'showsPerson' | 'consent'>,
  today: string,
): ClipProblem | null {
  if (!showsPerson) return null;
  if (consent === null) return 'no-consent';
  return consent.until !== null && consent.until < today ? 'consent-ended' : null;
}

/** Returns the channels that take a clip. */
export function channelsOfClip(clip: Pick<ClipFacts, 'kind' | 'format' | 'bytes'>): ChannelKind[] {
  return channelKinds.filter((channel) => {
    const { formats, maxBytes } = channelMedia[channel][clip.kind];
    return formats.includes(clip.format) && clip.bytes <= maxBytes;
  });
}

/** Whether the agent may send a clip in a chat of a channel. `isSent`: its contact got it before. */
export function maySendClip(
  clip: ClipFacts & { perContactOnce: boolean; isSent: boolean },
  { channel, today }: { channel: ChannelKind; today: string },
): boolean {
  const isRepeated = clip.perContactOnce && clip.isSent;
  return !isRepeated && clipProblem(clip, today) === null && channelsOfClip(clip).includes(channel);
}

/** Decides whether a file can be a clip: one channel at least has to take it. */
export function decideClip(file: OfferedFile): MediaDecision {
  const [first, ...others] = channelKinds.map((channel) => decideMedia(channel, file));
  return others.find(({ kind }) => first!.kind === 'refused' && kind === 'taken') ?? first!;
}
