import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { type AssignmentRule, assignmentRoutes, type Member } from '@spotter/contract';
import { assignmentKinds } from '@spotter/domain/inbox';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useAnswering } from '../../../api/rights/use-colleagues.ts';
import { useHasColleagues } from '../../../api/rights/use-workspace.ts';
import { useMay } from '../../../api/rights/use-may.ts';
import { Form } from '../../../components/form/form.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { StateMessage } from '../../../components/page/state-message.tsx';
import { ruleNames, teamMessages } from '../messages.ts';
import { failureOf, useAssignmentRule, useSetAssignmentRule } from '../queries.ts';
import styles from './rule-card.module.css';
import { type Choices, ruleOf, type RuleDraft, toDraft } from './rule-draft.ts';

/** By what leads get somebody of the workspace. A coach alone has nobody to give them to. */
export function RuleCard({ choices }: { choices: Choices }) {
  const rule = useAssignmentRule();
  const people = useAnswering();
  if (!useHasColleagues()) return null;
  return (
    <section aria-labelledby="assignment-rule">
      <h2 id="assignment-rule" className={styles.heading}>
        {teamMessages.rule}
      </h2>
      {rule.isError ? (
        <StateMessage
          failure
          icon={<IconPlugConnectedX />}
          title={teamMessages.ruleFailed}
          action={{ label: teamMessages.retry, onClick: () => void rule.refetch() }}
        />
      ) : (
        rule.data !== undefined &&
        people.length > 0 && (
          <RuleForm key={JSON.stringify(rule.data)} rule={rule.data} people={people} choices={choices} />
        )
      )}
    </section>
  );
}

function RuleForm({ rule, people, choices }: { rule: AssignmentRule; people: Member[]; choices: Choices }) {
  const [draft, setDraft] = useState<RuleDraft>(() => toDraft(rule));
  const [needsPeople, setNeedsPeople] = useState(false);
  const save = useSetAssignmentRule();
  const mayChange = useMay(assignmentRoutes.setAssignmentRule);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = ruleOf(
      draft,
      people.map(({ _id }) => _id),
    );
    setNeedsPeople(wanted === null);
    if (wanted !== null && !save.isPending) save.mutate(wanted);
  };
  return (
    <Form onSubmit={submit}>
      <NativeSelect
        label={teamMessages.ruleText}
        disabled={!mayChange}
        value={draft.kind}
        data={assignmentKinds.map((value) => ({ value, label: ruleNames[value] }))}
        onChange={(event) => setDraft({ ...draft, kind: event.currentTarget.value as AssignmentRule['kind'] })}
      />
      <People draft={draft} people={people} choices={choices} disabled={!mayChange} onChange={setDraft} />
      <FormFailure message={needsPeople ? teamMessages.ruleNeedsPeople : failureOf(save.error)} />
      {mayChange && (
        <div>
          <Button type="submit" disabled={save.isPending} aria-busy={save.isPending}>
            {teamMessages.ruleSave}
          </Button>
        </div>
      )}
    </Form>
  );
}

function People(props: {
  draft: RuleDraft;
  people: Member[];
  choices: Choices;
  disabled: boolean;
  onChange: (draft: RuleDraft) => void;
}) {
  const { draft, people, disabled, onChange } = props;
  const { kind } = draft;
  if (kind === 'nobody') return null;
  if (kind === 'round-robin') {
    return (
      <Checkbox.Group
        label={teamMessages.inTurn}
        value={draft.members}
        onChange={(members) => onChange({ ...draft, members })}
      >
        <div className={styles.choices}>
          {people.map(({ _id, name }) => (
            <Checkbox key={_id} value={_id} label={name} disabled={disabled} />
          ))}
        </div>
      </Checkbox.Group>
    );
  }
  return (
    <div className={styles.choices}>
      {props.choices[kind].map(({ value, label }) => (
        <NativeSelect
          key={value}
          label={label}
          disabled={disabled}
          value={draft[kind][value] ?? ''}
          data={[
            { value: '', label: teamMessages.unassigned },
            ...people.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          onChange={(event) => onChange({ ...draft, [kind]: { ...draft[kind], [value]: event.currentTarget.value } })}
        />
      ))}
    </div>
  );
}
