// Plays ten thousand random histories through the engine, five thousand on each platform, and checks that
// planted bugs are found. It also widens every other random search of `npm test`. SPOTTER_SEED repeats a run.
// `--nightly` adds the long journeys: more hostile texts, planted guards, many kills and many processes.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './setup/packages.mjs';

const searches = [
  'apps/server/src/test/histories',
  'apps/server/src/modules/billing/event-order',
  'apps/server/src/modules/analytics/recount',
  'apps/server/src/modules/booking/landing-booking',
  'apps/server/src/modules/booking/in-chat/yes-property',
  'packages/domain/src/autoreply/decision/chat-phase',
  'packages/domain/src/autoreply/decision/decide-reply.cross-product',
  'packages/domain/src/booking/free-slots',
  'journeys/src/kill-nine',
];

const nightly = [
  'journeys/src/hostile',
  'apps/server/src/queue/poison-jobs',
  'apps/server/src/test/failed-statements',
  '.nightly.test',
];
const chosen = process.argv.includes('--nightly') ? [...searches, ...nightly] : searches;

const { status } = spawnSync(process.execPath, [path.join(root, 'scripts/test.mjs'), ...chosen], {
  cwd: root,
  stdio: 'inherit',
  env: { SPOTTER_HISTORIES: '5000', KILL_NINE_KILLS: '50', HOSTILE_TEXTS: '2000', ...process.env },
});
process.exitCode = status ?? 1;
