import { createMessagingPlatform, type PlatformOptions } from '../meta/messaging-platform.ts';
import type { Simulator } from '../shell/simulator.ts';
import { checkProofs } from './app-secret-proof.ts';
import { tokenOf } from '../meta/graph/graph-request.ts';
import { callerOf, namesPage, ownPageOf } from './messenger-caller.ts';
import type { MessengerControl } from './messenger-control.ts';
import { addDialogRoutes } from './messenger-dialog.ts';
import { messengerDialect } from './messenger-dialect.ts';
import { addGraphRoutes } from './messenger-graph-routes.ts';
import { conversationIdOf, newMessageId } from './messenger-ids.ts';
import { addLoginRoutes } from './messenger-login-routes.ts';
import { createMessengerTokens } from './messenger-tokens.ts';
import type { MessengerWorldState, PageContact, SimulatedPage } from './messenger-world-state.ts';

const allTasks = ['ADVERTISE', 'ANALYZE', 'CREATE_CONTENT', 'MESSAGING', 'MODERATE', 'MANAGE'];

// All pages here belong to one person.
const defaultPerson = { id: '10220000000000017', name: 'Sam Owner', email: 'sam.owner@example.test' };

/** The options of a Messenger simulator. `appId` is a number as text, because echoes contain it as a number. */
export type MessengerSimulatorOptions = PlatformOptions<MessengerWorldState> & {
  /** The person who owns the pages and logs in. */
  person?: { id: string; name: string; email: string } | undefined;
  /** Whether the app requires a proof with every token, as it can in Meta's dashboard; left out: no. */
  requiresProof?: boolean | undefined;
};

/** A Messenger simulator: its HTTP side, and the side of the people who use it. */
export type MessengerSimulator = Simulator<MessengerControl>;

/** Returns a server of the paths of www.facebook.com and graph.facebook.com on one origin. */
export function createMessengerSimulator(options: MessengerSimulatorOptions): MessengerSimulator {
  const { appId, appSecret, person = defaultPerson } = options;
  if (!/^\d+$/.test(appId) || !Number.isSafeInteger(Number(appId))) {
    throw new Error(`A Facebook app id is a number that JSON can hold, not ${appId}`);
  }
  const now = options.now ?? (() => new Date());
  const dialect = messengerDialect(Number(appId));
  const { webhookFields } = dialect;
  const tokens = createMessengerTokens(options.world, now);
  const platform = createMessagingPlatform<SimulatedPage, PageContact>(options, {
    dialect,
    ids: { conversationId: conversationIdOf, messageId: newMessageId },
    now,
    // Meta's Messenger rate page (2026-03-23): 300 a second and page for text.
    sendsPerSecond: 300,
    hasLiveToken: (pageId) => tokens.liveTokenOf(pageId) !== undefined,
    revokeTokens: tokens.revoke,
  });
  const { app, world, faults, emit } = platform;

  checkProofs(app, { appSecret, isRequired: options.requiresProof ?? false, tokens });
  addDialogRoutes(app, { appId, redirectUris: options.redirectUris ?? [], world, tokens });
  addLoginRoutes(app, { appId, appSecret, personId: person.id, world, tokens });
  const posts = platform.addPostRoutes({
    readerOf: (request) => callerOf(request, { tokens, world }, 'pages_read_engagement'),
    moderatorOf: (request) => callerOf(request, { tokens, world }, 'pages_manage_engagement'),
    namesAccount: (node, page) => namesPage(node, page as SimulatedPage),
  });
  addGraphRoutes(app, { appId, webhookFields, person, world, tokens, faults, now, emit, viewPost: posts.view });
  platform.addThreadControlRoutes((request) => ownPageOf(request, { tokens, world }, 'pages_messaging'));
  platform.addSendRoute(
    (request) => ownPageOf(request, { tokens, world }, 'pages_messaging'),
    (request) => tokenOf(request, tokens).permissions.includes('pages_manage_engagement'),
  );

  const control: MessengerControl = {
    ...platform.control,
    addAccount({ id, name, category, pictureUrl, tasks, instagramAccountId, accessToken }) {
      const known = world.accounts.get(id);
      world.accounts.set(id, {
        id,
        name,
        category: category ?? known?.category ?? 'Gym/Physical Fitness Center',
        pictureUrl: pictureUrl ?? known?.pictureUrl ?? null,
        tasks: tasks ?? known?.tasks ?? [...allTasks],
        instagramAccountId: instagramAccountId ?? known?.instagramAccountId ?? null,
        subscribedFields: known?.subscribedFields ?? [],
      });
      const held = accessToken === undefined ? tokens.liveTokenOf(id) : tokens.find(accessToken);
      const token = held && tokens.isLive(held) ? held : tokens.issueForPage(id, accessToken);
      emit({ kind: 'account', accountId: id });
      return token.value;
    },
    addContact(pageId, { id, firstName, lastName, pictureUrl }) {
      world.getAccount(pageId);
      const known = world.contactsOf(pageId).get(id);
      world.contactsOf(pageId).set(id, {
        id,
        accountId: pageId,
        firstName,
        lastName: lastName ?? known?.lastName ?? null,
        pictureUrl: pictureUrl ?? known?.pictureUrl ?? null,
        consented: known?.consented ?? false,
        blocked: known?.blocked ?? false,
      });
      emit({ kind: 'contact', accountId: pageId, contactId: id });
    },
    issueForeignToken(pageId) {
      world.getAccount(pageId);
      return tokens.issueForPage(pageId, undefined, '2000000000000002').value;
    },
    snapshot: () => ({ ...platform.snapshot(), ...tokens.snapshot() }),
  };

  return { app, control, listen: platform.listen, close: platform.close };
}
