import { PageHeading } from '../../components/page/page-heading.tsx';
import { pageMeta } from '../../components/page/page-meta.ts';
import { SectionBoundary } from '../../components/page/section-boundary.tsx';
import { EntryLead, EntryPage } from '../../components/page/entry-page.tsx';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { contactMessages } from '../../features/contact/messages.ts';
import { SupportCard } from '../../features/contact/support-card.tsx';
import { paths } from '../../paths.ts';
import styles from './contact.module.css';

export function meta() {
  return pageMeta({
    path: paths.contact,
    title: 'Contact · Spotter',
    description: 'Write to the people behind Spotter: questions about your agent, your account or your data.',
  });
}

export default function ContactPage() {
  return (
    <EntryPage width="columns">
      <PageHeading>{contactMessages.title}</PageHeading>
      <EntryLead>{contactMessages.lead}</EntryLead>
      <div className={styles.contactColumns}>
        <SectionBoundary>
          <ContactForm />
        </SectionBoundary>
        <SectionBoundary>
          <SupportCard />
        </SectionBoundary>
      </div>
    </EntryPage>
  );
}
