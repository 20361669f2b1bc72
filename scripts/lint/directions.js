// The allowed imports: ARCHITECTURE.md as data. Paths are relative to the root, with forward slashes.
import path from 'node:path';

const anyLibrary = ['node:', 'library'];

/** The rooms: `packages` are our own that a room may import, `libraries` the foreign ones. */
const rooms = {
  'packages/language': { packages: [], libraries: ['chrono-node', 're2js'] },
  'packages/domain': { packages: ['language'], libraries: [] },
  'packages/contract': { packages: ['domain', 'language'], libraries: ['zod'] },
  'packages/providers': {
    packages: ['domain', 'language'],
    libraries: [
      'node:',
      'zod',
      'ai',
      '@ai-sdk/',
      'jose',
      'nodemailer',
      'stripe',
      'undici',
      'ipaddr.js',
      'aws4fetch',
      'robots-parser',
      'web-push',
    ],
  },
  'packages/simulators': { packages: [], libraries: anyLibrary },
  'packages/demo': { packages: [], libraries: [] },
  'apps/server': { packages: ['contract', 'demo', 'domain', 'language', 'providers'], libraries: anyLibrary },
  'apps/web': { packages: ['contract', 'domain', 'language'], libraries: ['library'] },
  'apps/sandbox': { packages: ['demo', 'simulators'], libraries: anyLibrary },
  journeys: { packages: ['contract', 'demo', 'simulators'], libraries: anyLibrary },
  bench: {
    packages: ['contract', 'demo', 'domain', 'language', 'providers', 'server', 'simulators'],
    libraries: anyLibrary,
  },
  scripts: { packages: ['domain'], libraries: anyLibrary },
};

/** Libraries that the server must not know, although it may import any other. */
const screenLibraries = /^(react|react-dom|react-router|@mantine\/|@tanstack\/)/;

/** What tests may import in addition: they run the real thing against simulators. */
const forTests = { packages: ['simulators', 'demo'], libraries: anyLibrary };

const librariesForTests = ['vitest', 'fast-check', 'playwright-core', 'axe-core', '@testing-library/'];
/** Rooms that only test the others. */
const roomsOfTests = ['journeys', 'bench', 'scripts'];

/** Parts of the server beside the modules, and what else each may import. */
const serverParts = {
  platform: [],
  database: ['platform'],
  queue: ['platform', 'database'],
  live: ['platform', 'database'],
  http: ['platform', 'database', 'queue', 'live'],
  // Only the code that puts the server together reads it; all other code gets its values as arguments.
  config: ['platform', 'http'],
  demo: ['platform', 'database', 'queue', 'live', 'http', 'modules'],
  'model-check': ['platform', 'modules'],
  operations: ['platform', 'database', 'queue', 'http', 'modules'],
};

/** The modules are in one line: each may import only those before it. */
const moduleLine = [
  'users',
  'files',
  'auth',
  'team',
  'api-keys',
  'connections',
  'offers',
  'agents',
  'bots',
  'chats',
  'corrections',
  'notifications',
  'booking',
  'knowledge',
  'autoreply',
  'comments',
  'analytics',
  'leaks',
  'briefs',
  'dashboard',
];
const moduleExceptions = { billing: ['users'], contact: [], simulations: ['users', 'agents', 'autoreply'] };

/** The only files of the server that name concrete providers, beside the registrations in `channels`. */
const compositionRoots = ['services.ts', 'provider-clients.ts', 'file-storage.ts', 'lifecycle.ts', 'main.ts'];

/** Folders of the composition root: they may import everything, and only it imports them. */
const composing = ['channels', 'commands', 'composition'];

/** Parts of the web app, and what else each may import. A file at the top of `src` belongs to `app`. */
const webParts = {
  components: [],
  api: [],
  worker: ['api'],
  features: ['components', 'api'],
  routes: ['components', 'api', 'features'],
  app: ['components', 'api', 'features', 'routes'],
};

/** Folders of the language from the bottom up: each may import only those before it. */
const languageLine = ['text', 'sentences', 'numbers', 'spelling', 'detection', 'patterns', 'zones', 'times'];

/** Folders of the domain from the bottom up: each may import only those before it. Those nobody needs come last. */
const domainLine = [
  'wording',
  'safety',
  'booking',
  'facts',
  'knowledge',
  'offers',
  'media',
  'autoreply',
  'briefs',
  'safety-record',
  'inbox',
  'leaks',
  'sending',
];

