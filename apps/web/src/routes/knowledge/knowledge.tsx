import type { KnowledgeIssue } from '@spotter/contract';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { PageShell, PageTitle } from '../../components/page/page-shell.tsx';
import { useAgents } from '../../features/agents/queries.ts';
import { AskBox } from '../../features/knowledge/ask/ask-box.tsx';
import { Issues } from '../../features/knowledge/issues/issues.tsx';
import { Answers } from '../../features/knowledge/items/answers.tsx';
import { Files } from '../../features/knowledge/items/files.tsx';
import { useLiveItems } from '../../features/knowledge/items/item-queries.ts';
import { Pages } from '../../features/knowledge/items/pages.tsx';
import { knowledgeMessages } from '../../features/knowledge/messages.ts';
import { Offers } from '../../features/knowledge/offers/offers.tsx';
import { Unanswered } from '../../features/knowledge/unanswered/unanswered.tsx';
import styles from './knowledge.module.css';

export function meta() {
  return [{ title: 'Knowledge · Spotter' }];
}

export default function KnowledgePage() {
  useLiveItems();
  const agents = useAgents().data ?? [];
  const [offerId, setOfferId] = useState<string | null>(null);
  const [answerId, setAnswerId] = useState<string | null>(null);
  const { hash } = useLocation();
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [hash]);

  function edit({ kind, _id }: KnowledgeIssue['about'][number]) {
    if (kind === 'offer') setOfferId(_id);
    else if (kind === 'entry') setAnswerId(_id);
    else document.getElementById(`${kind}s`)?.scrollIntoView({ block: 'start' });
  }

  return (
    <PageShell>
      <PageTitle title={knowledgeMessages.title} lead={knowledgeMessages.lead} />
      <div className={styles.columns}>
        <AskBox agents={agents} />
        <div>
          <Issues onEdit={edit} />
          <Unanswered />
          <Offers agents={agents} edited={offerId} onEdited={setOfferId} />
          <Answers
            edited={answerId}
            onEdited={setAnswerId}
            asked={params.get('fix')}
            onAnswered={() => setParams({}, { replace: true })}
          />
          <Pages />
          <Files />
        </div>
      </div>
    </PageShell>
  );
}
