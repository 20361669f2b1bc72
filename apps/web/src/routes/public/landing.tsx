import './landing/landing-page.css';
import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSession } from '../../api/platform.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { pageMeta } from '../../components/page/page-meta.ts';
import { loginAddress, signUpAddress } from '../../features/auth/return-address.ts';
import { Figures } from '../../features/marketing/figures.tsx';
import { benefits, callTopics, landing, steps, testimonials } from '../../features/marketing/landing-content.ts';
import { paths } from '../../paths.ts';
import { HeroPhone } from './landing/hero-phone.tsx';
import { benefitPictures, InboxPicture, ReasonPicture } from './landing/pictures.tsx';
import { StrategyCallSection } from './landing/strategy-call-section.tsx';

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

// The headline is the first thing drawn.
export function links() {
  return [{ rel: 'preload', href: displayFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }];
}

export default function LandingPage() {
  return (
    <div className="landing">
      <section className="hero">
        <div>
          <PageHeading>{landing.title}</PageHeading>
          <p className="hero-lead">{landing.lead}</p>
          <div className="actions">
            <StartLink />
            <Link className="action" data-quiet to={paths.about}>
              Learn More <span className="visually-hidden">about what Spotter does</span>
            </Link>
          </div>
          <p className="hero-price">
            <strong>{landing.price}</strong> <Link to={paths.subscriptions}>{landing.priceNote}</Link>
          </p>
          <p className="hero-model">{landing.model}</p>
        </div>
        <HeroPhone />
      </section>

      <Figures />

      <section className="band">
        <h2>{landing.benefitsTitle}</h2>
        <ul className="benefits">
          {benefits.map(({ picture, title, text }) => (
            <li key={picture} className="benefit">
              <div className="picture" aria-hidden>
                {benefitPictures[picture]}
              </div>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className="band views">
        <div className="view">
          <div>
            <h2>{landing.inboxTitle}</h2>
            <p>{landing.inboxText}</p>
          </div>
          <div className="picture" data-kind="list" aria-hidden>
            <InboxPicture />
          </div>
        </div>
        <div className="view" data-turned>
          <div>
            <h2>{landing.reasonTitle}</h2>
            <p>{landing.reasonText}</p>
          </div>
          <div className="picture" data-kind="reason" aria-hidden>
            <ReasonPicture />
          </div>
        </div>
      </section>

      <section className="band">
        <h2>{landing.stepsTitle}</h2>
        <ol className="steps">
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className="step-number" aria-hidden>
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section className="band">
        <h2>{landing.testimonialsTitle}</h2>
        <ul className="testimonials">
          {testimonials.map(({ quote, name, role }) => (
            <li key={name}>
              <figure>
                <blockquote>{quote}</blockquote>
                <figcaption>
                  <strong>{name}</strong>
                  <span>{role}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>

      <section className="band strategy" id={strategyCall}>
        <div>
          <h2>{landing.callTitle}</h2>
          <p>{landing.callText}</p>
        </div>
        <div>
          <ul className="topics">
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
      </section>

      <section className="band closing">
        <h2>{landing.closingTitle}</h2>
        <p>{landing.closingText}</p>
        <StartLink />
      </section>
    </div>
  );
}

/** Told before a time is chosen: a visitor has to come back with an account. */
function AccountNeeded() {
  if (useSession() !== null) return null;
  return (
    <p className="strategy-needs">
      <span>{landing.callNeeds}</span>
      <Link to={signUpAddress(backToCall)}>{landing.callSignUp}</Link>
      <Link to={loginAddress(backToCall)}>{landing.callLogIn}</Link>
    </p>
  );
}

function StartLink() {
  const signedIn = useSession() !== null;
  return signedIn ? (
    <Link className="action" to={paths.dashboard} prefetch="intent">
      Go to your dashboard
    </Link>
  ) : (
    <Link className="action" to={paths.signup} prefetch="intent">
      Get Started <span className="visually-hidden">with your own agent</span>
    </Link>
  );
}
