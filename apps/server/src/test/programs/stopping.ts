// A process that ends in order, or tries to. Run by ending.test.ts.
import { createLogger } from '../../platform/logger.ts';
import { endInOrder } from '../../platform/ending.ts';

const [how] = process.argv.slice(2);
const say = (words: string) => process.stdout.write(`${words}\n`);

endInOrder({
  logger: createLogger('info'),
  stop: () => (how === 'hangs' ? new Promise(() => {}) : Promise.resolve()),
  leave: async () => void say('noted what was left'),
  maxStopMs: 300,
});
setInterval(() => {}, 1_000);
if (how === 'rejects') void Promise.reject(new Error('nobody waits'));
if (how === 'throws')
  setImmediate(() => {
    throw new Error('nobody catches');
  });
say('ready');
