import { ProviderError, type ProviderErrorKind } from '../ports/provider-error.ts';

type SmtpFault = { code?: unknown; responseCode?: unknown };

/** Returns what a failed delivery means. The server's own words are left out because they repeat addresses. */
export function smtpError(fault: unknown): ProviderError {
  const { code, responseCode } = (fault ?? {}) as SmtpFault;
  const reply = typeof responseCode === 'number' ? responseCode : null;
  const word = typeof code === 'string' ? code : null;
  const kind = kindOf(reply, word);
  const detail = [word, reply].filter((part) => part !== null).join(' ') || 'no answer';
  return new ProviderError('mail', kind, `The mail server did not take the mail: ${detail}`, {
    providerCode: reply === null ? word : String(reply),
  });
}

// RFC 5321 §4.2.1: 5yz is for good, 4yz may pass. A refusal of the sender's name, the recipient or the content
// is about this mail (nodemailer: EENVELOPE, EMESSAGE); of anything else, about the server or our way to it.
function kindOf(reply: number | null, word: string | null): ProviderErrorKind {
  if (word === 'EAUTH' || word === 'ENOAUTH' || reply === 530) return 'unauthorised';
  const isAboutMail = word === 'EENVELOPE' || word === 'EMESSAGE';
  if (isAboutMail && reply !== null && reply >= 500) return 'rejected';
  if (reply === 450 || reply === 451 || reply === 452) return 'rate-limited';
  return 'unreachable';
}
