import type { ChatLanguage } from '@spotter/language/detection/chat-language';
import type { Proposal, ProposalAction, TapChoice } from './proposal.ts';
import { formatSlot, type SpokenLanguage } from './say-instant.ts';
import { zonedFormat } from '@spotter/language/zones/time-zone';
import { dayAt, wallTimeAt } from '@spotter/language/zones/zoned-time';

/** A button below a message: its text, and the meaning of a tap on it. */
export type ProposalButton = { title: string; choice: TapChoice };

/** Meta: at most 13 quick replies, titles of at most 20 characters. */
const maxButtons = 13;
const maxTitleLength = 20;

/** Returns the buttons that go with a proposal, in the contact's zone (IANA) and language. */
export function proposalButtons(
  { kind, action, slots }: Pick<Proposal, 'kind' | 'action' | 'slots'>,
  zone: string,
  language: SpokenLanguage,
): ProposalButton[] {
  const { otherTimes, anotherTime, keep, yes } = titles[language];
  if (kind === 'confirm') {
    return [
      { title: yes[action], choice: { kind: 'yes' } },
      { title: action === 'cancel' ? keep : anotherTime, choice: { kind: 'no' } },
    ];
  }
  const named = slotTitles(slots.slice(0, maxButtons - 1), zone, language);
  return [
    ...named.map((title, nth): ProposalButton => ({ title, choice: { kind: 'slot', nth } })),
    { title: otherTimes, choice: { kind: 'other-times' } },
  ];
}

/** Returns the text of the button that agrees to an action, in every language. */
export function yesTitles(action: ProposalAction): string[] {
  return Object.values(titles).map(({ yes }) => yes[action]);
}

/** Returns short names of starts, no two alike: `Thu 5 PM`; with the day's number where two days have one name. */
function slotTitles(slots: Date[], zone: string, language: SpokenLanguage): string[] {
  const weekday = zonedFormat(language, zone, { weekday: 'short' });
  const nameOf = (slot: Date) => {
    const name = weekday.format(slot);
    return name.endsWith('.') ? name.slice(0, -1) : name;
  };
  const days = new Set(slots.map((slot) => dayAt(slot, zone)));
  const names = new Set([...days].map((day) => nameOf(slots.find((slot) => dayAt(slot, zone) === day)!)));
  return slots.map((slot) => {
    const day = names.size < days.size ? `${nameOf(slot)} ${Number(dayAt(slot, zone).slice(8))},` : nameOf(slot);
    return `${day} ${timeOf(slot, zone, language)}`.slice(0, maxTitleLength);
  });
}

function timeOf(slot: Date, zone: string, language: SpokenLanguage): string {
  if (language === 'en') return formatSlot(slot, zone).replace(':00', '');
  const { minutes } = wallTimeAt(slot, zone);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

const titles: Record<
  ChatLanguage,
  { otherTimes: string; anotherTime: string; keep: string; yes: Record<ProposalAction, string> }
> = {
  en: {
    otherTimes: 'Other times',
    anotherTime: 'Another time',
    keep: 'No, keep it',
    yes: { book: 'Yes, book it', move: 'Yes, move it', cancel: 'Yes, cancel it' },
  },
  es: {
    otherTimes: 'Otras horas',
    anotherTime: 'Otra hora',
    keep: 'No, la mantengo',
    yes: { book: 'Sí, resérvala', move: 'Sí, cámbiala', cancel: 'Sí, cancélala' },
  },
  pt: {
    otherTimes: 'Outros horários',
    anotherTime: 'Outro horário',
    keep: 'Não, manter',
    yes: { book: 'Sim, pode marcar', move: 'Sim, pode mudar', cancel: 'Sim, pode cancelar' },
  },
  fr: {
    otherTimes: "D'autres créneaux",
    anotherTime: 'Un autre créneau',
    keep: 'Non, je le garde',
    yes: { book: 'Oui, réserve-le', move: 'Oui, déplace-le', cancel: 'Oui, annule-le' },
  },
  de: {
    otherTimes: 'Andere Zeiten',
    anotherTime: 'Andere Zeit',
    keep: 'Nein, er bleibt',
    yes: { book: 'Ja, buchen', move: 'Ja, verlegen', cancel: 'Ja, absagen' },
  },
  it: {
    otherTimes: 'Altri orari',
    anotherTime: 'Un altro orario',
    keep: 'No, la tengo',
    yes: { book: 'Sì, prenota', move: 'Sì, spostala', cancel: 'Sì, annullala' },
  },
  nl: {
    otherTimes: 'Andere tijden',
    anotherTime: 'Andere tijd',
    keep: 'Nee, laat staan',
    yes: { book: 'Ja, boek het', move: 'Ja, verzet het', cancel: 'Ja, annuleer het' },
  },
  pl: {
    otherTimes: 'Inne terminy',
    anotherTime: 'Inny termin',
    keep: 'Nie, zostaje',
    yes: { book: 'Tak, rezerwuj', move: 'Tak, przenieś', cancel: 'Tak, odwołaj' },
  },
};
