import type { LegalSection } from './legal-page.tsx';

/** The terms of service. */
export const termsSections: LegalSection[] = [
  {
    title: 'The agreement',
    paragraphs: [
      'These terms are between you and the company that runs Spotter. By creating an account you accept them. If you act for a business, you confirm that you may accept them for it.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'You must be at least 18. Give correct details, keep your password to yourself, and tell us if you think someone else is using your account. You are responsible for what is done with it.',
    ],
  },
  {
    title: 'What Spotter does',
    paragraphs: [
      'Spotter receives the messages of the accounts you connect, and sends answers that are written by software from your instructions. Such answers can be wrong. You decide what an agent is told, you can watch it and stop it at any time, and you remain responsible for what is said in your name.',
      'Spotter gives no medical advice, and you may not instruct it to.',
    ],
  },
  {
    title: 'Rules of use',
    paragraphs: ['When you use Spotter you agree:'],
    items: [
      'to comply with the law, including what it says about commercial messages, consumer protection and telling people that they are talking to an automated system;',
      'to comply with the terms and policies of Meta for Instagram, Facebook and Messenger, and those of the calendars you connect;',
      'to comply with the terms and usage policies of the provider of the AI model;',
      'not to send spam, deceive, harass or collect data that you have no right to;',
      'not to attack, overload or copy the service.',
    ],
  },
  {
    title: 'Your content',
    paragraphs: [
      'Your instructions, conversations and contacts remain yours. You allow us to process them as far as needed to run the service, as our privacy policy describes.',
    ],
  },
  {
    title: 'Plans and payment',
    paragraphs: [
      'Where you subscribe to a paid plan, its price and period are shown before you pay. A subscription renews until you cancel it; you can cancel at any time, and keep the plan until the end of the period that is paid.',
    ],
  },
  {
    title: 'Ending',
    paragraphs: [
      'You can delete your account at any time in your profile. We may suspend or close an account that breaks these terms or puts others at risk; where we can, we tell you first and let you download your data.',
    ],
  },
  {
    title: 'Warranty',
    paragraphs: [
      'The service is provided as it is. We work to keep it available and correct, but we do not promise that it is free of faults, that the platforms it depends on are available, or that it brings a certain number of clients or bookings.',
    ],
  },
  {
    title: 'Limit of liability',
    paragraphs: [
      'As far as the law allows, we are not liable for indirect or consequential damage, such as lost profits. Our total liability for all claims that concern the service is limited to the greater of the fees you paid to us in the 12 months before the claim or $100.',
    ],
  },
  {
    title: 'Changes to these terms',
    paragraphs: [
      'We may change these terms. We give you notice by email or in the product, and a change takes effect no sooner than 30 days after that notice. If you do not agree, you can close your account before then.',
    ],
  },
  {
    title: 'Governing law',
    paragraphs: [
      'These terms are governed by the law of the State of Nevada, without regard to its rules on the conflict of laws. Rights that the law of your country gives you as a consumer and that cannot be waived remain.',
    ],
  },
];
