import { type AgentVersion, maxVersions } from '@spotter/contract';
import { sayDayAndClock } from '../../../components/time/said-times.ts';

/** Every sentence about drafts and versions of an agent. */
export const versionMessages = {
  toVersions: 'See its versions',
  pageTitle: 'Versions',
  pageLead: `What your agent was told to say, and when it changed. Spotter keeps the newest ${maxVersions} versions.`,
  loading: 'Loading the versions…',
  failedTitle: 'The versions didn’t load',
  failedHint: 'Nothing was changed. Check your connection and try again.',
  retry: 'Try again',
  emptyTitle: 'No versions here',
  emptyHint: 'Each change of your agent leaves one.',
  older: 'Show older versions',
  newest: 'Show the newest versions',
  published: 'Published',
  first: 'The first version',
  gone: (number: number) =>
    `Version ${number} is no longer kept: Spotter keeps the newest ${maxVersions}. What came before it stands here.`,

  restore: 'Restore',
  restoreLabel: (number: number) => `Restore version ${number}`,
  restoreTitle: (number: number) => `Restore version ${number}?`,
  restoreText:
    'It’s published right away as a new version, and your agent says again what it said then. Nothing is lost: you can restore today’s version the same way.',
  restoring: 'Restoring…',
  restored: (number: number) => `Version ${number} is restored.`,
  restoreSame: (number: number) => `Your agent says already what version ${number} says, so nothing was changed.`,
  restoreFailed: 'We couldn’t restore this version. Nothing was changed.',

  draftTitle: 'This is a draft.',
  draftHint: 'Leads get what is published until you publish it.',
  draftChanges: 'What the draft changes',
  saveDraft: 'Save draft',
  savingDraft: 'Saving…',
  draftSaved: 'Draft saved. Leads get what is published until you publish it.',
  nothingToDraft: 'This is what is published already, so there is no draft.',
  draftFailed: 'We couldn’t save the draft. What you typed is still here.',
  publish: 'Publish the draft',
  publishTitle: 'Publish this draft?',
  publishLead: 'From the next message on your agent says this:',
  publishNow: 'Publish',
  publishing: 'Publishing…',
  publishFailed: 'We couldn’t publish the draft. Nothing was changed.',
  publishedAs: (number: number) => `Published as version ${number}.`,
  leftOut: (what: string[]) => `Left out, because it’s gone: ${what.join(', ')}.`,
  keepEditing: 'Keep editing',
  cancel: 'Cancel',
  discard: 'Discard the draft',
  discardTitle: 'Discard this draft?',
  discardText: 'The form goes back to what is published, and what you typed since is gone, too. This can’t be undone.',
  keepDraft: 'Keep it',
  discardNow: 'Discard draft',
  discarding: 'Discarding…',
  discarded: 'Draft discarded.',
  discardFailed: 'We couldn’t discard the draft. It’s still here.',

  conflictTitle: 'The draft has changed',
  theirs: 'What the other draft changes',
  takeTheirs: 'Take theirs',
  takePublished: 'Take what’s published',
  overwrite: 'Overwrite with mine',
  saveMine: 'Save mine as a new draft',
  later: 'Your text is still in the form.',

  thumbs: ({ up, down }: AgentVersion['thumbs']) => `Its answers got ${up} thumbs up and ${down} down.`,

  removed: 'Removed: ',
  added: 'Added: ',
  reordered: 'In another order.',
  more: (count: number) => (count === 1 ? 'and 1 more line' : `and ${count.toLocaleString('en-US')} more lines`),
};

export const versionName = (number: number): string => `Version ${number}`;

/** Returns who saved or published something, and when. */
export function byWhom(by: string | null, at: string): string {
  return by === null ? sayDayAndClock(at) : `${by}, ${sayDayAndClock(at)}`;
}

/** Returns what else there is to know of a version, in sentences. */
export function versionSentences({ leftOut, restoredFrom, thumbs }: AgentVersion): string[] {
  return [
    ...(restoredFrom === null ? [] : [`It restored version ${restoredFrom}.`]),
    ...(leftOut.length === 0 ? [] : [versionMessages.leftOut(leftOut)]),
    ...(thumbs.up + thumbs.down === 0 ? [] : [versionMessages.thumbs(thumbs)]),
  ];
}
