import type { Notification } from '@spotter/contract';
import {
  IconAlertTriangle,
  IconBellCheck,
  IconCalendarCheck,
  IconCalendarCog,
  IconClockExclamation,
  IconCreditCard,
  IconFlask,
  IconGauge,
  IconHandStop,
  IconMailX,
  IconMessageCheck,
  IconPlugConnectedX,
  IconSun,
  IconTargetArrow,
} from '@tabler/icons-react';
import styles from './notifications.module.css';

const icons: Record<Notification['kind'], typeof IconHandStop> = {
  severe: IconAlertTriangle,
  wants_person: IconHandStop,
  connection_broken: IconPlugConnectedX,
  send_failed: IconMailX,
  approval: IconMessageCheck,
  turned_red: IconFlask,
  window_closing: IconClockExclamation,
  qualified: IconTargetArrow,
  booked: IconCalendarCheck,
  call_changed: IconCalendarCog,
  plan: IconCreditCard,
  budget: IconGauge,
  digest: IconSun,
  test: IconBellCheck,
};

/** An icon for the kind of a notification. */
export function KindIcon({ kind }: { kind: Notification['kind'] }) {
  const Icon = icons[kind];
  return (
    <span className={styles.notificationIcon} data-kind={kind} aria-hidden>
      <Icon size={20} stroke={1.75} />
    </span>
  );
}
