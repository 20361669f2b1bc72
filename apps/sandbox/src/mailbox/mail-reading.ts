import type { MailboxControl, ReceivedMail } from '@spotter/simulators/mailbox/mailbox-simulator';
import { z } from 'zod';
import { readInvitation } from './invitation-reading.ts';

/** The received emails and which of them were read, as plain JSON; parse a stored file with it. */
export const mailboxState = z.object({
  mails: z.array(
    z.object({
      id: z.string(),
      receivedAt: z.coerce.date(),
      from: z.string(),
      to: z.array(z.string()),
      replyTo: z.string().nullable(),
      messageId: z.string().nullable().default(null),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      calendar: z.string().nullable().default(null),
      calendarName: z.string().nullable().default(null),
    }),
  ),
  readIds: z.array(z.string()),
});

/** The emails as a reader sees them. */
export type MailReading = ReturnType<typeof createMailReading>;

/** Returns the emails of a mailbox and remembers which were read. */
export function createMailReading(mailbox: MailboxControl, stored: z.infer<typeof mailboxState> | undefined) {
  const readIds = new Set(stored?.readIds);

  /** Returns an email as the list shows it. */
  function summaryOf({ id, receivedAt, from, to, subject }: ReceivedMail) {
    return { id, at: receivedAt.toISOString(), from, to, subject, unread: !readIds.has(id) };
  }

  const find = (id: string) => mailbox.mails().find((mail) => mail.id === id);

  return {
    /** Newest first. */
    list: () => mailbox.mails().toReversed().map(summaryOf),
    find(id: string) {
      const mail = find(id);
      return (
        mail && {
          ...summaryOf(mail),
          replyTo: mail.replyTo,
          text: mail.text,
          hasHtml: mail.html !== '',
          calendar: mail.calendar,
          invitation: invitationOf(mail),
        }
      );
    },
    /** Returns the email as a page whose links open in a new tab. */
    findPage(id: string): string | undefined {
      const html = find(id)?.html;
      return html && `<!doctype html><base target="_blank">${html}`;
    },
    /** Returns the attached invitation as a file. */
    findInvitation(id: string): { name: string; content: string } | null {
      const mail = find(id);
      return mail === undefined || mail.calendar === null ? null : { name: nameOf(mail), content: mail.calendar };
    },
    /** Returns false when there is no such email, or it was read before. */
    markRead(id: string): boolean {
      if (find(id) === undefined || readIds.has(id)) return false;
      readIds.add(id);
      return true;
    },
    subscribe: (listener: (mail: ReturnType<typeof summaryOf>) => void) =>
      mailbox.subscribe((mail) => listener(summaryOf(mail))),
    snapshot(): z.infer<typeof mailboxState> {
      const mails = mailbox.mails();
      return { mails, readIds: mails.map(({ id }) => id).filter((id) => readIds.has(id)) };
    },
  };
}

/** Returns what an invitation says in short; null where none is attached. */
function invitationOf(mail: ReceivedMail) {
  return mail.calendar === null ? null : { name: nameOf(mail), ...readInvitation(mail.calendar) };
}

/** Returns a plain name for the file, because the email comes from a stranger. */
function nameOf({ calendarName }: ReceivedMail): string {
  const name = (calendarName ?? '').replaceAll(/[^\w.-]+/g, '-');
  return name.endsWith('.ics') ? name : 'invitation.ics';
}
