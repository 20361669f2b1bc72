import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import config from '../../../react-router.config.ts';
import { about, features } from '../../features/marketing/about-content.ts';
import { connectionMessages } from '../../features/connections/messages.ts';
import { contactMessages } from '../../features/contact/messages.ts';
import { questions } from '../../features/marketing/faq-content.ts';
import { benefits, callTopics, landing, steps, testimonials } from '../../features/marketing/landing-content.ts';
import { privacySections } from '../../features/marketing/privacy-content.ts';
import { termsSections } from '../../features/marketing/terms-content.ts';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp, screenHeads } from '../../test/render-app.tsx';

const open = (address: string, signedIn = false) => {
  const backend = createFakeBackend();
  return { backend, app: renderApp(address, { backend, signedIn }) };
};
const shownText = () => document.body.textContent ?? '';
const linkTo = (name: RegExp | string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

describe('the landing page', () => {
  test.each([
    'Your DMs turn into clients while you coach.',
    '500+ trainers',
    '25k+ monthly bookings',
    '98% client satisfaction',
    'Powered by a GPT model',
    'Writes the way you write',
    'Asks before it sells',
    'Books the call',
    'Never talks over you',
    'Nothing said without a reason',
    'Tell it how you talk',
    'Connect your accounts',
    'Watch and jump in',
    'Schedule Your Strategy Call',
    'Your last ten conversations, and where they stopped',
    'Someone is DMing you right now.',
  ])('says: %s', (sentence) => {
    open('/');
    expect(shownText()).toContain(sentence);
  });

  test('leads to sign-up by Get Started and to the about page by Learn More', () => {
    open('/');
    expect(linkTo(/^Get Started/)).toEqual(['/signup', '/signup']);
    expect(linkTo(/^Learn More about/)).toEqual(['/about']);
  });

  test('has four benefits, three steps and three testimonials', () => {
    open('/');
    const count = (title: string) => {
      const section = screen.getByRole('heading', { name: title }).closest('section');
      const list = section?.querySelector(':scope > ul, :scope > ol');
      return list?.children.length;
    };
    expect(count('What a good setter does, 24/7')).toBe(4);
    expect(count('Set up before your next session')).toBe(3);
    expect(count('What coaches say')).toBe(3);
  });

  test("plays a conversation in the product's own bubbles, which can be paused", async () => {
    const { app } = open('/');
    const phone = screen.getByText(/Mia writes the keyword SHRED/).closest('figure') as HTMLElement;
    expect(
      within(phone)
        .getAllByText('why')
        .every((chip) => chip.closest('[data-author="agent"]')),
    ).toBe(true);
    expect(within(phone).getByText('Call booked with mia.lifts')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Pause the conversation' }));
    expect(screen.getByRole('button', { name: 'Play the conversation' })).toBeTruthy();
  });

  test('stands still, with all of the conversation, for whoever wants no motion', () => {
    const { matchMedia } = window;
    window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media.includes('reduced-motion') });
    try {
      open('/');
      expect(screen.queryByRole('button', { name: /the conversation/ })).toBeNull();
      expect(document.querySelectorAll('figure [data-hidden]')).toHaveLength(0);
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  test('leads the signed-in to their dashboard', () => {
    open('/', true);
    expect(linkTo('Go to your dashboard')).toEqual(['/dashboard', '/dashboard']);
  });

  test('asks the server only for the agent to write to', async () => {
    const { backend } = open('/');
    expect(backend.calls).toEqual([]);
    await expect.poll(() => backend.calls.map(({ call }) => call)).toEqual(['GET /landing/agent']);
  });
});

describe('about', () => {
  test('has the features, the figures and both ways to sign up', () => {
    open('/about');
    const sentences = ['Agents with your voice', 'Keywords that start it', 'A human pace', 'Live on your phone'];
    for (const sentence of [...sentences, 'Calls on your calendar', 'Care where it counts']) {
      expect(screen.getByRole('heading', { name: sentence })).toBeTruthy();
    }
    for (const sentence of [
      '500+ trainers',
      '25k+ monthly bookings',
      '98% client satisfaction',
      'powered by a GPT model',
    ]) {
      expect(shownText()).toContain(sentence);
    }
    expect(linkTo('Get Started Now')).toEqual(['/signup']);
    expect(linkTo('Start Your Free Trial')).toEqual(['/signup']);
  });
});

describe('the FAQ', () => {
  test('answers five questions', () => {
    open('/faq');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'What is Spotter?',
      'How does the chatbot work?',
      'Does it support Instagram and Facebook?',
      'How does the booking system work?',
      'Is my data secure?',
    ]);
  });
});

describe('privacy', () => {
  test('has five sections', () => {
    open('/privacy');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Information we collect',
      'How we use it',
      'How we share it',
      'How we keep it secure',
      'Your rights',
    ]);
  });

  test.each([
    'From Instagram and Facebook, once you connect an account: its id, name and picture, and the access token',
    'From the people who message you on Instagram or Messenger: their id on that platform, username, name and profile picture',
    'do not train models with them',
    'download all of your data as one file, disconnect an account, and delete your account',
  ])('says: %s', (sentence) => {
    open('/privacy');
    expect(shownText()).toContain(sentence);
  });
});

