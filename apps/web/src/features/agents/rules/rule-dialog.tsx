import { Button } from '@mantine/core';
import type { Agent, Correction, CorrectionBody } from '@spotter/contract';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { Form } from '../../../components/form/form.tsx';
import { Segmented } from '../../../components/form/segmented.tsx';
import { draftOf, problemsOf, wordingOf } from '../../../components/rule/rule-draft.ts';
import { RuleFields } from '../../../components/rule/rule-fields.tsx';
import { sentenceOf } from '../versions/version-queries.ts';
import { ruleMessages } from './rule-messages.ts';
import { useRuleChanges } from './rule-queries.ts';

/** A rule as it is written or changed; null: a new one. Where it counts is chosen once. */
export function RuleDialog(props: { agent: Agent; correction: Correction | null; onClose: () => void }) {
  const { correction } = props;
  const [draft, setDraft] = useState(() => draftOf(correction?.rule ?? null));
  const [scope, setScope] = useState<CorrectionBody['scope']>('agent');
  const [wasTried, setWasTried] = useState(false);
  const { create, change } = useRuleChanges(props.agent);
  const isPending = create.isPending || change.isPending;
  const error = create.error ?? change.error;

  function submit() {
    setWasTried(true);
    if (Object.keys(problemsOf(draft)).length > 0) return;
    const onSuccess = () => {
      toast.success(ruleMessages.saved);
      props.onClose();
    };
    if (correction === null) create.mutate({ scope, rule: wordingOf(draft) }, { onSuccess });
    else change.mutate({ id: correction._id, rule: wordingOf(draft) }, { onSuccess });
  }

  return (
    <Dialog opened onClose={props.onClose} title={correction === null ? ruleMessages.addTitle : ruleMessages.editTitle}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <RuleFields draft={draft} showsProblems={wasTried} onChange={setDraft} />
        {correction === null && (
          <Segmented
            label={ruleMessages.where}
            values={['agent', 'always'] as const}
            chosen={scope === 'always' ? 'always' : 'agent'}
            labelOf={(each) => ruleMessages[each]}
            onChoose={setScope}
          />
        )}
        <FormFailure message={error === null ? null : sentenceOf(error, ruleMessages.failed)} />
        <DialogActions>
          <Button variant="default" onClick={props.onClose}>
            {ruleMessages.cancel}
          </Button>
          <Button type="submit" disabled={isPending}>
            {isPending ? ruleMessages.saving : ruleMessages.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
