import type { Connection } from '../database/connect.ts';
import { dropSetAside, listSetAside, releaseSetAside } from '../modules/chats/index.ts';
import type { CommandResult } from './command-result.ts';
import { dropParked, listParked, releaseParked } from '../queue/parking.ts';

const usage = `Usage: npm run jobs -- list          what is set aside, with the ids
       npm run jobs -- release ID    has it tried again, as if for the first time
       npm run jobs -- drop ID       forgets it`;

/** The prefix of deliveries' ids; jobs are named by their kind. */
const delivery = 'delivery';

/**
 * Carries out an operator's command on the work that is set aside: jobs that failed for good, and deliveries
 * that failed too often.
 */
export async function handleParkedWork(
  { database }: Connection,
  [command, id, ...rest]: string[],
  now: Date,
): Promise<CommandResult> {
  if (command === 'list' && id === undefined) return { text: await list(database), done: true };
  if ((command !== 'release' && command !== 'drop') || id === undefined || rest.length > 0) {
    return { text: usage, done: false };
  }
  const found = await (command === 'release' ? release(database, id, now) : drop(database, id));
  if (!found)
    return { text: `Nothing with the id ${id} is set aside. "npm run jobs -- list" shows what is.`, done: false };
  return { text: command === 'release' ? `${id} is tried again.` : `${id} is forgotten.`, done: true };
}

type Database = Connection['database'];

async function list(database: Database): Promise<string> {
  const [jobs, deliveries] = await Promise.all([listParked(database), listSetAside(database)]);
  const lines = [
    ...jobs.map(
      ({ kind, key, starts, parkedAt, lastError }) =>
        `${kind}/${key}\n  parked ${parkedAt.toISOString()} after ${starts} starts without an end${remark(lastError)}`,
    ),
    ...deliveries.map(
      ({ id, channel, receivedAt, note }) =>
        `${delivery}/${id}\n  from ${channel}, received ${receivedAt.toISOString()}, could not be processed${remark(note)}`,
    ),
  ];
  return lines.length === 0 ? 'Nothing is set aside.' : lines.join('\n');
}

function remark(text: string | null): string {
  return text === null ? '' : `: ${text.replace(/\s+/g, ' ')}`;
}

function release(database: Database, id: string, now: Date): Promise<boolean> {
  const { kind, key } = parse(id);
  return kind === delivery
    ? releaseSetAside(database, numberOf(key), now)
    : releaseParked(database, { kind, key }, now);
}

function drop(database: Database, id: string): Promise<boolean> {
  const { kind, key } = parse(id);
  return kind === delivery ? dropSetAside(database, numberOf(key)) : dropParked(database, { kind, key });
}

function parse(id: string): { kind: string; key: string } {
  const slash = id.indexOf('/');
  return slash === -1 ? { kind: id, key: '' } : { kind: id.slice(0, slash), key: id.slice(slash + 1) };
}

/** No delivery has the number 0. */
function numberOf(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}