describe('the terms', () => {
  test.each([
    'limited to the greater of the fees you paid to us in the 12 months before the claim or $100',
    'a change takes effect no sooner than 30 days after that notice',
    'governed by the law of the State of Nevada',
    'to comply with the terms and usage policies of the provider of the AI model',
  ])('say: %s', (sentence) => {
    open('/terms');
    expect(shownText()).toContain(sentence);
  });
});

const publicPages = [
  '/',
  '/about',
  '/faq',
  '/contact',
  '/subscriptions',
  '/privacy',
  '/terms',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
];

const contents: [string, unknown][] = [
  ['/', [landing, benefits, steps, testimonials, callTopics]],
  ['/about', [about, features.map(({ title, text }) => [title, text])]],
  ['/faq', questions],
  ['/privacy', privacySections],
  ['/terms', termsSections],
];

test.each(contents)('%s shows every sentence written for it', (address, content) => {
  open(address);
  const shown = shownText();
  const sentences = sentencesOf(content);
  expect(sentences.length).toBeGreaterThan(5);
  expect(sentences.filter((sentence) => !shown.includes(sentence))).toEqual([]);
});

test.each([
  ['/faq', questions[1]!, 'answer', questions[0]!.question],
  ['/privacy', privacySections[1]!, 'paragraphs', privacySections[2]!.title],
  ['/terms', termsSections[1]!, 'paragraphs', termsSections[2]!.title],
  ['/contact', contactMessages, 'liveChat', contactMessages.send],
  ['/contact', contactMessages, 'send', contactMessages.liveChat],
  ['/data-deletion/done', connectionMessages, 'deletionCode', connectionMessages.deletionTitle],
])('%s stays when one of its sections fails', async (address, content, broken, rest) => {
  const before = Object.getOwnPropertyDescriptor(content, broken)!;
  onTestFinished(() => void Object.defineProperty(content, broken, before));
  Object.defineProperty(content, broken, {
    configurable: true,
    get() {
      throw new Error('broken');
    },
  });
  open(address);
  expect(await screen.findByText(/This part of the page stopped working/)).toBeTruthy();
  expect(screen.getByText(rest)).toBeTruthy();
  // React reports the failure there.
  vi.mocked(console.error).mockClear();
});

function sentencesOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return Object.entries(content as object).flatMap(([name, part]) => (name === 'picture' ? [] : sentencesOf(part)));
}

describe('every public page', () => {
  test('is prerendered', () => {
    expect(config.prerender).toEqual(publicPages);
  });

  test('has a description, an address and a social card of its own', () => {
    const heads = screenHeads.filter(({ canonical }) => canonical !== undefined);
    expect(heads.map(({ canonical }) => new URL(canonical ?? '').pathname).toSorted()).toEqual(publicPages.toSorted());
    for (const head of heads) {
      expect(head.meta('description')?.length).toBeGreaterThan(40);
      expect(head.meta('og:title')).toBe(head.title);
      expect(head.meta('og:description')).toBe(head.meta('description'));
      expect(head.meta('og:url')).toBe(head.canonical);
      expect(new URL(head.meta('og:image') ?? '').pathname).toBe('/social-card.png');
    }
    expect(new Set(heads.map((head) => head.meta('description'))).size).toBe(heads.length);
  });

  test.each([...publicPages, '/no-such-page'])('%s has one headline, then sections in order', async (address) => {
    open(address);
    const headings = await screen.findAllByRole('heading');
    const levels = headings.map((heading) => Number(heading.tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.slice(1).entries()) expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1);
  });

  test.each(publicPages)('%s has the way in above and the small print below', (address) => {
    open(address);
    const bar = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(bar.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    expect(bar.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/signup');
    const foot = within(screen.getByRole('navigation', { name: 'Footer' }));
    expect(foot.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/faq',
      '/contact',
      '/privacy',
      '/terms',
    ]);
  });

  test('no link of it leads nowhere', async () => {
    for (const address of publicPages) {
      const { app } = open(address);
      const inner = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
      for (const href of new Set(inner.filter((found) => found.startsWith('/')))) {
        await app.go(href);
        await waitFor(() => expect(screen.queryByText('This page doesn’t exist')).toBeNull());
      }
      cleanup();
    }
  });
});
