import { clipProblem, maySendClip } from '@spotter/domain/media';
import { dayAt } from '@spotter/language/zones/zoned-time';
import type { ChatState, MessageRow } from '../chat-state.ts';
import type { ChatClip } from './clips-of-chat.ts';

/** Returns the clips that the agent may send in a chat now. */
export function sendableClips({ clips, bot, coachZone }: ChatState, now: Date): ChatClip[] {
  const at = { channel: bot.channel, today: dayAt(now, coachZone) };
  return clips.filter((clip) => clip.whenToUse !== '' && maySendClip(clip, at));
}

/** Whether a clip was deleted, or may no longer be sent. */
export function isGone(clip: ChatClip | undefined, { coachZone }: ChatState, now: Date): boolean {
  return clip === undefined || clipProblem(clip, dayAt(now, coachZone)) !== null;
}

/** Whether a message carries a clip that is gone. */
export function carriesGoneClip(state: ChatState, { attachments }: MessageRow, now: Date): boolean {
  const carried = attachments.filter(({ isClip }) => isClip === true);
  return carried.some(({ file }) => {
    const clip = state.clips.find(({ id }) => id === file?.id);
    return isGone(clip, state, now);
  });
}
