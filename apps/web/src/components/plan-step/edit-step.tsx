import { type ComponentProps, lazy, Suspense } from 'react';
import type { EditStepDialog } from './edit-step-dialog.tsx';

const Loaded = lazy(async () => ({ default: (await import('./edit-step-dialog.tsx')).EditStepDialog }));

/** The dialog that words a planned follow-up, which is loaded when it opens. */
export function EditStep(props: ComponentProps<typeof EditStepDialog>) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
