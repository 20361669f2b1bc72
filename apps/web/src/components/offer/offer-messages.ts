/** What is said about an offer wherever one is typed or shown. */
export const offerMessages = {
  name: 'What is it called?',
  namePlaceholder: '12-week coaching',
  amount: 'Price',
  amountHint: 'Leave it empty and no price is given in the chat.',
  currency: 'Currency',
  per: 'Paid',
  from: 'It starts at this price (“from …”)',
  terms: 'Terms',
  termsHint: 'What is included, payment plans, guarantee: every sum and promise your agent may repeat.',
  termsPlaceholder: '3 payments of $249, or $697 at once. 14-day money-back guarantee.',
  link: 'Link',
  linkPlaceholder: 'your-site.com/coaching',
  forWhom: 'Who is it for?',
  forWhomPlaceholder: 'Busy parents who train at home',
  validUntil: 'Valid until',
  validUntilHint: 'The last day. After that no agent mentions it. Leave it empty if it has no end.',
  active: 'Agents may speak of it',

  nameMissing: 'Give it a name.',
  amountWrong: 'Write one number, such as 97 or 1,499.50. Payment plans go under Terms.',
  linkWrong: 'An address looks like https://your-site.com/page.',
  fieldWrong: 'Check this field.',
};

/** How often a price is paid, as the form names it. */
export const periodNames = { once: 'Once', week: 'Every week', month: 'Every month', session: 'For each session' };
