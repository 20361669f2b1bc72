// Spotter's own lint rules, loaded by .oxlintrc.json.
import path from 'node:path';
import { channelsAsData } from './channels-as-data.js';
import { refuseImport } from './directions.js';
import { linearExpressions } from './linear-expressions.js';
import { ownRows } from './own-rows.js';
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

/** Time and chance come into the domain as data: it may not read the clock or throw dice. */
const timeAsData = {
  create(context) {
    const refuse = (node, what) => context.report({ node, message: `${what}: time and chance come in as data` });
    const isDate = (node) => node.type === 'Identifier' && node.name === 'Date';
    return {
      NewExpression(node) {
        if (isDate(node.callee) && node.arguments.length === 0) refuse(node, 'new Date() reads the clock');
      },
      CallExpression(node) {
        if (isDate(node.callee)) refuse(node, 'Date() reads the clock');
      },
      MemberExpression(node) {
        if (node.computed || node.object.type !== 'Identifier') return;
        const name = `${node.object.name}.${node.property.name}`;
        if (name === 'Date.now') refuse(node, `${name} reads the clock`);
        if (name === 'Math.random') refuse(node, `${name} throws dice`);
      },
    };
  },
};

export default {
  meta: { name: 'spotter' },
  rules: {
    directions,
    'own-rows': ownRows(root),
    'time-as-data': timeAsData,
    'channels-as-data': channelsAsData(root),
    'linear-expressions': linearExpressions(root),
    words: textWords(root),
  },
};
