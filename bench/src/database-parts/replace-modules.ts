import { registerHooks } from 'node:module';

// Loaded before the server's own program (`--import`). BENCH_REPLACED names files of its folder `database`, each
// with the file of `without` that replaces it: the product itself has no switch for what is only measured.
const places = new Map(
  (process.env['BENCH_REPLACED'] ?? '')
    .split(',')
    .filter((pair) => pair !== '')
    .map((pair) => pair.split('=') as [string, string]),
);

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const [, name] = /\/apps\/server\/src\/database\/(?:.*\/)?([^/]+)\.ts$/.exec(resolved.url) ?? [];
    const place = name === undefined ? undefined : places.get(name);
    if (place === undefined) return resolved;
    return { ...resolved, url: new URL(`./without/${place}.ts`, import.meta.url).href };
  },
});
