/** An email to one person, in plain text and as a page. */
export type OutgoingMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** RFC 5322: a mailbox recognizes an email that it has already by this. */
  messageId?: string;
  /** Where answers go, if not to the sender. */
  replyTo?: { name: string; address: string };
  /** An attached event (RFC 5545), which the reader's calendar can add or remove. */
  invitation?: { method: 'REQUEST' | 'CANCEL'; content: string };
};

/** Sends emails in the product's name. */
export type Mail = {
  /**
   * Passes an email to the mail server, which has accepted it when this resolves. Throws ProviderError: `rejected`
   * when it will never accept this email, anything else when a later try may succeed.
   */
  send(mail: OutgoingMail): Promise<void>;
};
