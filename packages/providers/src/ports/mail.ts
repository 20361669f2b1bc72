/** A mail to one person, in plain text and as a page. */
export type OutgoingMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** RFC 5322: by it a mailbox knows that it has this mail already. */
  messageId?: string;
  /** Who gets the answer, where it is not the sender. */
  replyTo?: { name: string; address: string };
  /** An event (RFC 5545) that comes along, for the reader's calendar to take in or to take out. */
  invitation?: { method: 'REQUEST' | 'CANCEL'; content: string };
};

/** Sends mail in the product's name. */
export type Mail = {
  /**
   * Hands a mail to the mail server, which took it when this resolves. Throws ProviderError: `rejected` when it will
   * never take this mail, anything else when a later try may succeed.
   */
  send(mail: OutgoingMail): Promise<void>;
};
