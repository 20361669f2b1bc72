import { TextInput } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import { useState } from 'react';
import { explainMatch } from './keyword-list.ts';
import { keywordMessages, matchSentence } from './keyword-messages.ts';
import styles from './keywords.module.css';

/** Says which of the triggers a message would hit, saved or not, by the rule that decides it in a real chat. */
export function KeywordTest({ keywords }: { keywords: string[] }) {
  const [message, setMessage] = useState('');
  const match = explainMatch(message, keywords);
  return (
    <section className={`${styles.keywordTest} form`} aria-labelledby="keyword-test-title">
      <h2 id="keyword-test-title">{keywordMessages.testTitle}</h2>
      <TextInput
        label={keywordMessages.testLabel}
        placeholder={keywordMessages.testPlaceholder}
        autoComplete="off"
        dir="auto"
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <p className={styles.keywordTestAnswer} role="status" data-hit={match.kind === 'match' || undefined}>
        {match.kind === 'match' && (
          <strong>
            <IconBolt size={18} aria-hidden />
            <span dir="auto">{match.keyword}</span>
          </strong>
        )}
        <span>{matchSentence(match)}</span>
      </p>
    </section>
  );
}
