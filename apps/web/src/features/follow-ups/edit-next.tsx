import type { UpcomingChat } from '@spotter/contract';
import { EditStep } from '../../components/plan-step/edit-step.tsx';
import { nameOf } from './messages.ts';
import { usePlaceholders, useSetText } from './queries.ts';

/** The words of the next follow-up to one person. */
export function EditNext({ chat, onClose }: { chat: UpcomingChat; onClose: () => void }) {
  const step = chat.steps[0]!;
  const save = useSetText({ chatId: chat._id, stepId: step._id });
  const values = usePlaceholders(chat._id);
  return (
    <EditStep
      step={step}
      name={nameOf(chat)}
      values={values.data}
      isSaving={save.isPending}
      error={save.error}
      onSave={(text) => save.mutate(text, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
