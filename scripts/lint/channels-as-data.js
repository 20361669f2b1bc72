// A channel is data: it is registered in a few tables (docs/how-to/add-a-channel.md),
// and no code asks which one it is.
import path from 'node:path';

const words = ['instagram', 'messenger', 'ig', 'page'];
/** Words that name a channel, in any case; `page` alone has many meanings. */
const telling = ['instagram', 'messenger', 'facebook', 'ig'];
/** The tables themselves. */
const tables = ['packages/domain/src/channels.ts', 'packages/contract/src/channel-source.ts'];

const ask = 'a question for one channel: put what differs into a Record<ChannelKind, …> or Record<Source, …>';
const retype = 'a list of the channels: take ChannelKind, channelKinds, Source or ShortSource';

/** @param {string} root the repository's folder */
export function channelsAsData(root) {
  const wordOf = (node) => (node?.type === 'TSLiteralType' ? node.literal.value : node?.value);
  const isTelling = (node) => telling.includes(String(wordOf(node)).toLowerCase());
  const isList = (nodes) => nodes.filter((node) => words.includes(wordOf(node))).length > 1;

  return {
    create(context) {
      const file = path.relative(root, context.filename).replaceAll('\\', '/');
      if (tables.includes(file)) return {};
      return {
        BinaryExpression(node) {
          const compares = ['===', '!==', '==', '!='].includes(node.operator);
          const isChoice = node.parent?.type === 'ConditionalExpression' && node.parent.test === node;
          const asks = [node.left, node.right].some((side) => isTelling(side) || (isChoice && wordOf(side) === 'page'));
          if (compares && asks) context.report({ node, message: ask });
        },
        SwitchCase(node) {
          if (isTelling(node.test)) context.report({ node, message: ask });
        },
        TSUnionType(node) {
          if (isList(node.types)) context.report({ node, message: retype });
        },
        ArrayExpression(node) {
          if (isList(node.elements)) context.report({ node, message: retype });
        },
      };
    },
  };
}
