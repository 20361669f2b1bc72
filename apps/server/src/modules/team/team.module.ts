import type { Mail } from '@spotter/providers/ports/mail';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { AuditLog, CheckPassword } from '../auth/index.ts';
import type { UsersService } from '../users/index.ts';
import { createInvitationMailing } from './invitation-mail.job.ts';
import { createInvitations } from './invitations.service.ts';
import { createMembers, type StoppedAnswering } from './members.service.ts';
import { teamExporters } from './team.export.ts';
import { registerTeamRoutes } from './team.routes.ts';

/** Builds the parts of a team. */
export function createTeam(dependencies: {
  database: Database;
  clock: Clock;
  logger: Logger;
  rateLimiter: RateLimiter;
  users: UsersService;
  audit: AuditLog;
  checkPassword: CheckPassword;
  /** null: this server has no mail. */
  mail: Mail | null;
  publicUrl: string;
  /** Called when a workspace has another owner: `formerOwnerId` gets no more notifications of it. */
  onHandedOver(tx: Database, formerOwnerId: string): Promise<void>;
  /** Called when somebody answers chats no more: theirs go to `to`, or to nobody. */
  onStopped(tx: Database, stopped: StoppedAnswering): Promise<void>;
}) {
  const members = createMembers(dependencies);
  const invitations = createInvitations({ ...dependencies, members, hasMail: dependencies.mail !== null });
  return {
    joinAtSignUp: invitations.joinAtSignUp,
    jobs: [createInvitationMailing(dependencies)],
    exporters: teamExporters(dependencies.database),
    routes: (app: FastifyInstance): void => registerTeamRoutes(app, { members, invitations }),
  };
}
