// The rule spotter/own-rows: only the part of the server that has a table writes its rows. Others call a writer
// of that part, so that every change of a row sets all of its columns, in one place.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isTest } from './directions.js';

const writes = new Set(['insert', 'update', 'delete']);
const writtenInSql = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?"?([a-z_]+)"?/gi;
const writeAhead = /\b(?:insert\s+into|update|delete\s+from)\s+$/i;

/**
 * Returns the part of the server that a file belongs to: `modules/chats`, `queue`; null outside of the server
 * and for tests, which may make any possible state.
 * @param {string} file relative to the root, with forward slashes
 */
export function partOfFile(file) {
  const [, inside] = file.match(/^apps\/server\/src\/(.+)$/) ?? [];
  if (inside === undefined || isTest(file)) return null;
  const [first, second] = inside.split('/');
  return first === 'modules' ? `modules/${second}` : first;
}

/** The public face of a module shows its tables too. */
const showsTables = /\.tables\.ts$|\/modules\/[^/]+\/index\.ts$/;

/**
 * Returns the part whose tables an import may name; null where they are the file's own, or it names none.
 * @param {string} file
 * @param {string} specifier as written in the import
 */
export function foreignTables(file, specifier) {
  const target = path.posix.join(path.posix.dirname(file), specifier);
  if (!specifier.startsWith('.') || !showsTables.test(target)) return null;
  const owner = partOfFile(target);
  return owner === partOfFile(file) ? null : owner;
}

/**
 * Returns the tables that a statement of SQL writes, by their names in the database.
 * @param {string} statement
 */
export function tablesWritten(statement) {
  return [...statement.matchAll(writtenInSql)].map(([, name]) => name.toLowerCase());
}

/** @param {string} root the repository's folder */
export function ownRows(root) {
  const owners = readOwners(root);
  return {
    create(context) {
      const file = path.relative(root, context.filename).replaceAll('\\', '/');
      const part = partOfFile(file);
      if (part === null) return {};
      /** Tables of other parts, by their names in this file. */
      const foreign = new Map();
      const refuse = (node, table, owner) =>
        context.report({
          node,
          message: `${table} belongs to ${owner}, which alone writes its rows: call its writers`,
        });
      const ownerOf = (node) => foreign.get(node?.type === 'MemberExpression' ? node.object.name : node?.name);
      return {
        ImportDeclaration(node) {
          const owner = foreignTables(file, node.source.value);
          if (owner !== null) for (const { local } of node.specifiers) foreign.set(local.name, owner);
        },
        CallExpression(node) {
          const { callee, arguments: given } = node;
          if (callee.type !== 'MemberExpression' || callee.computed || !writes.has(callee.property.name)) return;
          const owner = ownerOf(given[0]);
          if (owner !== undefined) refuse(node, context.sourceCode.getText(given[0]), owner);
        },
        TemplateLiteral(node) {
          const isSql = node.parent?.type === 'TaggedTemplateExpression' && node.parent.tag.name === 'sql';
          if (!isSql) return;
          for (const [index, { value }] of node.quasis.entries()) {
            const table = node.expressions[index];
            const owner = writeAhead.test(value.cooked) ? ownerOf(table) : undefined;
            if (owner !== undefined) refuse(table, context.sourceCode.getText(table), owner);
            for (const name of tablesWritten(value.cooked)) {
              const named = owners.get(name);
              if (named !== undefined && named !== part) refuse(node, name, named);
            }
          }
        },
      };
    },
  };
}

/** Returns the part that owns each table of the database. */
function readOwners(root) {
  const owners = new Map();
  for (const found of globSync('apps/server/src/**/*.tables.ts', { cwd: root })) {
    const file = found.replaceAll('\\', '/');
    for (const [, name] of readFileSync(path.join(root, file), 'utf8').matchAll(/pgTable\(\s*'([a-z_]+)'/g))
      owners.set(name, partOfFile(file));
  }
  return owners;
}
