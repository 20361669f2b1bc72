import { expect, test } from 'vitest';
import { refuseImport } from './directions.js';

const refused = expect.any(String);

test.each([
  // language, domain, contract, demo: nothing above them, hardly any library
  ['packages/language/src/text/characters.ts', '@spotter/domain/safety', refused],
  ['packages/domain/src/booking/free-slots.ts', '@spotter/language/zones/zoned-time', null],
  ['packages/domain/src/booking/free-slots.ts', 'zod', refused],
  ['packages/domain/src/booking/free-slots.ts', 'node:fs', refused],
  ['packages/domain/src/booking/free-slots.ts', './month-grid.ts', null],
  ['packages/language/src/text/linear-expression.ts', 're2js', null],
  ['packages/domain/src/booking/free-slots.ts', '../../../contract/src/index.ts', refused],
  ['packages/domain/src/booking/free-slots.test.ts', 'vitest', null],
  ['packages/contract/src/client.ts', 'zod', null],
  ['packages/contract/src/client.ts', '@spotter/domain', null],
  ['packages/contract/src/client.ts', 'fastify', refused],
  ['packages/demo/src/agent.ts', '@spotter/contract', refused],
  // providers: domain, language and zod; never each other
  ['packages/providers/src/instagram/instagram-channel.ts', 'ai', null],
  ['packages/providers/src/instagram/instagram-channel.ts', '@spotter/contract', refused],
  ['packages/providers/src/instagram/instagram-channel.ts', '../meta/graph-call.ts', null],
  ['packages/providers/src/instagram/instagram-channel.ts', '../messenger/messenger-wire.ts', refused],
  ['packages/providers/src/meta/graph-call.ts', '../instagram/instagram-wire.ts', refused],
  ['packages/providers/src/instagram/instagram-channel.test.ts', '@spotter/simulators/instagram/world', null],
  // simulators: nothing of ours
  ['packages/simulators/src/instagram/world.ts', '@spotter/providers/instagram/instagram-wire', refused],
  ['packages/simulators/src/instagram/world.ts', 'fastify', null],
  // registrations of channels may import everything, and only the composition root imports them
  ['apps/server/src/channels/instagram.ts', '@spotter/providers/instagram/instagram-channel', null],
  ['apps/server/src/channels/instagram.ts', '../config/config.ts', null],
  ['apps/server/src/channels/channel-registration.ts', '../modules/chats/index.ts', null],
  ['apps/server/src/provider-clients.ts', './channels/channels.ts', null],
  ['apps/server/src/modules/chats/chats.service.ts', '../../channels/channels.ts', refused],
  ['apps/server/src/http/app.ts', '../channels/channels.ts', refused],
  // so do its groups of modules, and the operator's programs
  ['apps/server/src/commands/backup.ts', '../config/config.ts', null],
  ['apps/server/src/operations/back-up.ts', '../commands/run-command.ts', refused],
  ['apps/server/src/services.ts', './composition/connect-modules.ts', null],
  ['apps/server/src/modules/chats/chats.service.ts', '../../composition/decide-again.ts', refused],
  // web: contract and domain; features do not know each other
  ['apps/web/src/features/chats/queries.ts', '@spotter/providers/ports/mail', refused],
  ['apps/web/src/features/chats/queries.ts', 'node:fs', refused],
  ['apps/web/src/features/chats/queries.ts', '../../api/client.ts', null],
  ['apps/web/src/features/chats/queries.ts', '../agents/queries.ts', refused],
  ['apps/web/src/features/chats/queries.ts', '../../routes/login.tsx', refused],
  ['apps/web/src/components/spinner.tsx', '../features/chats/queries.ts', refused],
  ['apps/web/src/routes/login.tsx', '../features/auth/messages.ts', null],
  ['apps/web/src/routes/login.tsx', '../app/providers.tsx', refused],
  ['apps/web/src/features/chats/queries.ts', '../../paths.ts', null],
  ['apps/web/src/root.tsx', './routes/login.tsx', null],
  // simulators do not know each other
  ['packages/simulators/src/instagram/world.ts', '../messenger/world.ts', refused],
  ['packages/simulators/src/instagram/world.ts', '../shell/faults.ts', null],
  // the folders of the language and of the domain are in a line
  ['packages/language/src/text/characters.ts', '../patterns/exact/phrase-matcher.ts', refused],
  ['packages/language/src/patterns/exact/phrase-matcher.ts', '../../text/characters.ts', null],
  ['packages/domain/src/wording/acknowledgement.ts', '../safety/judge-safety.ts', refused],
  ['packages/domain/src/safety/judge-safety.ts', '../autoreply/decision/decide-reply.ts', refused],
  ['packages/domain/src/autoreply/decision/decide-reply.ts', '../../safety/judge-safety.ts', null],
  // an unnamed folder
  ['packages/newroom/src/x.ts', '../../../apps/server/src/services.ts', refused],
  ['newroom/src/x.ts', '@spotter/domain', refused],
  ['vitest.config.ts', './scripts/setup/slowest-first.mjs', null],
  // code for tests stays there
  ['packages/contract/src/client.ts', 'vitest', refused],
  ['apps/server/src/modules/users/users.service.ts', 'fast-check', refused],
  ['apps/web/src/routes/auth/login.tsx', '@testing-library/react', refused],
  ['journeys/src/running/program.ts', 'vitest', null],
  // journeys: from outside
  ['journeys/src/takeover.test.ts', '../../apps/server/src/main.ts', refused],
  ['journeys/src/takeover.test.ts', '@spotter/simulators/instagram/world', null],
  ['journeys/src/takeover.test.ts', '@spotter/domain', refused],
])('%s importing %s', (file, specifier, expected) => {
  expect(refuseImport(file, specifier, false)).toEqual(expected);
});

