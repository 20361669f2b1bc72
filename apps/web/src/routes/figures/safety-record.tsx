import { PageShell, PageTitle } from '../../components/page/page-shell.tsx';
import { Counters } from '../../features/safety-record/counters.tsx';
import { safetyRecordMessages } from '../../features/safety-record/messages.ts';

export function meta() {
  return [{ title: 'Safety record · Spotter' }];
}

export default function SafetyRecordPage() {
  return (
    <PageShell>
      <PageTitle title={safetyRecordMessages.title} lead={safetyRecordMessages.subtitle} />
      <Counters />
    </PageShell>
  );
}
