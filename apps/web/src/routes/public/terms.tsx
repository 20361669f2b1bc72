import { pageMeta } from '../../components/page/page-meta.ts';
import { LegalPage } from '../../features/marketing/legal-page.tsx';
import { termsSections } from '../../features/marketing/terms-content.ts';
import { paths } from '../../paths.ts';

export function meta() {
  return pageMeta({
    path: paths.terms,
    title: 'Terms of service · Spotter',
    description: 'The terms for using Spotter: your account, the rules, payment, liability and changes.',
  });
}

export default function TermsPage() {
  return (
    <LegalPage
      title="Terms of service"
      lead="What you can expect from Spotter, and what Spotter expects from you."
      effective="November 20, 2026"
      sections={termsSections}
    />
  );
}
