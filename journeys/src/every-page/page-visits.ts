import type { Page } from 'playwright-core';
import type { DemoAddresses } from './demo-addresses.ts';

export type Guest = 'visitor' | 'coach' | 'newcomer';

/**
 * A page as a person sees it: `shows` is on it once it is complete, `goOn` leads to a view without an address of
 * its own.
 */
export type PageVisit = {
  as: Guest;
  at: string;
  shows: string | RegExp;
  goOn?: (page: Page) => Promise<void>;
  /** Its picture in the docs. */
  picture?: string;
  /** There is nothing at the address, so the browser itself reports the server's answer. */
  isNowhere?: true;
};

const visitor = (at: string, shows: PageVisit['shows'], goOn?: PageVisit['goOn']): PageVisit => ({
  as: 'visitor',
  at,
  shows,
  ...(goOn === undefined ? {} : { goOn }),
});
const coach = (at: string, shows: PageVisit['shows'], goOn?: PageVisit['goOn']): PageVisit => ({
  ...visitor(at, shows, goOn),
  as: 'coach',
});
const pictured = (picture: string, visit: PageVisit): PageVisit => ({ ...visit, picture });
const nowhere = (visit: PageVisit): PageVisit => ({ ...visit, isNowhere: true });
const newcomer = (at: string, shows: PageVisit['shows']): PageVisit => ({ ...visitor(at, shows), as: 'newcomer' });
const unknown = '00000000-0000-4000-8000-000000000000';

/**
 * Returns visits of every page, by its address in the app's own list;
 * those of agents and accounts also without any.
 */
export function visitsOf(demo: DemoAddresses): Record<string, PageVisit[]> {
  return {
    '': [visitor('/', 'Strategy call'), coach('/', 'Strategy call')],
    '/about': [visitor('/about', 'What you get')],
    '/faq': [visitor('/faq', 'Questions')],
    '/privacy': [visitor('/privacy', 'Privacy')],
    '/terms': [visitor('/terms', 'Terms')],
    '/contact': [visitor('/contact', 'Contact'), coach('/contact', 'Contact')],
    '/subscriptions': [
      visitor('/subscriptions', 'Premium'),
      coach('/subscriptions', 'Premium'),
      newcomer('/subscriptions', 'Premium'),
    ],
    '/login': [visitor('/login', 'Sign in')],
    '/signup': [visitor('/signup', 'Step 1 of 2'), visitor('/signup', 'Step 1 of 2', toSecondStep)],
    '/forgot-password': [visitor('/forgot-password', 'password')],
    '/reset-password': [visitor('/reset-password', 'link'), visitor('/reset-password?token=made-up', 'password')],
    '/verify-email': [visitor('/verify-email', 'link'), nowhere(visitor('/verify-email?token=made-up', 'link'))],
    '/data-deletion/:code': [visitor(demo.deletion, 'deleted'), nowhere(visitor('/data-deletion/made-up', 'link'))],
    '/invitation/:token': [
      nowhere(visitor('/invitation/made-up', 'doesn’t work')),
      nowhere(coach('/invitation/made-up', 'doesn’t work')),
    ],
    '/call/:token': [
      visitor(demo.managedCall, 'Move call'),
      nowhere(visitor('/call/made-up', 'no call behind this link')),
    ],
    '/setup': [coach('/setup', 'Close')],
    '/dashboard': [pictured('today', coach('/dashboard', 'booked this week')), newcomer('/dashboard', '1 of 5 done')],
    '/dashboard/analytics': [
      pictured('analytics', coach('/dashboard/analytics', 'Results by agent')),
      newcomer('/dashboard/analytics', 'Analytics'),
    ],
    '/dashboard/account/:credentialId': [
      ...demo.accounts.map((id) => coach(`/dashboard/account/${id}`, 'Conversations')),
      nowhere(newcomer(`/dashboard/account/${unknown}`, 'Today')),
    ],
    '/dashboard/listchats/:credentialId': [
      ...demo.accounts.map((id) => coach(`/dashboard/listchats/${id}`, 'Needs you')),
      nowhere(newcomer(`/dashboard/listchats/${unknown}`, 'Today')),
    ],
    '/dashboard/chat/:chatId?': [
      ...demo.chats.map((id) => coach(`/dashboard/chat/${id}`, 'Their data')),
      pictured('chat', coach(`/dashboard/chat/${demo.talkingChat}`, 'Their data', toReasonOfReply)),
      coach('/dashboard/chat', 'Today'),
      nowhere(newcomer(`/dashboard/chat/${unknown}`, 'Today')),
    ],
    '/dashboard/needs-you': [
      pictured('needs-you', coach('/dashboard/needs-you', 'Needs you')),
      newcomer('/dashboard/needs-you', 'Needs you'),
    ],
    '/dashboard/needs-you/one-by-one': [
      coach('/dashboard/needs-you/one-by-one', / left$/),
      newcomer('/dashboard/needs-you/one-by-one', 'all caught up'),
    ],
    '/dashboard/safety-record': [
      coach('/dashboard/safety-record', 'Safety record'),
      newcomer('/dashboard/safety-record', 'Safety record'),
    ],
    '/notifications': [coach('/notifications', 'Notifications'), newcomer('/notifications', 'Notifications')],
    '/inbox': [coach('/inbox', 'Agent on'), newcomer('/inbox', 'No accounts connected.')],
    '/calls': [coach('/calls', 'Calls'), newcomer('/calls', 'Calls')],
    '/agents': [coach('/agents', 'Create new agent'), newcomer('/agents', 'Create new agent')],
    '/knowledge': [coach('/knowledge', 'Ask as a lead'), newcomer('/knowledge', 'No answers yet')],
    '/follow-ups': [coach('/follow-ups', 'What your agents will send'), newcomer('/follow-ups', 'Nothing is planned.')],
    '/never-list': [coach('/never-list', 'Add people'), newcomer('/never-list', 'Nobody is on the list.')],
    '/clips': [coach('/clips', 'How check-ins work'), newcomer('/clips', 'No clips yet.')],
    '/board/:credentialId?': [pictured('board', coach('/board', 'Qualified'))],
    '/tags': [coach('/tags', 'Add a tag'), coach('/tags', 'Export', toPlanOfTags), newcomer('/tags', 'No tags yet.')],
    '/agent/create/:agentId?': [
      coach(`/agent/create/${demo.agent}`, 'Next'),
      newcomer('/agent/create/new', 'Next'),
      nowhere(newcomer(`/agent/create/${unknown}`, 'agent')),
    ],
    ...visitsOfAgents(demo),
    '/team': [coach('/team', 'Invite someone'), newcomer('/team', 'So far it’s only you')],
    '/developers': [
      coach('/developers', 'New key'),
      coach('/developers', 'New key', async (page) => {
        await page.getByRole('button', { name: 'New key' }).click();
        await page.getByText('What it may do').waitFor();
      }),
      newcomer('/developers', 'No keys yet'),
    ],
    '/profile': [coach('/profile', 'Profile'), newcomer('/profile', 'Profile')],
    '/subscriptions/success': [coach('/subscriptions/success', 'Thank you')],
    '/subscriptions/cancelled': [coach('/subscriptions/cancelled', 'plan')],
    /** The one address that the list leaves out. */
    '*': [nowhere(visitor('/no/such/page', '404')), nowhere(coach('/no/such/page', '404'))],
  };
}

