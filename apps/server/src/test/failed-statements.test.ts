import { createHmac } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { authRoutes, createApiClient, routesByTag, type ApiClient, type Route } from '@spotter/contract';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { queryRows } from '../database/database.ts';
import { newId } from '../platform/ids.ts';
import { createShiftedClock } from './shifted-clock.ts';
import { account, lead, startSpotter, type Coach, type SpotterUnderTest } from './spotter-under-test.ts';

const planted = 'kaleidoscope';
const email = `${planted}@example.test`;
const source = join(import.meta.dirname, '..');

/** Returns the tables of each folder that has some: of the modules, the queue, the limits. */
async function tablesByFolder(): Promise<[folder: string, tables: string[]][]> {
  const files = globSync('{modules/*,queue,http}/*.tables.ts', { cwd: source }).toSorted();
  const found = new Map<string, string[]>();
  for (const file of files) {
    const exported = Object.values((await import(join(source, file))) as Record<string, unknown>);
    const tables = exported.filter((value) => is(value, PgTable)).map((table) => getTableName(table));
    const folder = basename(dirname(file));
    found.set(folder, [...(found.get(folder) ?? []), ...tables]);
  }
  return [...found];
}

const folders = await tablesByFolder();
const byTag: Record<string, Record<string, Route>> = routesByTag;
// Signing out comes last, because it ends the session of the others.
const tags = Object.keys(byTag).toSorted((tag) => (tag === 'auth' ? 1 : -1));
const routes = tags.flatMap((tag) => Object.values(byTag[tag]!));
/**
 * The routes that are called without a folder's tables: those of its own tag. A folder without routes is read
 * by those of others, and the long runs (npm run test:nightly) call all routes for each folder.
 */
function routesFor(folder: string): Route[] {
  const own = byTag[folder];
  return own === undefined || process.env['SPOTTER_HISTORIES'] !== undefined ? routes : Object.values(own);
}

