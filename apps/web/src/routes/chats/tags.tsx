import { Button } from '@mantine/core';
import type { Tag } from '@spotter/contract';
import { lazy, Suspense, useState } from 'react';
import { PageHead, PageShell } from '../../components/page/page-shell.tsx';
import { TagList } from '../../features/chats/tags/tag-list.tsx';
import { tagMessages } from '../../features/chats/tags/tag-messages.ts';
import { useTags } from '../../features/chats/tags/tag-queries.ts';

const TagDialog = lazy(() => import('../../features/chats/tags/tag-dialog.tsx'));

export function meta() {
  return [{ title: 'Tags · Spotter' }];
}

export default function TagsPage() {
  const all = useTags().data ?? [];
  const [edited, setEdited] = useState<{ tag: Tag | null } | null>(null);
  return (
    <PageShell>
      <PageHead title={tagMessages.title} lead={tagMessages.lead}>
        <Button onClick={() => setEdited({ tag: null })}>{tagMessages.add}</Button>
      </PageHead>
      <TagList onEdit={(tag) => setEdited({ tag })} />
      {edited !== null && (
        <Suspense fallback={null}>
          <TagDialog tag={edited.tag} all={all} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </PageShell>
  );
}
