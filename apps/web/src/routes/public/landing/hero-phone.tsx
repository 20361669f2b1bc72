import { type ComponentType, useEffect, useState } from 'react';
import { SamplePhone } from './sample-phone.tsx';

/** The phone beside the headline: a conversation that plays, and the agent to write to where there is one. */
export function HeroPhone() {
  const [Talk, setTalk] = useState<ComponentType | null>(null);

  // What only some visitors use loads once the page stands. Without it the phone goes on playing.
  useEffect(() => {
    import('./hero-talk.tsx').then(
      (loaded) => setTalk(() => loaded.default),
      () => {},
    );
  }, []);

  return Talk === null ? <SamplePhone /> : <Talk />;
}
