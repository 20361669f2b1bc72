import { IconCalendarOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePracticeGround } from './queries.ts';
import { tryMessages } from './try-messages.ts';
import styles from './try.module.css';

/** Says that the trial's calls are practice, and what is missing before its times are the coach's own. */
export function PracticeNote({ agentId }: { agentId: string }) {
  const ground = usePracticeGround(agentId).data;
  const lacksHours = ground?.hasOwnHours === false;
  const lacksCalendar = ground?.calendar === 'own';
  return (
    <div className={styles.tryPractice}>
      <p>{tryMessages.practice}</p>
      {(lacksHours || lacksCalendar) && (
        <ul>
          {lacksHours && (
            <li>
              <IconCalendarOff size={15} aria-hidden />
              <span>
                {tryMessages.noHours} <Link to={paths.availability}>{tryMessages.setHours}</Link>
              </span>
            </li>
          )}
          {lacksCalendar && (
            <li>
              <IconCalendarOff size={15} aria-hidden />
              <span>
                {tryMessages.noCalendar}{' '}
                {agentId === 'new' ? (
                  tryMessages.calendarLater
                ) : (
                  <Link to={paths.agentServices(agentId)}>{tryMessages.connectCalendar}</Link>
                )}
              </span>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
