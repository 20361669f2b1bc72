import { z } from 'zod';
import { backupPath } from '../http/operator/backup-call.ts';
import { deriveKey } from '../platform/app-secret.ts';

const Answer = z.object({ text: z.string() });

/** Returns the token by which the server of an embedded database knows the operator's command. */
export function operatorToken(appSecret: string): string {
  return deriveKey(appSecret, 'operator').toString('hex');
}

/** Asks the running server on this machine for a backup; returns its words, or null where none answers. */
export async function requestBackup(port: number, appSecret: string): Promise<string | null> {
  const answer = await fetch(`http://127.0.0.1:${port}${backupPath}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorToken(appSecret)}` },
  }).catch(() => null);
  return answer?.ok === true ? Answer.parse(await answer.json()).text : null;
}
