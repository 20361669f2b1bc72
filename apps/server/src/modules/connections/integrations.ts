import type { Integration } from '@spotter/contract';
import type { OAuthServiceKind } from '@spotter/providers/ports/oauth-provider';

/** The services that can be connected, in the order in which they are offered. Their ids are fixed: they name a kind, not a row. */
export const integrations: { kind: OAuthServiceKind; serviceName: Integration['serviceName'] }[] = [
  { kind: 'instagram', serviceName: 'Instagram' },
  { kind: 'google-calendar', serviceName: 'Google Calendar' },
  { kind: 'messenger', serviceName: 'Messenger' },
  { kind: 'calendly', serviceName: 'Calendly' },
];

/** What people call the service, and the card on which they connect it. */
export function nameOf(kind: OAuthServiceKind): string {
  if (kind === 'messenger') return 'Facebook';
  return integrations.find((integration) => integration.kind === kind)!.serviceName;
}

/** How the wire names the channel of an account; null for one that is no channel. */
export function sourceOf(kind: OAuthServiceKind): 'instagram' | 'page' | null {
  return kind === 'instagram' ? 'instagram' : kind === 'messenger' ? 'page' : null;
}
