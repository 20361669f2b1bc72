import '../../features/one-voice/one-voice.css';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { Counters } from '../../features/one-voice/counters.tsx';
import { oneVoiceMessages } from '../../features/one-voice/messages.ts';

export function meta() {
  return [{ title: 'Safety record · Spotter' }];
}

export default function OneVoicePage() {
  return (
    <section className="one-voice">
      <PageHeading>{oneVoiceMessages.title}</PageHeading>
      <p className="one-voice-lead">{oneVoiceMessages.subtitle}</p>
      <Counters />
    </section>
  );
}
