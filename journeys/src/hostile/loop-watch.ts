import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Imported into a server before its own program. It records how long the main thread worked without returning to
// the event loop, in processor time, because what a busy machine takes from the server is not the server's
// fault.
const file = process.env['LOOP_WATCH_FILE'];
const notedFromMs = 50;
const pollEveryMs = 10;

const workedMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

if (isMainThread && file !== undefined) {
  let before = workedMs();
  setInterval(() => {
    const now = workedMs();
    if (now - before > notedFromMs) appendFileSync(file, `${Date.now()} ${Math.round(now - before)}\n`);
    before = now;
  }, pollEveryMs).unref();
}