describe('statements that fail write no word of what they were given', () => {
  const clock = createShiftedClock();
  const lines: string[] = [];
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let visitor: ApiClient;
  let chatId: string;
  let messageId: string;

  beforeAll(async () => {
    spotter = await startSpotter({ clock, logTo: { write: (line: string) => void lines.push(line) } });
    visitor = createApiClient({ baseUrl: spotter.origin, token: () => null });
    coach = await spotter.addCoach();
    spotter.writes('SHRED');
    await spotter.until('an answer', () => spotter.answers().length === 1);
    await spotter.settled();
    const chat = await spotter.chat(coach);
    chatId = chat._id;
    messageId = chat.history[0]!._id;
  });
  afterAll(() => spotter.close());

  /** Returns a value that the schema accepts, with the planted word wherever text is allowed. */
  function sampleOf(schema: z.core.JSONSchema.BaseSchema | boolean | undefined): unknown {
    if (schema === undefined || typeof schema === 'boolean') return planted;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return schema.enum[0];
    const either = schema.anyOf ?? schema.oneOf;
    if (either !== undefined) return sampleOf(either[0]);
    switch (schema.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, field]) => [
            name,
            idNamed(name) ?? sampleOf(field as z.core.JSONSchema.BaseSchema),
          ]),
        );
      case 'array':
        return [sampleOf(schema.items as z.core.JSONSchema.BaseSchema)];
      case 'boolean':
        return true;
      case 'number':
      case 'integer':
        return schema.minimum ?? 1;
      case 'null':
        return null;
      default:
        if (schema.format === 'email') return email;
        if (schema.format === 'date-time') return '2030-01-07T09:00:00.000Z';
        return planted.padEnd(schema.minLength ?? 0, 'x');
    }
  }

  function idNamed(name: string): string | null {
    if (name === 'botId' || name === 'ig' || name === 'page') return coach.botId;
    if (name === 'chatId') return chatId;
    if (name === 'credentialId' || name === 'integration') return coach.credentialId;
    if (name === 'senderId') return lead.id;
    if (name === 'timeZone') return 'Europe/Madrid';
    return null;
  }

  function idIn({ path, method }: Route): string {
    // Deletes only unknown ids, because the next folder's turn still needs the known ones.
    if (method === 'DELETE') return newId();
    if (path.startsWith('/chat/bot') || path.startsWith('/bot')) return coach.botId;
    if (path.startsWith('/chat')) return chatId;
    if (path.startsWith('/agent')) return coach.agentId;
    if (path.startsWith('/users')) return coach.userId;
    if (path.startsWith('/user-integrations/{id}')) return path.endsWith('}') ? 'instagram' : coach.credentialId;
    return planted;
  }

  function bodyOf(schema: z.ZodType): unknown {
    return sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  }

  async function call(route: Route, token: string): Promise<number> {
    const path = route.path.replace('{messageId}', messageId).replace(/\{\w+\}/g, idIn(route));
    const url = new URL(`/api${path}`, spotter.origin);
    if (route.query instanceof z.ZodObject) {
      for (const name of Object.keys(route.query.shape)) {
        if (/^(q|search|text|name|email)$/i.test(name)) url.searchParams.set(name, planted);
        if (name === 'chats') url.searchParams.set(name, messageId);
      }
    }
    const hasBody = route.body.type !== 'undefined';
    const response = await fetch(url, {
      method: route.method,
      headers: { authorization: `Bearer ${token}`, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
      ...(hasBody ? { body: JSON.stringify(bodyOf(route.body)) } : {}),
    });
    // A response that is streamed can only be cut off.
    await response.arrayBuffer().catch(() => null);
    return response.status;
  }

  /** Delivers a webhook once, like Instagram, which would send it again. */
  async function deliver(): Promise<void> {
    const body = JSON.stringify({
      object: 'instagram',
      entry: [
        {
          id: account.id,
          time: clock.now().getTime(),
          messaging: [
            {
              sender: { id: lead.id },
              recipient: { id: account.id },
              timestamp: clock.now().getTime(),
              message: { mid: newId(), text: `${planted} ${newId()}` },
            },
          ],
        },
      ],
    });
    const signature = createHmac('sha256', spotter.appSecrets.instagram).update(body).digest('hex');
    await fetch(`${spotter.origin}/api/webhooks/instagram`, {
      method: 'POST',
      headers: { 'x-hub-signature-256': `sha256=${signature}` },
      body,
    });
  }

  async function stored(): Promise<string> {
    const rows = await queryRows<{ words: string | null }>(
      spotter.connection.database,
      sql`select last_error as words from jobs union all select note as words from webhook_deliveries`,
    );
    return rows.map(({ words }) => words ?? '').join('\n');
  }

  // No call reads the tables of these alone: health reports a lost probe of writes, and files have jobs of their
  // own.
  const withoutCalls = new Set(['http', 'files']);

  test.each(folders.filter(([folder]) => !withoutCalls.has(folder)))('%s', async (folder, tables) => {
    // A new hour, because calls and tries are limited.
    clock.putForward(60 * 60_000);
    lines.length = 0;
    const { database } = spotter.connection;
    const { token } = await visitor.call(authRoutes.signIn, {
      body: { email: 'coach1@example.test', password: 'a long password' },
    });
    for (const table of tables) await database.execute(sql.raw(`alter table ${table} rename to ${table}_away`));
    const statuses: number[] = [];
    for (const route of routesFor(folder)) statuses.push(await call(route, token));
    await deliver();
    await spotter.services.processor.idle();
    if (!tables.includes('jobs')) await database.execute(sql`update jobs set due_at = ${clock.now().toISOString()}`);
    await spotter.services.worker.idle();
    for (const table of tables) await database.execute(sql.raw(`alter table ${table}_away rename to ${table}`));
    const log = lines.join('');
    const failures = await stored();
    expect(statuses.filter((status) => status >= 500).length, String(statuses)).toBeGreaterThan(0);
    expect(log).toContain('Failed query: ');
    expect(log + failures).not.toContain(planted);
    // Nor any other parameter, such as ids.
    expect(log + failures).not.toContain('params');
    await spotter.settled();
  });
});
