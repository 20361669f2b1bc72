import { IconMail, IconMessages, IconPhone } from '@tabler/icons-react';
import { contactMessages } from './messages.ts';
import { useSupport } from './queries.ts';
import styles from './support-card.module.css';

/** The other ways to reach the company. */
export function SupportCard() {
  const support = useSupport();
  return (
    <ul className={styles.support}>
      {support.data?.email && (
        <li>
          <IconMail aria-hidden />
          <a href={`mailto:${support.data.email}`}>{support.data.email}</a>
        </li>
      )}
      {support.data?.phone && (
        <li>
          <IconPhone aria-hidden />
          <a href={`tel:${support.data.phone.replace(/[^+\d]/g, '')}`}>{support.data.phone}</a>
        </li>
      )}
      <li>
        <IconMessages aria-hidden />
        <span>{contactMessages.liveChat}</span>
      </li>
      {support.isError && <li className={styles.supportQuiet}>{contactMessages.unreachable}</li>}
    </ul>
  );
}
