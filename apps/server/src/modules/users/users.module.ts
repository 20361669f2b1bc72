import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { UploadGate } from '../../http/limits/upload-gate.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import { registerAvatarRoutes } from './avatars.routes.ts';
import { createAvatarsService } from './avatars.service.ts';
import { userExporters, type DataExport } from './data-export.ts';
import { registerUserRoutes } from './users.routes.ts';
import { createUsersService } from './users.service.ts';

/** Builds the parts of users. */
export function createUsers(dependencies: {
  database: Database;
  clock: Clock;
  rateLimiter: RateLimiter;
  takeUpload: UploadGate;
  /** Whether addresses must be confirmed. */
  verifyEmail: boolean;
}) {
  const service = createUsersService(dependencies);
  const avatars = createAvatarsService(dependencies);
  return {
    service,
    exporters: userExporters({ database: dependencies.database, users: service }),
    /** `dataExport` exports what all modules store. */
    routes(app: FastifyInstance, dataExport: DataExport): void {
      registerUserRoutes(app, { users: service, dataExport });
      registerAvatarRoutes(app, { avatars, takeUpload: dependencies.takeUpload });
    },
  };
}
