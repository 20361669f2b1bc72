import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../setup/packages.mjs';
import { judgeLicenses } from './licenses.mjs';
import { judgeAudit } from './vulnerabilities.mjs';

const lockOf = (place: string, entry: object) => ({ packages: { [place]: { version: '1.0.0', ...entry } } });
const judge = (license: string | undefined, name = 'left', manifest: object | null = null) =>
  judgeLicenses(lockOf(`node_modules/${name}`, license === undefined ? {} : { license }), () => manifest);

describe('licenses', () => {
  test.each(['MIT', '(MIT OR GPL-3.0-only)', 'GPL-2.0-only OR ISC', 'MIT AND ISC AND BSD-3-Clause'])(
    '%s passes',
    (license) => {
      expect(judge(license)).toEqual([]);
    },
  );

  test.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'MIT AND GPL-2.0-only',
    'SEE LICENSE IN LICENSE',
    'UNLICENSED',
    'LGPL-3.0-or-later',
  ])('%s does not', (license) => {
    expect(judge(license)).toEqual([`left 1.0.0 has the license ${license}, which is not on the list`]);
  });

  test('what is allowed for one package is so for it alone', () => {
    expect(judge('Apache-2.0 AND LGPL-3.0-or-later', '@img/sharp-win32-x64')).toEqual([]);
    expect(judge('Apache-2.0 AND LGPL-3.0-or-later', '@other/sharp-win32-x64')).toHaveLength(1);
  });

  test('one that the lock file does not name is read in the package, in the older forms, too', () => {
    expect(judge(undefined, 'left', { license: 'ISC' })).toEqual([]);
    expect(judge(undefined, 'left', { licenses: [{ type: 'MIT' }, { type: 'GPL-3.0-only' }] })).toEqual([]);
    expect(judge(undefined, 'left', { license: { type: 'GPL-3.0-only' } })).toHaveLength(1);
    expect(judge(undefined, 'left', {})).toEqual(['left 1.0.0 names no license']);
    expect(judge(undefined)).toEqual(['left 1.0.0 names no license']);
  });

  test('our own packages are not asked, a dependency of a dependency is', () => {
    expect(judgeLicenses(lockOf('packages/domain', {}), () => null)).toEqual([]);
    expect(judgeLicenses(lockOf('node_modules/@spotter/domain', { link: true }), () => null)).toEqual([]);
    expect(judgeLicenses(lockOf('node_modules/a/node_modules/@b/c', { license: 'GPL-3.0-only' }), () => null)).toEqual([
      '@b/c 1.0.0 has the license GPL-3.0-only, which is not on the list',
    ]);
  });

  test('the lock file names no host', () => {
    expect(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": "\w+:\/\//);
  });
});

describe('known vulnerabilities', () => {
  const reportOf = (severity: string) =>
    JSON.stringify({
      vulnerabilities: {
        left: {
          name: 'left',
          severity,
          range: '<2.0.0',
          via: ['right', { title: 'It leaks', url: 'https://a.test/1' }],
        },
      },
      metadata: { vulnerabilities: {} },
    });

  test.each(['moderate', 'high', 'critical'])('one that is %s does not pass, and is named', (severity) => {
    expect(judgeAudit(reportOf(severity)).problems).toEqual([`left <2.0.0: ${severity}, It leaks https://a.test/1`]);
  });

  test('smaller ones, and none, pass', () => {
    expect(judgeAudit(reportOf('low'))).toEqual({ problems: [], note: null });
    expect(judgeAudit('{"vulnerabilities":{},"metadata":{}}')).toEqual({ problems: [], note: null });
  });

  test.each([
    ['refuses to tell', '{"message":"405 Method Not Allowed","statusCode":405}'],
    ['does not answer', ''],
    ['answers with a page', '<html>'],
    ['answers null', 'null'],
  ])('a registry that %s is said to offer nothing', (_case, output) => {
    expect(judgeAudit(output)).toEqual({ problems: [], note: 'note: not checked: the registry offers no advisories' });
  });
});
