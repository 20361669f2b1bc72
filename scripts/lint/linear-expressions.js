// Text from outside is read by expressions that are linear by construction
// (docs/decisions/0010-linear-expressions.md).
import path from 'node:path';

/** The only files that may use an engine. */
const engines = ['linear-expression', 'characters', 'tokens'].map((name) => `packages/language/src/text/${name}.ts`);
/** Max length of an expression that a person can review. */
const maxLength = 160;
const byOtherEngine = 'text from outside is read by linear() or characters() alone';

/** @param {string} root the repository's folder */
export function linearExpressions(root) {
  return {
    create(context) {
      const file = path.relative(root, context.filename).replaceAll('\\', '/');
      if (engines.includes(file)) return {};
      const refuse = (node, message) => context.report({ node, message });
      const isEngine = (callee) => callee.type === 'Identifier' && callee.name === 'RegExp';
      const judgeLength = (node, written = context.sourceCode.getText(node)) => {
        if (written.length > maxLength && /\(\?|\\[bwd]/.test(written)) {
          refuse(node, `an expression of more than ${maxLength} characters: make lists of words of it`);
        }
      };
      /** Pieces that are joined with a plus are one expression. */
      const piecesOf = (node) => {
        if (node.type === 'BinaryExpression' && node.operator === '+')
          return [...piecesOf(node.left), ...piecesOf(node.right)];
        const quasi = node.type === 'TaggedTemplateExpression' ? node.quasi : node;
        const isText =
          quasi.type === 'TemplateLiteral' || (quasi.type === 'Literal' && typeof quasi.value === 'string');
        return isText ? [context.sourceCode.getText(quasi).slice(1, -1)] : [];
      };
      return {
        Literal(node) {
          if (node.regex !== undefined && node.regex !== null) refuse(node, `an expression literal: ${byOtherEngine}`);
          else if (typeof node.value === 'string') judgeLength(node);
        },
        TemplateLiteral: (node) => judgeLength(node),
        BinaryExpression(node) {
          const isWhole = node.parent?.type !== 'BinaryExpression';
          if (isWhole && node.operator === '+') judgeLength(node, piecesOf(node).join(''));
        },
        NewExpression(node) {
          if (isEngine(node.callee)) refuse(node, `new RegExp(): ${byOtherEngine}`);
        },
        CallExpression(node) {
          if (isEngine(node.callee)) refuse(node, `RegExp(): ${byOtherEngine}`);
          const { callee } = node;
          // These make an expression from a string argument.
          const name = callee.type === 'MemberExpression' && !callee.computed ? callee.property.name : '';
          if (['match', 'matchAll', 'search'].includes(name)) refuse(node, `.${name}(): ${byOtherEngine}`);
        },
        ImportDeclaration(node) {
          if (node.source.value === 're2js') refuse(node, 're2js is known to linear-expression.ts alone');
        },
      };
    },
  };
}
