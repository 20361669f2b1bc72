import type { SpokenLanguage } from '@spotter/domain/booking';

/** The words about a call in calendars. */
type EntryWords = {
  title: (guest: string, coach: string) => string;
  /** Before the manage link. */
  manage: string;
  /** To a calendar that asks why a call is cancelled. */
  cancelled: string;
};

export const entryWords: Record<SpokenLanguage, EntryWords> = {
  en: {
    title: (guest, coach) => `Call: ${guest} and ${coach}`,
    manage: 'Reschedule or cancel the call',
    cancelled: 'Canceled',
  },
  es: {
    title: (guest, coach) => `Llamada: ${guest} y ${coach}`,
    manage: 'Cambiar o cancelar la llamada',
    cancelled: 'Cancelada',
  },
  pt: {
    title: (guest, coach) => `Chamada: ${guest} e ${coach}`,
    manage: 'Remarcar ou cancelar a chamada',
    cancelled: 'Cancelada',
  },
  fr: {
    title: (guest, coach) => `Appel : ${guest} et ${coach}`,
    manage: "Déplacer ou annuler l'appel",
    cancelled: 'Annulé',
  },
  de: {
    title: (guest, coach) => `Gespräch: ${guest} und ${coach}`,
    manage: 'Gespräch verschieben oder absagen',
    cancelled: 'Abgesagt',
  },
  it: {
    title: (guest, coach) => `Chiamata: ${guest} e ${coach}`,
    manage: 'Sposta o annulla la chiamata',
    cancelled: 'Annullata',
  },
  nl: {
    title: (guest, coach) => `Gesprek: ${guest} en ${coach}`,
    manage: 'Het gesprek verzetten of annuleren',
    cancelled: 'Geannuleerd',
  },
  pl: {
    title: (guest, coach) => `Rozmowa: ${guest} i ${coach}`,
    manage: 'Przełóż lub odwołaj rozmowę',
    cancelled: 'Odwołana',
  },
};
