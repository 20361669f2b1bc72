import './landing.css';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useSession } from '../api/platform.ts';
import { paths } from '../paths.ts';

export function meta() {
  return [
    { title: 'Spotter · every DM answered in your voice' },
    {
      name: 'description',
      content: 'Spotter answers your Instagram and Messenger DMs in your voice and steps back the moment you write.',
    },
  ];
}

export default function LandingPage() {
  const signedIn = useSession() !== null;
  return (
    <section className="landing">
      <h1>Every DM answered in your voice, even while you coach.</h1>
      <p>
        Spotter replies to your leads on Instagram and Messenger, shows you why it said what it said, and steps back the
        moment you write yourself.
      </p>
      <div className="landing-actions">
        {signedIn ? (
          <Button component={Link} to={paths.dashboard} size="lg">
            Go to your dashboard
          </Button>
        ) : (
          <>
            <Button component={Link} to={paths.signup} size="lg">
              Get started
            </Button>
            <Button component={Link} to={paths.login} size="lg" variant="default">
              Sign in
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
