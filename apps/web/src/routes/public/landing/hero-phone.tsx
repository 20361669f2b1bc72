import { type ComponentType, useEffect, useState } from 'react';
import type { HeroTalkProps } from './hero-talk.tsx';
import { SamplePhone } from './sample-phone.tsx';

/** The phone beside the headline: a conversation plays until a visitor writes to the agent. */
export function HeroPhone() {
  const [Talk, setTalk] = useState<ComponentType<HeroTalkProps> | null>(null);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [isTalking, setTalking] = useState(false);

  // What only some visitors use loads once the page stands. Without it the phone goes on playing.
  useEffect(() => {
    import('./hero-talk.tsx').then(
      (loaded) => setTalk(() => loaded.default),
      () => {},
    );
  }, []);

  return (
    <div>
      {!isTalking && <SamplePhone footer={<div ref={setBox} />} />}
      {Talk !== null && <Talk box={box} onTalking={setTalking} />}
    </div>
  );
}
