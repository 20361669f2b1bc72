import { Button } from '@mantine/core';
import type { Correction, CorrectionBody } from '@spotter/contract';
import { ruleInWords, ruleScopes } from '@spotter/domain/autoreply';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { Form } from '../../../components/form/form.tsx';
import { Segmented } from '../../../components/form/segmented.tsx';
import { draftOf, problemsOf, wordingOf } from '../../../components/rule/rule-draft.ts';
import { RuleFields } from '../../../components/rule/rule-fields.tsx';
import { correctionMessages, scopeHints, scopeNames } from './correction-messages.ts';
import { refusalOf, useCorrecting, useRulesOfChat } from './correction-queries.ts';
import styles from './correction-dialog.module.css';

/** Asks what an answer should have been, and where that counts. */
export function CorrectionDialog(props: {
  chatId: string;
  agentId: string;
  about: NonNullable<CorrectionBody['about']>;
  wrong: string;
  /** What the coach sent instead; null: nothing. */
  sent: string | null;
  onClose: () => void;
}) {
  const { about, wrong, sent } = props;
  const [draft, setDraft] = useState(() => draftOf(null, sent ?? ''));
  const [scope, setScope] = useState<Correction['scope']>('agent');
  const [wasTried, setWasTried] = useState(false);
  const { save, remove } = useCorrecting(props.chatId, props.agentId);

  function submit() {
    setWasTried(true);
    if (Object.keys(problemsOf(draft)).length > 0) return;
    save.mutate(
      { scope, rule: wordingOf(draft), about },
      {
        onSuccess: (saved) => {
          toast.success(saved.case === null ? correctionMessages.saved : correctionMessages.savedAsCase);
          props.onClose();
        },
      },
    );
  }

  return (
    <Dialog opened onClose={props.onClose} title={correctionMessages.title}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Quote name={correctionMessages.wrong} text={wrong} />
        {sent !== null && <Quote name={correctionMessages.sent} text={sent} />}
        <RuleFields draft={draft} showsProblems={wasTried} onChange={setDraft} />
        <div className={styles.scope}>
          <p className={styles.name}>{correctionMessages.where}</p>
          <Segmented
            label={correctionMessages.where}
            values={ruleScopes}
            chosen={scope}
            labelOf={(each) => scopeNames[each]}
            onChoose={setScope}
          />
          <p className={styles.quiet}>{scopeHints[scope]}</p>
        </div>
        <FormFailure message={save.isError ? refusalOf(save.error) : null} />
        <DialogActions>
          <Button variant="default" onClick={props.onClose}>
            {correctionMessages.cancel}
          </Button>
          <Button type="submit" disabled={save.isPending}>
            {save.isPending ? correctionMessages.saving : correctionMessages.save}
          </Button>
        </DialogActions>
      </Form>
      <RulesOfChat chatId={props.chatId} busy={remove.isPending ? remove.variables : null} onRemove={remove.mutate} />
    </Dialog>
  );
}

function Quote({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <p className={styles.name}>{name}</p>
      <blockquote className={styles.quote} dir="auto">
        {text}
      </blockquote>
    </div>
  );
}

/** What was corrected for this chat alone before. */
function RulesOfChat(props: { chatId: string; busy: string | null; onRemove: (id: string) => void }) {
  const rules = useRulesOfChat(props.chatId);
  if (rules.isError) return <p className={styles.quiet}>{correctionMessages.listFailed}</p>;
  if (rules.data === undefined || rules.data.length === 0) return null;
  return (
    <section className={styles.ofChat} aria-label={correctionMessages.ofChat}>
      <h3>{correctionMessages.ofChat}</h3>
      <ul>
        {rules.data.map(({ _id, rule }) => (
          <li key={_id}>
            <span dir="auto">{ruleInWords(rule)}</span>
            <button
              type="button"
              className="text-action"
              aria-label={correctionMessages.removeLabel(ruleInWords(rule))}
              disabled={props.busy === _id}
              onClick={() => props.onRemove(_id)}
            >
              {correctionMessages.remove}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
