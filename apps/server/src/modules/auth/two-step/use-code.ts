import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { hashToken } from '../sign-in/secret-token.ts';
import { stepOfCode } from './authenticator-app.ts';
import { isAppCode, plainCode } from './code-forms.ts';
import { findTwoStepKey, useRecoveryCode, useStep } from './two-step.repository.ts';

type Dependencies = { clock: Clock; secretBox: SecretBox };

/** Returns whether it is an unused code of the user's app, and marks it as used. */
export async function useAppCode(
  { clock, secretBox }: Dependencies,
  tx: Database,
  userId: string,
  code: string,
): Promise<boolean> {
  const row = await findTwoStepKey(tx, userId);
  if (row === null) return false;
  // A key sealed with a lost secret fits no code; recovery codes do not need it.
  if (secretBox.keyOf(row.sealedSecret) === 'unknown') return false;
  const key = secretBox.open(row.sealedSecret);
  const step = stepOfCode(key, code, clock.now());
  if (step === null) return false;
  const sealed = secretBox.keyOf(row.sealedSecret) === 'present' ? row.sealedSecret : secretBox.seal(key);
  return useStep(tx, userId, step, sealed);
}

/** Uses up a code of the app or a recovery code. Returns which it was; null for a wrong one. */
export async function useCode(
  dependencies: Dependencies,
  tx: Database,
  userId: string,
  code: string,
): Promise<'app-code' | 'recovery-code' | null> {
  if (isAppCode(code)) return (await useAppCode(dependencies, tx, userId, plainCode(code))) ? 'app-code' : null;
  return (await useRecoveryCode(tx, userId, hashToken(plainCode(code)))) ? 'recovery-code' : null;
}
