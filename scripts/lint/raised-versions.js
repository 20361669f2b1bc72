// The rule spotter/raised-versions: what an answer depends on raises a version, or the agent would speak over
// a person. So chats and accounts are updated by changeChats and changeBots, or by noteInChats and
// noteInBots, whose columns no answer depends on.
import path from 'node:path';
import { isTest } from './directions.js';

const updated = { chats: 'changeChats or noteInChats', bots: 'changeBots or noteInBots' };

/** The doors, and the storing of profiles, which leaves the versions. */
const writers = [
  'bots/bot-version.repository.ts',
  'chats/answers/chat-version.repository.ts',
  'chats/contacts/contact-profiles.repository.ts',
];

const updateByHand = /\bupdate\s+(?:only\s+)?"?(chats|bots)?"?\s*$|\bupdate\s+"?(chats|bots)"?\s+set\b/i;

/**
 * Returns which of the tables a piece of SQL updates; `next`: the name of the value that follows it.
 * @param {string} piece
 * @param {string | undefined} next
 */
function tableUpdated(piece, next) {
  const [found, atEnd, inside] = piece.match(updateByHand) ?? [];
  if (found === undefined) return null;
  const name = inside ?? atEnd ?? next;
  return Object.hasOwn(updated, name ?? '') ? name : null;
}

/** @param {string} root the repository's folder */
export function raisedVersions(root) {
  return {
    create(context) {
      const file = path.relative(root, context.filename).replaceAll('\\', '/');
      const inside = file.replace('apps/server/src/modules/', '');
      if (inside === file || isTest(file) || writers.includes(inside)) return {};
      const refuse = (node, table) =>
        context.report({ node, message: `${table} are updated by ${updated[table]}: a version counts what changes` });
      return {
        CallExpression(node) {
          const { callee, arguments: given } = node;
          const isUpdate = callee.type === 'MemberExpression' && !callee.computed && callee.property.name === 'update';
          const table = isUpdate && given[0]?.type === 'Identifier' ? given[0].name : '';
          if (Object.hasOwn(updated, table)) refuse(node, table);
        },
        TemplateLiteral(node) {
          if (node.parent?.type !== 'TaggedTemplateExpression' || node.parent.tag.name !== 'sql') return;
          if (node.expressions.some(({ name }) => name === 'raisedVersion')) return;
          for (const [nth, { value }] of node.quasis.entries()) {
            const table = tableUpdated(value.cooked, node.expressions[nth]?.name);
            if (table !== null) refuse(node, table);
          }
        },
      };
    },
  };
}
