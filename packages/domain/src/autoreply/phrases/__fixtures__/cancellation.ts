import type { PhraseExamples } from '../../../safety/__fixtures__/example-types.ts';

export const cancellationExamples: PhraseExamples = {
  'cancellation/pt: (cancelei/desmarquei) .. ({chamada}/sua/seu) unless nao, se': ['Cancelei sua consulta', 'Não cancelei sua consulta'],
  'cancellation/pt: (sua/seu/a) {chamada} .. (cancelada/cancelado/desmarcada) unless nao, se': ['Sua chamada foi desmarcada', 'Se sua chamada for desmarcada, aviso'],
  'cancellation/fr: (jai/on a) .. annule .. ({rendezvous}/ton/votre) unless pas, si': ["J'ai annulé ton appel", "Je n'ai pas annulé ton appel"],
  'cancellation/fr: (ton/votre/le) {rendezvous} .. (annule/annulee) unless pas, si': ['Ton rendez-vous est annulé', "Ton rendez-vous n'est pas annulé"],
  'cancellation/de: (habe/hab) .. {termin} .. (abgesagt/storniert) unless nicht, wenn': ['Ich habe deinen Termin abgesagt', 'Ich habe deinen Termin nicht abgesagt'],
  'cancellation/de: {termin} .. (ist/wurde) .. (abgesagt/storniert) unless nicht, wenn': ['Dein Termin wurde storniert', 'Dein Termin wurde nicht storniert'],
  'cancellation/it: (ho) .. (annullato/cancellato/disdetto) .. ({appuntamento}/tuo/tua) unless non, se': ['Ho annullato il tuo appuntamento', 'Non ho annullato il tuo appuntamento'],
  'cancellation/it: {appuntamento} .. (annullato/annullata/cancellato/cancellata) unless non, se': ['Il tuo appuntamento è annullato', 'Il tuo appuntamento non è annullato'],
  'cancellation/nl: (heb/hebben) .. {afspraak} .. (afgezegd/geannuleerd) unless niet, als': ['Ik heb je afspraak afgezegd', 'Ik heb je afspraak niet afgezegd'],
  'cancellation/nl: {afspraak} .. (is) .. (afgezegd/geannuleerd) unless niet, als': ['Je afspraak is geannuleerd', 'Je afspraak is niet geannuleerd'],
  'cancellation/pl: (odwolalem/odwolalam/anulowalem/anulowalam) .. ({rozmowa}/twoja/twoje) unless nie, jesli': ['Odwołałam rozmowę', 'Nie odwołałam rozmowy'],
  'cancellation/pl: {rozmowa} .. (odwolana/odwolane/odwolany/anulowana/anulowane) unless nie, jesli': ['Rozmowa została odwołana', 'Rozmowa nie została odwołana'],
};
