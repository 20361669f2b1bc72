import { accessSync, constants } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import { makeFolder } from '../../platform/make-folder.ts';
import { advice, ok, problem, type Finding } from './finding.ts';

const megabyte = 1024 * 1024;
const minFree = 200 * megabyte;
const easyFree = 2048 * megabyte;
/** HTTP tells the time in whole seconds. */
const maxSkewMs = 5_000;
const patienceMs = 10_000;

/** Whether the data folder can be written and has room. */
export async function examineDisk(dataDir: string): Promise<Finding> {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch {
    return problem('disk', `${dataDir} cannot be written: set DATA_DIR to a folder that can.`);
  }
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${Math.floor(free / megabyte)} MB are free in ${dataDir}.`;
  if (free < minFree) return problem('disk', `${text} Make room before the database stops.`);
  return free < easyFree ? advice('disk', `${text} Backups need room too.`) : ok('disk', text);
}

/** Whether this machine's clock agrees with those of the services that were asked. */
export function examineClock(times: Date[], now: Date): Finding {
  if (times.length === 0) return advice('clock', 'Nobody outside told the time.');
  const skews = times.map((time) => now.getTime() - time.getTime()).toSorted((left, right) => left - right);
  const skewMs = skews[Math.floor(skews.length / 2)]!;
  if (Math.abs(skewMs) <= maxSkewMs) return ok('clock', 'Agrees with the services outside.');
  const direction = skewMs > 0 ? 'ahead of' : 'behind';
  return problem(
    'clock',
    `${Math.round(Math.abs(skewMs) / 1000)} s ${direction} the services outside: set it by a time server. Signatures and sign-ins fail.`,
  );
}

/** Whether the mail server greets. Whether it takes our mail shows only one that is sent. */
export async function examineMail(smtpUrl: string | null): Promise<Finding> {
  if (smtpUrl === null) return advice('mail', 'SMTP_URL is not set: no mail is sent, and addresses are not confirmed.');
  const { hostname, port, protocol } = new URL(smtpUrl);
  const isSecure = protocol === 'smtps:';
  const { promise, resolve } = Promise.withResolvers<Finding>();
  const socket = connect({ host: hostname, port: Number(port) || (isSecure ? 465 : 587), timeout: patienceMs });
  const answers = ok('mail', `${hostname} answers. "Forgot password" shows whether it takes mail.`);
  // Where the connection is encrypted from the start, the greeting comes only after that.
  socket.once(isSecure ? 'connect' : 'data', () => resolve(answers));
  const fails = (why: string) => resolve(problem('mail', `${hostname} does not answer (${why}): check SMTP_URL.`));
  socket.once('error', (error: NodeJS.ErrnoException) => fails(error.code ?? error.message));
  socket.once('timeout', () => fails('timeout'));
  return promise.finally(() => socket.destroy());
}
