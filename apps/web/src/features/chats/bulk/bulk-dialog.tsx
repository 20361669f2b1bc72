import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { BulkAction, BulkChange, BulkSelection, ChatStage, Tag } from '@spotter/contract';
import { bulkKinds } from '@spotter/domain/inbox';
import { useState } from 'react';
import { useAnswering } from '../../../api/rights/use-colleagues.ts';
import { useHasColleagues } from '../../../api/rights/use-workspace.ts';
import { Dialog, DialogActions, DialogText } from '../../../components/dialog.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { Form } from '../../../components/form/form.tsx';
import { stageNames } from '../messages.ts';
import { useTags } from '../tags/tag-queries.ts';
import { actionNames, bulkMessages, planSentence, reasonSentence, startLabel } from './bulk-messages.ts';
import { bulkFailure, useBulkStep, usePlanBulk } from './bulk-queries.ts';
import { LeftOut } from './left-out.tsx';

/** Changes the selected conversations: what to do, what would happen, and then it begins. */
export default function BulkDialog(props: { selection: BulkSelection; onClose: () => void; onStarted: () => void }) {
  const plan = usePlanBulk();
  const tags = useTags().data ?? [];
  return (
    <Dialog opened onClose={props.onClose} title={bulkMessages.title}>
      {plan.data === undefined ? (
        <ActionForm
          tags={tags}
          isPending={plan.isPending}
          failure={plan.isError ? bulkFailure(plan.error) : null}
          onClose={props.onClose}
          onChoose={(action) => plan.mutate({ action, selection: props.selection })}
        />
      ) : (
        <DryRun change={plan.data} tags={tags} onBack={plan.reset} onStarted={props.onStarted} />
      )}
    </Dialog>
  );
}

type Choice = {
  kind: BulkAction['kind'] | '';
  tagId: string;
  stage: ChatStage | '';
  /** null: not chosen yet; empty: nobody. */
  assignee: string | null;
  note: string;
};

function actionOf({ kind, tagId, stage, assignee, note }: Choice): BulkAction | null {
  switch (kind) {
    case '':
      return null;
    case 'tag':
    case 'untag':
      return tagId === '' ? null : { kind, tagId };
    case 'stage':
      return stage === '' ? null : { kind, stage };
    case 'assign':
      return assignee === null ? null : { kind, assignee: assignee || null };
    case 'hand-back':
      return { kind, note: note.trim() || null };
    default:
      return { kind };
  }
}

function ActionForm(props: {
  tags: Tag[];
  isPending: boolean;
  failure: string | null;
  onClose: () => void;
  onChoose: (action: BulkAction) => void;
}) {
  const [choice, setChoice] = useState<Choice>({ kind: '', tagId: '', stage: '', assignee: null, note: '' });
  const action = actionOf(choice);
  const hasColleagues = useHasColleagues();
  const isTagging = choice.kind === 'tag' || choice.kind === 'untag';
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (action !== null && !props.isPending) props.onChoose(action);
      }}
    >
      <NativeSelect
        data-autofocus
        label={bulkMessages.what}
        value={choice.kind}
        data={[
          { value: '', label: bulkMessages.choose },
          ...bulkKinds
            .filter((kind) => kind !== 'assign' || hasColleagues)
            .map((value) => ({ value, label: actionNames[value] })),
        ]}
        onChange={(event) => setChoice({ ...choice, kind: event.currentTarget.value as Choice['kind'] })}
      />
      {isTagging && props.tags.length === 0 && <p>{bulkMessages.noTags}</p>}
      {isTagging && props.tags.length > 0 && (
        <NativeSelect
          label={bulkMessages.tag}
          value={choice.tagId}
          data={[
            { value: '', label: bulkMessages.choose },
            ...props.tags.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          onChange={(event) => setChoice({ ...choice, tagId: event.currentTarget.value })}
        />
      )}
      {choice.kind === 'stage' && (
        <NativeSelect
          label={bulkMessages.stage}
          value={choice.stage}
          data={[
            { value: '', label: bulkMessages.choose },
            ...Object.entries(stageNames).map(([value, label]) => ({ value, label })),
          ]}
          onChange={(event) => setChoice({ ...choice, stage: event.currentTarget.value as Choice['stage'] })}
        />
      )}
      {choice.kind === 'assign' && (
        <AssigneeField value={choice.assignee} onChange={(assignee) => setChoice({ ...choice, assignee })} />
      )}
      {choice.kind === 'hand-back' && (
        <Textarea
          label={bulkMessages.note}
          value={choice.note}
          maxLength={500}
          dir="auto"
          onChange={(event) => setChoice({ ...choice, note: event.currentTarget.value })}
        />
      )}
      <FormFailure message={props.failure} />
      <DialogActions>
        <Button variant="default" onClick={props.onClose}>
          {bulkMessages.cancel}
        </Button>
        <Button type="submit" disabled={action === null || props.isPending}>
          {props.isPending ? bulkMessages.checking : bulkMessages.check}
        </Button>
      </DialogActions>
    </Form>
  );
}

const notChosen = 'not-chosen';

/** Who gets the selected conversations. */
function AssigneeField({ value, onChange }: { value: string | null; onChange: (assignee: string | null) => void }) {
  const people = useAnswering();
  return (
    <NativeSelect
      label={bulkMessages.assignee}
      value={value ?? notChosen}
      data={[
        { value: notChosen, label: bulkMessages.choose },
        { value: '', label: bulkMessages.nobody },
        ...people.map(({ _id, name }) => ({ value: _id, label: name })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value === notChosen ? null : event.currentTarget.value)}
    />
  );
}

/** Says what would happen, and begins it. */
function DryRun(props: { change: BulkChange; tags: Tag[]; onBack: () => void; onStarted: () => void }) {
  const { change } = props;
  const [typed, setTyped] = useState('');
  const people = useAnswering();
  const step = useBulkStep();
  const isDeleting = change.action.kind === 'delete';
  const isConfirmed = !isDeleting || typed.trim().toUpperCase() === bulkMessages.confirmWord;
  const mayStart = change.waiting > 0 && isConfirmed && !step.isPending;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (mayStart) step.mutate({ change, step: 'start' }, { onSuccess: props.onStarted });
      }}
    >
      <div role="status">
        <DialogText>
          {change.waiting === 0 ? bulkMessages.nothing : planSentence(change, props.tags, people)}
        </DialogText>
        {change.answers > 0 && <DialogText>{bulkMessages.willAnswer(change.answers)}</DialogText>}
        {change.isMore && <DialogText>{bulkMessages.isMore(change.total)}</DialogText>}
        {isDeleting && change.waiting > 0 && <DialogText>{bulkMessages.noUndo}</DialogText>}
        {change.leftOut.length > 0 && (
          <DialogText>
            {`Left out: ${change.leftOut.map(({ reason, chats }) => reasonSentence(reason, chats)).join(', ')}.`}
          </DialogText>
        )}
      </div>
      <LeftOut change={change} />
      {isDeleting && change.waiting > 0 && (
        <TextInput
          label={bulkMessages.confirm}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <FormFailure message={step.isError ? bulkFailure(step.error) : null} />
      <DialogActions>
        <Button variant="default" data-autofocus onClick={props.onBack}>
          {bulkMessages.back}
        </Button>
        {change.waiting > 0 && (
          <Button type="submit" {...(isDeleting && { color: 'danger' })} disabled={!mayStart}>
            {startLabel(change)}
          </Button>
        )}
      </DialogActions>
    </Form>
  );
}
