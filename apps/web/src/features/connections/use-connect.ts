import { type Agent, ApiError, connectionRoutes, type Credential, type TicketAccount } from '@spotter/contract';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { useServices } from '../../api/services.ts';
import { type Attempt, beginAttempt, endAttempt, findAttempt } from './attempt.ts';
import { decideResult, decideStart, findAwaited } from './connect-decisions.ts';
import { connectionMessages } from './messages.ts';
import type { Connections, Service } from './services.ts';
import { forgetStoredResult, type SetupMessage } from './setup-message.ts';
import { useAccountChanges } from './use-account-changes.ts';
import { useConsentPopup } from './use-consent-popup.ts';

/** Several accounts to choose from under one consent. */
export type Choice = { attempt: Attempt; service: Service; ticket: string; accounts: TicketAccount[] };

/** Connects and disconnects the services of one agent, from the click to the reload of the page. */
export function useConnect(agent: Agent | null, connections: Connections) {
  const { api } = useServices();
  const accounts = useAccountChanges();
  const [choice, setChoice] = useState<Choice | null>(null);
  const consent = useConsentPopup({ result: receive, closed: accounts.stop });

  async function receive(message: SetupMessage): Promise<void> {
    const awaited = findAwaited(message, findAttempt(), agent, connections);
    if (awaited === null) return;
    // The same result comes in several ways. The first one counts.
    endAttempt();
    forgetStoredResult();
    consent.stopWatching();
    const { attempt, service } = awaited;
    const result = decideResult(message);
    switch (result.kind) {
      case 'canceled':
        accounts.end(() => toast.info(connectionMessages.canceled));
        return;
      case 'failed':
        accounts.fail(result.sentence);
        return;
      case 'choose':
        return offerChoice(attempt, service, result.ticket);
      case 'save':
        return accounts.save(attempt, service, result.ticket, null);
    }
  }

  /** Must be called in the click, because browsers allow no popup later. */
  function connect(service: Service) {
    const start = decideStart(service, agent, connections);
    if (start.kind === 'refused') {
      toast.error(start.sentence);
      return;
    }
    const popup = consent.open(service);
    if (popup === null) return;
    accounts.begin(service);
    forgetStoredResult();
    beginAttempt(start.attempt);
    void consent.lead(popup, service);
  }

  async function offerChoice(attempt: Attempt, service: Service, ticket: string) {
    accounts.begin(service);
    try {
      const found = await api.call(connectionRoutes.findTicket, { params: { ticket } });
      setChoice({ attempt, service, ticket, accounts: found.accounts });
    } catch (error) {
      accounts.fail(error instanceof ApiError && error.message !== '' ? error.message : connectionMessages.failed);
    }
  }

  return {
    busy: accounts.busy,
    choice,
    connect,
    disconnect: (service: Service, credentialId: string) => void accounts.disconnect(service, credentialId),
    /** Gives an already connected account to this agent. */
    use(service: Service, credential: Credential) {
      if (agent === null) return;
      void (service.channel === null ? accounts.move : accounts.finish)(service, agent._id, credential);
    },
    choose(accountId: string) {
      if (choice === null) return;
      setChoice(null);
      void accounts.save(choice.attempt, choice.service, choice.ticket, accountId);
    },
    cancelChoice() {
      setChoice(null);
      accounts.stop();
    },
  };
}
