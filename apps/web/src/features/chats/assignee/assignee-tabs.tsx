import type { AssigneeFilter } from '@spotter/contract';
import { useHasColleagues } from '../../../api/rights/use-workspace.ts';
import { Segmented } from '../../../components/form/segmented.tsx';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { assigneeMessages } from './assignee-messages.ts';
import styles from './assignee.module.css';

const values = ['me', 'none', 'all'] as const;

type Tabs = { chosen: AssigneeFilter | null; onChoose: (assignee: AssigneeFilter | null) => void };

/** Mine, unassigned or all: one tap, or one key, each. A coach alone sees none of it. */
export function AssigneeTabs(props: Tabs) {
  return useHasColleagues() ? <Choice {...props} /> : null;
}

function Choice({ chosen, onChoose }: Tabs) {
  useKeys({
    mine: () => onChoose('me'),
    unassigned: () => onChoose('none'),
    everybodys: () => onChoose(null),
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
