import {
  type Agent,
  type Bot,
  channelWords,
  connectionRoutes,
  type Credential,
  type Integration,
  type ShortSource,
  sourceOf,
} from '@spotter/contract';
import {
  type ChannelKind,
  isChannelKind,
  serviceKinds,
  type ServiceKind,
  serviceNames,
} from '@spotter/domain/channels';
import { type Icon, IconBrandGoogle, IconCalendarEvent } from '@tabler/icons-react';
import { channelFaces } from '../../components/channels.ts';

/** One of the cards. */
export type Service = {
  /** The name that people use. */
  name: string;
  /** The name in the list of integrations. */
  serviceName: Integration['serviceName'];
  Icon: Icon;
  purpose: string;
  /** The agent's channel for the account; null for a calendar. */
  channel: ShortSource | null;
  popup: { width: number; height: number };
  link: (typeof connectionRoutes)['googleLink'];
};

const calendarCards: Record<Exclude<ServiceKind, ChannelKind>, Pick<Service, 'Icon' | 'purpose' | 'link'>> = {
  'google-calendar': {
    Icon: IconBrandGoogle,
    purpose: 'Your agent finds open times and books calls on your calendar.',
    link: connectionRoutes.googleLink,
  },
  calendly: {
    Icon: IconCalendarEvent,
    purpose: 'Your agent books calls with your Calendly event types.',
    link: connectionRoutes.calendlyLink,
  },
};

/** The cards, in their order. */
export const services: Service[] = serviceKinds.map((kind) => {
  const { company: name, service: serviceName } = serviceNames[kind];
  if (!isChannelKind(kind)) {
    return { name, serviceName, ...calendarCards[kind], channel: null, popup: { width: 500, height: 650 } };
  }
  const { Icon, purpose, popup } = channelFaces[sourceOf(kind)];
  const { short: channel, consent } = channelWords[kind];
  return { name, serviceName, Icon, purpose, popup, channel, link: connectionRoutes[consent.route] };
});

/** An account of the user's that this agent could use without another consent. */
export type Offer = { credential: Credential; account: string; otherAgent: string | null };

/** The state of a service at one agent. */
export type ServiceState =
  | { kind: 'connected'; credential: Credential | null; credentialId: string; bot: Bot | null }
  | { kind: 'open'; offers: Offer[] }
  | { kind: 'not-set-up'; offers: Offer[] };

/** What is known about the user's services. */
export type Connections = { integrations: Integration[]; credentials: Credential[]; bots: Bot[]; agents: Agent[] };

export function integrationOf(service: Service, integrations: Integration[]): Integration | undefined {
  return integrations.find(({ serviceName }) => serviceName === service.serviceName);
}

/** Returns the state of the service at this agent. Without an agent, nothing is connected to it. */
export function stateOf(service: Service, agent: Agent | null, connections: Connections): ServiceState {
  const integration = integrationOf(service, connections.integrations);
  const credentials = connections.credentials.filter((credential) => credential.service === integration?._id);
  const connected = findConnected(service, agent, credentials, connections.bots);
  if (connected !== null) return connected;
  const offers = agent === null ? [] : offersOf(service.channel, credentials, connections);
  // A service that is not in the list is reported as missing when the coach tries to connect it.
  return { kind: integration !== undefined && integration.authURL === null ? 'not-set-up' : 'open', offers };
}

/** Whether the agent has an account to answer for. A calendar alone does not count. */
export function hasAccount(agent: Agent | null, connections: Connections): boolean {
  return services.some(
    (service) => service.channel !== null && stateOf(service, agent, connections).kind === 'connected',
  );
}

function findConnected(service: Service, agent: Agent | null, credentials: Credential[], bots: Bot[]) {
  if (agent === null) return null;
  if (service.channel === null) {
    const credential = credentials.find((candidate) => candidate.credentials.agent === agent._id);
    if (credential === undefined) return null;
    return { kind: 'connected' as const, credential, credentialId: credential._id, bot: null };
  }
  const botId = agent[service.channel];
  const bot = bots.find((candidate) => candidate._id === botId);
  if (bot === undefined) return null;
  const credential = credentials.find((candidate) => candidate._id === bot.integration) ?? null;
  return { kind: 'connected' as const, credential, credentialId: bot.integration, bot };
}

function offersOf(channel: Service['channel'], credentials: Credential[], { bots, agents }: Connections): Offer[] {
  return credentials.map((credential) => {
    const bot = bots.find((candidate) => candidate.integration === credential._id);
    const other = agents.find((candidate) =>
      channel === null
        ? candidate._id === credential.credentials.agent
        : bot !== undefined && candidate[channel] === bot._id,
    );
    const account = credential.credentials.username || bot?.name || 'this account';
    return { credential, account, otherAgent: other?.name ?? null };
  });
}
