import type { AddressInfo } from 'node:net';
import PostalMime, { type Address, type Attachment } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { createChangeFeed } from '../shell/change-feed.ts';

const rememberedMails = 500;
const largestMailBytes = 1024 * 1024;

/** An email as an email program would show it. */
export type ReceivedMail = {
  id: string;
  receivedAt: Date;
  from: string;
  /** The recipients of the envelope, which may differ from the headers. */
  to: string[];
  replyTo: string | null;
  /** RFC 5322; null where there was none. */
  messageId: string | null;
  subject: string;
  text: string;
  html: string;
  /** The attached invitation, as iCalendar text. */
  calendar: string | null;
  /** The name of its file; null where there is none, or it has no name. */
  calendarName: string | null;
};

/** The next deliveries fail: refused with an SMTP reply code, or left without any answer. */
export type MailboxFault = {
  times: number;
  /** `recipient`: the address is refused; `message`: the email is refused after it was sent. */
  at: 'recipient' | 'message';
  /** The reply code, such as 550 (never) or 451 (later); null: no answer comes. */
  code: number | null;
};

/** The control side of the mail simulator: the received emails and its misbehavior. */
export type MailboxControl = {
  /** Returns the newest 500 emails, oldest first. */
  mails(): ReceivedMail[];
  /** Calls the listener for every email from now on; returns the function that ends this. */
  subscribe(listener: (mail: ReceivedMail) => void): () => void;
  failNext(fault: MailboxFault): void;
  clearFaults(): void;
  /** Deletes all emails. */
  empty(): void;
};

/** A mail server that accepts every email for any address and keeps it in memory. */
export type MailboxSimulator = {
  control: MailboxControl;
  /** Listens on 127.0.0.1 and returns the URL: `smtp://127.0.0.1:<port>`. */
  listen(port?: number): Promise<string>;
  close(): Promise<void>;
};

/** Returns a simulator with these emails, oldest first; without any if left out. */
export function createMailboxSimulator(
  options: { now?: (() => Date) | undefined; mails?: ReceivedMail[] | undefined } = {},
): MailboxSimulator {
  const now = options.now ?? (() => new Date());
  const { emit, subscribe } = createChangeFeed<ReceivedMail>();
  let mails: ReceivedMail[] = [...(options.mails ?? [])];
  let fault: MailboxFault | null = null;
  let count = Number(mails.at(-1)?.id ?? 0);

  const server = new SMTPServer({
    authOptional: true,
    // There is no certificate here that a client would accept.
    disabledCommands: ['STARTTLS'],
    size: largestMailBytes,
    closeTimeout: 100,
    onAuth: (_auth, _session, callback) => callback(null, { user: 'anybody' }),
    onRcptTo: (_address, _session, callback) => answer('recipient', callback),
    onData(stream, session, callback) {
      void receive(stream, session).then(
        (mail) => answer('message', callback, mail),
        (error: unknown) => callback(error instanceof Error ? error : new Error('unreadable')),
      );
    },
  });
  // A client that hangs up is not an error.
  server.on('error', () => undefined);

  function answer(stage: MailboxFault['at'], callback: (error?: Error | null) => void, mail?: ReceivedMail): void {
    if (fault?.at === stage) {
      const { code } = fault;
      fault.times -= 1;
      if (fault.times <= 0) fault = null;
      if (code !== null) callback(Object.assign(new Error('Refused on demand'), { responseCode: code }));
      return;
    }
    if (mail !== undefined) {
      mails = [...mails, mail].slice(-rememberedMails);
      emit(mail);
    }
    callback();
  }

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<ReceivedMail> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const parsed = await PostalMime.parse(Buffer.concat(chunks));
    const invitation = invitationOf(parsed.attachments);
    count += 1;
    return {
      id: String(count),
      receivedAt: now(),
      from: written(parsed.from),
      to: session.envelope.rcptTo.map(({ address }) => address),
      replyTo: parsed.replyTo?.[0] === undefined ? null : written(parsed.replyTo[0]),
      messageId: parsed.messageId ?? null,
      subject: parsed.subject ?? '',
      text: parsed.text ?? '',
      html: parsed.html ?? '',
      calendar: invitation === null ? null : textOf(invitation),
      calendarName: invitation?.filename ?? null,
    };
  }

  return {
    control: {
      mails: () => [...mails],
      subscribe,
      failNext: (next) => {
        fault = next.times > 0 ? { ...next } : null;
      },
      clearFaults: () => {
        fault = null;
      },
      empty: () => {
        mails = [];
      },
    },
    listen: (port = 0) =>
      new Promise((resolve, reject) => {
        server.server.once('error', reject);
        server.listen(port, '127.0.0.1', () => {
          server.server.off('error', reject);
          resolve(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
        });
      }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Returns the invitation. It comes twice, inline and as a file: the file has the name. */
function invitationOf(attachments: Attachment[]): Attachment | null {
  const found = attachments.filter(({ mimeType }) => mimeType === 'text/calendar' || mimeType === 'application/ics');
  return found.find(({ filename }) => filename !== null) ?? found[0] ?? null;
}

function textOf({ content }: Attachment): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

function written(address: Address | undefined): string {
  if (address === undefined) return '';
  return address.name === '' ? (address.address ?? '') : `${address.name} <${address.address ?? ''}>`;
}
