import { isChannelKind } from '@spotter/domain/channels';
import type { BaseServices } from '../base-services.ts';
import { sendSignals } from '../database/signals.ts';
import { createApiKeys } from '../modules/api-keys/index.ts';
import { createAuth, forgetFacebookPerson } from '../modules/auth/index.ts';
import { requestRelease } from '../modules/chats/index.ts';
import { createDataDeletion } from '../modules/connections/index.ts';
import { forgetNotificationsOf } from '../modules/notifications/index.ts';
import { createTeam, forgetInvitationsTo } from '../modules/team/index.ts';
import { getAccessOfUser, listAccessesOfOwner } from '../modules/users/index.ts';
import { createPasswordHasher } from '../platform/password-hash.ts';
import type { Answering } from './answering.ts';
import type { Conversations } from './conversations.ts';
import type { People } from './people.ts';

/** Connects signing in and leaving, which ends what all other modules hold for a person. */
export function connectSignIn(
  { base, config, providers, files, key }: BaseServices,
  { people, conversations, answering }: { people: People; conversations: Conversations; answering: Answering },
) {
  const { database } = base;
  const { connected } = providers;
  const connections = conversations.connections.service;
  const auth = createAuth({
    ...base,
    users: people.users.service,
    audit: people.audit,
    // One for all, because it limits how many passwords are hashed at the same time.
    hasher: createPasswordHasher(),
    identityTokens: providers.identityTokens,
    signUpsPerHour: config.signUpsPerHour,
    originKey: key('sign-in-origin'),
    deviceKey: key('known-device'),
    onSessionEnded: (sessionId) => sendSignals(database, [{ kind: 'session-ended', sessionIds: [sessionId] }]),
    joinAtSignUp: (tx, user, token) => team.joinAtSignUp(tx, user, token),
    onReclaimed: async (tx, userId) => connections.disconnectAllWithin(tx, await getAccessOfUser(tx, userId)),
    async beforeRemoval(userId) {
      await people.billing.service.endFor(userId);
      for (const access of await listAccessesOfOwner(database, userId)) {
        await answering.booking.leave(access);
        await connections.disconnectAll(access);
      }
    },
    async onRemoved(tx, userId) {
      await forgetInvitationsTo(tx, userId);
      for (const access of await listAccessesOfOwner(tx, userId)) await files.forgetAll(tx, access);
    },
  });
  const team = createTeam({
    ...base,
    users: people.users.service,
    audit: people.audit,
    checkPassword: auth.checkPassword,
    onHandedOver: forgetNotificationsOf,
    onStopped: requestRelease,
  });
  const apiKeys = createApiKeys({ ...base, audit: people.audit });
  const dataDeletion = createDataDeletion({
    ...base,
    connections,
    async forgetPerson(kind, appScopedId) {
      if (!isChannelKind(kind) || !connected[kind]?.signsPeopleIn) return;
      await forgetFacebookPerson({ database, removeUser: auth.removeUser }, appScopedId);
    },
  });
  return { auth, team, apiKeys, dataDeletion };
}
