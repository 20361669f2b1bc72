import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { routesByTag } from '../routes.ts';

const page = fileURLToPath(new URL('../../../../docs/team.md', import.meta.url));

/** The table of docs/team.md: for each tag, which of its routes each caller may call. */
function rightsTable(): string {
  const callers = ['viewer', 'setter', 'manager', 'owner', 'person', 'anyone'] as const;
  const rows = Object.entries(routesByTag).map(([tag, routes]) => {
    const named = callers.map((caller) =>
      Object.entries(routes)
        .filter(([, route]) => route.caller === caller)
        .map(([name]) => `\`${name}\``)
        .join(' '),
    );
    return `| ${tag} | ${named.join(' | ')} |`;
  });
  return [`| Routes | ${callers.join(' | ')} |`, `|${'---|'.repeat(callers.length + 1)}`, ...rows].join('\n');
}

test('the page about the team has the rights of the contract', () => {
  const [, written] = /<!-- rights -->\n\n([\s\S]*?)\n\n<!-- \/rights -->/.exec(readFileSync(page, 'utf8')) ?? [];
  expect(written, `Put this table into docs/team.md:\n${rightsTable()}`).toBe(rightsTable());
});
