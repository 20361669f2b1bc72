// Spotter's own lint rules, loaded by .oxlintrc.json.
import path from 'node:path';
import { accessAtBorders } from './access-at-borders.js';
import { channelsAsData } from './channels-as-data.js';
import { refuseImport } from './directions.js';
import { linearExpressions } from './linear-expressions.js';
import { ownRows } from './own-rows.js';
import { raisedVersions } from './raised-versions.js';
import { sqlInRepositories } from './sql-in-repositories.js';
import { textWords } from './words/text-words.js';

const root = path.resolve(import.meta.dirname, '../..');

/** Imports go down only. */
const directions = {
  create(context) {
    const file = path.relative(root, context.filename).replaceAll('\\', '/');
    const check = (source, typeOnly) => {
      if (typeof source?.value !== 'string') return;
      const refusal = refuseImport(file, source.value, typeOnly);
      if (refusal !== null) context.report({ node: source, message: refusal });
    };
    return {
      ImportDeclaration: (node) => check(node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node.source, false),
    };
  },
};

/**
 * Time and chance come into the domain as data:
 * it may neither read the clock nor use random numbers, under any name.
 */
const timeAsData = {
  create(context) {
    const refuse = (node, what) => context.report({ node, message: `${what}: time and chance come in as data` });
    const memberOf = ({ parent }) => (parent.computed ? null : parent.property.name);
    return {
      Identifier(node) {
        const { parent } = node;
        const isObject = parent.type === 'MemberExpression' && parent.object === node;
        if (node.name === 'Math' && !isType(parent)) {
          const name = isObject ? memberOf(node) : null;
          if (name === null) refuse(node, 'Math under another name may throw dice');
          if (name === 'random') refuse(node, 'Math.random throws dice');
        }
        if (node.name !== 'Date' || isType(parent)) return;
        if (parent.type === 'BinaryExpression' && parent.operator === 'instanceof') return;
        if (parent.type === 'NewExpression' && parent.callee === node) {
          if (parent.arguments.length === 0) refuse(node, 'new Date() reads the clock');
          return;
        }
        const name = isObject ? memberOf(node) : null;
        if (name === 'UTC' || name === 'parse') return;
        refuse(node, name === null ? 'Date under another name may read the clock' : `Date.${name} reads the clock`);
      },
    };
  },
};

const isType = ({ type }) => type.startsWith('TS') && type !== 'TSAsExpression' && type !== 'TSNonNullExpression';

export default {
  meta: { name: 'spotter' },
  rules: {
    directions,
    'access-at-borders': accessAtBorders(root),
    'own-rows': ownRows(root),
    'raised-versions': raisedVersions(root),
    'sql-in-repositories': sqlInRepositories(root),
    'time-as-data': timeAsData,
    'channels-as-data': channelsAsData(root),
    'linear-expressions': linearExpressions(root),
    words: textWords(root),
  },
};
