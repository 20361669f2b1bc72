// Signing up, signing in and staying signed in:
// passwords, Facebook, the second step, sessions and the record of all that.
export { createAuth } from './auth.module.ts';
export { type AuditLog, createAuditLog, requestAuditPurge } from './audit-log.ts';
export { chooseWorkspace, endEverySession, listSessionsIn, stayInWorkspace } from './auth.repository.ts';
export type { AuthService } from './auth.service.ts';
export { describeDevice } from './sign-in/describe-user-agent.ts';
export type { CheckPassword } from './passwords/password-check.ts';
export { forgetFacebookPerson } from './sign-in/forget-facebook.ts';
export { hashToken, newToken } from './sign-in/secret-token.ts';
export { sealedAppKeys } from './two-step/two-step.repository.ts';

// Tables for the joins of other modules. Only this module writes their rows.
export { sessions } from './auth.tables.ts';
