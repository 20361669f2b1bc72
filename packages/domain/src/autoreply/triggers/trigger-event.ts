/** What may start an agent: a contact's message, or a comment of somebody's. */
export type TriggerEvent = MessageEvent | CommentEvent;

/** A contact's message, and how the contact came to write it. */
export type MessageEvent = { kind: 'message'; text: string } & Entry;

/** What somebody wrote in public. */
export type CommentEvent = {
  kind: 'comment';
  text: string;
  /** Every id by which the post may be named: an ad has its own, and that of the post it shows. */
  postIds: string[];
  /** Whether it answers another comment. */
  isReply: boolean;
};

/** How a contact came to write a message. An absent field: not in this way. */
export type Entry = {
  /** `reply`: it answers a story of ours. `mention`: the contact's own story mentions us. */
  story?: 'reply' | 'mention';
  /** The ad that was clicked before it; null: an ad without a known id. */
  adId?: string | null;
  /** The value of the link that was followed before it. */
  ref?: string;
  /** Whether the contact tapped a question that we offer in an empty chat. */
  iceBreaker?: true;
};

/** What a model said to a question of this key. `fits`: the id of the trigger; null: none of them. */
export type IntentAnswer = { key: string; fits: string | null };

/** What is known besides the event. */
export type TriggerFacts = {
  /** Whether it happened before the account was connected, so that no contact waits for an answer to it. */
  beforeConnection: boolean;
  /** Whether nothing was written in this chat before the last day, by either side. */
  isNewContact: boolean;
  /** Whether the agent takes up new contacts alone. */
  newContactsOnly: boolean;
  /** Of a comment: whether the post is the account's own. Absent: not asked for. */
  isOwnPost?: boolean;
  /** What a model said of these words. Absent: it was not asked. */
  intent?: IntentAnswer;
};

/** Why a trigger did not fire. */
export const missReasons = [
  'before-connection',
  'earlier-trigger-fired',
  'off',
  'known-contact',
  'no-word',
  'other-entry',
  'other-ad',
  'other-link',
  'only-signs',
  'other-post',
  'answers-a-comment',
  'excluded-word',
  'not-asked',
  'intent-unlike',
  'not-for-comments',
] as const;
export type MissReason = (typeof missReasons)[number];

/** Why a trigger did not fire; `word`: the excluded word that kept it from firing. */
export type Miss = { because: MissReason; word?: string };
