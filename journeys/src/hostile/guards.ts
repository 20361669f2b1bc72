/** The variable that names the file with the name of the removed guard; an empty file removes none. */
export const plantsFileVariable = 'PLANTS_FILE';
/** The output of a server that has read the name. */
export const planted = 'Planted out:';

/** A piece of guarding code, unique in its file, and the code that replaces it when `isOut` is true. */
type Guarding = { file: string; code: string; without: (isOut: string) => string };

/** Between statements of the embedded database. */
const turnOfOthers = 'if (runBeganAt !== null && performance.now() - runBeganAt > maxRunMs) await fullTurn();';

const whileIn =
  (code: string) =>
  (isOut: string): string =>
    `if (!${isOut}) ${code}`;

/** JavaScript's own engine with the expressions of the linear one. */
const builtInEngine = String.raw`
    const translated = pattern.replaceAll('(?P<', '(?<').replaceAll('(?s:', '(?:').replace(/\\x\{(\w+)\}/g, '\\u{$1}');
    const expression = new RegExp(translated, flags + 'u');
    return { test: (text) => expression.test(text), matcher: (text) => compile(written, flags).matcher(text) };`;

/**
 * The guards that keep a stranger's text from holding up the server, by name. All layers of a guard are removed
 * together.
 */
const guarding = {
  'the bound of a judged text': [
    {
      file: 'packages/language/src/text/bounded-text.ts',
      code: 'if (text.length <= maxCheckedLength)',
      without: (isOut) => `if (text.length <= maxCheckedLength || ${isOut})`,
    },
  ],
  'ends cut off character by character': [
    {
      file: 'packages/language/src/text/characters.ts',
      code: 'let end = text.length;',
      without: (isOut) => `if (${isOut}) return text.replace(new RegExp('[' + set + ']+$', 'u'), '');
        let end = text.length;`,
    },
  ],
  'the bound of an answer to offered times': [
    {
      file: 'packages/domain/src/booking/choose-time.ts',
      code: 'text.slice(0, maxLetters)',
      without: (isOut) => `text.slice(0, ${isOut} ? Infinity : maxLetters)`,
    },
    {
      file: 'packages/language/src/times/read-times.ts',
      code: 'text.slice(0, 2 * maxLetters)',
      without: (isOut) => `text.slice(0, ${isOut} ? Infinity : 2 * maxLetters)`,
    },
    {
      file: 'packages/language/src/times/read-times.ts',
      code: ')).slice(0, maxLetters)',
      without: (isOut) => `)).slice(0, ${isOut} ? Infinity : maxLetters)`,
    },
  ],
  'the bound of a yes': [
    {
      file: 'packages/domain/src/booking/assents/assent.ts',
      code: 'if (answer.length > maxLetters)',
      without: (isOut) => `if (answer.length > maxLetters && !${isOut})`,
    },
  ],
  'the bound of a trial, and turns for others within it': [
    {
      file: 'packages/contract/src/agents/agents.contract.ts',
      code: '<= maxTrialLength,',
      without: (isOut) => `<= maxTrialLength || ${isOut},`,
    },
    {
      file: 'apps/server/src/modules/autoreply/trial/try-agent.ts',
      code: 'await setImmediate();',
      without: whileIn('await setImmediate();'),
    },
  ],
  'the bound of a search': [
    {
      file: 'packages/contract/src/chats/chats.contract.ts',
      code: 'search: z.string().trim().max(100)',
      without: (isOut) => `search: z.string().trim().refine((typed) => typed.length <= 100 || ${isOut})`,
    },
  ],
  'the bound of the depth of JSON': [
    {
      file: 'apps/server/src/http/input/json-body.ts',
      code: 'if (isNestedDeeper(text as string, maxLevels))',
      without: (isOut) => `if (isNestedDeeper(text as string, maxLevels) && !${isOut})`,
    },
  ],
  'turns for others between statements': [
    {
      file: 'apps/server/src/database/embedded.ts',
      code: turnOfOthers,
      without: whileIn(turnOfOthers),
    },
  ],
  'the engine that never goes back in a text': [
    {
      file: 'packages/language/src/text/linear-expression.ts',
      code: 'const engine = compiledOnce(() => compile(written, flags));',
      without: (isOut) => `const linearEngine = compiledOnce(() => compile(written, flags));
      const engine = () => {
        if (${isOut}) {${builtInEngine}
        }
        return linearEngine();
      };`,
    },
  ],
  'the states of patterns that are visited once': [
    {
      file: 'packages/language/src/patterns/engine/walk.ts',
      code: 'if (known !== undefined && known >= room) continue;',
      without: (isOut) => `if (known !== undefined && known >= room && !${isOut}) continue;`,
    },
  ],
} satisfies Record<string, Guarding[]>;

export type Guard = keyof typeof guarding;
const guards = Object.entries<Guarding[]>(guarding);

/** The files of the product that contain a guard. */
export const guardedFiles = [...new Set(guards.flatMap(([, pieces]) => pieces.map(({ file }) => file)))];

/** Returns the code of a file with guards that can be removed one by one. Throws where one is not found. */
export function withPlants(file: string, source: string): string {
  return guards.reduce((whole, [name, pieces]) => {
    const isOut = `(globalThis.plantedOut === ${JSON.stringify(name)})`;
    return pieces
      .filter((piece) => piece.file === file)
      .reduce((before, { code, without }) => {
        const [start, end, ...more] = before.split(code);
        if (end === undefined || more.length > 0) throw new Error(`Not once in ${file}: ${code}`);
        return start + without(isOut) + end;
      }, whole);
  }, source);
}
