import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { hasToken, isFromThisMachine } from '../metrics/metrics-access.ts';

/** The address at which the operator's command asks the server for a backup. */
export const backupPath = '/api/operator/backup';

/**
 * Serves the backup of an embedded database, which only its own process can make: for a command on this machine
 * that knows the secret that the token is derived from. To all others the address does not exist.
 */
export function registerBackupCall(app: FastifyInstance, token: string, backUp: () => Promise<string>): void {
  app.post(backupPath, async ({ raw }) => {
    if (!isFromThisMachine(raw) || !hasToken(raw, token)) {
      throw new AppError('not_found', 'There is nothing at this address');
    }
    return { text: await backUp() };
  });
}