/** Folders of the simulators that other simulators may use; the others do not know each other. */
const sharedBySimulators = { shell: [], meta: ['shell'], 'language-model': ['shell'] };

/** Folders of the providers that every provider may use. */
const sharedByProviders = { ports: [], http: ['ports'], meta: ['ports', 'http'] };

/**
 * Returns why `file` may not import `specifier`: one sentence, or null where it may.
 * @param {string} file relative to the root, such as `apps/web/src/routes/login.tsx`
 * @param {string} specifier as written in the import
 * @param {boolean} typeOnly whether only types are imported
 * @returns {string | null}
 */
export function refuseImport(file, specifier, typeOnly) {
  const room = Object.keys(rooms).find((name) => file.startsWith(`${name}/`));
  if (room === undefined) return refuseUnknownRoom(file);
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), specifier);
    if (!target.startsWith(`${room}/`)) return `${room} is left by a relative path; import a package by its name`;
    return refuseInside(room, file, target);
  }
  if (specifier.startsWith('@spotter/')) return refusePackage(room, file, specifier, typeOnly);
  return refuseLibrary(room, file, specifier);
}

/**
 * Refuses a file in an unknown folder. Files beside the rooms are the repository's own set-up; a new folder of
 * sources has to be named above.
 */
function refuseUnknownRoom(file) {
  const [parent, name] = file.split('/');
  if (name === undefined) return null;
  const folder = ['packages', 'apps'].includes(parent) ? `${parent}/${name}` : parent;
  return `${folder} is no room that ARCHITECTURE.md names`;
}

/** Returns the part of a source file, `<room>/src/<part>/…`; a file directly in `src` has none. */
function partOf(room, file) {
  const segments = file.slice(`${room}/src/`.length).split('/');
  return segments.length > 1 ? segments[0] : null;
}

/** @param {string} file relative to the root */
export function isTest(file) {
  return /\.test(-suite|-support)?\.tsx?$/.test(file) || /\/(test|test-support|__fixtures__)\//.test(file);
}

function isLibraryForTests(specifier) {
  return librariesForTests.some(
    (library) => specifier === library || specifier.startsWith(library.replace(/\/?$/, '/')),
  );
}

function refusePackage(room, file, specifier, typeOnly) {
  const [, name, ...rest] = specifier.split('/');
  const allowed = [...rooms[room].packages, ...(isTest(file) ? forTests.packages : [])];
  if (!allowed.includes(name)) return `${room} may not import @spotter/${name}`;
  if (room !== 'apps/server' || name !== 'providers' || isTest(file)) return null;
  const inServer = file.slice('apps/server/src/'.length);
  if (compositionRoots.includes(inServer) || inServer.startsWith('channels/')) return null;
  if (rest[0] !== 'ports')
    return 'only the composition root of the server (provider-clients.ts, services.ts) may name a provider';
  // A class must exist at run time to be recognized; everything else in the ports is types.
  if (!typeOnly && rest[1] !== 'provider-error')
    return 'the server imports nothing but types from @spotter/providers/ports';
  return null;
}

function refuseLibrary(room, file, specifier) {
  if (isTest(file) || !file.startsWith(`${room}/src/`)) return null;
  if (isLibraryForTests(specifier) && !roomsOfTests.includes(room)) return `${specifier} is for tests`;
  if (room === 'apps/server' && screenLibraries.test(specifier)) return `${room} may not know ${specifier}`;
  if (file.startsWith('apps/server/src/modules/') && /^socket\.io(-|$)/.test(specifier))
    return 'only server/live speaks with sockets: a module sends a signal';
  const { libraries } = rooms[room];
  const builtIn = specifier.startsWith('node:');
  const allowed = libraries.some((library) => {
    if (library === 'library') return !builtIn;
    return library.endsWith('/') || library.endsWith(':')
      ? specifier.startsWith(library)
      : specifier === library || specifier.startsWith(`${library}/`);
  });
  return allowed ? null : `${room} may not import ${specifier}`;
}

