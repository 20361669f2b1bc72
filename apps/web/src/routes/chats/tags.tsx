import type { Tag } from '@spotter/contract';
import { lazy, Suspense, useState } from 'react';
import { PageHead, PageShell } from '../../components/page/page-shell.tsx';
import { TagTools } from '../../features/chats/tags/import/tag-tools.tsx';
import { TagList } from '../../features/chats/tags/tag-list.tsx';
import { tagMessages } from '../../features/chats/tags/tag-messages.ts';
import { useTags } from '../../features/chats/tags/tag-queries.ts';

const TagDialog = lazy(() => import('../../features/chats/tags/tag-dialog.tsx'));
const PastTagImports = lazy(() => import('../../features/chats/tags/import/past-tag-imports.tsx'));
const ImportDialog = lazy(() => import('../../features/chats/tags/import/import-dialog.tsx'));

export function meta() {
  return [{ title: 'Tags · Spotter' }];
}

export default function TagsPage() {
  const all = useTags().data ?? [];
  const [edited, setEdited] = useState<{ tag: Tag | null } | null>(null);
  const [isImporting, setImporting] = useState(false);
  return (
    <PageShell>
      <PageHead title={tagMessages.title} lead={tagMessages.lead}>
        <TagTools hasTags={all.length > 0} onImport={() => setImporting(true)} onAdd={() => setEdited({ tag: null })} />
      </PageHead>
      <Suspense fallback={null}>
        <PastTagImports />
      </Suspense>
      <TagList onEdit={(tag) => setEdited({ tag })} />
      {edited !== null && (
        <Suspense fallback={null}>
          <TagDialog tag={edited.tag} all={all} onClose={() => setEdited(null)} />
        </Suspense>
      )}
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </PageShell>
  );
}
