import '../../components/form/form.css';
import '../../features/auth/auth.css';
import '../../features/contact/contact.css';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { pageMeta } from '../../components/page/page-meta.ts';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { contactMessages } from '../../features/contact/messages.ts';
import { SupportCard } from '../../features/contact/support-card.tsx';
import { paths } from '../../paths.ts';

export function meta() {
  return pageMeta({
    path: paths.contact,
    title: 'Contact · Spotter',
    description: 'Write to the people behind Spotter: questions about your agent, your account or your data.',
  });
}

export default function ContactPage() {
  return (
    <section className="entry contact">
      <PageHeading>{contactMessages.title}</PageHeading>
      <p className="entry-lead">{contactMessages.lead}</p>
      <div className="contact-columns">
        <ContactForm />
        <SupportCard />
      </div>
    </section>
  );
}
