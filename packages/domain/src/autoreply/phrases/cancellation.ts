import type { Phrases } from './phrases.ts';

/** Words of a draft that claim a call is canceled. English and Spanish have expressions of their own. */
export const cancellationPhrases: Phrases = {
  pt: [
    '(cancelei/desmarquei) .. ({chamada}/sua/seu) unless nao, se',
    '(sua/seu/a) {chamada} .. (cancelada/cancelado/desmarcada) unless nao, se',
  ],
  fr: [
    '(jai/on a) .. annule .. ({rendezvous}/ton/votre) unless pas, si',
    '(ton/votre/le) {rendezvous} .. (annule/annulee) unless pas, si',
  ],
  de: [
    '(habe/hab) .. {termin} .. (abgesagt/storniert) unless nicht, wenn',
    '{termin} .. (ist/wurde) .. (abgesagt/storniert) unless nicht, wenn',
  ],
  it: [
    '(ho) .. (annullato/cancellato/disdetto) .. ({appuntamento}/tuo/tua) unless non, se',
    '{appuntamento} .. (annullato/annullata/cancellato/cancellata) unless non, se',
  ],
  nl: [
    '(heb/hebben) .. {afspraak} .. (afgezegd/geannuleerd) unless niet, als',
    '{afspraak} .. (is) .. (afgezegd/geannuleerd) unless niet, als',
  ],
  pl: [
    '(odwolalem/odwolalam/anulowalem/anulowalam) .. ({rozmowa}/twoja/twoje) unless nie, jesli',
    '{rozmowa} .. (odwolana/odwolane/odwolany/anulowana/anulowane) unless nie, jesli',
  ],
};
