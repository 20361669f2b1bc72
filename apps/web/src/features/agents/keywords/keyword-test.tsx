import { TextInput } from '@mantine/core';
import type { KeywordRules } from '@spotter/contract';
import { IconBolt } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Form } from '../../../components/form/form.tsx';
import { explainMatch } from './keyword-list.ts';
import { keywordMessages, matchSentence } from './keyword-messages.ts';
import styles from './keywords.module.css';

/** Says which triggers a message would hit, saved or not, by the rule of a real chat. */
export function KeywordTest({ keywords, rules }: { keywords: string[]; rules: KeywordRules }) {
  const [message, setMessage] = useState('');
  return (
    <TestBox title={keywordMessages.testTitle}>
      <TextInput
        label={keywordMessages.testLabel}
        placeholder={keywordMessages.testPlaceholder}
        autoComplete="off"
        dir="auto"
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <KeywordAnswer message={message} keywords={keywords} rules={rules} />
    </TestBox>
  );
}

/** Says which keyword a message hits, or why none, in a sentence that is read out when it changes. */
export function KeywordAnswer(props: { message: string; keywords: string[]; rules?: KeywordRules | undefined }) {
  const { message, keywords, rules } = props;
  const match = explainMatch(message, keywords, rules);
  const found = match.kind === 'found' && match.finding.kind === 'match' ? match.finding : null;
  return (
    <TestAnswer isHit={found !== null}>
      {found !== null && (
        <strong>
          <IconBolt size={18} aria-hidden />
          <span dir="auto">{found.word}</span>
        </strong>
      )}
      <span>{matchSentence(match, message)}</span>
    </TestAnswer>
  );
}

/** A part of a step in which the coach tries what would happen. */
export function TestBox({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Form as="section" className={styles.keywordTest} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Form>
  );
}

/** What would happen, read out when it changes. */
export function TestAnswer({ isHit = false, children }: { isHit?: boolean; children: ReactNode }) {
  return (
    <p className={styles.keywordTestAnswer} role="status" data-hit={isHit || undefined}>
      {children}
    </p>
  );
}
