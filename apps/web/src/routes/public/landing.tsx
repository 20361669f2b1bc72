import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSession } from '../../api/platform.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { pageMeta } from '../../components/page/page-meta.ts';
import { Testimonials } from './landing/testimonials.tsx';
import { PublicSection } from '../../features/marketing/public-section.tsx';
import { PublicPage } from '../../features/marketing/public-page.tsx';
import { ActionLink, Actions } from '../../features/marketing/actions.tsx';
import { loginAddress, signUpAddress } from '../../features/auth/return-address.ts';
import { Figures } from '../../features/marketing/figures.tsx';
import { benefits, callTopics, landing, steps } from '../../features/marketing/landing-content.ts';
import { paths } from '../../paths.ts';
import { HeroPhone } from './landing/hero-phone.tsx';
import { benefitPictures, InboxPicture, ReasonPicture } from './landing/pictures.tsx';
import { StrategyCallSection } from './landing/strategy-call-section.tsx';
import styles from './landing.module.css';

const strategyCall = 'strategy-call';
const backToCall = `${paths.landing}#${strategyCall}`;

export function meta() {
  return pageMeta({
    path: paths.landing,
    title: 'Spotter · every DM answered in your voice',
    description:
      'Spotter answers your Instagram and Messenger DMs in your voice, books calls, and steps back the moment you write.',
  });
}

// The headline is drawn first.
export function links() {
  return [{ rel: 'preload', href: displayFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }];
}

export default function LandingPage() {
  return (
    <PublicPage whole>
      <PublicSection className={styles.hero}>
        <div>
          <PageHeading>{landing.title}</PageHeading>
          <p className={styles.heroLead}>{landing.lead}</p>
          <Actions>
            <StartLink />
            <ActionLink quiet to={paths.about}>
              Learn More <span className="visually-hidden">about what Spotter does</span>
            </ActionLink>
          </Actions>
          <p className={styles.heroPrice}>
            <strong>{landing.price}</strong> <Link to={paths.subscriptions}>{landing.priceNote}</Link>
          </p>
          <p className={styles.heroModel}>{landing.model}</p>
        </div>
        <HeroPhone />
      </PublicSection>

      <Figures />

      <Benefits />

      <Views />

      <Steps />

      <PublicSection className={styles.band}>
        <h2>{landing.testimonialsTitle}</h2>
        <Testimonials />
      </PublicSection>

      <StrategyCall />

      <PublicSection className={`${styles.band} ${styles.closing}`}>
        <h2>{landing.closingTitle}</h2>
        <p>{landing.closingText}</p>
        <StartLink />
      </PublicSection>
    </PublicPage>
  );
}

/** What the agent does for a coach, each with a picture. */
function Benefits() {
  return (
    <PublicSection className={styles.band}>
      <h2>{landing.benefitsTitle}</h2>
      <ul className={styles.benefits}>
        {benefits.map(({ picture, title, text }) => (
          <li key={picture} className={styles.benefit}>
            <div className={styles.picture} aria-hidden>
              {benefitPictures[picture]}
            </div>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </PublicSection>
  );
}

/** Two screens of the product. */
function Views() {
  return (
    <PublicSection className={`${styles.band} ${styles.views}`}>
      <div className={styles.view}>
        <div>
          <h2>{landing.inboxTitle}</h2>
          <p>{landing.inboxText}</p>
        </div>
        <div className={styles.picture} data-kind="list" aria-hidden>
          <InboxPicture />
        </div>
      </div>
      <div className={styles.view} data-turned>
        <div>
          <h2>{landing.reasonTitle}</h2>
          <p>{landing.reasonText}</p>
        </div>
        <div className={styles.picture} data-kind="reason" aria-hidden>
          <ReasonPicture />
        </div>
      </div>
    </PublicSection>
  );
}

/** How a coach begins. */
function Steps() {
  return (
    <PublicSection className={styles.band}>
      <h2>{landing.stepsTitle}</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <span className={styles.stepNumber} aria-hidden>
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </PublicSection>
  );
}

/** The call that a visitor can book. */
function StrategyCall() {
  return (
    <PublicSection className={`${styles.band} ${styles.strategy}`} id={strategyCall}>
      <div>
        <h2>{landing.callTitle}</h2>
        <p>{landing.callText}</p>
      </div>
      <div>
        <ul className={styles.topics}>
          {callTopics.map((topic) => (
            <li key={topic}>
              <IconCircleCheck size={20} aria-hidden />
              {topic}
            </li>
          ))}
        </ul>
      </div>
      <AccountNeeded />
      <StrategyCallSection signInAddress={loginAddress(backToCall)} />
    </PublicSection>
  );
}

/** Says, before a visitor chooses a time, that they need an account to book. */
function AccountNeeded() {
  if (useSession() !== null) return null;
  return (
    <p className={styles.strategyNeeds}>
      <span>{landing.callNeeds}</span>
      <Link to={signUpAddress(backToCall)}>{landing.callSignUp}</Link>
      <Link to={loginAddress(backToCall)}>{landing.callLogIn}</Link>
    </p>
  );
}

function StartLink() {
  const signedIn = useSession() !== null;
  return signedIn ? (
    <ActionLink to={paths.dashboard} prefetch="intent">
      Go to your dashboard
    </ActionLink>
  ) : (
    <ActionLink to={paths.signup} prefetch="intent">
      Get Started <span className="visually-hidden">with your own agent</span>
    </ActionLink>
  );
}
