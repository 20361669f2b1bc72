import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const list = fileURLToPath(new URL('../src/components/kit/mantine-styles.ts', import.meta.url));
const importOf = (name: string) => `import '@mantine/core/styles/${name}.layer.css';`;
/** The sheets that stand under all components. The others have the names of theirs. */
const common = ['baseline', 'default-css-variables', 'global'];
const moduleFile = /\/@mantine\/core\/esm\/.+\/(\w+)\/\1\.mjs$/;
const lightColors = /:root\[data-mantine-color-scheme='light'\][^{]*\{[^}]*\}/;

/**
 * Lets the sheet of each of the kit's components come with the component: those of fields and dialogs would come
 * before a coach's first account. Leaves out the colors of the light scheme, which nobody sees.
 */
export function splitKitStyles(): Plugin {
  const waiting = new Set<string>();
  let names: string[] = [];
  return {
    name: 'split-kit-styles',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      const all = Array.from(readFileSync(list, 'utf8').matchAll(/styles\/([\w-]+)\.layer\.css/g), ([, name]) => name!);
      names = all.filter((name) => !common.includes(name));
      for (const name of names) waiting.add(name);
    },
    transform(code, id) {
      if (id === list) return { code: common.map(importOf).join('\n'), map: null };
      if (id.endsWith('/default-css-variables.layer.css')) {
        if (!lightColors.test(code)) throw new Error('The kit has its light colors in another place');
        return { code: code.replace(lightColors, ''), map: null };
      }
      const name = moduleFile.exec(id)?.[1];
      if (name === undefined || !names.includes(name)) return null;
      waiting.delete(name);
      // At the end: the sheets of what the component is made of come first.
      return { code: `${code}\n${importOf(name)}`, map: null };
    },
    buildEnd(error) {
      if (error === undefined && waiting.size > 0) {
        throw new Error(`The kit has no component for these sheets: ${Array.from(waiting).join(', ')}`);
      }
    },
  };
}
