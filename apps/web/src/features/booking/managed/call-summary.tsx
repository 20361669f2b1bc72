import { Button } from '@mantine/core';
import type { ManagedCall } from '@spotter/contract';
import { sayDate, sayInstant, sayTime, sayZone } from '@spotter/domain/booking';
import {
  IconBrandGoogle,
  IconCalendarEvent,
  IconCalendarPlus,
  IconClock,
  IconExternalLink,
  IconMapPin,
  IconVideo,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Avatar } from '../../../components/avatar.tsx';
import { useNow } from '../../../components/time/use-now.ts';
import { SectionBoundary } from '../../../components/page/section-boundary.tsx';
import { DangerAction } from '../../../components/form/danger-action.tsx';
import { CancelManagedCall } from './cancel-managed-call.tsx';
import { googleLink } from './google-link.ts';
import { calendarFileAddress } from './managed-queries.ts';
import type { ManagedWords } from './managed-words.ts';
import { ZoneSelect } from './zone-select.tsx';
import styles from './call-summary.module.css';
import cardStyles from './managed-card.module.css';

/** How long before its start joining a call becomes the main action, in ms. */
const joinFirstMs = 15 * 60_000;
const clockRenewedMs = 30_000;

/** The call's present state: when, with whom, where, and the possible actions. */
export function CallSummary(props: {
  token: string;
  call: ManagedCall;
  words: ManagedWords;
  zone: string;
  onZone: (zone: string) => void;
  wasMoved: boolean;
  onMove: () => void;
}) {
  const { token, call, words, zone } = props;
  const [isCancelling, setIsCancelling] = useState(false);
  const heading = useHeadingOfNews(call.state, props.wasMoved);
  const now = useNow(clockRenewedMs);
  const start = new Date(call.start);
  const isOff = call.state === 'cancelled' || call.state === 'past';
  const isNear = start.getTime() - now.getTime() < joinFirstMs;
  const { firstName, lastName, avatar } = call.coach;
  const hint = hintOf(call, words, zone);

  return (
    <article className={cardStyles.managedCard}>
      <header className={styles.managedHead}>
        <Avatar name={`${firstName} ${lastName}`} picture={avatar} size={56} />
        <div role="status">
          <h1 ref={heading} tabIndex={-1}>
            {props.wasMoved && call.state === 'booked' ? words.moved : titleOf(call, words)}
          </h1>
          <p>
            {words.with} {firstName} {lastName}
          </p>
        </div>
      </header>
      {hint !== null && <p className={cardStyles.managedHint}>{hint}</p>}
      {call.state === 'cancelled' && call.cancelledBy === 'coach' && call.cancellationReason !== null && (
        <blockquote className={styles.managedReason}>
          <span>{words.theySay(firstName)}:</span> {call.cancellationReason}
        </blockquote>
      )}
      <SectionBoundary resetOn={zone}>
        {call.state !== 'offered' && <Facts call={call} words={words} zone={zone} isOff={isOff} />}
      </SectionBoundary>
      <SectionBoundary>
        {!isOff && call.state !== 'offered' && <ZoneSelect zone={zone} onZone={props.onZone} words={words} />}
      </SectionBoundary>
      <SectionBoundary>
        <Doing call={call} words={words} isNear={isNear} onMove={props.onMove} onCancel={() => setIsCancelling(true)} />
      </SectionBoundary>
      <SectionBoundary>{call.state === 'booked' && <AddTo token={token} call={call} words={words} />}</SectionBoundary>
      <SectionBoundary resetOn={zone}>
        <CancelManagedCall
          token={token}
          call={call}
          words={words}
          zone={zone}
          opened={isCancelling}
          onClose={() => setIsCancelling(false)}
        />
      </SectionBoundary>
    </article>
  );
}

function Facts({ call, words, zone, isOff }: { call: ManagedCall; words: ManagedWords; zone: string; isOff: boolean }) {
  const start = new Date(call.start);
  return (
    <dl className={styles.managedFacts} data-off={call.state === 'cancelled' || undefined}>
      <Fact icon={<IconCalendarEvent size={20} aria-hidden />} name={words.when}>
        <strong>{sayDate(start, zone, call.language)}</strong>
        <span>
          {sayTime(start, zone, call.language)} – {sayTime(new Date(call.end), zone, call.language)}
        </span>
      </Fact>
      <Fact icon={<IconClock size={20} aria-hidden />} name={words.zone}>
        <span>{sayZone(start, zone, call.language)}</span>
      </Fact>
      {call.place !== null && !isOff && (
        <Fact icon={<IconMapPin size={20} aria-hidden />} name={words.where}>
          <Place text={call.place.text} link={call.place.link} />
        </Fact>
      )}
    </dl>
  );
}

