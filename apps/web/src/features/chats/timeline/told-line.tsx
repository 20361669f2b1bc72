import type { ToldOfChat } from '@spotter/contract';
import { IconBellExclamation, IconBellCheck, IconBellRinging } from '@tabler/icons-react';
import { presentTime } from '../../../components/time/present-time.ts';
import { openedSentence, toldSentence } from './told-sentence.ts';
import styles from './told-line.module.css';

/**
 * What the coach was told about a hand-over, and whether they have seen it. It claims only what was accepted for
 * delivery.
 */
export function ToldLine({ told }: { told: ToldOfChat }) {
  const Icon = told.openedAt !== null ? IconBellCheck : told.toldAt === null ? IconBellExclamation : IconBellRinging;
  return (
    <p className={styles.toldLine}>
      <Icon size={15} aria-hidden />
      <span>
        {toldSentence(told, presentTime())} {openedSentence(told, presentTime())}
      </span>
    </p>
  );
}
