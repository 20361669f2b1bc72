import { Button } from '@mantine/core';
import type { Credential } from '@spotter/contract';
import { IconAlertTriangle, IconCircleCheck, IconPlugOff } from '@tabler/icons-react';
import { calendarUse, connectionMessages, offerSentence, permissionsSentence, offerLabel } from './messages.ts';
import type { Offer, Service, ServiceState } from './services.ts';
import styles from './connections.module.css';

/** One service: connected with its account, ready to be connected, or not offered here. */
export function ServiceCard(props: {
  service: Service;
  state: ServiceState;
  /** What this card is doing. */
  doing: 'connecting' | 'disconnecting' | null;
  /** Set if connecting this service is the screen's main action. */
  primary: boolean;
  /** Set if another card is at work, because only one works at a time. */
  waiting: boolean;
  /** Set while the coach's address is not confirmed: nothing can be connected yet. */
  mustConfirm: boolean;
  onConnect: () => void;
  onDisconnect: (credentialId: string) => void;
  onUse: (credential: Credential) => void;
}) {
  const { service, state, doing } = props;
  const { Icon } = service;
  const titleId = `service-${service.name.replaceAll(' ', '-')}`;
  const idle = doing === null && !props.waiting;
  return (
    <li className={styles.service} data-state={state.kind} aria-labelledby={titleId}>
      <div className={styles.serviceHead}>
        <span className={styles.serviceIcon}>
          <Icon size={22} stroke={1.75} aria-hidden />
        </span>
        <h2 id={titleId}>{service.name}</h2>
        {state.kind === 'connected' && <ConnectedMark state={state} />}
      </div>
      <p className={styles.servicePurpose}>{service.purpose}</p>
      {state.kind === 'connected' && <Account state={state} />}
      {state.kind === 'connected' && <CalendarUse service={service} />}
      {state.kind === 'not-set-up' && (
        <p className={`mark ${styles.serviceNotSetUp}`}>
          <IconPlugOff size={16} aria-hidden />
          {connectionMessages.notSetUp}
        </p>
      )}
      {state.kind !== 'connected' &&
        state.offers.map((offer) => (
          <OfferLine key={offer.credential._id} offer={offer} idle={idle} onUse={() => props.onUse(offer.credential)} />
        ))}
      <div className={styles.serviceActions}>
        {state.kind === 'open' && props.mustConfirm && (
          <Button variant="default" disabled>
            <Named label={connectionMessages.confirmFirst} name={service.name} />
          </Button>
        )}
        {state.kind === 'open' && !props.mustConfirm && (
          <Button
            variant={props.primary ? 'filled' : 'default'}
            disabled={!idle}
            aria-busy={doing === 'connecting'}
            onClick={props.onConnect}
          >
            <Named
              label={doing === 'connecting' ? connectionMessages.connecting : connectionMessages.connect}
              name={service.name}
            />
          </Button>
        )}
        {state.kind === 'connected' && needsConsent(state.credential) && (
          <Button disabled={!idle} aria-busy={doing === 'connecting'} onClick={props.onConnect}>
            <Named
              label={doing === 'connecting' ? connectionMessages.connecting : connectionMessages.reconnect}
              name={service.name}
            />
          </Button>
        )}
        {state.kind === 'connected' && (
          <Button variant="default" disabled={!idle} onClick={() => props.onDisconnect(state.credentialId)}>
            <Named
              label={doing === 'disconnecting' ? connectionMessages.disconnecting : connectionMessages.disconnect}
              name={service.name}
            />
          </Button>
        )}
      </div>
    </li>
  );
}

function needsConsent(credential: Credential | null): boolean {
  if (credential === null) return false;
  return credential.status === 'reconnect_needed' || credential.health.permissionsMissing.length > 0;
}

function ConnectedMark({ state }: { state: Extract<ServiceState, { kind: 'connected' }> }) {
  if (state.credential?.status === 'reconnect_needed') {
    return (
      <span className="mark" data-tone="danger">
        <IconAlertTriangle size={16} aria-hidden />
        {connectionMessages.reconnectNeeded}
      </span>
    );
  }
  return (
    <span className="mark" data-tone="good">
      <IconCircleCheck size={16} aria-hidden />
      {connectionMessages.connected}
    </span>
  );
}

function Account({ state: { bot, credential } }: { state: Extract<ServiceState, { kind: 'connected' }> }) {
  const username = credential?.credentials.username ?? '';
  const botName = bot?.name ?? '';
  const missing = credential?.health.permissionsMissing ?? [];
  return (
    <>
      <dl className={styles.serviceAccount}>
        {botName !== '' && botName !== username && (
          <div>
            <dt>Bot</dt>
            <dd dir="auto">{botName}</dd>
          </div>
        )}
        {username !== '' && (
          <div>
            <dt>Account</dt>
            <dd dir="auto">{username}</dd>
          </div>
        )}
      </dl>
      {(credential?.health.bookingRefusedAt ?? null) !== null && (
        <p className={styles.serviceMissing}>{connectionMessages.bookingRefused}</p>
      )}
      {missing.length > 0 && <p className={styles.serviceMissing}>{permissionsSentence(missing)}</p>}
    </>
  );
}

/** Where calls go and what counts as busy. Only for a calendar. */
function CalendarUse({ service }: { service: Service }) {
  const use = calendarUse[service.serviceName];
  if (use === undefined) return null;
  return (
    <dl className={styles.serviceAccount} data-rows>
      <div>
        <dt>{connectionMessages.callsGoTo}</dt>
        <dd>{use.callsGoTo}</dd>
      </div>
      <div>
        <dt>{connectionMessages.busyFrom}</dt>
        <dd>{use.busyFrom}</dd>
      </div>
    </dl>
  );
}

function OfferLine({ offer, idle, onUse }: { offer: Offer; idle: boolean; onUse: () => void }) {
  return (
    <div className={styles.serviceOffer}>
      <p>
        <strong dir="auto">{offer.account}</strong> {offerSentence(offer.otherAgent)}
      </p>
      <Button variant="default" disabled={!idle} onClick={onUse}>
        {offerLabel(offer.account)}
      </Button>
    </div>
  );
}

/** Names the service on a button for screen readers, because four buttons are called Connect. */
function Named({ label, name }: { label: string; name: string }) {
  return (
    <>
      {label} <span className="visually-hidden">{name}</span>
    </>
  );
}
