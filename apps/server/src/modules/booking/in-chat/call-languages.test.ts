import { chatLanguages, type ChatLanguage } from '@spotter/language/detection/chat-languages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBooking, type BookingUnderTest } from '../booking.test-support.ts';
import { appointments } from '../booking.tables.ts';
import { addLead } from '../lead.test-support.ts';

const hour = 3_600_000;
const monday = '2026-11-23T15:00:00.000Z';
const place = 'Estudio Norte, piso 2';

/** Words that no text in another language has. */
const english =
  /\b(?:your|the|call|with|booked|moved|cancel(?:led)?|where|join|hello|and|monday|time|tomorrow|calendar|begins|soon|sorry|says|english|en-us)\b/i;
const weekdays: Record<ChatLanguage, string> = {
  en: 'Monday, November 23',
  es: 'lunes, 23 de noviembre',
  pt: 'segunda-feira, 23 de novembro',
  fr: 'lundi 23 novembre',
  de: 'Montag, 23. November',
  it: 'lunedì 23 novembre',
  nl: 'maandag 23 november',
  pl: 'poniedziałek, 23 listopada',
};

describe('what a guest is sent about a call', () => {
  let app: BookingUnderTest;
  let trainer: { token: string; userId: string };
  beforeAll(async () => {
    app = await startBooking();
  });
  beforeEach(async () => {
    await app.startAfresh();
    trainer = await app.addTrainer();
    await app.call('PUT', '/api/users/me', { token: trainer.token, body: { meetingPlace: place } });
  });
  afterAll(() => app.close());

  async function book(language: ChatLanguage) {
    const lead = await addLead(app, trainer.userId);
    const id = await lead.books(monday, 'America/Chicago');
    await app.database.update(appointments).set({ language }).where(eq(appointments.id, id));
    await app.work();
    return id;
  }
  const toGuest = () => app.mails.filter(({ to }) => to === 'maya@example.test');
  /** Returns the text of an email and its calendar entry, without addresses and the protocol's own words. */
  const wordsOf = ({ subject, text, invitation }: (typeof app.mails)[number]) => {
    const entry = (invitation?.content ?? '').replace(/\r\n[ \t]/g, '');
    const spoken = entry.match(/^(?:SUMMARY|DESCRIPTION|LOCATION|PRODID)[:;].*$/gm) ?? [];
    const values = spoken.map((line) => line.replace(/^[A-Z]+[:;]/, ''));
    return [subject, text, ...values].join('\n').replace(/https?:\/\/\S+/g, '');
  };

  test.each(chatLanguages)('is all in the language of the chat: %s', async (language) => {
    const id = await book(language);
    await app.pass(2 * 24 * hour + 4 * hour, hour);
    const change = (what: string, body: object) =>
      app.call('POST', `/api/appointments/${id}/${what}`, { token: trainer.token, body });
    await change('move', { start: '2026-11-25T15:00:00.000Z' });
    await app.work();
    await change('cancel', {});
    await app.work();
    const mails = toGuest();
    expect(mails).toHaveLength(3);
    expect(mails[0]!.text).toContain(weekdays[language]);
    expect(mails[0]!.html).toContain(`<html lang="${language}`);
    for (const mail of mails) {
      if (language === 'en') expect(wordsOf(mail)).toMatch(english);
      else expect(wordsOf(mail)).not.toMatch(english);
    }
    const received = app.sentTexts.map(({ text }) => text);
    expect(received.length).toBeGreaterThan(0);
    expect(received[0]).toContain(weekdays[language]);
    if (language !== 'en') for (const text of received) expect(text).not.toMatch(english);
  });

  test('names the place in the coach’s own words, and the manage link, in the mail and in the calendar entry', async () => {
    await book('es');
    const [mail] = toGuest();
    expect(mail!.text).toContain(`Dónde: ${place}`);
    const link = /http:\/\/localhost:3000\/call\/[\w-]{44}/.exec(mail!.text)![0];
    expect(mail!.text).toContain(`Cambiar, cancelar o añadir al calendario: ${link}`);
    const entry = mail!.invitation!.content.replace(/\r\n[ \t]/g, '');
    expect(entry).toContain('SUMMARY:Llamada: Maya Torres y Ana Ruiz');
    expect(entry).toContain('LOCATION:Estudio Norte\\, piso 2');
    expect(entry).toContain(link);
    expect(entry).toContain('PRODID:-//Spotter//Spotter//ES');
  });

  test('the coach reads of it in English, with the place and without the guest’s link', async () => {
    await book('es');
    const mail = app.mails.find(({ to }) => to === 'dana@example.test')!;
    expect(mail.subject).toBe('New call: Maya Torres');
    expect(mail.text).toContain(`Where: ${place}`);
    expect(mail.invitation!.content).toContain('SUMMARY:Call: Maya Torres and Ana Ruiz');
    expect(`${mail.text}${mail.invitation!.content.replace(/\r\n[ \t]/g, '')}`).not.toContain('/call/');
  });

  test('has a link to join where the coach’s words hold one, and the calendar’s own link wins', async () => {
    const words = 'Zoom: https://zoom.example/j/77 (code 5).';
    await app.call('PUT', '/api/users/me', { token: trainer.token, body: { meetingPlace: words } });
    const id = await book('en');
    expect(toGuest()[0]!.html).toContain('<a href="https://zoom.example/j/77"');
    expect(toGuest()[0]!.text).toContain(`Where: ${words}`);
    const calls = await app.call('GET', '/api/appointments/me', { token: trainer.token });
    expect(calls.json()).toMatchObject([{ place: words, meetingUrl: null }]);
    const meetingUrl = 'https://meet.example/abc';
    await app.database.update(appointments).set({ meetingUrl }).where(eq(appointments.id, id));
    const again = await app.call('GET', '/api/appointments/me', { token: trainer.token });
    expect(again.json()).toMatchObject([{ place: meetingUrl }]);
  });
});
