import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const sources = import.meta.dirname;
const language = path.join(sources, '../../language/src');
/** How many times as long a judgment takes without its guard, of a text that it still gets through. */
const timesLonger = 8;

/** The sources with each guard removed. */
const plants = {
  'linear-expression.ts': `
    const builtIn = (pattern, flags = '') =>
      new RegExp(pattern.replaceAll('(?P<', '(?<').replaceAll('(?s:', '(?:').replace(/\\\\x\\{(\\w+)\\}/g, '\\\\u{$1}'), flags + 'gu');
    const matchFrom = (found) => ({ index: found.index, text: found[0], groups: found.slice(1), named: found.groups ?? {} });
    export const linear = (pattern, flags) => ({
      test: (text) => text.search(builtIn(pattern, flags)) !== -1,
      find: (text, from = 0) => {
        const found = [...text.matchAll(builtIn(pattern, flags))].find(({ index }) => index >= from);
        return found === undefined ? null : matchFrom(found);
      },
      findAll: (text) => Array.from(text.matchAll(builtIn(pattern, flags)), matchFrom),
      replace: (text, by) => text.replace(builtIn(pattern, flags), typeof by === 'string' ? () => by : (...found) => by(matchFrom(text.slice(found.at(-2)).match(builtIn(pattern, flags))))),
      split: (text) => text.split(builtIn(pattern, flags)),
    });
    export const anyOf = (...alternatives) => '(?:' + alternatives.flat().join('|') + ')';
    export const oneOf = (...phrases) => linear('\\\\b' + anyOf(...phrases) + '\\\\b');
  `,
  'bounded-text.ts': 'export const boundText = (text) => ({ text, cut: false });',
  'walk.ts': readFileSync(path.join(language, 'patterns/engine/walk.ts'), 'utf8').replace(
    'if (known !== undefined && known >= room) continue;',
    '',
  ),
} as const;

/**
 * Runs a judgment, a function of the rules and a size, in a process of its own, with all guards or without one.
 * Returns what it says and the processor time that it takes.
 */
async function judge(
  module: string,
  judgment: string,
  { size = 0, planted = null }: { size?: number; planted?: keyof typeof plants | null } = {},
): Promise<{ says: string; ms: number }> {
  const program = `
    import { registerHooks } from 'node:module';
    const plants = ${JSON.stringify(planted === null ? {} : { [planted]: plants[planted] })};
    registerHooks({
      load(url, context, next) {
        const source = plants[url.split('/').at(-1)];
        return source === undefined ? next(url, context) : { format: 'module-typescript', source, shortCircuit: true };
      },
    });
    const rules = await import(${JSON.stringify(pathToFileURL(path.join(sources, module)).href)});
    const judge = ${judgment};
    // Its rules are compiled at their first use.
    judge(rules, 1);
    const before = process.cpuUsage();
    const says = String(judge(rules, ${size}));
    const { user, system } = process.cpuUsage(before);
    process.stdout.write(JSON.stringify({ says, ms: (user + system) / 1000 }));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  return JSON.parse(stdout) as { says: string; ms: number };
}

/** Attacks by their size: of one that the unguarded judgment gets through, and of one that would take it years. */
const attacks = [
  [
    'a draft that claims a booking',
    'walk.ts',
    'autoreply/gate/claims/booking-claim.ts',
    "({ claimsBooking }, size) => claimsBooking('yes, ' + 'sure thing, '.repeat(size) + 'done deal x', [], new Date(0))",
    { small: 16, large: 60 },
  ],
  [
    'a draft with markup',
    'linear-expression.ts',
    'autoreply/drafts/draft-markup.ts',
    "({ withoutMarkup }, size) => withoutMarkup('['.repeat(size)) === ''",
    { small: 20_000, large: 200_000 },
  ],
] as const;

describe('what keeps every judgment short', () => {
  test.each(attacks)(
    '%s is judged at once, and ever slower without the guard of %s',
    async (_, guard, module, judgment, { small, large }) => {
      expect(await judge(module, judgment, { size: large })).toMatchObject({ says: 'false' });
      const guarded = await judge(module, judgment, { size: small });
      const unguarded = await judge(module, judgment, { size: small, planted: guard });
      expect(unguarded.says).toBe(guarded.says);
      expect(unguarded.ms).toBeGreaterThan(timesLonger * guarded.ms);
    },
  );

  test.each([
    ['autoreply/triggers/keyword-match.ts', "({ matchKeyword }) => matchKeyword(text, ['SHRED']) !== null", 'SHRED'],
    [
      'autoreply/triggers/keyword-match.ts',
      "({ findKeyword }) => findKeyword(text, [{ word: 'SHRED', match: 'fuzzy' }]) !== null",
      'sherd',
    ],
    [
      'autoreply/triggers/keyword-match.ts',
      "({ findKeyword }) => findKeyword(text, [{ word: 'SHRED', match: 'contains' }]) !== null",
      'shredded',
    ],
    [
      'autoreply/decision/auto-responder.ts',
      '({ soundsAutomatic }) => soundsAutomatic(text)',
      'this is an automated message',
    ],
    [
      'autoreply/decision/talk-later.ts',
      "({ findTalkLater }) => findTalkLater(text, new Date(0), 'UTC') !== null",
      'busy, talk tonight',
    ],
    [
      '../../language/src/detection/chat-language.ts',
      "({ languageOf }) => languageOf([text], 'en') !== 'en'",
      'quiero saber el precio',
    ],
    [
      'wording/acknowledgement.ts',
      "({ isAcknowledgement }) => !isAcknowledgement(text.replaceAll('xx ', '👍 '))",
      'no',
    ],
  ])('%s reads the two ends of a long text alone', async (module, judgment, middle) => {
    const text = `${'xx '.repeat(1_000)} ${middle} ${'xx '.repeat(1_000)}`;
    const ofText = judgment.replace(' => ', ` => { const text = ${JSON.stringify(text)}; return `) + ' }';
    expect(await judge(module, ofText)).toMatchObject({ says: 'false' });
    expect(await judge(module, ofText, { planted: 'bounded-text.ts' })).toMatchObject({ says: 'true' });
  });
});
