import type { Connection } from '../database/connect.ts';
import { inTransaction } from '../database/database.ts';
import { countByKey, resealAll, type KeyCounts } from '../database/sealed-place.ts';
import { endEverySession, sealedAppKeys } from '../modules/auth/index.ts';
import { forgetEndedTickets, sealedTokens } from '../modules/connections/index.ts';
import { sealedPushKeys } from '../modules/notifications/index.ts';
import type { CommandResult } from './command-result.ts';
import type { Clock } from '../platform/clock.ts';
import type { SecretBox } from '../platform/secret-box.ts';

const usage = `Usage: npm run secrets -- status          how much is sealed with which key
       npm run secrets -- reseal          reseals what the previous key sealed
       npm run secrets -- end-sessions    signs everybody out`;

/** All columns that hold sealed values. */
const places = [...sealedTokens, sealedAppKeys, sealedPushKeys];

type Surroundings = { connection: Connection; clock: Clock; secretBox: SecretBox };

/** Carries out an operator's command on the stored secrets, even while servers are running. */
export async function handleSecrets(surroundings: Surroundings, [command, ...rest]: string[]): Promise<CommandResult> {
  if (rest.length > 0) return { text: usage, done: false };
  switch (command) {
    case 'status':
      return status(surroundings);
    case 'reseal':
      return reseal(surroundings);
    case 'end-sessions':
      return endSessions(surroundings);
    default:
      return { text: usage, done: false };
  }
}

async function status(surroundings: Surroundings): Promise<CommandResult> {
  const { table, total } = await count(surroundings);
  return { text: `${table}\n${verdict(total)}`, done: total.unknown === 0 };
}

async function reseal(surroundings: Surroundings): Promise<CommandResult> {
  const { connection, clock, secretBox } = surroundings;
  await forgetEndedTickets(connection.database, clock.now());
  let resealed = 0;
  for (const place of places) resealed += await resealAll(connection.database, place, secretBox, () => clock.now());
  const { table, total } = await count(surroundings);
  return {
    text: `Resealed: ${resealed}.\n${table}\n${verdict(total)}`,
    done: total.previous === 0 && total.unknown === 0,
  };
}

async function endSessions({ connection }: Surroundings): Promise<CommandResult> {
  const ended = await inTransaction(connection.database, endEverySession);
  return { text: `Sessions ended: ${ended}. Open pages are cut off within a minute.`, done: true };
}

async function count({ connection, secretBox }: Surroundings): Promise<{ table: string; total: KeyCounts }> {
  const total: KeyCounts = { present: 0, previous: 0, unknown: 0 };
  const lines = [line('', ['present', 'previous', 'unknown'])];
  for (const place of places) {
    const { present, previous, unknown } = await countByKey(connection.database, place, secretBox);
    total.present += present;
    total.previous += previous;
    total.unknown += unknown;
    lines.push(line(place.name, [present, previous, unknown]));
  }
  return { table: lines.join('\n'), total };
}

function line(name: string, cells: (string | number)[]): string {
  return name.padEnd(22) + cells.map((cell) => String(cell).padStart(10)).join('');
}

function verdict({ previous, unknown }: KeyCounts): string {
  if (unknown > 0) {
    return 'What is sealed with an unknown key cannot be opened. If APP_SECRET was changed, set APP_SECRET_PREVIOUS to the old one; if that one is gone, accounts have to be connected again.';
  }
  if (previous > 0) {
    return 'APP_SECRET_PREVIOUS is still needed: "npm run secrets -- reseal" reseals the rest. What is just being renewed takes a minute.';
  }
  return 'Everything is sealed with the present key.';
}
