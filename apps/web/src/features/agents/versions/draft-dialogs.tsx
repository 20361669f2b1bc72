import { Button } from '@mantine/core';
import { Dialog, DialogActions, DialogText } from '../../../components/dialog.tsx';
import type { AgentValues } from '../agent-values.ts';
import { ChangeList } from './change-list.tsx';
import type { DraftEditing, DraftQuestion } from './use-draft-editing.ts';
import { versionMessages } from './version-messages.ts';

/** Asks before a draft is published or discarded, and what to do where somebody else was there first. */
export function DraftDialogs({ editing, values }: { editing: DraftEditing; values: AgentValues }) {
  const { question } = editing;
  const close = () => editing.ask(null);
  return (
    <Dialog opened={question !== null} onClose={close} title={titleOf(question)}>
      {question?.kind === 'publish' && (
        <>
          {question.note !== null && <DialogText>{question.note}</DialogText>}
          <DialogText>{versionMessages.publishLead}</DialogText>
          <ChangeList changes={question.draft.changes} />
          <DialogActions>
            <Button variant="default" data-autofocus onClick={close}>
              {versionMessages.keepEditing}
            </Button>
            <Button disabled={editing.isPublishing} onClick={() => void editing.publish(question.draft)}>
              {editing.isPublishing ? versionMessages.publishing : versionMessages.publishNow}
            </Button>
          </DialogActions>
        </>
      )}
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
