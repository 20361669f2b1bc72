import type { IdentityTokens } from '@spotter/providers/ports/identity-token';
import type { Mail } from '@spotter/providers/ports/mail';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { PasswordHasher } from '../../platform/password-hash.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { JobHandler } from '../../queue/define-job.ts';
import type { UserRow, UsersService } from '../users/index.ts';
import { createAccountMailing } from './account-mails.job.ts';
import { createAccountRemoval } from './account-removal.ts';
import { createAuditPurge, type AuditLog } from './audit-log.ts';
import { authExporters } from './auth.export.ts';
import { registerAuthRoutes } from './auth.routes.ts';
import { createAuthService } from './auth.service.ts';
import { createEmailVerification } from './sign-in/email-verification.ts';
import { createFacebookSignIn } from './sign-in/facebook-sign-in.ts';
import { createKnownDevices } from './sign-in/known-devices.ts';
import { createPasswordCheck } from './passwords/password-check.ts';
import { createPasswordResetMailing } from './passwords/password-reset.job.ts';
import { createPasswordsService } from './passwords/passwords.service.ts';
import { createSessions } from './sign-in/sessions.ts';
import { createSignIns } from './sign-in/sign-ins.ts';
import { createTwoStepService } from './two-step/two-step.service.ts';

/** What signing in is built from. */
export type AuthDependencies = {
  database: Database;
  clock: Clock;
  logger: Logger;
  secretBox: SecretBox;
  users: UsersService;
  /** Other modules write into it as well. */
  audit: AuditLog;
  hasher: PasswordHasher;
  rateLimiter: RateLimiter;
  /** null: this server has no mail. */
  mail: Mail | null;
  /** null: no Facebook app is set up. */
  identityTokens: IdentityTokens | null;
  publicUrl: string;
  signUpsPerHour: number;
  /** The key under which devices and networks are recognized. */
  originKey: Buffer;
  /** The key that signs the cookies of known devices. */
  deviceKey: Buffer;
  /** Called when a session has ended, so that what depends on it (sockets) can be closed. */
  onSessionEnded: (sessionId: string) => void;
  /** Lets somebody who signs up by an invitation into its workspace, where it holds. */
  joinAtSignUp: (tx: Database, user: UserRow, token: string) => Promise<void>;
  /** Disconnects what a person connected who held an account that is not theirs. */
  onReclaimed: (tx: Database, userId: string) => Promise<void>;
  /** Undoes the setup elsewhere (connected accounts, a subscription) while it can still be looked up. */
  beforeRemoval: (userId: string) => Promise<void>;
  /** Requests what follows from the deletion, in its transaction and before it. */
  onRemoved: (tx: Database, userId: string) => Promise<void>;
};

/** Builds the parts of signing in. */
export function createAuth(dependencies: AuthDependencies) {
  const { database, clock, audit, hasher: passwords } = dependencies;
  const sessions = createSessions({ database, clock, audit, onEnded: dependencies.onSessionEnded });
  const signIns = createSignIns({ clock, sessions, audit, originKey: dependencies.originKey });
  const checkPassword = createPasswordCheck({ ...dependencies, passwords, sessions });
  const shared = { ...dependencies, passwords, sessions, signIns, checkPassword };
  const service = createAuthService(shared);
  const removal = createAccountRemoval(shared);
  const jobs: JobHandler[] = [
    createPasswordResetMailing(dependencies),
    createAccountMailing(dependencies),
    createAuditPurge(dependencies),
  ];
  return {
    service,
    checkPassword,
    removeUser: removal.removeUser,
    jobs,
    exporters: authExporters({ database, sessions, audit }),
    routes(app: FastifyInstance): void {
      registerAuthRoutes(app, {
        auth: service,
        audit,
        devices: createKnownDevices({ key: dependencies.deviceKey, publicUrl: dependencies.publicUrl }),
        passwords: createPasswordsService(shared),
        signInWithFacebook: createFacebookSignIn(shared),
        emailVerification: createEmailVerification(shared),
        twoStep: createTwoStepService(shared),
        removeAccount: removal.removeAccount,
      });
    },
  };
}
