import { type Integration, type Source, sourceOf } from '@spotter/contract';
import { isChannelKind, serviceKinds, type ServiceKind, serviceNames } from '@spotter/domain/channels';

/**
 * The services that can be connected, in the order in which they are offered.
 * Their ids are fixed: they name a kind, not a row.
 */
export const integrations: { kind: ServiceKind; serviceName: Integration['serviceName'] }[] = serviceKinds.map(
  (kind) => ({ kind, serviceName: serviceNames[kind].service }),
);

/** Returns the name of the service, also used on the card that connects it. */
export function nameOf(kind: ServiceKind): string {
  return serviceNames[kind].company;
}

/** Returns the wire's name for the channel of an account; null for a service that is not a channel. */
export function sourceOfService(kind: ServiceKind): Source | null {
  return isChannelKind(kind) ? sourceOf(kind) : null;
}
