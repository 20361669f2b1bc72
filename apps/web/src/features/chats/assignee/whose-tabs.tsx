import type { AssigneeFilter } from '@spotter/contract';
import { Segmented } from '../../../components/form/segmented.tsx';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { assigneeMessages } from './assignee-messages.ts';
import styles from './whose-tabs.module.css';

const values = ['me', 'none', 'all'] as const;

export type Tabs = { chosen: AssigneeFilter | null; onChoose: (assignee: AssigneeFilter | null) => void };

/** Mine, unassigned or all: one tap, or one key, each. */
export default function WhoseTabs({ chosen, onChoose }: Tabs) {
  useKeys({
    mine: () => onChoose('me'),
    unassigned: () => onChoose('none'),
    allChats: () => onChoose(null),
  });
  return (
    <div className={styles.tabs}>
      <Segmented
        isCompact
        label={assigneeMessages.whose}
        values={values}
        chosen={chosen ?? 'all'}
        labelOf={(value) => assigneeMessages[value]}
        onChoose={(value) => onChoose(value === 'all' ? null : value)}
      />
    </div>
  );
}
