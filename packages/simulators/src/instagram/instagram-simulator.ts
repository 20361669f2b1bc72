import { refusal } from '../meta/graph/graph-refusals.ts';
import { tokenOf } from '../meta/graph/graph-request.ts';
import { createMessagingPlatform, type PlatformOptions } from '../meta/messaging-platform.ts';
import type { Simulator } from '../shell/simulator.ts';
import { callerOf, namesAccount, ownAccountOf } from './instagram-caller.ts';
import type { InstagramControl, TokenAnswerShape } from './instagram-control.ts';
import { instagramDialect } from './instagram-dialect.ts';
import { addGraphRoutes } from './instagram-graph-routes.ts';
import { conversationIdOf, newMessageId } from './instagram-ids.ts';
import { addOauthRoutes } from './instagram-oauth-routes.ts';
import { createInstagramTokens, instagramPermissions } from './instagram-tokens.ts';
import type { InstagramWorldState, SimulatedAccount, SimulatedContact } from './instagram-world-state.ts';

/** The options of an Instagram simulator. */
export type InstagramSimulatorOptions = PlatformOptions<InstagramWorldState>;

/** An Instagram simulator: its HTTP side, and the side of the people who use it. */
export type InstagramSimulator = Simulator<InstagramControl>;

/** Returns a server of the paths of www.instagram.com, api.instagram.com and graph.instagram.com on one origin. */
export function createInstagramSimulator(options: InstagramSimulatorOptions): InstagramSimulator {
  const { appId, appSecret } = options;
  const now = options.now ?? (() => new Date());
  const tokens = createInstagramTokens(options.world, now);
  const platform = createMessagingPlatform<SimulatedAccount, SimulatedContact>(options, {
    dialect: instagramDialect,
    ids: { conversationId: conversationIdOf, messageId: newMessageId },
    now,
    // Meta's Instagram overview: 100 a second and account for text (another page says 300).
    sendsPerSecond: 100,
    hasLiveToken: (accountId) => tokens.liveTokenOf(accountId) !== undefined,
    revokeTokens: tokens.revoke,
  });
  const { app, world, faults, emit } = platform;
  let tokenAnswerShape: TokenAnswerShape = 'data';

  addOauthRoutes(app, {
    appId,
    appSecret,
    redirectUris: options.redirectUris ?? [],
    world,
    tokens,
    tokenAnswerShape: () => tokenAnswerShape,
  });
  const posts = platform.addPostRoutes({
    readerOf: (request) => callerOf(request, { tokens, world }, 'instagram_business_basic'),
    moderatorOf: (request) => callerOf(request, { tokens, world }, 'instagram_business_manage_comments'),
    namesAccount: (node, account) => namesAccount(node, account as SimulatedAccount),
  });
  addGraphRoutes(app, { appId, world, tokens, faults, now, emit, viewPost: posts.view });
  platform.addSendRoute(
    (request) => {
      const account = ownAccountOf(request, { tokens, world });
      if (!account.messagesAccess) throw refusal(200, 2_534_041);
      return account;
    },
    (request) => tokenOf(request, tokens).permissions.includes('instagram_business_manage_comments'),
  );

  const control: InstagramControl = {
    ...platform.control,
    addAccount({ accessToken, ...account }) {
      const known = world.accounts.get(account.id);
      world.accounts.set(account.id, { subscribedFields: [], messagesAccess: true, ...known, ...account });
      const held = accessToken === undefined ? tokens.liveTokenOf(account.id) : tokens.find(accessToken);
      const token =
        held && tokens.isLive(held) ? held : tokens.issue(account.id, 'long', [...instagramPermissions], accessToken);
      emit({ kind: 'account', accountId: account.id });
      return token.value;
    },
    addContact(accountId, { id, username, name, pictureUrl, followerCount, followsBusiness }) {
      world.getAccount(accountId);
      const known = world.contactsOf(accountId).get(id);
      world.contactsOf(accountId).set(id, {
        id,
        accountId,
        username,
        name,
        pictureUrl: pictureUrl ?? known?.pictureUrl ?? null,
        followerCount: followerCount ?? known?.followerCount ?? 0,
        followsBusiness: followsBusiness ?? known?.followsBusiness ?? false,
        consented: known?.consented ?? false,
        blocked: known?.blocked ?? false,
      });
      emit({ kind: 'contact', accountId, contactId: id });
    },
    setMessagesAccess(accountId, allowed) {
      world.getAccount(accountId).messagesAccess = allowed;
      emit({ kind: 'account', accountId });
    },
    setTokenAnswerShape(shape) {
      tokenAnswerShape = shape;
    },
    snapshot: () => ({ ...platform.snapshot(), ...tokens.snapshot() }),
  };

  return { app, control, listen: platform.listen, close: platform.close };
}
