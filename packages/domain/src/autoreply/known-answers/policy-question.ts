import { asksForAnswer } from '../decision/asks-for-answer.ts';
import { findDanger } from '../decision/hand-over-rules.ts';
import { foldedLettersOf } from '@spotter/language/text/folded-words';

/** Words of somebody whose own payment is in question. */
const ofPaid = new Set(
  [
    'paid charged billed bought where wheres still yet already never waiting scam scammed stole twice yesterday week',
    'pague pagado pagamos cobraron cobrado compre donde aun todavia ya nunca estafa estafaron robaron esperando veces',
    'paguei pago cobraram comprei onde ainda ja golpe esperando',
    'paye achete preleve debite facture deja encore arnaque attends',
    'bezahlt gekauft abgebucht wo schon noch betrug warte',
    'pagato comprato addebitato dove gia ancora truffa',
    'betaald gekocht afgeschreven waar al nog oplichting',
    'zaplacilem zaplacilam zaplacone kupilem kupilam pobrano gdzie juz oszustwo',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Whether words that look like a matter of money ask what holds for everybody ("do I get my money back?"): a
 * question of somebody who may buy, and no complaint about what they paid.
 */
export function asksPolicy(text: string, now: Date): boolean {
  if (findDanger(text, now)?.finding.category !== 'payment' || !asksForAnswer(text)) return false;
  return !foldedLettersOf(text).some((word) => ofPaid.has(word));
}
