import type { PhraseExamples } from '../example-types.ts';

export const paymentOtherExamples: PhraseExamples = {
  'payment/pt: (quero reembolso/meu reembolso/meu dinheiro de volta/dinheiro de volta/cobrado duas vezes/cobraram duas vezes/cobranca indevida/cobrou/cobraram/paguei e nao/ja paguei/estorno/cancelar minha assinatura/nao recebi o que) unless se nao gostar, tem, politica': ['quero reembolso', 'tem reembolso se nao gostar?'],
  'payment/fr: (rembourse*/etre rembourse/mon argent/preleve deux fois/debite deux fois/deja paye/jai paye/double prelevement/annuler mon abonnement/paye mais/preleve sans) unless si je, garantie, politique, possible': ['je veux être remboursé', 'remboursement possible si je naime pas ?'],
  'payment/de: (ruckerstattung/geld zuruck/zuruckerstatt*/doppelt abgebucht/abgebucht/schon bezahlt/bereits bezahlt/hab bezahlt/habe bezahlt/abo kundigen/falsch abgebucht) unless falls, garantie, wenn es nicht': ['wo bleibt meine rückerstattung', 'geld zuruck garantie?'],
  'payment/it: (rimborso/indietro i soldi/soldi indietro/addebitato due volte/addebito/ho pagato e/ho gia pagato/doppio addebito/disdire abbonamento/annullare abbonamento/i miei soldi) unless se non mi, garanzia, politica': ["ho pagato e non ho l'accesso", 'rimborso se non mi piace?'],
  'payment/fr: (recu/facture/mail) dit .. {time}': ['le reçu dit 12 mois', 'le recu du gym'],
  'payment/de: (quittung/rechnung) .. steht .. {time}': ['auf der quittung steht 12 monate', 'steht ein termin'],
  'payment/it: (ricevuta/fattura) .. (scritto/dice) .. {time}': ["sulla ricevuta c'è scritto 12 mesi", 'ricevuta ok'],
  'payment/pt: (recibo/fatura) diz .. {time}': ['o recibo diz 12 meses', 'recibo ok'],
};
