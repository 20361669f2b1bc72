import { demoStory } from '@spotter/demo';
import { createWebsiteSimulator } from '@spotter/simulators/website/website-simulator';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSpotterWithPhone } from '../running/spotter-with-phone.ts';
import { closePages, openBrowser } from '../screens/browser.ts';
import { openCoachScreen } from '../screens/coach-screen.ts';
import { openLeadPhone } from '../screens/lead-phone.ts';
import { pdfOfLine } from './pdf-of-line.ts';

const { account, coach, freshLeads } = demoStory;
const [english, spanish] = freshLeads as [(typeof freshLeads)[number], (typeof freshLeads)[number]];
const page = '/how-it-works';
const html = '<h1>How it works</h1><p>The video review of your squat arrives within 48 hours.</p>';
const pageOf = (title: string, body: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><article>${body}</article></body></html>`;
const newPage = '/how-we-train';
const website = createWebsiteSimulator({
  [page]: pageOf('How it works', html),
  [newPage]: pageOf('How we train', '<p>You train in the garden, with kettlebells.</p>'),
});

let spotter: Awaited<ReturnType<typeof startSpotterWithPhone>>;
let browser: Browser;
let inbox: Awaited<ReturnType<typeof openCoachScreen>>;
let siteOrigin: string;

beforeAll(async () => {
  siteOrigin = await website.listen();
  const environment = { REPLY_QUIET_MS: '300', PAGES_STAND_IN_URL: siteOrigin };
  [spotter, browser] = await Promise.all([startSpotterWithPhone(environment), openBrowser()]);
  inbox = await openCoachScreen(browser, spotter.addresses.spotter, {
    screen: 'desktop',
    ...coach,
    checksAccessibility: true,
  });
  await inbox.page.getByRole('link', { name: 'Knowledge' }).click();
});

afterAll(async () => {
  await closePages();
  await spotter?.stop();
  await website.close();
});

const section = (name: string) => inbox.page.getByRole('region', { name });

test('the coach adds an offer, a page and a PDF, and sees what an agent answers from them, and from where', async () => {
  await section('Offers').getByRole('button', { name: 'Add an offer' }).click();
  const dialog = inbox.page.getByRole('dialog');
  await dialog.getByLabel('What is it called?').fill('Travel plan');
  await dialog.getByRole('textbox', { name: 'Price' }).fill('149');
  await dialog.getByLabel('Paid').selectOption('Every month');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await inbox.page.getByRole('listitem', { name: 'Travel plan' }).getByText('$149 a month').waitFor();

  await section('Web pages').getByLabel('Address of the page').fill(`${siteOrigin}${page}`);
  await section('Web pages').getByRole('button', { name: 'Add page' }).click();
  await section('Files')
    .getByLabel('Files to read')
    .setInputFiles({
      name: 'towels.pdf',
      mimeType: 'application/pdf',
      buffer: pdfOfLine('The towel service costs nothing and runs 21 days a month.'),
    });
  for (const name of ['How it works', 'towels.pdf']) {
    await inbox.page
      .getByRole('listitem', { name })
      .getByText(/passages?, read /)
      .waitFor();
  }

  const ask = inbox.page.getByRole('complementary', { name: 'Ask as a lead' });
  for (const [question, answer, source] of [
    ['When does the video review of my squat arrive?', '48 hours', 'How it works'],
    ['On how many days does the towel service run?', '21 days', 'towels.pdf'],
  ] as const) {
    await ask.getByLabel('Lead’s question').fill(question);
    await ask.getByRole('button', { name: 'Ask' }).click();
    await ask.getByRole('region', { name: 'Answer' }).getByText(answer).first().waitFor();
    await ask.getByRole('link', { name: source }).waitFor();
  }
  await inbox.checkAccessibility();
});

test('the coach moves a page and renames a file, and takes back what was wrong', async () => {
  const pages = section('Web pages');
  const files = section('Files');
  const isRead = (name: string) =>
    inbox.page
      .getByRole('listitem', { name, exact: true })
      .getByText(/passages?, read /)
      .waitFor();
  const edit = async (label: string, field: string, text: string) => {
    await inbox.page.getByRole('button', { name: label }).click();
    const dialog = inbox.page.getByRole('dialog');
    await dialog.getByLabel(field).waitFor();
    await inbox.checkAccessibility();
    await dialog.getByLabel(field).fill(text);
    await inbox.page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
  };
  await edit('Change address: How it works', 'Address of the page', `${siteOrigin}${newPage}`);
  await isRead('How we train');
  await inbox.page.getByRole('button', { name: 'Undo' }).click();
  await isRead('How it works');
  expect(await pages.getByRole('listitem', { name: 'How we train' }).count()).toBe(0);

  await edit('Rename: towels.pdf', 'Name', 'Towel service');
  await files
    .getByRole('listitem', { name: 'Towel service.pdf', exact: true })
    .getByText(/1 passage, read /)
    .waitFor();
  await inbox.page.getByRole('button', { name: 'Undo' }).last().click();
  await files.getByRole('listitem', { name: 'towels.pdf', exact: true }).waitFor();
});

test.each([
  ['English', english, 'Is there a parking garage at the studio?', 'Yes, a free one behind the building.'],
  ['Spanish', spanish, '¿Tienen guardería en el estudio?', 'Sí, gratis por las mañanas.'],
])(
  'a question in %s that nothing answers becomes an answer, and reaches the lead',
  async (_, lead, question, words) => {
    const phone = await openLeadPhone(browser, spotter.addresses.phone, { accountId: account.id, id: lead.id });
    await phone.write('SHRED');
    await phone.answered(1);
    await phone.write(question);
    const count = (await phone.answers()).length;
    await phone.answered(count + 1);

    await inbox.page.reload();
    const asked = section('Questions your agents couldn’t answer').getByRole('listitem', { name: question });
    await asked.getByRole('link', { name: /^Open chat with / }).waitFor();
    await asked.getByRole('button', { name: /^Answer once/ }).click();
    const dialog = inbox.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Your answer' }).fill(words);
    await dialog.getByRole('button', { name: 'Save and send to 1 lead' }).click();
    await inbox.page.getByText('Answer saved and sent to 1 lead.').waitFor();
    await phone.page.locator('.message', { hasText: words }).waitFor();
    await section('Questions and answers').getByRole('listitem', { name: question }).getByText(words).waitFor();
    await inbox.checkAccessibility();
    expect([...inbox.problems, ...phone.problems]).toEqual([]);
    expect(inbox.faults).toEqual([]);
  },
);
