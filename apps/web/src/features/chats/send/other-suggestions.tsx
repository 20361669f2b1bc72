import { Button } from '@mantine/core';
import { inboxMessages } from '../inbox-messages.ts';
import styles from './other-suggestions.module.css';

/** Other moves than the suggestion in the box; choosing one puts it there instead. */
export function OtherSuggestions(props: { texts: string[]; onPick: (text: string) => void }) {
  return (
    <ul className={styles.suggestions} aria-label={inboxMessages.otherSuggestions}>
      {props.texts.map((text) => (
        <li key={text}>
          <Button
            variant="default"
            size="sm"
            fullWidth
            className={styles.suggestion}
            onClick={() => props.onPick(text)}
          >
            <span dir="auto">{text}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
