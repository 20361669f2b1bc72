import { IconShieldCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { safetyRecordMessages } from './messages.ts';
import styles from './record-link.module.css';

/** The link to the safety record, with what it shows. */
export function RecordLink() {
  return (
    <Link className={styles.recordLink} to={paths.safetyRecord}>
      <IconShieldCheck size={20} aria-hidden />
      <span>
        <strong>{safetyRecordMessages.link}</strong> {safetyRecordMessages.linkHint}
      </span>
    </Link>
  );
}
