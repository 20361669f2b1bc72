import { createTransport } from 'nodemailer';
import type { Mail } from '../ports/mail.ts';
import { smtpError } from './smtp-errors.ts';

/** A send takes several answers of the server; each line of one restarts the time of the socket. */
const maxTimeouts = 4;
/** RFC 5321 §4.5.3.1.5: a line of an answer has 512 bytes, and servers list a few dozen of them. */
const maxResponseSize = 64 * 1024;

/**
 * Returns a sender by SMTP.
 * `url` is `smtp://` or `smtps://`, with user and password where the server requires them.
 */
export function createSmtpMail(options: { url: string; from: string; timeoutMs: number }): Mail {
  const { url, from, timeoutMs } = options;
  const { username, hostname } = new URL(url);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const transport = createTransport({
    url,
    // A password goes over the network only encrypted.
    requireTLS: username !== '' && !isLocal,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    maxResponseSize,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send({ replyTo, invitation, ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          from,
          signal: AbortSignal.timeout(maxTimeouts * timeoutMs),
          ...(replyTo === undefined ? {} : { replyTo }),
          ...(invitation === undefined ? {} : { icalEvent: { filename: 'call.ics', ...invitation } }),
        });
      } catch (fault) {
        throw smtpError(fault);
      }
    },
  };
}
