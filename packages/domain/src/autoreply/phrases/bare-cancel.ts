import type { Phrases } from './phrases.ts';

/** Whole messages that say no more than "cancel". */
export const bareCancelPhrases: Phrases = {
  en: ['= (cancel/cancel me/cancel everything)'],
  es: ['= (cancelar/cancela/cancelen/cancelame/cancelalo)'],
  pt: ['= (cancele/cancelem/cancela isso)'],
  fr: ['= (annuler/annule/annulez/resilier)'],
  de: ['= (stornieren/storniere/abbrechen/abbruch)'],
  it: ['= (annulla/annullare/annullate/disdici)'],
  nl: ['= (annuleren/annuleer/opzeggen)'],
  pl: ['= (anuluj/anulowac/odwolaj)'],
};
