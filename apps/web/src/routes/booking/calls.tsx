import type { CoachCall } from '@spotter/contract';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '../../api/platform.ts';
import { sayZoneAndCity } from '../../components/time/time-zones.ts';
import { PageHead, PageShell } from '../../components/page/page-shell.tsx';
import { callMessages } from '../../features/booking/coach/call-messages.ts';
import { BookedCalls } from '../../features/booking/coach/booked-calls.tsx';
import { CallsWhich } from '../../features/booking/coach/calls-which.tsx';
import { CallsList } from '../../features/booking/coach/calls-list.tsx';
import { WeekStrip } from '../../features/booking/coach/week-strip.tsx';
import { BriefOfChat } from '../../features/briefs/brief-of-chat.tsx';
import { paths } from '../../paths.ts';

export function meta() {
  return [{ title: 'Calls · Spotter' }];
}

const briefOf = ({ chatId, name }: CoachCall) => chatId !== null && <BriefOfChat chatId={chatId} name={name} />;

export default function CallsPage() {
  const timeZone = useSession()?.user.timeZone ?? 'UTC';
  const [search] = useSearchParams();
  const shown = search.get('show') === 'past' ? 'past' : 'upcoming';
  return (
    <PageShell>
      <PageHead
        title={callMessages.title}
        lead={
          <>
            Your time zone: {sayZoneAndCity(timeZone)}. <Link to={paths.availability}>{callMessages.hours}</Link>
          </>
        }
      >
        <CallsWhich shown={shown} />
      </PageHead>
      {shown === 'upcoming' && <WeekStrip timeZone={timeZone} />}
      <CallsList key={shown} shown={shown} timeZone={timeZone} brief={briefOf} />
      {shown === 'upcoming' && <BookedCalls timeZone={timeZone} />}
    </PageShell>
  );
}
