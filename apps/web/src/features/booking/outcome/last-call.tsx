import { lazy, Suspense } from 'react';

const Loaded = lazy(async () => ({ default: (await import('./last-call-section.tsx')).LastCallSection }));

/** The newest call of a chat that has begun, with its outcome. Loaded apart, because most chats have none. */
export function LastCall(props: { chatId: string }) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
