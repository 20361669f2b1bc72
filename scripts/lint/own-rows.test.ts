import { expect, test } from 'vitest';
import { foreignTables, partOfFile, tablesWritten } from './own-rows.js';

test.each([
  ['apps/server/src/modules/chats/sending/send-step.ts', 'modules/chats'],
  ['apps/server/src/queue/lease.ts', 'queue'],
  ['apps/server/src/modules/chats/chats.test.ts', null],
  ['apps/server/src/modules/booking/lead.test-support.ts', null],
  ['apps/web/src/routes/login.tsx', null],
])('%s belongs to %s', (file, part) => {
  expect(partOfFile(file)).toBe(part);
});

test.each([
  ['modules/booking/in-chat/no-show/no-show.job.ts', '../../../chats/chats.tables.ts', 'modules/chats'],
  ['modules/chats/sending/send-pauses.ts', '../../bots/send-pauses.tables.ts', 'modules/bots'],
  ['modules/chats/sending/send-pauses.ts', '../../bots/index.ts', 'modules/bots'],
  ['demo/seed-calls.ts', '../modules/booking/index.ts', 'modules/booking'],
  ['modules/chats/sending/send-pauses.ts', '../../../http/index.ts', null],
  ['modules/auth/auth.repository.ts', '../../queue/queue.tables.ts', 'queue'],
  ['demo/seed-calls.ts', '../modules/booking/booking.tables.ts', 'modules/booking'],
  ['modules/chats/sending/send-step.ts', '../chats.tables.ts', null],
  ['modules/chats/sending/send-step.ts', '../chat-state.ts', null],
])('%s importing %s: tables of %s', (file, specifier, owner) => {
  expect(foreignTables(`apps/server/src/${file}`, specifier)).toBe(owner);
});

test.each([
  ['insert into messages (id) values (1)', ['messages']],
  ['with gone as (delete from "chats" where id = 1 returning id) update Bots set name = 2', ['chats', 'bots']],
  ['select * from chats for update of chats', ['of']],
  ['insert into x values (1) on conflict do update set a = 1', ['x', 'set']],
  ['select id from messages', []],
])('%s writes %j', (statement, tables) => {
  expect(tablesWritten(statement)).toEqual(tables);
});
