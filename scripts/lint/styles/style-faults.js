import path from 'node:path';

/** Max size that needs no token: a hairline, or a dot moved by eye. */
const maxLiteralPx = 3;
const sizes = /(?:^|[;{\s])((?:padding|margin|gap|row-gap|column-gap|font-size)[a-z-]*)\s*:\s*([^;{}]+)/g;

/**
 * Returns the faults in the styles of the web app: one line each, with the file in front.
 * @param {Map<string, string>} files text by path inside the app's `src`, of all `.css`, `.ts` and `.tsx`
 * @param {string[]} globalSheets by path, as `sheets.js` lists them
 * @returns {string[]}
 */
export function findStyleFaults(files, globalSheets) {
  const users = new Map();
  const faults = [];
  for (const [file, text] of files) {
    if (file.endsWith('.css')) continue;
    for (const { sheet, binding } of importedModules(text)) {
      const target = path.posix.join(path.posix.dirname(file), sheet);
      if (path.posix.dirname(target) !== path.posix.dirname(file))
        faults.push(`${file}: ${target} belongs to the components of its own folder`);
      if (!users.has(target)) users.set(target, new Set());
      for (const name of usedNames(text, binding)) users.get(target).add(name);
    }
  }
  for (const [file, text] of files) {
    if (file.endsWith('.module.css')) faults.push(...moduleFaults(file, withoutComments(text), users.get(file)));
    else if (file.endsWith('.css') && !globalSheets.includes(file))
      faults.push(`${file}: styles belong to a component; make it a .module.css`);
  }
  const tokens = [...files]
    .filter(([file]) => globalSheets.includes(file))
    .map(([, text]) => text)
    .join('\n');
  const globalNames = new Set(classNames(withoutComments(tokens)));
  for (const [file, text] of files) {
    for (const name of file.endsWith('.css') ? namesOfOthers(text) : writtenNames(text)) {
      if (!globalNames.has(name)) faults.push(`${file}: ${name} is no class of the whole app`);
    }
  }
  for (const [file, text] of files) {
    for (const [, token] of text.matchAll(/var\((--(?:space|font|radius)-[a-z0-9]+)\)/g)) {
      if (file.endsWith('.css') && !tokens.includes(`${token}:`)) faults.push(`${file}: there is no token ${token}`);
    }
  }
  for (const [file, text] of files) {
    if (globalSheets.includes(file)) faults.push(...sizeFaults(file, withoutComments(text)));
  }
  return faults;
}

/** Sizes of type and space are named in the one sheet that has them. */
function sizeFaults(file, css) {
  return Array.from(css.matchAll(sizes)).flatMap(([, property, value]) =>
    Array.from(value.matchAll(/\b(\d+(?:\.\d+)?)px/g))
      .filter(([, pixels]) => Number(pixels) > maxLiteralPx)
      .map(([literal]) => `${file}: ${property}: ${literal} is no token of app/styles/tokens.css`),
  );
}

function moduleFaults(file, css, used) {
  if (used === undefined) return [`${file}: no component imports it`];
  const defined = new Set(classNames(css));
  return [
    ...sizeFaults(file, css),
    ...(/@import|\bcomposes:[^;]*\bfrom\b/.test(css) ? [`${file}: takes styles from another sheet`] : []),
    ...[...used].filter((name) => !defined.has(name)).map((name) => `${file}: has no class ${name}, which is used`),
    ...[...defined].filter((name) => !used.has(name)).map((name) => `${file}: nobody uses its class ${name}`),
  ];
}

function importedModules(text) {
  return Array.from(text.matchAll(/^import (\w+) from '(\.{1,2}\/[^']+\.module\.css)';$/gm), ([, binding, sheet]) => ({
    sheet,
    binding,
  }));
}

function usedNames(text, binding) {
  return Array.from(text.matchAll(new RegExp(`\\b${binding}\\.(\\w+)`, 'g')), ([, name]) => name);
}

function classNames(css) {
  return Array.from(css.matchAll(/([^{};]+)\{/g), ([, prelude]) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((selector) =>
      Array.from(selector.replaceAll(/:global\([^)]*\)/g, '').matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name]) => name),
    );
}

/** The classes of others that a module speaks of, but for those of the libraries. */
function namesOfOthers(css) {
  return Array.from(css.matchAll(/:global\(\.([\w-]+)\)/g), ([, name]) => name).filter(
    (name) => !/^(?:mantine-|Toastify)/.test(name),
  );
}

/** The classes that a component names by their words. */
function writtenNames(text) {
  return Array.from(text.matchAll(/\bclassName="([^"]+)"/g)).flatMap(([, names]) => names.split(' '));
}

function withoutComments(css) {
  return css.replaceAll(/\/\*[^]*?\*\//g, '');
}
