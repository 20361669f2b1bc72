import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusedCommits, refuseSubject } from './commit-subjects.mjs';

describe('a subject', () => {
  test.each([
    'chats: answer a contact once where two servers work',
    'accounts: bring back the switch of an account',
    'booking: pass the zone of a coach to the tool',
    'web, booking: need one tap less to book',
    `web: say ${'x'.repeat(63)}`,
  ])('“%s” passes', (subject) => {
    expect(refuseSubject(subject)).toBeNull();
  });

  test.each([
    [`web: say ${'x'.repeat(64)}`, '73 letters'],
    ['chats: answer a contact once.', 'period'],
    ['Answer a contact once', 'area'],
    ['Chats: answer a contact once', 'area'],
    ['docs: the rules of the agent', 'no verb'],
    ['chats: Answer a contact once', 'area'],
    ['accounts: fixed the switch', 'not imperative'],
    ['accounts: fixes the switch', 'not imperative'],
    ['accounts: fixing the switch', 'not imperative'],
    ['', 'area'],
  ])('“%s” does not', (subject, fault) => {
    expect(refuseSubject(subject)).toContain(fault);
  });
});

describe('the history', () => {
  let folder: string;
  let base: string;
  const origin = () => path.join(folder, 'origin');
  const git = (at: string, ...args: string[]) =>
    execFileSync(
      'git',
      ['-C', at, '-c', 'user.name=Dana', '-c', 'user.email=dana@example.test', '-c', 'commit.gpgsign=false', ...args],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    ).trim();
  const commit = (...args: string[]) => git(origin(), 'commit', '--quiet', '--allow-empty', ...args);

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'spotter-commits-'));
    mkdirSync(origin());
    git(origin(), 'init', '--quiet', '--initial-branch=main');
    commit('-m', 'the rule did not exist when this was written');
    base = git(origin(), 'rev-parse', 'HEAD');
    commit('-m', 'chats: answer a contact once');
    commit('-m', 'chats: fixed planted fault', '-m', 'A body is free.');
    git(origin(), 'checkout', '--quiet', '-b', 'side');
    commit('-m', 'chats: say who wrote');
    git(origin(), 'checkout', '--quiet', 'main');
    git(origin(), 'merge', '--quiet', '--no-ff', '-m', 'merged: as git words it', 'side');
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is checked after the base, without merges', () => {
    expect(refusedCommits(origin(), base)).toEqual([expect.stringContaining('chats: fixed planted fault: “fixed”')]);
  });

  test('of a shallow clone is not known', () => {
    const shallow = path.join(folder, 'shallow');
    git(folder, 'clone', '--quiet', '--depth=1', `file://${origin()}`, shallow);
    expect(refusedCommits(shallow, base)).toBeNull();
  });

  test('is not there without git, or without the base', () => {
    const bare = path.join(folder, 'download');
    mkdirSync(bare);
    expect(refusedCommits(bare, base)).toBeNull();
    expect(refusedCommits(origin(), '0'.repeat(40))).toBeNull();
  });
});
