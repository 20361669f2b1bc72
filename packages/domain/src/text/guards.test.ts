import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const sources = path.join(import.meta.dirname, '..');
/** After this a judgment without its guard is ended: exponential backtracking would take years. */
const patienceMs = 1_500;

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
  'phrase-matcher.ts': readFileSync(path.join(sources, 'wording/phrase-matcher.ts'), 'utf8').replace(
    'if (seen.has(place)) continue;',
    '',
  ),
} as const;

/** Runs a judgment in a process of its own, with all guards or with one removed; `hangs` when it does not end. */
async function judge(module: string, judgment: string, planted: keyof typeof plants | null): Promise<string> {
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
    process.stdout.write('ready ');
    process.stdout.write(String((${judgment})(rules)));
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  let output = '';
  let complaints = '';
  child.stderr.on('data', (part: Buffer) => (complaints += part.toString()));
  child.stdout.on('data', (part: Buffer) => {
    // Loading the rules takes longer than asking them.
    if (output === '' && planted !== null) setTimeout(() => child.kill(), patienceMs).unref();
    output += part.toString();
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (code !== 0 && signal === null) throw new Error(complaints);
  return signal === null ? output : `${output}hangs`;
}

const attacks = [
  [
    'a draft that claims a booking',
    'phrase-matcher.ts',
    'autoreply/gate/claims/booking-claim.ts',
    "({ claimsBooking }) => claimsBooking('yes, ' + 'sure thing, '.repeat(60) + 'done deal x', [], new Date(0))",
  ],
  [
    'a draft with markup',
    'linear-expression.ts',
    'autoreply/drafts/draft-markup.ts',
    "({ withoutMarkup }) => withoutMarkup('['.repeat(200_000)) === ''",
  ],
] as const;

describe('what keeps every judgment short', () => {
  test.each(attacks)('%s is judged at once, and never without the guard of %s', async (_, guard, module, judgment) => {
    expect(await judge(module, judgment, null)).toBe('ready false');
    expect(await judge(module, judgment, guard)).toBe('ready hangs');
  });

  test.each([
    ['autoreply/triggers/keyword-match.ts', "({ matchKeyword }) => matchKeyword(text, ['SHRED']) !== null", 'SHRED'],
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
    ['text/chat-language.ts', "({ languageOf }) => languageOf([text], 'en') !== 'en'", 'quiero saber el precio'],
    [
      'wording/acknowledgement.ts',
      "({ isAcknowledgement }) => !isAcknowledgement(text.replaceAll('xx ', '👍 '))",
      'no',
    ],
  ])('%s reads the two ends of a long text alone', async (module, judgment, middle) => {
    const text = `${'xx '.repeat(1_000)} ${middle} ${'xx '.repeat(1_000)}`;
    const ofText = judgment.replace(' => ', ` => { const text = ${JSON.stringify(text)}; return `) + ' }';
    expect(await judge(module, ofText, null)).toBe('ready false');
    expect(await judge(module, ofText, 'bounded-text.ts')).toBe('ready true');
  });
});
