import type { DemoCall } from './calls.ts';
import type { DemoOffer } from './offers.ts';

/** One message of a demo conversation. */
export type DemoMessage = {
  /** The provider's message id: the same at every start, unique in the story. */
  id: string;
  from: 'contact' | 'agent' | 'coach';
  /** How many minutes before the story's present it was written; fractions count, always above 0. */
  minutesAgo: number;
  text: string;
  /** Why the agent spoke. Set on every agent message, and only there. */
  because?: 'trigger-keyword' | 're-engagement-keyword' | 'conversation-goes-on' | 'follow-up';
  /** The keyword as the coach wrote it. Set on agent messages that a keyword decided. */
  keyword?: string;
  /** Why the agent stayed silent on this message of the contact. */
  silentBecause?:
    | 'no-keyword'
    | 'spam'
    | 'taken-over'
    | 'handed-over'
    | 'finished'
    | 'nothing-to-answer'
    | 'opted-out'
    | 'chat-disabled';
  /**
   * This message of the contact handed the chat over to the coach; the agent writes at most one more message,
   * right after it.
   */
  handOver?: 'asked-for-human' | 'medical' | 'minor' | 'red-flag' | 'anger';
  /** With this message the contact asked to stop; the agent confirms once, right after it. */
  optOut?: true;
  /** Whether it is a voice note of the contact's, without text. */
  voiceNote?: true;
  /** Whether it answers a story of the coach's. */
  storyReply?: true;
  /** The emoji that the contact put on this message of the business. */
  reaction?: string;
  /** Why this message of the coach's was not sent. */
  failure?: 'contact-unavailable';
};

/** A person at Instagram. */
export type DemoContact = {
  /** Instagram's id of the contact: 16 or 17 digits, too long for a number. */
  id: string;
  username: string;
  name: string;
};

/** One contact's chat with the demo coach's account. */
export type DemoConversation = {
  contact: DemoContact;
  stage: 'new' | 'engaged' | 'qualified' | 'booked' | 'lost' | 'needs_you';
  /** The trigger keyword that engaged the agent, as the coach wrote it; null when it never engaged. */
  engagedKeyword: string | null;
  /** Why the chat's autoreplies are off; null when they are on. */
  offReason: null | 'takeover' | 'hand-over' | 'finished' | 'coach-toggle';
  /** Where the coach took over; set exactly when `offReason` is `takeover`. */
  takenOverVia: null | 'inbox' | 'app';
  optedOut: boolean;
  /** What the agent learned, in the order of asking. */
  facts: { name: string; value: string }[];
  /** How many of the contact's last messages the coach has not read. */
  unread: number;
  /** The coach's private notes, oldest first. */
  notes: string[];
  /** Oldest first. */
  messages: DemoMessage[];
};

/** The demo coach's world at the first start. */
export type DemoStory = {
  /** The fields of a valid sign-up. */
  coach: {
    email: string;
    password: string;
    first_name: string;
    last_name: string;
    phone: string;
    companyName: string;
    userRole: 'trainer';
    heard_about_us: 'friend';
    terms_agreed: true;
    avatar: null;
    /** IANA name. */
    timeZone: string;
  };
  agent: {
    name: string;
    description: string;
    prompt: string;
    /** Trigger keywords. */
    keywords: string[];
    /** Re-engagement keywords. */
    rekeywords: string[];
    delayType: 'Custom';
    /** Minutes. */
    delayTime: 0;
    /** After so many minutes of silence it writes again, in its own words. */
    followUpMinutes: number[];
  };
  /** What the coach sells or gives away, in the order of its list. */
  offers: DemoOffer[];
  /** The coach's Instagram account. */
  account: {
    /** The id that webhooks carry (`user_id` of `/me`). */
    id: string;
    /** The id that only the app sees (`id` of `/me`); it is never in a webhook. */
    appScopedId: string;
    username: string;
    name: string;
    /** Gives access to nothing outside the sandbox. */
    accessToken: string;
  };
  conversations: DemoConversation[];
  calls: DemoCall[];
  /** Texts that the coach uses again and again. */
  cannedReplies: { shortcut: string; text: string }[];
  /** How the coach sorts conversations, the tags of the contacts beside those that rules give. */
  tags: DemoTag[];
  views: DemoView[];
  /** Contacts who have not written yet. */
  freshLeads: DemoContact[];
};

/** A saved view: filters as the address has them, and a tag by its name. */
export type DemoView = { name: string; filter: Record<string, string>; tag?: string };

/** A tag, and whose chats have it. */
export type DemoTag = {
  name: string;
  color: 'gray' | 'volt' | 'green' | 'amber' | 'coral' | 'red';
  client: boolean;
  byAgent: boolean;
  rule: null | { kind: 'stage' | 'keyword'; value: string };
  /** By their usernames. */
  contacts: string[];
};
