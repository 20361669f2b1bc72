import type { Offer } from '@spotter/contract';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'react-toastify';
import { Form } from '../../../components/form/form.tsx';
import { RestoredNote } from '../wizard-note.tsx';
import { paths } from '../../../paths.ts';
import { isComplete } from '../agent-values.ts';
import { AgentActions } from './agent-actions.tsx';
import { AgentFields } from './agent-fields.tsx';
import { agentMessages } from '../messages.ts';
import { priceAnswerOf } from './price/price-answer.ts';
import { useFirstOffer } from './price/use-first-offer.ts';
import { TryPanel } from '../try/try-panel.tsx';
import { type AgentFormProps, useAgentForm } from './use-agent-form.ts';
import { DraftDialogs } from '../versions/draft-dialogs.tsx';
import { DraftNote } from '../versions/draft-note.tsx';
import styles from './agent-form.module.css';

/**
 * The wizard's first step: the agent's form, beside a phone on which the coach can talk to the agent. It shows
 * the draft where there is one. `offers`: the coach's; null until they are loaded.
 */
export function AgentForm(props: AgentFormProps & { offers: Offer[] | null }) {
  const { agent, offers } = props;
  const navigate = useNavigate();
  const form = useAgentForm(props);
  const { changed, editing, values } = form;
  const { draft, shown } = editing;
  const messageField = useRef<HTMLInputElement>(null);
  const firstOffer = useFirstOffer(agent === null && offers?.length === 0 && priceAnswerOf(values.prompt) === 'price');
  const complete = isComplete(values) && firstOffer.problems === null;

  async function goOn() {
    const stored = changed || agent === null ? await form.keepTyped() : agent;
    if (stored === null) return;
    if (firstOffer.body !== null) {
      await props.addOffer(firstOffer.body).then(firstOffer.forget, () => toast.error(agentMessages.offerFailed));
    }
    if (agent === null && !firstOffer.isAsked) firstOffer.forget();
    await navigate(paths.agentServices(stored._id));
  }

  return (
    <div className={styles.agentColumns}>
      <Form
        className={styles.agentForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (complete && form.saving === null) void (agent === null || !changed ? goOn() : form.keepTyped());
        }}
      >
        {draft !== null && (
          <DraftNote
            draft={draft}
            isBusy={form.saving !== null}
            isWhole={complete}
            onPublish={() => void form.askToPublish()}
            onDiscard={() => editing.ask({ kind: 'discard' })}
          />
        )}
        {form.isRestored && changed && <RestoredNote sentence={agentMessages.restored} onDiscard={form.discardTyped} />}
        <AgentFields
          agent={agent}
          offers={offers ?? []}
          values={values}
          saved={form.saved}
          suggested={form.suggested}
          firstOffer={firstOffer}
          error={form.error}
          onChange={form.setValues}
        />
        <AgentActions
          agent={agent}
          changed={changed}
          complete={complete}
          saving={form.saving}
          publishes={changed || draft !== null}
          onDeleted={form.forget}
          onTrial={() => goToTrial(messageField.current)}
          onSaveDraft={() => void form.keepDraft()}
          onSave={() => void form.publish()}
          onNext={() => void goOn()}
        />
      </Form>
      <TryPanel agentId={agent?._id ?? 'new'} values={values} agent={agent} shown={shown} messageField={messageField} />
      <DraftDialogs editing={editing} values={values} />
    </div>
  );
}

/** Scrolls to the trial where it is below the form. */
function goToTrial(messageField: HTMLInputElement | null): void {
  messageField?.closest('aside')?.scrollIntoView({ block: 'start' });
  messageField?.focus({ preventScroll: true });
}
