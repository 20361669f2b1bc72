// The rule spotter/sql-in-repositories: inside a module only its repositories write statements. Whoever decides
// opens a transaction (inTransaction) and hands it to them, so that what is asked of the database is found in
// one kind of file.
import path from 'node:path';
import { isTest } from './directions.js';

const statements = new Set(['select', 'selectDistinct', 'selectDistinctOn', 'insert', 'update', 'delete', 'execute']);
/** What the database is called, and a transaction of it. */
const databases = new Set(['database', 'tx']);
/** Of our own database folder: what takes a statement written by hand, or writes one. */
const writers = /\/database\/(?:prepared-query|array-value)\.ts$/;

/** @param {string} file relative to the root, with forward slashes */
export function mayHoldSql(file) {
  if (!file.startsWith('apps/server/src/modules/') || isTest(file)) return true;
  return /\.(repository|tables|export)\.ts$/.test(file);
}

/**
 * Why an import brings statements along, or null.
 * @param {string} specifier as written in the import
 * @param {string[]} names what is imported
 */
export function importsStatements(specifier, names) {
  if (specifier === 'drizzle-orm' || specifier.startsWith('drizzle-orm/') || writers.test(specifier)) return specifier;
  return specifier.endsWith('/database/database.ts') && names.includes('queryRows') ? 'queryRows' : null;
}

/** @param {string} root the repository's folder */
export function sqlInRepositories(root) {
  return {
    create(context) {
      const file = path.relative(root, context.filename).replaceAll('\\', '/');
      if (mayHoldSql(file)) return {};
      const refuse = (node, what) =>
        context.report({ node, message: `${what}: statements belong in a .repository.ts of the module` });
      const check = ({ source, specifiers = [] }) => {
        if (typeof source?.value !== 'string') return;
        const names = specifiers.map(({ imported, local }) => (imported ?? local).name);
        const what = importsStatements(source.value, names);
        if (what !== null) refuse(source, what);
      };
      return {
        ImportDeclaration: check,
        ImportExpression: check,
        ExportNamedDeclaration: check,
        ExportAllDeclaration: check,
        CallExpression(node) {
          const { callee } = node;
          if (callee.type !== 'MemberExpression' || callee.computed || !statements.has(callee.property.name)) return;
          const name = callee.object.type === 'MemberExpression' ? callee.object.property.name : callee.object.name;
          if (databases.has(name)) refuse(node, `${name}.${callee.property.name}()`);
        },
      };
    },
  };
}
