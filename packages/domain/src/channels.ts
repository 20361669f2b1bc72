/** The services whose accounts can be connected, in the order in which they are offered. */
export const serviceKinds = ['instagram', 'google-calendar', 'messenger', 'calendly'] as const;
export type ServiceKind = (typeof serviceKinds)[number];

/** The services that a contact can write on. */
export const channelKinds = ['instagram', 'messenger'] as const satisfies readonly ServiceKind[];
export type ChannelKind = (typeof channelKinds)[number];

/** Where a contact is known by a handle, which the never list can name. */
export const hasHandles: Record<ChannelKind, boolean> = { instagram: true, messenger: false };

/** The name of each service, and the text of its card: the company that people log in with. */
export const serviceNames = {
  instagram: { service: 'Instagram', company: 'Instagram' },
  'google-calendar': { service: 'Google Calendar', company: 'Google Calendar' },
  messenger: { service: 'Messenger', company: 'Facebook' },
  calendly: { service: 'Calendly', company: 'Calendly' },
} as const satisfies Record<ServiceKind, { service: string; company: string }>;

export function isChannelKind(kind: ServiceKind): kind is ChannelKind {
  return channelKinds.some((channel) => channel === kind);
}
