import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const notSources = new Set(['node_modules', '.git', 'build', '.react-router', '.data', '.cache', 'test-results']);
/** The only parts of the rooms in the copy: the checks need no more to show their work. */
const roomsWithSources = ['packages/language/src', 'packages/domain/src'].map((room) => path.join(root, room));
let copy: string;
let result: { failed: boolean; lines: string[] };

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'spotter-check-'));
  cpSync(root, copy, { recursive: true, filter: isCopied });
  linkDependencies();
  plantFaults();
  result = runCheck();
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a faulty change does not pass the check', () => {
  expect(result.failed).toBe(true);
});

test.each([
  [
    'an import against the directions',
    'packages/domain/src/planted.ts',
    'packages/domain may not import @spotter/contract',
  ],
  [
    'a provider named outside the composition root',
    'apps/server/src/modules/agents/planted.ts',
    'only the composition root',
  ],
  [
    'a module that imports a later one',
    'apps/server/src/modules/agents/planted.ts',
    'agents may not import module chats',
  ],
  [
    'a module that reaches into another one',
    'apps/server/src/modules/autoreply/planted.ts',
    'module chats is known by its public face alone',
  ],
  [
    'a module that imports its own public face',
    'apps/server/src/modules/autoreply/planted.ts',
    'module autoreply may not import its own public face',
  ],
  ['a value of another type', 'packages/demo/src/planted-type-a.ts:3:', "'string' is not assignable to type 'number'"],
  ['the types of Node in the domain', 'packages/domain/src/planted-node.ts', "Cannot find name 'process'"],
  ['a cycle of imports', 'packages/demo/src/planted-a.ts', 'no-cycle'],
  ['a domain that reads the clock', 'packages/domain/src/planted.ts', 'new Date() reads the clock'],
  ['a domain that asks for the time', 'packages/domain/src/planted.ts', 'Date.now reads the clock'],
  ['a domain that throws dice', 'packages/domain/src/planted.ts', 'Math.random throws dice'],
  ['an expression of another engine', 'packages/domain/src/planted.ts', 'an expression literal'],
  ['an expression made of another engine', 'packages/domain/src/planted.ts', 'new RegExp()'],
  ['a string that is made an expression', 'packages/domain/src/planted.ts', '.match()'],
  ['an expression that nobody can review', 'packages/domain/src/planted.ts', 'more than 160 characters'],
  [
    'an expression that nobody can review, put together of pieces',
    'packages/domain/src/planted-pieces.ts',
    'more than 160 characters',
  ],
  [
    'an expression that nobody can review, put together when it is loaded',
    'packages/language/src/planted-joined.ts',
    'an expression of 450 characters, more than 160',
  ],
  ['rows written by another module', 'apps/server/src/modules/autoreply/planted.ts', 'chats belongs to modules/chats'],
  [
    'a chat changed without its version',
    'apps/server/src/modules/chats/planted-version.repository.ts:2:',
    'chats are updated by changeChats',
  ],
  [
    'an account changed in SQL without its version',
    'apps/server/src/modules/chats/planted-version.repository.ts:3:',
    'bots are updated by changeBots',
  ],
  ['rows written by another part', 'apps/server/src/modules/autoreply/planted.ts', 'jobs belongs to queue'],
  [
    'rows written in SQL by another module',
    'apps/server/src/modules/autoreply/planted.ts',
    'planted_rows belongs to modules/chats',
  ],
  ['an access that is made up', 'apps/server/src/modules/agents/planted-access.ts:1:', 'accessOf makes an access'],
  ['a workspace that is made up', 'apps/server/src/modules/agents/planted-access.ts:3:', 'as WorkspaceId makes'],
  [
    'a statement outside of a repository',
    'apps/server/src/modules/agents/planted.job.ts:1:',
    'drizzle-orm: statements',
  ],
  ['what writes statements handed on', 'apps/server/src/modules/agents/planted.job.ts:3:', 'queryRows: statements'],
  ['a statement written by a service', 'apps/server/src/modules/agents/planted.job.ts:2:', 'database.delete()'],
  ['a question for one channel', 'packages/domain/src/planted-channel.ts:1:', 'a question for one channel'],
  ['a list of the channels', 'packages/domain/src/planted-channel.ts:2:', 'a list of the channels'],
  ['the clock under another name', 'packages/domain/src/planted-clock.ts:1:', 'Date under another name'],
  ['the clock by a name in brackets', 'packages/domain/src/planted-clock.ts:2:', 'Date under another name'],
  ['the clock of the global object', 'packages/domain/src/planted-clock.ts:3:', 'Date under another name'],
  ['dice under another name', 'packages/domain/src/planted-clock.ts:4:', 'Math under another name'],
  ['a cycle of types', 'packages/demo/src/planted-type-a.ts', 'no-cycle'],
  ['a room that nobody named', 'packages/newroom/src/planted.ts', 'packages/newroom is no room'],
  [
    'a helper of tests in the product',
    'apps/server/src/modules/agents/planted.ts',
    'planted.test-support.ts is for tests',
  ],
  ['the test runner in the product', 'apps/server/src/modules/agents/planted.ts', 'vitest is for tests'],
  [
    'a repository that knows its service',
    'apps/server/src/modules/agents/planted.repository.ts',
    'may not import a service',
  ],
  [
    'a feature that knows another one',
    'apps/web/src/features/device/planted.tsx',
    'feature device may not import feature chats',
  ],
  ['a screen that knows the server', 'apps/web/src/features/device/planted.tsx', 'apps/web is left by a relative path'],
  ['a folder with too many files', 'packages/demo/src/planted-folder', '21 files, more than 20'],
  ['a file with too many lines', 'packages/demo/src/planted-long.ts', '301 lines, more than 300'],
  ['a promise that nobody waits for', 'apps/server/src/modules/agents/planted.ts', 'no-floating-promises'],
  ['an export that nobody uses', 'packages/domain/src/planted.ts', 'plantedUnusedExport'],
  ['words cut by a rule of its own', 'packages/domain/src/planted-cut.ts', 'cuts words by itself'],
  ['a word in a string that is not ours', 'apps/web/src/features/device/planted.tsx:1:', 'write “learned”'],
  ['a word in a sentence with a value', 'apps/web/src/features/device/planted.tsx:2:', 'write “email”'],
  ['a word in the text of an element', 'apps/web/src/features/device/planted.tsx:3:', 'write “canceled”'],
  ['a word in a mail', 'apps/server/src/modules/agents/planted.mails.ts:1:', 'write “someone”'],
  [
    'styles that a component of another folder takes',
    'apps/web/src/features/accounts/planted-styles.tsx',
    'belongs to the components of its own folder',
  ],
  ['a size that is no token', 'apps/web/src/features/device/planted.module.css', 'padding: 13px is no token'],
  ['a style sheet for the whole app', 'apps/web/src/features/device/planted.css', 'make it a .module.css'],
  ['a file of the docs that is gone', 'docs/planted.md:3:', 'there is no chats/planted-gone.ts'],
  ['a word in a page of the docs', 'docs/planted.md:2:', 'write “behavior”'],
])('the check names %s', (_, file, complaint) => {
  expect(result.lines.filter((line) => line.includes(file) && line.includes(complaint))).not.toEqual([]);
});

