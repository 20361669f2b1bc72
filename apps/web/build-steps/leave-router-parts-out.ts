import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Parts of the router that this app does not use, and what is in their place: all routes come with the page, so
 * none are discovered later, and nothing measures the router. On a slow phone their 2 kB come before the first
 * account.
 */
const parts: Record<string, Record<string, string>> = {
  '/react-router/dist/production/lib/dom/ssr/fog-of-war.js': {
    isFogOfWarEnabled: '() => false',
    getPatchRoutesOnNavigationFunction: '() => undefined',
    useFogOFWarDiscovery: '() => {}',
  },
  '/react-router/dist/production/lib/router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
  },
};
const refuse = `() => { throw new Error('The web app has no such part of the router'); }`;
const exportList = /^export \{ ([^}]+) \};$/m;

export function leaveRouterPartsOut(): Plugin {
  return {
    name: 'leave-router-parts-out',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const replacement = Object.entries(parts).find(([file]) => id.endsWith(file))?.[1];
      if (replacement === undefined) return null;
      const names = exportList.exec(readFileSync(id, 'utf8'))?.[1]?.split(', ') ?? [];
      const missing = Object.keys(replacement).filter((name) => !names.includes(name));
      if (missing.length > 0) throw new Error(`The router has no ${missing.join(', ')} in ${id} any more`);
      return names.map((name) => `export const ${name} = ${replacement[name] ?? refuse};`).join('\n');
    },
  };
}
