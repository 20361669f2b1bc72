import { PGlite } from '@electric-sql/pglite';
import { routesByTag } from '@spotter/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSpotter, type Coach, type SpotterUnderTest } from './spotter-under-test.ts';

/** The tables that grow with every message: their indexes are not to be read as a whole either. */
const largest = ['chats', 'messages', 'decisions', 'chat_milestones', 'chat_names', 'chat_notes', 'voice_counts'];
/** Those that grow with comments, calls and news. What waits to be done is deleted when it is. */
const large = new Set([
  ...largest,
  'contact_pictures',
  'notifications',
  'notification_deliveries',
  'comments',
  'booking_proposals',
  'appointments',
  'call_milestones',
  'analytics_counts',
]);

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
};

const isStatement = /^\s*(select|with|insert|update|delete)\b/i;

let spotter: SpotterUnderTest;
let coach: Coach;
let database: PGlite;
const asked = new Map<string, number>();
/** The conditions that an index was asked with, by the index. */
const conditions = new Map<string, string>();
const { execProtocolStream } = PGlite.prototype;
/** Notes which database is asked: all of them are one here. */
const watch = (asking: PGlite) => {
  database = asking;
};

beforeAll(async () => {
  // The statements as the database gets them, whoever writes them.
  PGlite.prototype.execProtocolStream = function (this: PGlite, message, options) {
    watch(this);
    const text = statementIn(message);
    if (text !== null && isStatement.test(text)) asked.set(text, valuesOf(text));
    return execProtocolStream.call(this, message, options);
  };
  spotter = await startSpotter({ quietMs: 0 });
  coach = await spotter.addCoach();
});
afterAll(async () => {
  PGlite.prototype.execProtocolStream = execProtocolStream;
  await spotter.close();
});

// It watches the embedded database, in this process.
test.skipIf((process.env['TEST_DATABASE_URL'] ?? '') !== '')(
  'no statement of a request or of an answer reads a large table as a whole',
  async () => {
    for (const [answers, text] of ['SHRED', 'I want to lose ten pounds', 'How much is it?'].entries()) {
      spotter.writes(text);
      await spotter.until('an answer', () => spotter.answers().length > answers);
    }
    const chatId = (await spotter.chat(coach))._id;
    const answered = await askEverything([
      chatId,
      coach.botId,
      coach.agentId,
      coach.credentialId,
      'instagram',
      'engaged',
      'past',
      'agent',
    ]);
    expect(answered).toBeGreaterThan(30);
    await spotter.settled();

    // As if there were millions of rows on each page, for the planner to choose as it would then.
    const tables = [...large].map((table) => `'${table}'::regclass`).join(', ');
    await database.exec(`
    set plan_cache_mode = force_generic_plan;
    update pg_class set relpages = 1, reltuples = 1000000
    where oid in (${tables}) or oid in (select indexrelid from pg_index where indrelid in (${tables}))`);
    const found: string[] = [];
    for (const [text, values] of asked) {
      for (const problem of await problemsOf(text, values)) found.push(`${problem}: ${text.replaceAll(/\s+/g, ' ')}`);
    }
    expect(found).toEqual([]);
    expect(conditions.get('chat_milestones_engaged')).toContain('engaged_at');
    expect(conditions.get('messages_waits')).toMatch(/waited_seconds.*CASE.*sent_at/);
    expect(asked.size).toBeGreaterThan(80);
  },
);

/** Returns the statement that a message has the database parse. The database stores frequent ones. */
function statementIn(message: Uint8Array): string | null {
  if (message[0] !== 'P'.codePointAt(0)) return null;
  const [, text] = Buffer.from(message).toString('utf8', 5).split('\0', 2);
  return text ?? null;
}

function valuesOf(text: string): number {
  return Math.max(0, ...Array.from(text.matchAll(/\$(\d+)/g), ([, nth]) => Number(nth)));
}

/** Asks everything that can be read, of everything that an address may name; returns how much there was. */
async function askEverything(names: string[]): Promise<number> {
  let answered = 0;
  const filters = [
    'limit=20',
    'limit=20&unread=true',
    'limit=20&needsYou=true',
    'limit=20&stage=engaged&search=training',
  ];
  const today = new Date().toISOString().slice(0, 10);
  const ranges = [`from=${today}&to=${today}`, `from=${today}&to=${today}&by=trigger&key=1&of=conversations`];
  for (const route of Object.values(routesByTag).flatMap((group) => Object.values(group))) {
    if (route.method !== 'GET') continue;
    // More requests than needed would reach the limit of a user.
    const namesIds = (route.path.match(/\{\w+\}/g) ?? []).every((name) => /id\}$/i.test(name));
    const paths = route.path.includes('{')
      ? names.filter((name) => !namesIds || name.includes('-')).map((name) => route.path.replaceAll(/\{\w+\}/g, name))
      : [route.path];
    for (const path of paths) {
      for (const filter of path.startsWith('/chat') ? filters : path.startsWith('/analytics') ? ranges : ['']) {
        const response = await fetch(`${spotter.origin}/api${path}?${filter}`, {
          headers: { authorization: `Bearer ${coach.token}` },
          redirect: 'manual',
        });
        await response.arrayBuffer();
        expect(response.status, path).not.toBe(429);
        if (response.ok) answered += 1;
      }
    }
  }
  return answered;
}

/** Returns how a statement reads large tables without an index that leads to its rows. */
async function problemsOf(text: string, values: number): Promise<string[]> {
  await database.query(`prepare looked_at as ${text}`);
  try {
    const given = values === 0 ? '' : `(${Array.from({ length: values }, () => 'null').join(', ')})`;
    const { rows } = await database.query(`explain (format json) execute looked_at${given}`);
    const [{ Plan: plan }] = (rows[0] as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'];
    return readsWhole(plan, false);
  } finally {
    await database.query('deallocate looked_at');
  }
}

function readsWhole(plan: Plan, isLimited: boolean): string[] {
  const type = plan['Node Type'];
  const table = plan['Relation Name'];
  const index = plan['Index Name'];
  if (index !== undefined) conditions.set(index, `${conditions.get(index) ?? ''} ${plan['Index Cond']}`);
  const below = (plan.Plans ?? []).flatMap((each) => readsWhole(each, isLimited || type === 'Limit'));
  if (table === undefined || !large.has(table)) return below;
  const isWholeIndex =
    /^Index (Only )?Scan$/.test(type) && plan['Index Cond'] === undefined && !isLimited && largest.includes(table);
  return type === 'Seq Scan' || isWholeIndex ? [`${type} of ${table}`, ...below] : below;
}
