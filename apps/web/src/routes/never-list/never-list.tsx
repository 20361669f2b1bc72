import { Button } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { PageHead, PageShell } from '../../components/page/page-shell.tsx';
import { ListTools } from '../../features/never-list/list-tools.tsx';
import { neverListMessages } from '../../features/never-list/messages.ts';
import { NeverList } from '../../features/never-list/never-list.tsx';
import type { NeverListFilter } from '../../features/never-list/queries.ts';

const Imports = lazy(() => import('../../features/never-list/imports.tsx'));
const AddDialog = lazy(() => import('../../features/never-list/add-dialog.tsx'));

const everybody: NeverListFilter = { search: '', way: null };

export function meta() {
  return [{ title: 'Never list · Spotter' }];
}

export default function NeverListPage() {
  const [filter, setFilter] = useState(everybody);
  const search = useRef<HTMLInputElement>(null);
  const [isAdding, setAdding] = useState(false);
  return (
    <PageShell>
      <PageHead title={neverListMessages.title} lead={neverListMessages.lead}>
        <Button onClick={() => setAdding(true)}>{neverListMessages.add}</Button>
      </PageHead>
      <ListTools filter={filter} onFilter={setFilter} search={search} />
      <Suspense fallback={null}>
        <Imports />
      </Suspense>
      <NeverList filter={filter} onShowAll={() => setFilter(everybody)} search={search} />
      {isAdding && (
        <Suspense fallback={null}>
          <AddDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </PageShell>
  );
}
