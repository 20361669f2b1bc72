import type { PhraseExamples } from '../../../safety/__fixtures__/example-types.ts';

export const bareCancelExamples: PhraseExamples = {
  'bare-cancel/en: = (cancel/cancel me/cancel everything)': ['cancel pls', 'can i cancel my gym?'],
  'bare-cancel/es: = (cancelar/cancela/cancelen/cancelame/cancelalo)': ['cancelar por favor', 'puedo cancelar cuando quiera?'],
  'bare-cancel/pt: = (cancele/cancelem/cancela isso)': ['Cancele', 'posso cancelar quando quiser?'],
  'bare-cancel/fr: = (annuler/annule/annulez/resilier)': ['annuler svp', 'je dois annuler la table'],
  'bare-cancel/de: = (stornieren/storniere/abbrechen/abbruch)': ['Stornieren bitte', 'wann kann ich stornieren?'],
  'bare-cancel/it: = (annulla/annullare/annullate/disdici)': ['annulla', 'posso annullare domani?'],
  'bare-cancel/nl: = (annuleren/annuleer/opzeggen)': ['annuleren aub', 'kan ik morgen annuleren?'],
  'bare-cancel/pl: = (anuluj/anulowac/odwolaj)': ['Anuluj', 'kiedy moge anulowac?'],
};
