import type { PlanStep } from '@spotter/contract';
import { EditStep } from '../../../components/plan-step/edit-step.tsx';
import { usePlaceholders, useSetText } from './plan-queries.ts';

/** The words of one planned follow-up of a chat. */
export function EditPlanned(props: { chatId: string; step: PlanStep; name: string; onClose: () => void }) {
  const { chatId, step, name, onClose } = props;
  const save = useSetText({ chatId, stepId: step._id });
  const values = usePlaceholders(chatId);
  return (
    <EditStep
      step={step}
      name={name}
      values={values.data}
      isSaving={save.isPending}
      error={save.error}
      onSave={(text) => save.mutate(text, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
