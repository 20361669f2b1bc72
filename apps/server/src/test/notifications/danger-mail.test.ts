import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { account } from '../spotter-under-test.ts';
import { startNotifiedCoach, type NotifiedCoach } from './notified-coach.ts';

const danger = 'i want to kill myself';

describe('the email about a lead in danger', () => {
  let notified: NotifiedCoach;
  beforeAll(async () => {
    notified = await startNotifiedCoach();
  });
  afterAll(() => notified.close());
  beforeEach(() => {
    notified.mailbox.empty();
    notified.spotter.instagram.clearFaults();
  });

  const mailAbout = (words: string) => {
    const mail = notified.mailed(words).at(-1);
    if (mail === undefined) throw new Error(`No email about ${words}`);
    return mail;
  };

  test('says what they wrote, what was answered, and two sentences to begin with, also as a page', async () => {
    const { contactId } = await notified.leadWrites(danger, 'Lena Fox');
    const { text, html } = mailAbout('Lena Fox may be in danger');
    const spoken = notified.spotter.instagram.conversation(account.id, contactId).at(-1)!.text;
    expect(spoken).toContain('Thank you for telling me this');
    expect(text).toContain(`They wrote:\n\n> ${danger}`);
    expect(text).toMatch(/Your agent answered:|Your agent’s answer, which is on its way:/);
    expect(text).toContain(`> ${spoken}`);
    expect(text).toContain('> Hey, it’s Dana, in person. I’m really glad you told me. Are you safe right now');
    expect(text).toContain('> Thank you for trusting me with this. Are you thinking about ending your life?');
    expect(text).toContain('call the emergency number');
    for (const words of [danger, 'Thank you for telling me this', 'Are you safe right now', 'emergency number'])
      expect(html).toContain(words);
  });

  test('shows none of their words in its subject, nor where a list of emails shows its beginning', async () => {
    await notified.leadWrites(danger, 'Ira Bell');
    const { subject, text, html } = mailAbout('Ira Bell');
    expect(subject).toBe('Ira Bell may be in danger');
    expect(text.slice(0, 250)).not.toContain('kill');
    const beginning = html.slice(html.indexOf('<body'), html.indexOf('<h1'));
    expect(beginning).toContain('Your agent stopped. Open the chat and answer yourself.');
    expect(beginning).not.toContain('kill');
  });

  test.each([
    ['an eating disorder', 'if i eat more i throw up', 'may be in danger', 'You matter more to me than any goal.'],
    ['someone under age', 'im in 9th grade', 'may be under 18', 'Could a parent or guardian write to me here?'],
    [
      'an emergency',
      'i have chest pain and my left arm is numb',
      'may be in danger',
      'Please call your emergency number',
    ],
  ])('begins for %s with other sentences', async (_kind, words, title, line) => {
    await notified.leadWrites(words, 'Kim Ray');
    const { text } = mailAbout(`Kim Ray ${title}`);
    expect(text).toContain(`> ${words}`);
    expect(text).toContain(line);
    expect(text).not.toContain('Are you thinking about ending your life?');
  });

  test('quotes nothing that was taken back since', async () => {
    const { contactId } = await notified.leadWrites(danger, 'Noa Lind');
    expect(mailAbout('Noa Lind').text).toContain('kill');
    const spoken = notified.spotter.instagram
      .conversation(account.id, contactId)
      .findLast(({ from }) => from === 'contact');
    notified.spotter.instagram.unsend(account.id, contactId, spoken!.id);
    await notified.settled();
    await notified.later(10);
    const again = mailAbout('Not seen yet: Noa Lind');
    expect(again.text + again.html).not.toContain('kill');
    expect(again.text).toContain('Are you safe right now');
  });

  test('says of an answer that was refused that it didn’t go out', async () => {
    await notified.leadWrites(danger, 'Ada Moss', () =>
      notified.spotter.instagram.setFaults({ failNext: { code: 100, times: 1 } }),
    );
    await notified.later(10);
    expect(mailAbout('Not seen yet: Ada Moss').text).toContain('Your agent’s answer, which didn’t go out:');
  });

  test('a name and words that look like a page stay words', async () => {
    const words = `${danger} <img src=x onerror=alert(1)>`;
    await notified.leadWrites(words, '<b>Max</b>');
    const { html, text } = mailAbout('may be in danger');
    expect(html).not.toMatch(/<(img|b)\b/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(text).toContain(`> ${words}`);
  });
});
