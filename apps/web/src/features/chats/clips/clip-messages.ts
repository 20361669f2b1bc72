import { ApiError, type Clip } from '@spotter/contract';
import { serviceNames } from '@spotter/domain/channels';
import type { MediaKind } from '@spotter/domain/media';
import { sayDayOfYear } from '../../../components/time/said-times.ts';

export const clipMessages = {
  title: 'Clips',
  lead: 'Answers you recorded once, pictures and guides. Your agent sends one behind its message where it fits, and you send any from a conversation.',
  add: 'Add a clip',
  loading: 'Loading your clips',
  failedTitle: 'Your clips didn’t load.',
  failedHint: 'Nothing was changed. Check your connection and try again.',
  retry: 'Try again',
  emptyTitle: 'No clips yet.',
  emptyHint: 'Record the answer you give most often, or add a guide. Leads hear you instead of reading.',
  edit: 'Edit',
  remove: 'Delete',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  uploading: (percent: number) => `Uploading… ${percent} %`,
  saved: 'Clip saved.',
  saveFailed: 'The clip wasn’t saved. Check your connection and try again.',
  record: 'Record it',
  choose: 'Choose a file',
  other: 'Take another',
  file: 'Recording, picture, video or PDF',
  name: 'Name',
  whenToUse: 'When your agent sends it',
  whenToUseHint: 'In your words, such as “They ask how check-ins work”. Empty: only you send it.',
  once: 'Only once for each lead',
  showsPerson: 'Someone else can be recognized in it',
  showsPersonHint: 'A client, for example. Then it’s sent only while they agree.',
  givenBy: 'Who agreed',
  givenByHint: 'Empty: nobody yet. It’s sent to no one.',
  until: 'Agreed until',
  untilHint: 'Empty: until they say otherwise.',
  noneHere: 'No clip fits this conversation.',
  manage: 'Manage clips',
};

const kindNames: Record<MediaKind, string> = {
  audio: 'Recording',
  image: 'Picture',
  video: 'Video',
  file: 'PDF',
};

/** Returns what a clip is, and who gets it from whom, in one line. */
export function clipSentence({ kind, bytes, whenToUse, perContactOnce, channels }: Clip): string {
  const [only, ...others] = channels;
  return [
    kindNames[kind],
    sizeOf(bytes),
    ...(only !== undefined && others.length === 0 ? [`${serviceNames[only].service} only`] : []),
    ...(whenToUse === '' ? ['Only you send it'] : perContactOnce ? ['Once for each lead'] : ['As often as it fits']),
  ].join(' · ');
}

/** Returns who agreed to be shown, or why a clip is sent to nobody; null: nobody else is in it. */
export function consentSentence({ showsPerson, consent, problem }: Clip): string | null {
  if (!showsPerson) return null;
  if (consent === null) return 'Sent to no one: nobody has agreed to be shown yet.';
  const { givenBy, until } = consent;
  if (problem === 'consent-ended') return `Sent to no one: ${givenBy} agreed until ${dayInWords(until!)}.`;
  return until === null
    ? `${givenBy} agreed to be shown.`
    : `${givenBy} agreed to be shown until ${dayInWords(until)}.`;
}

/** What is said while a clip can still be kept, and when it was not deleted. */
export const deleteSentences = {
  removed: (name: string) => `Deleting “${name}”.`,
  failed: (name: string) => `We couldn’t delete “${name}”. It’s back in the list.`,
};

/** Returns why a clip was not saved. */
export function saveFailure(error: unknown): string {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isRefused ? (error.issues[0]?.message ?? error.message) : clipMessages.saveFailed;
}

function sizeOf(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  return megabytes < 0.1 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${megabytes.toFixed(1)} MB`;
}

/** Noon, so that no time zone makes another day of it. */
function dayInWords(day: string): string {
  return sayDayOfYear(`${day}T12:00:00`);
}
