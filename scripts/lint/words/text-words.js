// The rule spotter/words: text for people in strings and JSX uses our words (phrases.js).
import path from 'node:path';
import { complaint, findPhrases } from './find-phrases.js';

/** Attributes that people do not read. */
const unread = new Set(['className', 'classNames', 'style', 'id', 'to', 'href', 'key', 'variant', 'data-testid']);

/** @param {string} root the repository's folder */
export function textWords(root) {
  return {
    create(context) {
      const file = path.relative(root, context.filename).replaceAll('\\', '/');
      const judge = (node, text) => {
        if (!isRead(node, text)) return;
        for (const place of findPhrases(text, file)) context.report({ node, message: complaint(place) });
      };
      return {
        Literal(node) {
          if (typeof node.value === 'string') judge(node, node.value);
        },
        TemplateLiteral(node) {
          // Statements of SQL and the like are tagged.
          if (node.parent?.type === 'TaggedTemplateExpression') return;
          judge(node, node.quasis.map(({ value }) => value.cooked).join('…'));
        },
        JSXText: (node) => judge(node, ` ${node.value} `),
      };
    },
  };
}

/**
 * Whether people read a string: sentences and labels.
 * A word all in lower case is a name of the wire, a key or a type.
 */
function isRead(node, text) {
  if (!/\s/.test(text) && !/^\p{Lu}/u.test(text)) return false;
  for (let at = node.parent; at !== undefined && at !== null; at = at.parent) {
    if (at.type === 'ImportDeclaration' || at.type === 'TSLiteralType') return false;
    if (at.type === 'JSXAttribute') return !unread.has(at.name.name);
    if (at.type === 'JSXElement' || at.type.endsWith('Statement')) return true;
  }
  return true;
}
