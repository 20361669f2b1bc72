import {
  IconBolt,
  IconCalendarEvent,
  IconDeviceMobileMessage,
  IconHeartHandshake,
  IconHourglass,
  IconMessage2,
} from '@tabler/icons-react';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { pageMeta } from '../../components/page/page-meta.ts';
import { PublicSection } from '../../features/marketing/public-section.tsx';
import { PublicLead, PublicPage } from '../../features/marketing/public-page.tsx';
import { ActionLink, Actions } from '../../features/marketing/actions.tsx';
import { about, features } from '../../features/marketing/about-content.ts';
import { Figures } from '../../features/marketing/figures.tsx';
import { paths } from '../../paths.ts';
import styles from './about.module.css';

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
    <PublicPage>
      <PageHeading>{about.title}</PageHeading>
      <PublicLead>{about.lead}</PublicLead>
      <Actions>
        <ActionLink to={paths.signup} prefetch="intent">
          {about.start}
        </ActionLink>
      </Actions>
      <PublicSection className={styles.pageBand}>
        <h2>{about.featuresTitle}</h2>
        <ul className={styles.featureGrid}>
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
      </PublicSection>
      <PublicSection className={styles.pageBand}>
        <h2>{about.numbersTitle}</h2>
        <Figures />
      </PublicSection>
      <PublicSection className={styles.pageBand}>
        <h2>{about.trialTitle}</h2>
        <PublicLead>{about.trialText}</PublicLead>
        <Actions>
          <ActionLink to={paths.signup} prefetch="intent">
            {about.trial}
          </ActionLink>
        </Actions>
      </PublicSection>
    </PublicPage>
  );
}
