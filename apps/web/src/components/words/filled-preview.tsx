import { sayInstant } from '@spotter/domain/booking';
import { fillPlaceholders, hasPlaceholders, noPlaceholderValues } from '@spotter/domain/wording';
import { useSession } from '../../api/platform.ts';
import styles from './filled-preview.module.css';

const exampleCall = sayInstant(new Date('2027-03-02T16:00:00Z'), 'America/Chicago', 'en');
const privateValues = { callTime: exampleCall, link: 'https://meet.google.com/abc-defg-hij' };

/** How fixed texts with placeholders read for an example lead, and for one of whom nothing is known. */
export function FilledPreview({ texts, isPublic = false }: { texts: string[]; isPublic?: boolean }) {
  const coach = useSession()?.user.first_name ?? null;
  const unknown = { ...noPlaceholderValues, coach };
  const example = { ...unknown, firstName: 'Maya', ...(isPublic ? {} : privateValues) };
  return texts.filter(hasPlaceholders).map((text) => {
    const [filled, withoutThem] = [example, unknown].map((values) => fillPlaceholders(text, values));
    return (
      <div key={text} className={styles.preview}>
        <p>
          Reads: <bdi>“{filled}”</bdi>
        </p>
        {withoutThem !== filled && (
          <p>
            If nothing is known: <bdi>“{withoutThem}”</bdi>
          </p>
        )}
      </div>
    );
  });
}
