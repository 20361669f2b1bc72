import { pageMeta } from '../../components/page/page-meta.ts';
import { LegalPage } from '../../features/marketing/legal-page.tsx';
import { privacySections } from '../../features/marketing/privacy-content.ts';
import { paths } from '../../paths.ts';

export function meta() {
  return pageMeta({
    path: paths.privacy,
    title: 'Privacy policy · Spotter',
    description: 'What Spotter collects (including from Instagram and Facebook), why, who sees it, and your rights.',
  });
}

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy policy"
      lead="Spotter reads and writes messages for you. Here is what that means for your data and for the people who write to you."
      effective="November 20, 2026"
      sections={privacySections}
    />
  );
}
