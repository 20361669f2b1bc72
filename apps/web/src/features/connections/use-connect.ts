import { type Agent, agentRoutes, ApiError, botRoutes, connectionRoutes, type Credential } from '@spotter/contract';
import type { TicketAccount } from '@spotter/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-toastify';
import { usePlatform } from '../../api/platform.ts';
import { useServices } from '../../api/services.ts';
import { type Attempt, beginAttempt, endAttempt, findAttempt } from './attempt.ts';
import {
  connectedSentence,
  connectionMessages,
  disconnectedSentence,
  disconnectFailedSentence,
  integrationMissingSentence,
  notLinkedSentence,
  notMovedSentence,
  openFailureSentence,
  problemSentence,
  saveFailureSentence,
} from './messages.ts';
import { openPopup, watchPopup } from './popup.ts';
import { type Connections, integrationOf, type Service, services } from './services.ts';
import { forgetStoredResult, listenForSetup, parseSetup, type SetupMessage } from './setup-message.ts';

/** Several accounts to choose from under one consent. */
export type Choice = { attempt: Attempt; service: Service; ticket: string; accounts: TicketAccount[] };
type Busy = { service: Service; doing: 'connecting' | 'disconnecting' };

/** Connects and disconnects the services of one agent, from the click to the reload of the page. */
export function useConnect(agent: Agent | null, connections: Connections) {
  const { api } = useServices();
  const { pageReload } = usePlatform();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<Busy | null>(null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const stopWatching = useRef<() => void>(() => undefined);

  async function receive(message: SetupMessage) {
    const attempt = findAttempt();
    if (attempt === null || attempt.agentId !== agent?._id || attempt.integrationId !== message.service) return;
    const integration = connections.integrations.find(({ _id }) => _id === attempt.integrationId);
    const service = services.find(({ serviceName }) => serviceName === integration?.serviceName);
    if (service === undefined) return;
    // The same result comes in several ways. The first one counts.
    endAttempt();
    forgetStoredResult();
    stopWatching.current();
    const query = parseSetup(message);
    // The user canceled on purpose, so this is not an error.
    if (message.error === 'access_denied') end(() => toast.info(connectionMessages.canceled));
    else if (message.error !== undefined) fail(problemSentence(message.error, message.error_description));
    else if (query?.accessToken === undefined) fail(connectionMessages.noData);
    else if ((query.pages ?? 1) > 1) await offerChoice(attempt, service, query.accessToken);
    else await save(attempt, service, query.accessToken, null);
  }

  const latestReceive = useRef(receive);
  useEffect(() => {
    latestReceive.current = receive;
  });
  useEffect(() => {
    const stop = listenForSetup((message) => void latestReceive.current(message));
    return () => {
      stop();
      stopWatching.current();
    };
  }, []);

  function fail(sentence: string) {
    end(() => toast.error(sentence));
  }

  function end(say: () => void) {
    say();
    setBusy(null);
    // The consent may have used up an address, and an account may be half connected.
    void queryClient.invalidateQueries();
  }

  /** Must be called in the click, because browsers allow no popup later. */
  function connect(service: Service) {
    if (agent === null) {
      toast.error(connectionMessages.agentIdRequired);
      return;
    }
    const integration = integrationOf(service, connections.integrations);
    if (integration === undefined) {
      toast.error(integrationMissingSentence(service.name));
      return;
    }
    let popup: Window | null;
    try {
      popup = openPopup(service.popup);
    } catch {
      toast.error(connectionMessages.openFailed);
      return;
    }
    if (popup === null) {
      toast.error(connectionMessages.popupBlocked);
      return;
    }
    setBusy({ service, doing: 'connecting' });
    forgetStoredResult();
    beginAttempt({ agentId: agent._id, integrationId: integration._id });
    void lead(popup, service);
  }

  async function lead(popup: Window, service: Service) {
    stopWatching.current();
    stopWatching.current = watchPopup(popup, {
      // A result that still comes is accepted, because a popup that looks closed may only be cut off from us.
      closed() {
        stopWatching.current();
        toast.error(connectionMessages.popupClosed);
        setBusy(null);
      },
      returned: (message) => void latestReceive.current(message),
    });
    try {
      const { url } = await api.call(service.link);
      if (!popup.closed) popup.location.replace(url);
    } catch (error) {
      stopWatching.current();
      endAttempt();
      popup.close();
      toast.error(openFailureSentence(error));
      setBusy(null);
    }
  }

  async function offerChoice(attempt: Attempt, service: Service, ticket: string) {
    setBusy({ service, doing: 'connecting' });
    try {
      const { accounts } = await api.call(connectionRoutes.findTicket, { params: { ticket } });
      setChoice({ attempt, service, ticket, accounts });
    } catch (error) {
      fail(error instanceof ApiError && error.message !== '' ? error.message : connectionMessages.failed);
    }
  }

  async function save(attempt: Attempt, service: Service, ticket: string, accountId: string | null) {
    setBusy({ service, doing: 'connecting' });
    let credential: Credential;
    try {
      credential = await api.call(connectionRoutes.connect, {
        params: { id: attempt.integrationId },
        body: { credentials: { accessToken: ticket, accountId, agent: attempt.agentId } },
      });
    } catch (error) {
      fail(saveFailureSentence(error));
      return;
    }
    await finish(service, attempt.agentId, credential);
  }

  /** Makes the account a bot and gives it to the agent. Each step may be repeated, so the whole may be, too. */
  async function finish(service: Service, agentId: string, credential: Credential) {
    setBusy({ service, doing: 'connecting' });
    const { channel } = service;
    try {
      if (channel !== null) {
        const { username } = credential.credentials;
        const bot = await again(() =>
          api.call(botRoutes.create, { body: { bot: { name: username || null, integration: credential._id } } }),
        );
        // The agent is read again, because it may have changed while the popup was open.
        const { name, description, config } = await again(() =>
          api.call(agentRoutes.find, { params: { id: agentId } }),
        );
        await again(() =>
          api.call(agentRoutes.update, {
            params: { id: agentId },
            body: { name, description, config, [channel]: bot._id },
          }),
        );
      }
    } catch {
      fail(notLinkedSentence(credential.credentials.username || service.name));
      return;
    }
    pageReload.reload(connectedSentence(service));
  }

  /** A calendar has no bot, so it moves itself. */
  async function move(service: Service, agentId: string, { _id: id, credentials: { username } }: Credential) {
    setBusy({ service, doing: 'connecting' });
    try {
      await api.call(connectionRoutes.assign, { params: { id }, body: { credentials: { agent: agentId } } });
    } catch {
      fail(notMovedSentence(username || service.name));
      return;
    }
    pageReload.reload(connectedSentence(service));
  }

  async function disconnect(service: Service, credentialId: string) {
    setBusy({ service, doing: 'disconnecting' });
    try {
      await api.call(connectionRoutes.disconnect, { params: { id: credentialId } });
    } catch (error) {
      // It is gone already, which is what was wanted.
      if (!(error instanceof ApiError && error.status === 404)) {
        fail(disconnectFailedSentence(service.name));
        return;
      }
    }
    pageReload.reload(disconnectedSentence(service.name));
  }

  return {
    busy,
    choice,
    connect,
    disconnect: (service: Service, credentialId: string) => void disconnect(service, credentialId),
    /** Gives an already connected account to this agent. */
    use(service: Service, credential: Credential) {
      if (agent === null) return;
      void (service.channel === null ? move(service, agent._id, credential) : finish(service, agent._id, credential));
    },
    choose(accountId: string) {
      if (choice === null) return;
      setChoice(null);
      void save(choice.attempt, choice.service, choice.ticket, accountId);
    },
    cancelChoice() {
      setChoice(null);
      setBusy(null);
    },
  };
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