function refuseInside(room, file, target) {
  if (isTest(file) || !file.startsWith(`${room}/src/`)) return null;
  if (isTest(target)) return `${target} is for tests`;
  const from = partOf(room, file);
  const to = partOf(room, target);
  if (room === 'apps/server') return refuseInServer(from, to, file, target) ?? refuseBehindFace(file, target);
  if (room === 'apps/web') return refuseInWeb(from ?? 'app', to ?? 'app', file, target);
  if (room === 'packages/language') return refuseInLine('language', languageLine, from, to);
  if (room === 'packages/domain') return refuseInLine('domain', domainLine, from, to);
  if (room === 'packages/simulators' && from !== to && from !== null) {
    const allowed = sharedBySimulators[from] ?? Object.keys(sharedBySimulators);
    if (!allowed.includes(to))
      return `simulators/${from} may not import simulators/${to}: simulators do not know each other`;
  }
  if (room === 'packages/providers' && from !== to) {
    const allowed = from in sharedByProviders ? sharedByProviders[from] : Object.keys(sharedByProviders);
    if (!allowed.includes(to))
      return `providers/${from} may not import providers/${to}: providers do not know each other`;
  }
  return null;
}

/** Refuses an import up a line of folders; a folder that the line does not name stands above all of it. */
function refuseInLine(name, line, from, to) {
  if (from === null || from === to || to === null) return null;
  const position = line.indexOf(from);
  const allowed = position === -1 ? line : line.slice(0, position);
  return allowed.includes(to) ? null : `${name}/${from} may not import ${name}/${to}`;
}

function refuseInServer(from, to, file, target) {
  if (from === null || composing.includes(from)) return null;
  if (composing.includes(to)) return `only the composition root of the server may import ${target}`;
  if (to === null) return `server/${from} may not import ${target}: it is above`;
  if (from !== 'modules') {
    const allowed = serverParts[from];
    if (allowed === undefined) return `server/${from} is no part that ARCHITECTURE.md names`;
    return to === from || allowed.includes(to) ? null : `server/${from} may not import server/${to}`;
  }
  if (to === 'demo' || to === 'config') return `server/modules may not import ${target}: it is above`;
  if (to !== 'modules') return null;
  const layer = refuseLayer(file, target);
  if (layer !== null) return layer;
  const [fromModule, toModule] = [moduleOf(file), moduleOf(target)];
  if (fromModule === toModule) return null;
  const position = moduleLine.indexOf(fromModule);
  const allowed = moduleExceptions[fromModule] ?? moduleLine.slice(0, Math.max(position, 0));
  return allowed.includes(toModule) ? null : `module ${fromModule} may not import module ${toModule}`;
}

/** Returns the module that a file of the server belongs to, or null. */
function moduleOf(file) {
  const [, name] = /^apps\/server\/src\/modules\/([^/]+)\//.exec(file) ?? [];
  return name ?? null;
}

/** Refuses an import behind a module's `index.ts`, which has all that others may use. */
function refuseBehindFace(file, target) {
  const name = moduleOf(target);
  if (name === null) return null;
  const face = `apps/server/src/modules/${name}/index.ts`;
  if (moduleOf(file) === name)
    return target === face ? `module ${name} may not import its own public face: import the file itself` : null;
  return target === face ? null : `module ${name} is known by its public face alone: import ${face}`;
}

/** Within modules: routes → service → repository. */
function refuseLayer(file, target) {
  const layers = ['routes', 'service', 'repository', 'tables'];
  const [from, to] = [file, target].map((name) => layers.indexOf(/\.(\w+)\.ts$/.exec(name)?.[1] ?? ''));
  if (from === -1 || to === -1 || to >= from) return null;
  return `a ${layers[from]} file may not import a ${layers[to]} file`;
}

function refuseInWeb(from, to, file, target) {
  // The addresses of pages are a table that all code may link by.
  if (target === 'apps/web/src/paths.ts') return null;
  if (from === to) {
    const [fromFeature, toFeature] = [file, target].map((name) => name.split('/')[4]);
    return from === 'features' && fromFeature !== toFeature
      ? `feature ${fromFeature} may not import feature ${toFeature}: a route composes them`
      : null;
  }
  const allowed = webParts[from];
  if (allowed === undefined) return `web/${from} is no part that ARCHITECTURE.md names`;
  return allowed.includes(to) ? null : `web/${from} may not import web/${to}`;
}