test.each([
  ['platform/clock.ts', '../database/connect.ts', refused],
  ['database/connect.ts', '../queue/queue.ts', refused],
  ['queue/worker.ts', '../database/connect.ts', null],
  ['queue/worker.ts', '../live/publisher.ts', refused],
  ['http/app.ts', '../live/gateway.ts', null],
  ['http/app.ts', '../modules/users/index.ts', refused],
  ['http/app.test.ts', '../services.ts', null],
  ['modules/chats/chats.service.ts', '../../queue/queue.ts', null],
  ['modules/chats/chats.service.ts', '../../services.ts', refused],
  ['modules/chats/chats.service.ts', '../../config/config.ts', refused],
  ['http/app.ts', '../config/config.ts', refused],
  ['config/server.ts', '../http/limits/trusted-proxies.ts', null],
  ['config/server.ts', '../modules/users/index.ts', refused],
  ['modules/chats/chats.service.ts', '../bots/index.ts', null],
  ['modules/chats/chats.service.ts', '../autoreply/index.ts', refused],
  ['modules/billing/billing.service.ts', '../users/index.ts', null],
  ['modules/billing/billing.service.ts', '../agents/index.ts', refused],
  ['modules/contact/contact.service.ts', '../users/index.ts', refused],
  // What plays simulated leads reaches no chat, call, notification or figure, nor any provider.
  ['modules/simulations/play-lead.ts', '../autoreply/index.ts', null],
  ['modules/simulations/play-lead.ts', '../chats/index.ts', refused],
  ['modules/simulations/play-lead.ts', '../booking/index.ts', refused],
  ['modules/simulations/play-lead.ts', '../notifications/index.ts', refused],
  ['modules/simulations/play-lead.ts', '../analytics/index.ts', refused],
  ['modules/simulations/play-lead.ts', '@spotter/providers/ports/messaging-channel', refused],
  ['modules/simulations/replays/play-next-turn.ts', '../../chats/index.ts', refused],
  ['modules/simulations/replays/play-next-turn.ts', '../../booking/index.ts', refused],
  ['modules/users/users.service.ts', '../billing/index.ts', refused],
  ['modules/chats/chats.service.ts', 'react', refused],
  ['modules/chats/chats.service.ts', './chats.routes.ts', refused],
  ['modules/chats/chats.repository.ts', './chats.service.ts', refused],
  ['modules/chats/chats.routes.ts', './chats.service.ts', null],
  ['modules/chats/chats.service.ts', './chats.repository.ts', null],
  ['modules/chats/chats.service.ts', 'socket.io', refused],
  ['live/gateway.ts', 'socket.io', null],
  ['modules/booking/booking.service.ts', './booking.test-support.ts', refused],
  ['modules/auth/auth.service.ts', './auth-app.test-support.ts', refused],
  ['services.ts', './modules/chats/index.ts', null],
  ['services.ts', '@spotter/providers/instagram/instagram-channel', null],
  ['modules/chats/chats.service.ts', '@spotter/providers/instagram/instagram-channel', refused],
  ['modules/chats/chats.module.ts', '@spotter/providers/instagram/instagram-channel', refused],
  ['modules/chats/chats.module.ts', '../autoreply/index.ts', refused],
  ['composition/conversations.ts', '../modules/chats/index.ts', null],
  ['composition/conversations.ts', '@spotter/providers/instagram/instagram-channel', refused],
  ['modules/chats/chats.service.ts', '@spotter/providers/ports/messaging-channel', refused],
  ['modules/chats/chats.service.ts', '@spotter/providers/ports/provider-error', null],
  ['modules/chats/chats.service.ts', '@spotter/simulators/instagram/world', refused],
])('server: %s importing %s', (file, specifier, expected) => {
  expect(refuseImport(`apps/server/src/${file}`, specifier, false)).toEqual(expected);
});

test.each([
  ['modules/chats/chats.service.ts', '../bots/bots.service.ts', 'module bots is known by its public face alone'],
  ['modules/chats/chats.tables.ts', '../users/users.tables.ts', 'module users is known by its public face alone'],
  [
    'composition/conversations.ts',
    '../modules/chats/chats.module.ts',
    'module chats is known by its public face alone',
  ],
  [
    'channels/instagram.ts',
    '../modules/chats/intake/chats.webhooks.ts',
    'module chats is known by its public face alone',
  ],
  ['demo/seed-demo.ts', '../modules/chats/inbox/index.ts', 'module chats is known by its public face alone'],
  ['modules/chats/inbox/chat-list.ts', '../index.ts', 'module chats may not import its own public face'],
])('server: %s reaching into a module by %s', (file, specifier, sentence) => {
  expect(refuseImport(`apps/server/src/${file}`, specifier, true)).toContain(sentence);
});

test('a test reaches into a module', () => {
  const files = ['modules/chats/chats.test.ts', 'test/start-server.ts', 'modules/booking/booking.test-support.ts'];
  for (const file of files) {
    const inside = file.startsWith('test/') ? '../modules/users/users.tables.ts' : '../users/users.tables.ts';
    expect(refuseImport(`apps/server/src/${file}`, inside, false)).toBeNull();
  }
});

test('a module may import the types of a port', () => {
  const file = 'apps/server/src/modules/chats/chats.service.ts';
  expect(refuseImport(file, '@spotter/providers/ports/messaging-channel', true)).toBeNull();
});
