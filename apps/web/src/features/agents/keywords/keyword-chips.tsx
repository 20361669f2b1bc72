import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { PillButton } from '../../../components/kit/pill-button.tsx';
import { addLabel } from './keyword-messages.ts';
import styles from './keywords.module.css';

/** Suggested triggers. A tap adds one. */
export function KeywordChips(props: { title: string; keywords: string[]; onAdd: (keyword: string) => void }) {
  const titleId = useId();
  if (props.keywords.length === 0) return null;
  return (
    <div className={styles.keywordChips} role="group" aria-labelledby={titleId}>
      <p id={titleId}>{props.title}</p>
      {props.keywords.map((keyword) => (
        <PillButton key={keyword} aria-label={addLabel(keyword)} onClick={() => props.onAdd(keyword)}>
          <IconPlus size={16} aria-hidden />
          {keyword}
        </PillButton>
      ))}
    </div>
  );
}