function AddTo({ token, call, words }: { token: string; call: ManagedCall; words: ManagedWords }) {
  return (
    <section className={styles.managedSave} aria-label={words.addTo}>
      <h2>{words.addTo}</h2>
      <div>
        <a href={googleLink(call, window.location.href)} target="_blank" rel="noreferrer">
          <IconBrandGoogle size={18} aria-hidden />
          Google Calendar
        </a>
        <a href={calendarFileAddress(token)} download="call.ics">
          <IconCalendarPlus size={18} aria-hidden />
          {words.fileName}
        </a>
      </div>
    </section>
  );
}

function Doing(props: {
  call: ManagedCall;
  words: ManagedWords;
  isNear: boolean;
  onMove: () => void;
  onCancel: () => void;
}) {
  const { call, words } = props;
  const isComing = call.state === 'booked' || call.state === 'moving' || call.state === 'pending';
  const canJoin = isComing || call.state === 'begun';
  const isFirst = props.isNear || call.state === 'begun';
  return (
    <>
      {call.state === 'booked' && call.moveUrl !== null && <p className={cardStyles.managedHint}>{words.moveThere}</p>}
      <div className={cardStyles.managedActions}>
        {canJoin && call.place?.link != null && (
          <Outward href={call.place.link} filled={isFirst} icon={<IconVideo size={18} aria-hidden />}>
            {words.join}
          </Outward>
        )}
        {call.state === 'offered' && call.bookingUrl !== null && (
          <Outward href={call.bookingUrl} filled>
            {words.offeredAction}
          </Outward>
        )}
        {call.state === 'booked' &&
          (call.moveUrl === null ? (
            <Button variant="default" onClick={props.onMove}>
              {words.move}
            </Button>
          ) : (
            <Outward href={call.moveUrl}>{words.moveThereAction}</Outward>
          ))}
        {(isComing || call.state === 'offered') && <DangerAction onClick={props.onCancel}>{words.cancel}</DangerAction>}
      </div>
    </>
  );
}

function Outward(props: { href: string; filled?: boolean; icon?: ReactNode; children: ReactNode }) {
  return (
    <Button
      component="a"
      href={props.href}
      target="_blank"
      rel="noreferrer"
      variant={props.filled ? 'filled' : 'default'}
      leftSection={props.icon ?? <IconExternalLink size={18} aria-hidden />}
    >
      {props.children}
    </Button>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        {icon}
        <span className="visually-hidden">{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Place({ text, link }: { text: string; link: string | null }) {
  if (link === null || text !== link) return text;
  return (
    <a href={link} target="_blank" rel="noreferrer">
      {text.replace(/^https?:\/\//, '')}
    </a>
  );
}

function titleOf(call: ManagedCall, words: ManagedWords): string {
  return words[call.state];
}

function hintOf(call: ManagedCall, words: ManagedWords, zone: string): string | null {
  switch (call.state) {
    case 'pending':
      return words.pendingHint;
    case 'moving':
      return call.movingTo === null ? null : words.movingHint(sayInstant(new Date(call.movingTo), zone, call.language));
    case 'offered':
      return words.offeredHint;
    case 'past':
      return words.pastHint;
    case 'cancelled':
      return words.canceledHint;
    case 'booked':
    case 'begun':
      return null;
  }
}

/**
 * Puts the focus on the heading after a change,
 * so that the result is read out and the keyboard goes on from there.
 */
function useHeadingOfNews(state: ManagedCall['state'], wasMoved: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef({ state, wasMoved: false });
  useEffect(() => {
    const isNews = seen.current.state !== state || seen.current.wasMoved !== wasMoved;
    seen.current = { state, wasMoved };
    if (isNews) heading.current?.focus({ preventScroll: true });
  }, [state, wasMoved]);
  return heading;
}
