import type { Trigger, TriggerOutcome, TriggerTry } from '@spotter/contract';

export type TriggerKind = Trigger['kind'];
/** The kinds beside the keywords, which have their own part of the step. */
export type EntryKind = Exclude<TriggerKind, 'keyword'>;
export type EventKind = TriggerTry['kind'];
export type MissReason = TriggerOutcome['missed'][number]['because'];

/** Every sentence about the ways in which leads come in, besides keywords. */
export const triggerMessages = {
  pageTitle: 'How leads come in',
  pageLead: 'What makes your agent start talking to a lead. Until one of these happens, it leaves the chat to you.',

  wanted: 'What they want',

  title: 'More ways to start',
  lead: 'A lead may come by a story, an ad or a link, with no keyword at all. Your agent asks from the top down, and the first that fits starts it.',
  addTitle: 'Add a way in',
  keywordsHint: 'Your words above. They start the agent from here in the order.',
  noKeywords: 'None yet',
  newContactsOnly: 'Only new leads',
  newContactsOnlyHint:
    'Your agent starts only with people you have no earlier messages with. A chat that it has already goes on.',
  loadFailed: 'We couldn’t load the other ways leads come in. Your keywords are safe.',
  retry: 'Try again',
  updated: 'Triggers updated successfully!',
  tooMany: 'An agent has at most 30 ways in',
  badRef: (ref: string) => `“${ref}” can’t be in a link. Use a to z, digits, - and _ only.`,

  testTitle: 'Which trigger would this message hit?',
  testKind: 'How the lead comes',
  testPost: 'Post ID (optional)',
  testAd: 'Ad ID (optional)',
  testRef: 'The part after ref= in the link',
  testText: 'A lead’s message',
  testTextPlaceholder: 'Hey! I saw your reel, SHRED please',
  testIsNew: 'They have never written to you before',
  testWriteFirst: 'Type a message to see which trigger it hits, and why.',
  testUnfinished: 'Finish the ways in above, then try again.',
  testFailed: 'We couldn’t try this. Check your connection and change something to try again.',
  testing: 'Trying…',
  testNone: 'Nothing starts your agent here: it stays silent, and the chat is yours.',
  testOrder: 'Asked in this order',
  starts: 'Starts your agent',
};

/** How each kind is shown: its name, and what has to happen. */
export const kindWords: Record<TriggerKind, { name: string; hint: string }> = {
  keyword: { name: 'Keywords', hint: triggerMessages.keywordsHint },
  comment: { name: 'Comment', hint: 'Someone comments under a post of yours. They get a DM.' },
  story_reply: { name: 'Story reply', hint: 'Someone answers one of your stories.' },
  story_mention: { name: 'Story mention', hint: 'Someone mentions you in a story of their own.' },
  ad: { name: 'Ad', hint: 'Someone clicks an ad of yours and writes.' },
  link: { name: 'Link', hint: 'Someone opens your ig.me or m.me link and writes.' },
  ice_breaker: { name: 'Ice breaker', hint: 'Someone taps a question that an empty chat with you offers.' },
  any_message: { name: 'First message', hint: 'Someone writes to you for the first time, whatever they say.' },
  intent: { name: 'What they want, in your words', hint: 'Someone writes what you describe here, in any words.' },
};

/** The list of a kind that narrows it; a kind without one fires at all of its events. */
export const listWords: Record<'story_reply' | 'ad' | 'link' | 'ice_breaker', ListWords> = {
  story_reply: {
    label: 'Only with these words',
    hint: 'Leave it empty and any words start your agent, but a heart alone does not.',
    placeholder: 'e.g. guide',
  },
  ad: {
    label: 'Only these ads',
    hint: 'The ad’s ID from Ads Manager. Leave it empty for any ad.',
    placeholder: 'e.g. 120210000000000001',
  },
  link: {
    label: 'Only these links',
    hint: 'What stands after ref= in the link. Leave it empty for any link.',
    placeholder: 'e.g. bio',
  },
  ice_breaker: {
    label: 'Only these questions',
    hint: 'Word for word, as the chat offers them. Leave it empty for any.',
    placeholder: 'e.g. How does coaching work?',
  },
};
export type ListWords = { label: string; hint: string; placeholder: string };

/** The ways in which a lead can come, for the test. */
export const eventNames: Record<EventKind, string> = {
  message: 'Writes a DM',
  story_reply: 'Answers your story',
  story_mention: 'Mentions you in a story',
  ad: 'Clicks an ad and writes',
  link: 'Opens a link and writes',
  ice_breaker: 'Taps an ice breaker',
  comment: 'Comments under a post',
};

/** Why an event of another kind does not concern a trigger. */
const otherEntry: Record<TriggerKind, string> = {
  keyword: 'Keywords count in DMs.',
  story_reply: 'They didn’t answer a story.',
  story_mention: 'They didn’t mention you in a story.',
  ad: 'They didn’t come by an ad.',
  link: 'They didn’t come by a link.',
  ice_breaker: 'They typed, and didn’t tap a question.',
  any_message: 'This was no DM.',
  intent: 'This was no DM.',
  comment: 'They didn’t comment.',
};

const noWord: Record<TriggerKind, string> = {
  keyword: 'No keyword in this message.',
  story_reply: 'None of its words is in the reply.',
  story_mention: 'None of its words is in the message.',
  ad: 'None of its words is in the message.',
  link: 'None of its words is in the message.',
  ice_breaker: 'They tapped another question.',
  any_message: 'None of its words is in the message.',
  intent: 'None of its words is in the message.',
  comment: 'None of its words is in the comment.',
};

/** Returns why a trigger of a kind does not fire. */
export function missSentence(kind: TriggerKind, because: MissReason): string {
  switch (because) {
    case 'before-connection':
      return 'It was written before you connected the account.';
    case 'earlier-trigger-fired':
      return 'It isn’t asked, because one above it fits.';
    case 'off':
      return 'It’s turned off.';
    case 'known-contact':
      return 'This lead has written to you before.';
    case 'no-word':
      return noWord[kind];
    case 'other-entry':
      return otherEntry[kind];
    case 'other-ad':
      return 'It’s for other ads.';
    case 'other-link':
      return 'It’s for other links.';
    case 'only-signs':
      return 'Only an emoji or a picture, with no words.';
    case 'other-post':
      return 'It’s for other posts.';
    case 'answers-a-comment':
      return 'It doesn’t count answers to other comments.';
    case 'excluded-word':
      return 'One of the words that it leaves out is in the comment.';
    case 'not-asked':
      return 'The model wasn’t asked.';
    case 'intent-unlike':
      return 'The model says it doesn’t fit.';
    case 'not-for-comments':
      return 'It counts in DMs, not in comments.';
  }
}

/** The labels of a card's buttons for screen readers. */
export const turnOnLabel = (title: string) => `${title} starts the agent`;
export const dragLabel = (title: string) => `Drag ${title} to another place`;
export const upLabel = (title: string) => `Move ${title} up`;
export const downLabel = (title: string) => `Move ${title} down`;
export const removeLabel = (title: string) => `Remove ${title}`;

export const dragInstructions =
  'Press space to lift the card, move it with the arrow keys, and press space again to drop it. Escape puts it back.';

/** Returns where a card is now, for screen readers. */
export function placeSentence(title: string, place: number, count: number): string {
  return `${title} is number ${place} of ${count} now.`;
}

export const addedSentence = (title: string) => `${title} was added at the end.`;
export const removedSentence = (title: string) => `${title} was removed.`;
