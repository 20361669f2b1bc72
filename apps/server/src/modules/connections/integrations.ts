import type { Integration } from '@spotter/contract';

type Kind = 'instagram' | 'messenger' | 'google-calendar' | 'calendly';

/** The services that can be connected. Their ids are fixed: they name a kind, not a row. */
export const integrations: (Integration & { kind: Kind })[] = [
  { _id: 'instagram', kind: 'instagram', serviceName: 'Instagram', authURL: null },
  { _id: 'google-calendar', kind: 'google-calendar', serviceName: 'Google Calendar', authURL: null },
  { _id: 'messenger', kind: 'messenger', serviceName: 'Messenger', authURL: null },
  { _id: 'calendly', kind: 'calendly', serviceName: 'Calendly', authURL: null },
];
