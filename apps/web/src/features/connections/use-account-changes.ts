import {
  agentRoutes,
  ApiError,
  botRoutes,
  connectionRoutes,
  type Credential,
  type ShortSource,
} from '@spotter/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { usePlatform } from '../../api/platform.ts';
import { useServices } from '../../api/services.ts';
import type { Attempt } from './attempt.ts';
import {
  connectedSentence,
  disconnectedSentence,
  disconnectFailedSentence,
  notLinkedSentence,
  notMovedSentence,
  saveFailureSentence,
} from './messages.ts';
import type { Service } from './services.ts';

type Api = ReturnType<typeof useServices>['api'];
type Busy = { service: Service; doing: 'connecting' | 'disconnecting' };

/** Gives accounts to agents and takes them away. What worked reloads the page, which says so. */
export function useAccountChanges() {
  const { api } = useServices();
  const { pageReload } = usePlatform();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<Busy | null>(null);

  function end(say: () => void) {
    say();
    setBusy(null);
    // The consent may have used up an address, and an account may be half connected.
    void queryClient.invalidateQueries();
  }

  const fail = (sentence: string) => end(() => toast.error(sentence));

  async function change(doing: Busy, call: () => Promise<void>, say: { done: string; failed: string }) {
    setBusy(doing);
    try {
      await call();
    } catch {
      fail(say.failed);
      return;
    }
    pageReload.reload(say.done);
  }

  /** Makes a connected account answer for the agent. A new calendar needs no more than its consent. */
  function finish(service: Service, agentId: string, credential: Credential): Promise<void> {
    const { channel } = service;
    return change(
      { service, doing: 'connecting' },
      async () => (channel === null ? undefined : giveBot(api, channel, agentId, credential)),
      {
        done: connectedSentence(service),
        failed: notLinkedSentence(credential.credentials.username || service.name),
      },
    );
  }

  return {
    busy,
    begin: (service: Service) => setBusy({ service, doing: 'connecting' }),
    stop: () => setBusy(null),
    end,
    fail,
    finish,
    async save(attempt: Attempt, service: Service, ticket: string, accountId: string | null): Promise<void> {
      setBusy({ service, doing: 'connecting' });
      let credential: Credential;
      try {
        credential = await saveAccount(api, attempt, ticket, accountId);
      } catch (error) {
        fail(saveFailureSentence(error));
        return;
      }
      await finish(service, attempt.agentId, credential);
    },
    /** Gives a connected calendar to the agent; it has no bot. */
    move: (service: Service, agentId: string, credential: Credential) =>
      change({ service, doing: 'connecting' }, () => moveCalendar(api, agentId, credential), {
        done: connectedSentence(service),
        failed: notMovedSentence(credential.credentials.username || service.name),
      }),
    disconnect: (service: Service, credentialId: string) =>
      change({ service, doing: 'disconnecting' }, () => disconnectAccount(api, credentialId), {
        done: disconnectedSentence(service.name),
        failed: disconnectFailedSentence(service.name),
      }),
  };
}

/** Stores the account that the coach consented to; `accountId` names one of several. */
function saveAccount(api: Api, attempt: Attempt, ticket: string, accountId: string | null): Promise<Credential> {
  return api.call(connectionRoutes.connect, {
    params: { id: attempt.integrationId },
    body: { credentials: { accessToken: ticket, accountId, agent: attempt.agentId } },
  });
}

/** Makes the account a bot and gives it to the agent. Each step may be repeated, so the whole may be, too. */
async function giveBot(
  api: Api,
  channel: ShortSource,
  agentId: string,
  { _id: integration, credentials: { username } }: Credential,
): Promise<void> {
  const bot = await again(() => api.call(botRoutes.create, { body: { bot: { name: username || null, integration } } }));
  // The agent is read again, because it may have changed while the popup was open.
  const { name, description, config } = await again(() => api.call(agentRoutes.find, { params: { id: agentId } }));
  await again(() =>
    api.call(agentRoutes.update, {
      params: { id: agentId },
      body: { name, description, config, [channel]: bot._id },
    }),
  );
}

async function moveCalendar(api: Api, agentId: string, { _id: id }: Credential): Promise<void> {
  await api.call(connectionRoutes.assign, { params: { id }, body: { credentials: { agent: agentId } } });
}

async function disconnectAccount(api: Api, credentialId: string): Promise<void> {
  try {
    await api.call(connectionRoutes.disconnect, { params: { id: credentialId } });
  } catch (error) {
    // It is gone already, which is what was wanted.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** Tries once more if the server could not be reached, so that the work does not stay half done. */
async function again<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof ApiError) || ![0, 502, 503].includes(error.status)) throw error;
    return request();
  }
}
