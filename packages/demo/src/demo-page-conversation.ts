/** A person at Messenger. */
export type DemoPageContact = {
  /** The id of the contact at this one page: 16 or 17 digits. */
  id: string;
  firstName: string;
  lastName: string;
};

/** One contact's chat with the page. No agent has answered there yet. */
export type DemoPageConversation = {
  contact: DemoPageContact;
  /** Oldest first; `minutesAgo` as in the story. */
  messages: { from: 'contact' | 'coach'; minutesAgo: number; text: string }[];
};
