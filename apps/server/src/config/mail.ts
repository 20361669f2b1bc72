import { ConfigError } from '../platform/config-error.ts';
import { sandboxOrigin, sandboxPort, type Sandbox } from './simulators.ts';
import { addressOf } from './values.ts';
import type { Read } from './variables.ts';

const standardSender = 'Spotter <hello@spotter.example>';

export type MailConfig = {
  /** Whether users must confirm their address before they connect, book, or try agents without limit. */
  verifyEmail: boolean;
  /** `smtpUrl` null: no mail can be sent. */
  mail: { smtpUrl: string | null; from: string };
  /** The company's public contacts. */
  support: { email: string | null; phone: string | null };
};

export type PushConfig = {
  /** Pushes. `keys` null: created at the first start and stored in the database. */
  push: {
    keys: { publicKey: string; privateKey: string } | null;
    /** The contact for push services: `mailto:` or `https:`. */
    subject: string;
    /** The origin of a stand-in for a push service, the sandbox's or a test's; null: there is none. */
    standIn: string | null;
  };
};

export function readMail(read: Read, sandbox: Sandbox): MailConfig {
  const smtpUrl = read('SMTP_URL') ?? (sandbox.enabled ? `smtp://127.0.0.1:${sandboxPort(sandbox, 'mailbox')}` : null);
  const verifies = read('VERIFY_EMAIL');
  if (verifies === 'on' && smtpUrl === null) {
    throw new ConfigError('VERIFY_EMAIL=on needs SMTP_URL: without mail nobody could confirm their address.');
  }
  return {
    verifyEmail: verifies !== 'off' && smtpUrl !== null,
    mail: { smtpUrl, from: read('MAIL_FROM') ?? standardSender },
    support: { email: read('SUPPORT_EMAIL') ?? null, phone: read('SUPPORT_PHONE') ?? null },
  };
}

/** Reads the settings of pushes. Push services refuse a sender without a plausible contact address. */
export function readPush(read: Read, sandbox: Sandbox): PushConfig['push'] {
  const publicKey = read('VAPID_PUBLIC_KEY');
  const privateKey = read('VAPID_PRIVATE_KEY');
  if ((publicKey === undefined) !== (privateKey === undefined)) {
    throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together.');
  }
  const publicUrl = read('PUBLIC_URL');
  const address = read('SUPPORT_EMAIL') ?? addressOf(read('MAIL_FROM') ?? standardSender);
  return {
    keys: publicKey === undefined || privateKey === undefined ? null : { publicKey, privateKey },
    subject: publicUrl?.startsWith('https:') === true ? publicUrl : `mailto:${address}`,
    standIn: read('PUSH_STAND_IN_URL') ?? (sandbox.enabled ? sandboxOrigin(sandbox, 'pushService') : null),
  };
}
