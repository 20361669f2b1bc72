import type { Chat, Tag, TagRule } from '@spotter/contract';
import type { TagColor } from '@spotter/domain/inbox';
import { stageNames } from '../messages.ts';

export const tagMessages = {
  title: 'Tags',
  lead: 'Sort conversations by more than their stage: by hand, by a rule, or by the agent where you let it.',
  add: 'Add a tag',
  bringIn: 'Import',
  download: 'Export',
  downloading: 'Exporting…',
  downloadFailed: 'We couldn’t export your tags. Try again.',
  loading: 'Loading your tags',
  failedTitle: 'Your tags didn’t load.',
  failedHint: 'Nothing was changed. Check your connection and try again.',
  retry: 'Try again',
  emptyTitle: 'No tags yet.',
  emptyHint: 'Add one for clients, so that the agent never sells to them, or one for each keyword.',
  edit: 'Edit',
  name: 'Name',
  color: 'Color',
  byAgent: 'The agent may give it',
  byAgentHint: 'It does when a lead’s words plainly fit the name.',
  client: 'Marks clients',
  clientHint: 'The agent answers them as clients: no offers, no questions for new leads, no follow-ups.',
  rule: 'Given by a rule',
  keyword: 'Keyword',
  noRule: 'No rule',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  remove: 'Delete',
  merge: 'Merge',
  mergeInto: 'Merge into',
  any: 'Any tag',
  goneTitle: 'This tag was deleted',
  goneHint: 'Its conversations are still here, without the tag.',
  gone: 'A tag that was deleted',
  ofChat: 'Tags',
  give: 'Add a tag',
  manage: 'Manage tags',
  none: 'No tags.',
  giveFailed: 'The tag wasn’t added.',
  takeFailed: 'The tag wasn’t taken off.',
  merged: 'Merged.',
  removed: 'Deleted.',
};

export const colorNames: Record<TagColor, string> = {
  gray: 'Gray',
  volt: 'Lime',
  green: 'Green',
  amber: 'Amber',
  coral: 'Coral',
  red: 'Red',
};

export const arrivalNames: Record<Extract<TagRule, { kind: 'arrival' }>['value'], string> = {
  comment: 'They came by a comment',
  ad: 'They came by an ad',
  link: 'They came by a link',
};

/** Returns how a rule is written in a list. */
export function ruleSentence(rule: TagRule): string {
  switch (rule.kind) {
    case 'stage':
      return `Stage becomes ${stageNames[rule.value]}`;
    case 'keyword':
      return `They wrote the keyword ${rule.value.toUpperCase()}`;
    case 'arrival':
      return arrivalNames[rule.value];
  }
}

/** Returns what a tag does beside being there, in one line. */
export function tagSentence({ chats, client, byAgent, rule }: Tag): string {
  return [
    chats === 1 ? '1 conversation' : `${chats.toLocaleString('en')} conversations`,
    ...(client ? ['Marks clients'] : []),
    ...(byAgent ? ['By the agent'] : []),
    ...(rule === null ? [] : [ruleSentence(rule)]),
  ].join(' · ');
}

/** Says who gave a tag. */
export const giverWords: Record<Chat['tags'][number]['by'], string> = {
  hand: 'by hand',
  agent: 'by the agent',
  rule: 'by your rule',
  import: 'imported',
};

export function takeLabel(name: string): string {
  return `Take off: ${name}`;
}

export function removeTitle(name: string): string {
  return `Delete “${name}”?`;
}

export function removeText(chats: number): string {
  if (chats === 0) return 'No conversation has it.';
  const those = chats === 1 ? '1 conversation' : `${chats.toLocaleString('en')} conversations`;
  return `${those} will lose it. The conversations stay.`;
}

/** Returns the offer to merge a tag into the one that has the wanted name. */
export function mergeOffer(into: string): string {
  return `You already have “${into}”. Merge this tag into it? Its conversations get “${into}”, and this tag goes.`;
}