test('the check takes names of the wire, classes and code for what they are', () => {
  const complaints = result.lines.filter((line) => line.includes('is not our word'));
  expect(complaints.filter((line) => line.includes('planted.tsx:3:') && line.includes('figures'))).toEqual([]);
  expect(complaints.filter((line) => line.includes('planted.tsx:4:') || line.includes('planted.md:1:'))).toEqual([]);
});

test('the check names a file that nobody imports', () => {
  expect(result.lines.join('\n')).toMatch(/Unused files[\s\S]*apps\/server\/src\/modules\/agents\/planted\.ts/);
});

function isCopied(file: string): boolean {
  const name = path.basename(file);
  return !notSources.has(name) && !name.includes('.test.') && (name !== 'src' || roomsWithSources.includes(file));
}

function plantFaults(): void {
  plant('packages/domain/src/planted.ts', [
    "import { createApiClient } from '@spotter/contract';",
    'export const plantedUsedExport = () => [new Date(), Date.now(), Math.random(), createApiClient];',
    'export const plantedUnusedExport = 1;',
    "export const plantedReading = (text: string) => [/a+$/.test(text), new RegExp(text), text.match('(a+)+$')];",
    `export const plantedLength = '(?:${'a|'.repeat(90)}b)';`,
  ]);
  plant('packages/domain/src/planted-cut.ts', [
    "import { characters } from '@spotter/language/text/characters';",
    "const plantedLetters = characters('\\\\p{L}');",
    'export const plantedCut = (text: string) => plantedLetters.runs(text);',
  ]);
  plant('packages/domain/src/planted-node.ts', ['export const plantedNode = () => process.exit();']);
  plant('packages/domain/src/planted-pieces.ts', [
    `export const plantedPieces = '(?:${'a|'.repeat(45)}' + '${'a|'.repeat(45)}b)';`,
  ]);
  plant('packages/language/src/planted-joined.ts', [
    "import { linear } from './text/linear-expression.ts';",
    "export const plantedJoined = linear(Array.from({ length: 90 }, () => 'word').join('|').concat('x'));",
  ]);
  plant('packages/domain/src/planted-channel.ts', [
    "export const plantedChannel = (kind: string) => (kind === 'instagram' ? 'instagram' : 'page');",
    "export type PlantedChannels = 'instagram' | 'messenger';",
  ]);
  plant('packages/domain/src/accounts/index.ts', [
    "export { plantedUsedExport, plantedUnusedExport } from '../planted.ts';",
  ]);
  plant('packages/demo/src/planted-a.ts', [
    "import { plantedB } from './planted-b.ts';",
    'export const plantedA = (): unknown => plantedB();',
  ]);
  plant('packages/domain/src/planted-clock.ts', [
    'export const { now: plantedNow } = Date;',
    "export const plantedBrackets = () => Date['now']();",
    'export const plantedGlobal = () => globalThis.Date.now();',
    'export const { random: plantedRandom } = Math;',
  ]);
  plant('packages/newroom/src/planted.ts', ["export { startServices } from '../../../apps/server/src/services.ts';"]);
  plant('packages/demo/src/planted-type-a.ts', [
    "import type { PlantedB } from './planted-type-b.ts';",
    'export type PlantedA = { b: PlantedB | null };',
    "export const plantedNumber: number = 'one';",
  ]);
  plant('packages/demo/src/planted-type-b.ts', [
    "import type { PlantedA } from './planted-type-a.ts';",
    'export type PlantedB = { a: PlantedA | null };',
  ]);
  plant(
    'packages/demo/src/planted-long.ts',
    Array.from({ length: 301 }, () => '// too long'),
  );
  for (let nth = 0; nth < 21; nth += 1) plant(`packages/demo/src/planted-folder/file-${nth}.ts`, ['export {};']);
  plant('apps/server/src/modules/agents/planted.test-support.ts', ['export const plantedHelper = 1;']);
  plant('apps/server/src/modules/agents/planted.service.ts', ['export const plantedService = 1;']);
  plant('apps/server/src/modules/agents/planted.repository.ts', [
    "export { plantedService } from './planted.service.ts';",
  ]);
  plant('packages/demo/src/planted-b.ts', [
    "import { plantedA } from './planted-a.ts';",
    'export const plantedB = (): unknown => plantedA();',
  ]);
  plant('apps/server/src/modules/agents/planted.ts', [
    "import { plantedUsedExport } from '@spotter/domain/accounts';",
    "import { instagram } from '@spotter/providers/instagram/instagram-channel';",
    "import { plantedLater } from '../chats/planted.ts';",
    "import { plantedHelper } from './planted.test-support.ts';",
    "import { test } from 'vitest';",
    'export const plantedTests = [plantedHelper, test];',
    'const plantedPromise = async () => [plantedUsedExport, instagram, plantedLater];',
    'plantedPromise();',
  ]);
  plant('apps/server/src/modules/agents/planted-access.ts', [
    "import { accessOf, type WorkspaceId } from '../../platform/access.ts';",
    'export const plantedAccess = (userId: string) =>',
    '  accessOf({ userId, workspaceId: userId as WorkspaceId });',
  ]);
  plant('apps/server/src/modules/chats/planted.tables.ts', [
    "import { pgTable } from 'drizzle-orm/pg-core';",
    "export const plantedTable = pgTable('planted_rows', {});",
  ]);
  plant('apps/server/src/modules/chats/planted-version.repository.ts', [
    "import { sql } from 'drizzle-orm'; import { chats } from './chats.tables.ts';",
    'export const plantedChange = (tx: any) => tx.update(chats).set({ stage: null });',
    'export const plantedByHand = sql`update bots set enabled = false`;',
  ]);
  plant('apps/server/src/modules/autoreply/planted.ts', [
    "import { sql } from 'drizzle-orm';",
    "import { jobs } from '../../queue/queue.tables.ts';",
    "import { chats } from '../chats/index.ts';",
    "export { plantedTable } from '../chats/planted.tables.ts';",
    "export { plantedFace } from './index.ts';",
    'export const plantedWrite = (tx: any) => [tx.update(chats).set({ unread: 0 }), sql`delete from ${jobs}`];',
    'export const plantedSql = sql`insert into planted_rows (id) values (1)`;',
  ]);
  plant('apps/server/src/modules/agents/planted.job.ts', [
    "import { eq } from 'drizzle-orm';",
    'export const plantedJob = (database: any, table: any) => database.delete(table).where(eq(table.id, 1));',
    "export { queryRows as plantedRows } from '../../database/database.ts';",
  ]);
  plant('apps/server/src/modules/chats/planted.ts', ['export const plantedLater = 1;']);
  plant('apps/web/src/features/device/planted.tsx', [
    "export const plantedTitle = 'What the agent learnt';",
    'export const plantedSentence = (name: string) => `${name} sent you an e-mail`;',
    'export const Planted = () => <p className="figures wide">Your call is cancelled.</p>;',
    "export const plantedStatus = ['cancelled', 'learnt'];",
    "export { ChatPage } from '../chats/chat-page.tsx';",
    "export { createServices } from '../../../../server/src/services.ts';",
  ]);
  plant('apps/web/src/features/accounts/planted-styles.tsx', [
    "import styles from '../device/planted.module.css';",
    'export const PlantedStyles = () => <p className={styles.planted} />;',
  ]);
  plant('apps/web/src/features/device/planted.module.css', ['.planted { padding: 13px; }']);
  plant('apps/web/src/features/device/planted.css', ['.planted { color: red; }']);
  plant('apps/server/src/modules/agents/planted.mails.ts', ["export const plantedMail = 'Somebody wrote to you';"]);
  plant('docs/planted.md', [
    'A page with `behaviour` as a name,',
    'and with a behaviour that is none.',
    'See `chats/planted-gone.ts`.',
  ]);
}

