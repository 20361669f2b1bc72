import type { PhraseList } from '../safety-categories.ts';

export const paymentElsewhere: PhraseList[] = [
  {
    category: 'payment',
    language: 'pt',
    severity: 'other',
    hinted: false,
    phrases: [
      '(quero reembolso/meu reembolso/meu dinheiro de volta/dinheiro de volta/cobrado duas vezes/cobraram duas vezes/cobranca indevida/cobrou/cobraram/paguei e nao/ja paguei/estorno/cancelar minha assinatura/nao recebi o que) unless se nao gostar, tem, politica',
    ],
  },
  {
    category: 'payment',
    language: 'fr',
    severity: 'other',
    hinted: false,
    phrases: [
      '(rembourse*/etre rembourse/mon argent/preleve deux fois/debite deux fois/deja paye/jai paye/double prelevement/annuler mon abonnement/paye mais/preleve sans) unless si je, garantie, politique, possible',
    ],
  },
  {
    category: 'payment',
    language: 'de',
    severity: 'other',
    hinted: false,
    phrases: [
      '(ruckerstattung/geld zuruck/zuruckerstatt*/doppelt abgebucht/abgebucht/schon bezahlt/bereits bezahlt/hab bezahlt/habe bezahlt/abo kundigen/falsch abgebucht) unless falls, garantie, wenn es nicht',
    ],
  },
  {
    category: 'payment',
    language: 'it',
    severity: 'other',
    hinted: false,
    phrases: [
      '(rimborso/indietro i soldi/soldi indietro/addebitato due volte/addebito/ho pagato e/ho gia pagato/doppio addebito/disdire abbonamento/annullare abbonamento/i miei soldi) unless se non mi, garanzia, politica',
    ],
  },
  {
    category: 'payment',
    language: 'fr',
    severity: 'other',
    hinted: true,
    phrases: ['(recu/facture/mail) dit .. {time}'],
  },
  {
    category: 'payment',
    language: 'de',
    severity: 'other',
    hinted: true,
    phrases: ['(quittung/rechnung) .. steht .. {time}'],
  },
  {
    category: 'payment',
    language: 'it',
    severity: 'other',
    hinted: true,
    phrases: ['(ricevuta/fattura) .. (scritto/dice) .. {time}'],
  },
  {
    category: 'payment',
    language: 'pt',
    severity: 'other',
    hinted: true,
    phrases: ['(recibo/fatura) diz .. {time}'],
  },
];
