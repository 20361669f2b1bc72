import { PageShell, PageTitle } from '../../components/page/page-shell.tsx';
import { Counters } from '../../features/one-voice/counters.tsx';
import { oneVoiceMessages } from '../../features/one-voice/messages.ts';

export function meta() {
  return [{ title: 'Safety record · Spotter' }];
}

export default function OneVoicePage() {
  return (
    <PageShell width="record">
      <PageTitle title={oneVoiceMessages.title} lead={oneVoiceMessages.subtitle} />
      <Counters />
    </PageShell>
  );
}
