import '../../components/form/form.css';
import '../../features/booking/coach/calls.css';
import { sayZone } from '@spotter/domain';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '../../api/platform.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { callMessages } from '../../features/booking/coach/call-messages.ts';
import { BookedCalls } from '../../features/booking/coach/booked-calls.tsx';
import { CallsList } from '../../features/booking/coach/calls-list.tsx';
import { WeekStrip } from '../../features/booking/coach/week-strip.tsx';
import { paths } from '../../paths.ts';

export function meta() {
  return [{ title: 'Calls · Spotter' }];
}

export default function CallsPage() {
  const timeZone = useSession()?.user.timeZone ?? 'UTC';
  const [search] = useSearchParams();
  const shown = search.get('show') === 'past' ? 'past' : 'upcoming';
  return (
    <section className="calls">
      <header className="calls-head">
        <div>
          <PageHeading>{callMessages.title}</PageHeading>
          <p>
            Your time zone: {timeZone.replaceAll('_', ' ')} ({sayZone(new Date(), timeZone, 'en')}).{' '}
            <Link to={paths.availability}>{callMessages.hours}</Link>
          </p>
        </div>
        <nav className="calls-which" aria-label="Which calls">
          <Link to={paths.calls} aria-current={shown === 'upcoming' ? 'page' : undefined}>
            {callMessages.upcoming}
          </Link>
          <Link to={`${paths.calls}?show=past`} aria-current={shown === 'past' ? 'page' : undefined}>
            {callMessages.past}
          </Link>
        </nav>
      </header>
      {shown === 'upcoming' && <WeekStrip timeZone={timeZone} />}
      <CallsList key={shown} shown={shown} timeZone={timeZone} />
      {shown === 'upcoming' && <BookedCalls timeZone={timeZone} />}
    </section>
  );
}
