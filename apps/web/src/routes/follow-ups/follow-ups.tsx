import { PageShell, PageTitle } from '../../components/page/page-shell.tsx';
import { followUpsMessages } from '../../features/follow-ups/messages.ts';
import { UpcomingList } from '../../features/follow-ups/upcoming-list.tsx';

export function meta() {
  return [{ title: 'Follow-ups · Spotter' }];
}

export default function FollowUpsPage() {
  return (
    <PageShell>
      <PageTitle title={followUpsMessages.title} lead={followUpsMessages.lead} />
      <UpcomingList />
    </PageShell>
  );
}