function plant(file: string, lines: string[]): void {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  appendFileSync(path.join(copy, file), `${lines.join('\n')}\n`);
}

/** Links foreign packages to the installed ones, and our own to those of the copy. */
function linkDependencies(): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')];
  mkdirSync(path.join(to, '@spotter'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@spotter' && (name === '.bin' || !name.startsWith('.')))
      symlinkSync(path.join(from, name), path.join(to, name));
  }
  for (const [name, folder] of ownPackages()) symlinkSync(folder, path.join(to, '@spotter', name));
  cpSync(path.join(from, '.package-lock.json'), path.join(to, '.package-lock.json'));
  // The tools skip what git ignores, and look for the root of the git repository.
  mkdirSync(path.join(copy, '.git'));
  writeFileSync(path.join(copy, '.git/HEAD'), 'ref: refs/heads/main\n');
}

function ownPackages(): [string, string][] {
  const inFolder = (parent: string): [string, string][] =>
    readdirSync(path.join(copy, parent)).map((name) => [name, path.join(copy, parent, name)]);
  return [...inFolder('packages'), ...inFolder('apps')];
}

function runCheck(): { failed: boolean; lines: string[] } {
  try {
    const args = [
      'scripts/check.mjs',
      'lint',
      'unused',
      'expressions',
      'styles',
      'language',
      'words',
      'rooms',
      'paths',
    ];
    const output = execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
    return { failed: false, lines: output.split('\n') };
  } catch (error) {
    const { stdout } = error as { stdout: string };
    return { failed: true, lines: stdout.split('\n') };
  }
}
