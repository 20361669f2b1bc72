import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;
const workspaces = globSync('{apps,packages}/*/package.json', { cwd: root }).concat(
  'bench/package.json',
  'journeys/package.json',
);

/** What the server listens on, and how it says that it is well. */
const port = 3000;
const healthPaths = ['/api/health/live', '/api/health/ready'];
/** The variables of the server, as its documentation has them, and those of Node. */
const variables = new Set([...read('docs/how-to/deploy.md').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name!));
variables.add('NODE_ENV');

/** The steps of the Dockerfile. */
const steps = read('Dockerfile')
  .split('\n')
  .flatMap((line) => {
    const [, word, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    return word === undefined ? [] : [{ word, rest: rest! }];
  });
const stepsOf = (wanted: string) => steps.filter(({ word }) => word === wanted).map(({ rest }) => rest);
const copies = stepsOf('COPY').map((rest) => {
  const words = rest.split(' ').filter((word) => !word.startsWith('--'));
  return { from: /--from=(\w+)/.exec(rest)?.[1] ?? null, sources: words.slice(0, -1), target: words.at(-1)! };
});

/** Commands that are started as `["node", …, "file"]` or `npm run script`. */
function expectToExist(command: string): void {
  for (const [, script] of command.matchAll(/npm run ([\w-]+)/g)) expect(scripts).toHaveProperty(script!);
  for (const [, file] of command.matchAll(/"(?:\.\/)?((?:apps|scripts)\/[^"]+)"/g)) {
    expect(existsSync(path.join(root, file!)), file).toBe(true);
  }
}

describe('the image', () => {
  test('is built from files that there are, and that the build may see', () => {
    const seen = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    for (const source of copies.filter(({ from }) => from === null).flatMap(({ sources }) => sources)) {
      expect(existsSync(path.join(root, source)), source).toBe(true);
      expect(
        seen.some((open) => source === open || source.startsWith(`${open}/`)),
        `${source} is ignored`,
      ).toBe(true);
    }
    const named = copies.flatMap(({ sources }) => sources);
    expect(workspaces.filter((file) => !named.includes(file))).toEqual([]);
  });

  test('takes over only what an earlier stage has made or copied', () => {
    const before = copies.filter(({ from }) => from === null).map(({ target }) => target.replace(/\/$/, ''));
    const made = ['node_modules', 'apps/web/build/client', 'package.json'];
    for (const { sources } of copies.filter(({ from }) => from !== null)) {
      for (const source of sources) {
        const file = source.replace('/app/', '');
        expect([...before, ...made], file).toContain(file);
      }
    }
  });

  test('runs what there is, for nobody in particular, and says whether it is well', () => {
    for (const command of [...stepsOf('RUN'), ...stepsOf('CMD')]) expectToExist(command);
    expect(stepsOf('CMD').join()).toContain('apps/server/build/programs/main.js');
    expect(stepsOf('USER').at(-1)).toBe('node');
    expect(stepsOf('EXPOSE')).toEqual([String(port)]);
    expect(stepsOf('HEALTHCHECK').join()).toContain(`http://127.0.0.1:${port}${healthPaths[0]}`);
    for (const [, name] of stepsOf('ENV')
      .join(' ')
      .matchAll(/(\w+)=/g))
      expect(variables).toContain(name);
  });
});

type Service = {
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown> | string[];
};

test('the compose file names services, commands and variables that there are', () => {
  const { services } = parse(read('deploy/compose/compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
  };
  expect(Object.keys(services).toSorted()).toEqual(['api', 'migrate', 'postgres', 'proxy', 'worker']);
  for (const [name, service] of Object.entries(services)) {
    expectToExist(JSON.stringify(service.command ?? []));
    for (const other of Array.isArray(service.depends_on)
      ? service.depends_on
      : Object.keys(service.depends_on ?? {})) {
      expect(services).toHaveProperty(other);
    }
    if (name === 'postgres' || name === 'proxy') continue;
    expect(service.environment).toMatchObject({ DATABASE_URL: expect.stringContaining('@postgres:5432/') });
    for (const variable of Object.keys(service.environment ?? {})) expect(variables).toContain(variable);
  }
  expect([services['api']!.environment?.['MODE'], services['worker']!.environment?.['MODE']]).toEqual([
    'api',
    'worker',
  ]);
  const proxy = read('deploy/compose/Caddyfile');
  expect(proxy).toContain(`dynamic a api ${port}`);
  // Active checks do not run for addresses that Caddy resolves itself.
  expect(proxy).not.toContain('health_uri');
  expect(proxy).toMatch(/lb_try_duration \d+s/);
});

test('the examples give no container more than it needs', () => {
  const { services } = parse(read('deploy/compose/compose.yaml'), { merge: true }) as {
    services: Record<string, Service & { env_file?: string }>;
  };
  const hardened = { read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] };
  for (const [name, service] of Object.entries(services)) expect([name, service]).toMatchObject([name, hardened]);
  expect(services['migrate']!.env_file).toBeUndefined();
  expect(Object.keys(services['migrate']!.environment ?? {})).toEqual(['DATABASE_URL']);
  const contexts = [...read('deploy/kubernetes/spotter.yaml').matchAll(/readOnlyRootFilesystem: true, capabilities/g)];
  expect(contexts).toHaveLength(3);
});

type Resource = {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec?: { template?: { spec: { containers: Container[] } } };
};
type Probe = { httpGet: { path: string; port: string } };
type Container = {
  command?: string[];
  env?: { name: string }[];
  ports?: { name: string; containerPort: number }[];
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  startupProbe?: Probe;
};

test('the example for Kubernetes names ports, paths, commands and variables that there are', () => {
  const resources = parseAllDocuments(read('deploy/kubernetes/spotter.yaml')).map((document) => {
    expect('errors' in document ? document.errors : []).toEqual([]);
    return (document as { toJS(): unknown }).toJS() as Resource;
  });
  const containers = resources.flatMap(({ spec }) => spec?.template?.spec.containers ?? []);
  expect(containers).toHaveLength(3);
  for (const { command = [], env = [], ports = [], ...probes } of containers) {
    expectToExist(JSON.stringify(command));
    for (const { name } of env) expect(variables).toContain(name);
    for (const { containerPort } of ports) expect(containerPort).toBe(port);
    for (const probe of [probes.livenessProbe, probes.readinessProbe, probes.startupProbe]) {
      if (probe !== undefined) expect(healthPaths).toContain(probe.httpGet.path);
      if (probe !== undefined) expect(ports.map(({ name }) => name)).toContain(probe.httpGet.port);
    }
  }
  for (const { data = {}, stringData = {} } of resources) {
    for (const name of Object.keys({ ...data, ...stringData })) expect(variables).toContain(name);
  }
});
