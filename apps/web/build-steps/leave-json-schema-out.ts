import type { Plugin } from 'vite';

const refuse = `() => { throw new Error('The web app has no JSON Schema'); }`;

/** Where the part that only JSON Schema needs begins, by file of zod, and what is in its place. */
const cuts: Record<string, { from: string; replacement(rest: string): string }> = {
  'to-json-schema.js': {
    from: 'export const createToJSONSchemaMethod',
    replacement: (rest) => refuseAll(rest, `() => ${refuse}`),
  },
  'json-schema-processors.js': {
    from: 'export const stringProcessor',
    replacement: (rest) => `${refuseAll(rest, refuse)}\nexport function toJSONSchema() { (${refuse})(); }`,
  },
};

/**
 * Leaves out what zod writes JSON Schema with: every schema carries it, only the server's API description uses
 * it, and on a slow phone its 8 kB come before the first account.
 */
export function leaveJsonSchemaOut(): Plugin {
  return {
    name: 'leave-json-schema-out',
    apply: 'build',
    transform(code, id) {
      const [, name = ''] = /\/zod\/v4\/core\/([\w-]+\.js)$/.exec(id) ?? [];
      const cut = cuts[name];
      if (cut === undefined) return null;
      const start = code.indexOf(cut.from);
      if (start === -1) throw new Error(`zod's ${name} has no "${cut.from}" any more`);
      return { code: code.slice(0, start) + cut.replacement(code.slice(start)), map: null };
    },
  };
}

function refuseAll(code: string, value: string): string {
  return Array.from(code.matchAll(/^export const (\w+) =/gm), ([, name]) => `export const ${name} = ${value};`).join(
    '\n',
  );
}
