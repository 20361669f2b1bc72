import { Button, Checkbox } from '@mantine/core';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Dialog, DialogActions, DialogText } from '../../../components/dialog.tsx';
import { paths } from '../../../paths.ts';
import type { AgentValues } from '../agent-values.ts';
import { ChangeList } from './change-list.tsx';
import type { DraftEditing, DraftQuestion } from './use-draft-editing.ts';
import { versionMessages } from './version-messages.ts';
import { useOpenFindings } from './version-queries.ts';
import styles from './draft-note.module.css';

/** Asks before a draft is published or discarded, and what to do where somebody else was there first. */
export function DraftDialogs({ editing, values }: { editing: DraftEditing; values: AgentValues }) {
  const { question } = editing;
  const close = () => editing.ask(null);
  return (
    <Dialog opened={question !== null} onClose={close} title={titleOf(question)}>
      {question?.kind === 'publish' && <Publish question={question} editing={editing} onClose={close} />}
      {question?.kind === 'discard' && (
        <>
          <DialogText>{versionMessages.discardText}</DialogText>
          <DialogActions>
            <Button variant="default" data-autofocus onClick={close}>
              {versionMessages.keepDraft}
            </Button>
            <Button color="danger" disabled={editing.isDiscarding} onClick={() => void editing.discard()}>
              {editing.isDiscarding ? versionMessages.discarding : versionMessages.discardNow}
            </Button>
          </DialogActions>
        </>
      )}
      {question?.kind === 'conflict' && (
        <Conflict question={question} isBusy={editing.isSaving} editing={editing} values={values} />
      )}
    </Dialog>
  );
}

/** The draft's changes, and what replays found that nobody called fine: that asks for a tick. */
function Publish(props: {
  question: Extract<DraftQuestion, { kind: 'publish' }>;
  editing: DraftEditing;
  onClose: () => void;
}) {
  const { editing } = props;
  const { draft, note } = props.question;
  const { data: findings } = useOpenFindings(draft.agent._id);
  const [isAccepted, setAccepted] = useState(false);
  const [reason, { open, replayId }] = [useId(), findings ?? { open: 0, replayId: null }];
  const mustAccept = open > 0 && !isAccepted;
  return (
    <>
      {note !== null && <DialogText>{note}</DialogText>}
      <DialogText>{versionMessages.publishLead}</DialogText>
      <ChangeList changes={draft.changes} />
      {open > 0 && (
        <div className={styles.findings} id={reason}>
          <p>{versionMessages.findings(open)}</p>
          <Link className="text-action" to={paths.agentReplay(draft.agent._id, replayId ?? undefined)}>
            {versionMessages.toFindings}
          </Link>
          <Checkbox
            label={versionMessages.acceptFindings}
            checked={isAccepted}
            onChange={(event) => setAccepted(event.currentTarget.checked)}
          />
        </div>
      )}
      <DialogActions>
        <Button variant="default" data-autofocus onClick={props.onClose}>
          {versionMessages.keepEditing}
        </Button>
        <Button
          disabled={editing.isPublishing || mustAccept}
          aria-describedby={mustAccept ? reason : undefined}
          onClick={() => void editing.publish(draft, isAccepted)}
        >
          {editing.isPublishing ? versionMessages.publishing : versionMessages.publishNow}
        </Button>
      </DialogActions>
    </>
  );
}

function Conflict(props: {
  question: Extract<DraftQuestion, { kind: 'conflict' }>;
  editing: DraftEditing;
  values: AgentValues;
  isBusy: boolean;
}) {
  const { editing, values, isBusy } = props;
  const { theirs, sentence } = props.question;
  return (
    <>
      <DialogText>
        {sentence} {versionMessages.later}
      </DialogText>
      {theirs !== null && (
        <details>
          <summary>{versionMessages.theirs}</summary>
          <ChangeList changes={theirs.changes} />
        </details>
      )}
      <DialogActions>
        <Button variant="default" data-autofocus disabled={isBusy} onClick={() => void editing.take(theirs)}>
          {theirs === null ? versionMessages.takePublished : versionMessages.takeTheirs}
        </Button>
        <Button disabled={isBusy} onClick={() => void editing.save(values, theirs)}>
          {theirs === null ? versionMessages.saveMine : versionMessages.overwrite}
        </Button>
      </DialogActions>
    </>
  );
}

function titleOf(question: DraftQuestion | null): string {
  switch (question?.kind) {
    case 'discard':
      return versionMessages.discardTitle;
    case 'conflict':
      return versionMessages.conflictTitle;
    default:
      return versionMessages.publishTitle;
  }
}
