import { expect, test } from 'vitest';
import { importsStatements, mayHoldSql } from './sql-in-repositories.js';

test.each([
  ['modules/billing/billing.repository.ts', true],
  ['modules/billing/billing.tables.ts', true],
  ['modules/billing/billing.export.ts', true],
  ['modules/billing/billing.service.ts', false],
  ['modules/billing/billing.routes.ts', false],
  ['modules/billing/sync-all.job.ts', false],
  ['modules/billing/billing.test.ts', true],
  ['modules/billing/test-support/spotter-with-plans.ts', true],
  ['queue/worker.ts', true],
])('%s may hold statements: %s', (file, may) => {
  expect(mayHoldSql(`apps/server/src/${file}`)).toBe(may);
});

test.each([
  ['drizzle-orm', ['eq'], true],
  ['drizzle-orm/pg-core', ['alias'], true],
  ['../../database/prepared-query.ts', ['preparedSql'], true],
  ['../../database/array-value.ts', ['arrayParameter'], true],
  ['../../database/database.ts', ['Database', 'queryRows'], true],
  ['../../database/database.ts', ['Database', 'inTransaction'], false],
  ['../../database/signals.ts', ['sendSignals'], false],
  ['./billing.repository.ts', ['queryRows'], false],
])('an import of %s with %j brings statements: %s', (specifier, names, does) => {
  expect(importsStatements(specifier, names) !== null).toBe(does);
});
