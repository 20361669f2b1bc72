import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { keyScopes } from '../api-keys/key-scopes.ts';
import type { Route } from '../route.ts';
import { routesByTag } from '../routes.ts';
import { mayCall } from './roles.ts';

/** The table of docs/team.md: for each tag, which of its routes each caller may call. */
function rightsTable(): string {
  const callers = ['viewer', 'setter', 'manager', 'owner', 'person', 'anyone'] as const;
  const rows = Object.entries(routesByTag).map(([tag, routes]) => {
    const named = callers.map((caller) => namesOf(routes, (route) => route.caller === caller));
    return `| ${tag} | ${named.join(' | ')} |`;
  });
  return [`| Routes | ${callers.join(' | ')} |`, `|${'---|'.repeat(callers.length + 1)}`, ...rows].join('\n');
}

/** The table of docs/platform.md: for each tag, which of its routes a key with each scope may call. */
function scopesTable(): string {
  const rows = Object.entries(routesByTag)
    .map(([tag, routes]) => [tag, ...keyScopes.map((scope) => namesOf(routes, (route) => route.scope === scope))])
    .filter(([, ...named]) => named.some((names) => names !== ''));
  return [
    `| Routes | ${keyScopes.join(' | ')} |`,
    `|${'---|'.repeat(keyScopes.length + 1)}`,
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

function namesOf(routes: Record<string, Route>, isMeant: (route: Route) => boolean): string {
  return Object.entries(routes)
    .filter(([, route]) => isMeant(route))
    .map(([name]) => `\`${name}\``)
    .join(' ');
}

test.each([
  ['team', 'rights', rightsTable()],
  ['platform', 'scopes', scopesTable()],
])('docs/%s.md has the %s of the contract', (page, table, expected) => {
  const text = readFileSync(fileURLToPath(new URL(`../../../../docs/${page}.md`, import.meta.url)), 'utf8');
  const [, written] = new RegExp(`<!-- ${table} -->\n\n([\\s\\S]*?)\n\n<!-- /${table} -->`).exec(text) ?? [];
  expect(written, `Put this table into docs/${page}.md:\n${expected}`).toBe(expected);
});

test('a key may do nothing that a manager may not', () => {
  const routes = Object.values(routesByTag).flatMap((group) => Object.values(group));
  const beyond = routes.filter((route) => route.scope !== null && !mayCall('manager', route));
  expect(beyond.map(({ path }) => path)).toEqual([]);
});