/** Returns visits of the pages behind the form of an agent. */
function visitsOfAgents(demo: DemoAddresses): Record<string, PageVisit[]> {
  return {
    '/agent/versions/:agentId': [
      coach(`/agent/versions/${demo.agent}`, 'Version 1'),
      newcomer(`/agent/versions/${demo.newcomersAgent}`, 'Version 1'),
      nowhere(newcomer(`/agent/versions/${unknown}`, 'agent')),
    ],
    '/agent/rules/:agentId': [
      coach(`/agent/rules/${demo.agent}`, '2 of 50 rules'),
      newcomer(`/agent/rules/${demo.newcomersAgent}`, 'No rules yet'),
      nowhere(newcomer(`/agent/rules/${unknown}`, 'agent')),
    ],
    '/agent/proof/:agentId': [
      coach(`/agent/proof/${demo.agent}`, /went well$/),
      coach(`/agent/proof/${demo.agent}?run=${demo.simulation.run}&lead=${demo.simulation.lead}`, 'Back to the leads'),
      newcomer(`/agent/proof/${demo.newcomersAgent}`, 'Not tried yet'),
      nowhere(newcomer(`/agent/proof/${unknown}`, 'agent')),
    ],
    '/agent/service/:agentId?': [
      coach(`/agent/service/${demo.agent}`, 'Next'),
      newcomer(`/agent/service/${demo.newcomersAgent}`, 'Next'),
    ],
    '/agent/keywords/:agentId?': [
      coach(`/agent/keywords/${demo.agent}`, 'Next'),
      newcomer(`/agent/keywords/${demo.newcomersAgent}`, 'Next'),
    ],
    '/agent/reengagement-keywords/:agentId?': [
      coach(`/agent/reengagement-keywords/${demo.agent}`, 'keywords'),
      newcomer(`/agent/reengagement-keywords/${demo.newcomersAgent}`, 'Skip for now'),
    ],
  };
}

async function toReasonOfReply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Why the agent wrote this' }).last().click();
  await page.getByText(/^Decided (?!by)/).waitFor();
}

async function toPlanOfTags(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('textbox').fill('nobody_here, VIP, Spring\nmaria lopez, VIP');
  await page.getByRole('button', { name: 'See what happens' }).click();
  await page.getByText('1 handle has no conversation yet.').click();
  await page.getByText('@nobody_here').waitFor();
}

async function toSecondStep(page: Page): Promise<void> {
  await page.getByLabel(/First name/).fill('Nora');
  await page.getByLabel(/Last name/).fill('Barnes');
  await page.getByLabel(/Email/).fill('somebody@example.test');
  await page.locator('input[name="password"]').fill('Str0ng!pass');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Step 2 of 2').waitFor();
}
