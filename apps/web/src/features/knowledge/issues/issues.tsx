import { Button } from '@mantine/core';
import type { KnowledgeIssue } from '@spotter/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { toast } from 'react-toastify';
import { useItemChanges } from '../items/item-queries.ts';
import { itemMessages } from '../items/item-messages.ts';
import { knowledgeMessages } from '../messages.ts';
import { actionLabel, issueMessages } from './issue-messages.ts';
import { useAcceptIssue, useIssues } from './issue-queries.ts';
import styles from './issues.module.css';

type About = KnowledgeIssue['about'][number];

/** What contradicts, is over, changed or can no longer be read, each with one thing to do about it. */
export function Issues({ onEdit }: { onEdit: (about: About) => void }) {
  const { list: issues, state } = useIssues();
  if (issues.isError && issues.data === undefined) {
    return (
      <p className={styles.failed} role="alert">
        {issueMessages.failed}{' '}
        <button type="button" className="text-action" onClick={() => void issues.refetch()}>
          {knowledgeMessages.retry}
        </button>
      </p>
    );
  }
  const isChecking = state?.state === 'checking';
  const note = isChecking ? issueMessages.checking : state?.isPartial === true ? issueMessages.partial : null;
  if (issues.data === undefined || issues.data.length === 0)
    return (
      <p className={note === null ? undefined : styles.note} role="status">
        {note}
      </p>
    );
  return (
    <section className={styles.issues} aria-labelledby="issues-title">
      <h2 id="issues-title">{issueMessages.title}</h2>
      <p className={note === null ? undefined : styles.note} role="status">
        {note}
      </p>
      <ul>
        {issues.data.map((issue) => (
          <Issue key={issue._id} issue={issue} onEdit={onEdit} />
        ))}
      </ul>
    </section>
  );
}

function Issue({ issue, onEdit }: { issue: KnowledgeIssue; onEdit: (about: About) => void }) {
  const accept = useAcceptIssue();
  const { refresh } = useItemChanges();
  const first = issue.about[0];

  function act() {
    switch (issue.action) {
      case 'edit':
      case 'edit-offer':
        if (first !== undefined) onEdit(first);
        return;
      case 'accept':
        accept.mutate(issue._id, {
          onSuccess: () => toast.success(issueMessages.accepted),
          onError: () => toast.error(issueMessages.acceptFailed),
        });
        return;
      case 'read-again':
        if (first !== undefined) {
          refresh.mutate(first._id, { onError: () => toast.error(itemMessages.readAgainFailed) });
        }
    }
  }

  return (
    <li>
      <IconAlertTriangle size={18} aria-hidden />
      <div className={styles.words}>
        <p dir="auto">{issue.sentence}</p>
        {issue.about.some(({ says }) => says !== null) && (
          <dl>
            {issue.about.map(({ kind, _id, title, says }) => (
              <div key={`${kind}-${_id}`}>
                <dt dir="auto">{title}</dt>
                <dd dir="auto">{says}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <Button
        variant="default"
        size="sm"
        aria-label={`${actionLabel(issue.action)}: ${issue.sentence}`}
        disabled={accept.isPending || refresh.isPending}
        onClick={act}
      >
        {actionLabel(issue.action)}
      </Button>
    </li>
  );
}
