import type { AuditAction, AuditEntry } from '@spotter/contract';

const sentences: Record<AuditAction, string> = {
  'signed-up': 'Account created',
  'signed-in': 'Signed in',
  'signed-in-new-device': 'Signed in from a new device or network',
  'session-ended': 'Signed out one device',
  'other-sessions-ended': 'Signed out everywhere else',
  'email-verified': 'Email address confirmed',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset by email',
  'two-step-on': 'Two-step sign-in turned on',
  'two-step-off': 'Two-step sign-in turned off',
  'recovery-code-used': 'Recovery code used',
  'account-connected': 'Connected',
  'account-disconnected': 'Disconnected',
  'agent-deleted': 'Agent deleted',
  'chat-deleted': 'Conversation deleted',
  'plan-changed': 'Plan changed',
  'data-exported': 'Data downloaded',
  'api-key-made': 'API key made',
  'api-key-revoked': 'API key revoked',
};

/** Returns what was done, in words: `Connected: Instagram coach.dana`. */
export function activitySentence({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string {
  return detail === null ? sentences[action] : `${sentences[action]}: ${detail}`;
}
