import { Button, Skeleton } from '@mantine/core';
import type { Agent, Correction } from '@spotter/contract';
import { maxRules, ruleInWords } from '@spotter/domain/autoreply';
import { IconChecklist, IconPlugConnectedX } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { toast } from 'react-toastify';
import { StateMessage } from '../../../components/page/state-message.tsx';
import { useDelayedDelete } from '../../../components/undo/use-delayed-delete.ts';
import { paths } from '../../../paths.ts';
import { sentenceOf } from '../versions/version-queries.ts';
import { originOf, ruleMessages } from './rule-messages.ts';
import { useRuleChanges, useRules } from './rule-queries.ts';
import styles from './rule-list.module.css';

const RuleDialog = lazy(async () => ({ default: (await import('./rule-dialog.tsx')).RuleDialog }));

const deleteSentences = { removed: ruleMessages.removed, failed: ruleMessages.removeFailed };

/** What was corrected of an agent: its rules, the case of each, and which contradict each other. */
export function RuleList({ agent }: { agent: Agent }) {
  const rules = useRules(agent._id);
  const { change, remove } = useRuleChanges(agent);
  const { hidden, removeLater } = useDelayedDelete(remove, deleteSentences);
  const [edited, setEdited] = useState<Correction | 'new' | null>(null);
  if (rules.isPending) {
    return (
      <div className={styles.rules} role="status" aria-label={ruleMessages.loading}>
        <Skeleton height={96} />
        <Skeleton height={96} />
      </div>
    );
  }
  if (rules.data === undefined) {
    return (
      <StateMessage
        failure
        icon={<IconPlugConnectedX />}
        title={ruleMessages.failedTitle}
        action={{ label: ruleMessages.retry, onClick: () => void rules.refetch() }}
      >
        {ruleMessages.failedHint}
      </StateMessage>
    );
  }
  const shown = rules.data.filter(({ _id }) => !hidden.has(_id));
  const inForce = shown.filter(({ isInForce }) => isInForce).length;
  const nameOf = (id: string) => shown.find(({ _id }) => _id === id);
  return (
    <>
      <div className={styles.head}>
        <p role="status">{ruleMessages.count(inForce)}</p>
        <Button disabled={inForce >= maxRules} onClick={() => setEdited('new')}>
          {ruleMessages.add}
        </Button>
        {inForce >= maxRules && <p className={styles.quiet}>{ruleMessages.full}</p>}
      </div>
      {shown.length === 0 && (
        <StateMessage icon={<IconChecklist />} title={ruleMessages.emptyTitle}>
          {ruleMessages.emptyHint}
        </StateMessage>
      )}
      <ol className={styles.rules}>
        {shown.map((correction) => (
          <Rule
            key={correction._id}
            correction={correction}
            contradicted={correction.contradicts.flatMap((id) => nameOf(id) ?? [])}
            isBusy={change.isPending}
            onEdit={() => setEdited(correction)}
            onRemove={() => removeLater(correction._id, ruleInWords(correction.rule))}
            onRestore={() =>
              change.mutate(
                { id: correction._id, rule: correction.rule },
                {
                  onSuccess: () => toast.success(ruleMessages.restored),
                  onError: (error) => toast.error(sentenceOf(error, ruleMessages.failed)),
                },
              )
            }
          />
        ))}
      </ol>
      {edited !== null && (
        <Suspense>
          <RuleDialog agent={agent} correction={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
  );
}

function Rule(props: {
  correction: Correction;
  contradicted: Correction[];
  isBusy: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onRestore: () => void;
}) {
  const { correction } = props;
  const words = ruleInWords(correction.rule);
  const saved = correction.case;
  return (
    <li>
      <p className={styles.rule} dir="auto">
        {words}
      </p>
      <p className={styles.quiet} dir="auto">
        {originOf(correction)}
      </p>
      {saved === null ? (
        <p className={styles.quiet}>{ruleMessages.noCase}</p>
      ) : (
        <p className={styles.quiet}>
          {ruleMessages.case} <q dir="auto">{saved.asked}</q>{' '}
          <Link className="text-action" to={paths.chat(saved.chatId)}>
            {ruleMessages.toChat}
          </Link>
        </p>
      )}
      {props.contradicted.map((other) => (
        <Warning key={other._id}>{ruleMessages.contradicts(ruleInWords(other.rule))}</Warning>
      ))}
      {!correction.isInForce && <Warning>{ruleMessages.notInForce}</Warning>}
      <div className={styles.actions}>
        {!correction.isInForce && (
          <button
            type="button"
            className="text-action"
            aria-label={ruleMessages.restoreLabel(words)}
            disabled={props.isBusy}
            onClick={props.onRestore}
          >
            {ruleMessages.restore}
          </button>
        )}
        <button type="button" className="text-action" aria-label={ruleMessages.editLabel(words)} onClick={props.onEdit}>
          {ruleMessages.edit}
        </button>
        <button
          type="button"
          className="text-action"
          aria-label={ruleMessages.removeLabel(words)}
          onClick={props.onRemove}
        >
          {ruleMessages.remove}
        </button>
      </div>
    </li>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className={styles.warning} dir="auto">
      {children}
    </p>
  );
}
