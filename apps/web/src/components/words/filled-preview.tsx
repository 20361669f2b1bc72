import { sayInstant } from '@spotter/domain/booking';
import { fillPlaceholders, hasPlaceholders, noPlaceholderValues } from '@spotter/domain/wording';
import styles from './filled-preview.module.css';

const exampleCall = sayInstant(new Date('2027-03-02T16:00:00Z'), 'America/Chicago', 'en');
const privateValues = { callTime: exampleCall, link: 'https://meet.google.com/abc-defg-hij' };

/** How fixed texts with placeholders read for an example lead, and for one of whom nothing is known. */
export function FilledPreview(props: {
  texts: string[];
  /** The first name of the coach whose texts they are. */
  coach: string | null;
  isPublic?: boolean;
}) {
  const { texts, coach, isPublic = false } = props;
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
