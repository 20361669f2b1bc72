import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEvents, type SandboxUnderTest, startSandboxUnderTest } from '../sandbox.test-support.ts';

let under: SandboxUnderTest;

beforeEach(async () => {
  under = await startSandboxUnderTest();
});
afterEach(() => under.stop());

describe('the mailbox', () => {
  const mail = {
    to: 'demo@spotter.example',
    subject: 'Set a new password',
    text: 'Use http://localhost:3000/reset',
    html: '<p style="color:#123456">Use <a href="http://localhost:3000/reset">this</a></p><script>alert(1)</script>',
  };

  test('a mail is told at once, can be read, and stays read after a restart', async () => {
    const events = await openEvents(`${under.sandbox().addresses.phone}/api/events`);
    await under.sendMail(mail);
    await under.sendMail({ ...mail, subject: 'Another one' });
    const [first] = (await events.until(({ name, data }) => name === 'mail' && data.subject === mail.subject))
      .filter(({ name }) => name === 'mail')
      .map(({ data }) => data);
    expect(first).toMatchObject({ to: [mail.to], subject: mail.subject, unread: true });
    expect((await under.call('GET', `mails/${first.id}`)).body).toMatchObject({
      text: `${mail.text}\n`,
      hasHtml: true,
    });
    await under.call('POST', `mails/${first.id}/read`, {});
    await under.restart();
    const { body: world } = await under.call('GET', 'world');
    expect(world.mails.map(({ subject, unread }: any) => [subject, unread])).toEqual([
      ['Another one', true],
      [mail.subject, false],
    ]);
    await under.sendMail({ ...mail, subject: 'A third one' });
    const ids = (await under.call('GET', 'mails')).body.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(3);
  });

  test('the page of a mail keeps its looks, runs nothing and opens its links beside', async () => {
    await under.sendMail(mail);
    const [{ id }] = (await under.call('GET', 'mails')).body;
    const page = await fetch(`${under.sandbox().addresses.phone}/api/mails/${id}/page`);
    expect(page.headers.get('content-security-policy')).toMatch(
      /^sandbox allow-popups [^;]*; default-src 'none'; style-/,
    );
    expect(page.headers.get('content-security-policy')).not.toContain('script');
    expect(await page.text()).toMatch(/^<!doctype html><base target="_blank"><p style="color:#123456">/);
  });
});
