import { Button } from '@mantine/core';
import type { Clip } from '@spotter/contract';
import { lazy, Suspense, useState } from 'react';
import { PageHead, PageShell } from '../../components/page/page-shell.tsx';
import { ClipList } from '../../features/chats/clips/clip-list.tsx';
import { clipMessages } from '../../features/chats/clips/clip-messages.ts';

const ClipDialog = lazy(() => import('../../features/chats/clips/clip-dialog.tsx'));

export function meta() {
  return [{ title: 'Clips · Spotter' }];
}

export default function ClipsPage() {
  const [edited, setEdited] = useState<{ clip: Clip | null } | null>(null);
  return (
    <PageShell>
      <PageHead title={clipMessages.title} lead={clipMessages.lead}>
        <Button onClick={() => setEdited({ clip: null })}>{clipMessages.add}</Button>
      </PageHead>
      <ClipList onEdit={(clip) => setEdited({ clip })} />
      {edited !== null && (
        <Suspense fallback={null}>
          <ClipDialog clip={edited.clip} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </PageShell>
  );
}
