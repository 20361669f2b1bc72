import '../../features/marketing/marketing.css';
import '../../features/marketing/pages.css';
import {
  IconBolt,
  IconCalendarEvent,
  IconDeviceMobileMessage,
  IconHeartHandshake,
  IconHourglass,
  IconMessage2,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { pageMeta } from '../../components/page/page-meta.ts';
import { about, features } from '../../features/marketing/about-content.ts';
import { Figures } from '../../features/marketing/figures.tsx';
import { paths } from '../../paths.ts';

export function meta() {
  return pageMeta({
    path: paths.about,
    title: 'About Spotter · the setter who sounds like you',
    description:
      'What Spotter does for coaches who sell in the DMs: agents with your voice, live chats, booked calls, and care.',
  });
}

const icons = {
  voice: IconMessage2,
  keywords: IconBolt,
  delay: IconHourglass,
  live: IconDeviceMobileMessage,
  calendar: IconCalendarEvent,
  safe: IconHeartHandshake,
};

export default function AboutPage() {
  return (
    <div className="public-page">
      <PageHeading>{about.title}</PageHeading>
      <p className="page-lead">{about.lead}</p>
      <div className="actions">
        <Link className="action" to={paths.signup} prefetch="intent">
          {about.start}
        </Link>
      </div>
      <section className="page-band">
        <h2>{about.featuresTitle}</h2>
        <ul className="feature-grid">
          {features.map(({ icon, title, text }) => {
            const Icon = icons[icon];
            return (
              <li key={icon}>
                <Icon aria-hidden />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            );
          })}
        </ul>
      </section>
      <section className="page-band">
        <h2>{about.numbersTitle}</h2>
        <Figures />
      </section>
      <section className="page-band">
        <h2>{about.trialTitle}</h2>
        <p className="page-lead">{about.trialText}</p>
        <div className="actions">
          <Link className="action" to={paths.signup} prefetch="intent">
            {about.trial}
          </Link>
        </div>
      </section>
    </div>
  );
}
