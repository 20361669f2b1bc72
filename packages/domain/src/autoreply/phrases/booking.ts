import type { Phrases } from './phrases.ts';

/**
 * Words of a draft that say that a call will take place or was confirmed by mail. What joins a call and a done
 * verb is found by `joined-claim.ts`; English and Spanish have expressions of their own.
 */
export const bookingPhrases: Phrases = {
  pt: [
    '(nos vemos/nos falamos/ate/falamos) [na/no/a] {dia} unless podemos, que tal, quer, pode ser',
    '(convite/confirmacao) .. (enviado/enviada/enviei/chegou) unless se, quando, assim que, nao',
  ],
  fr: [
    '(on se voit/on se parle/a/rendez vous) {jour} !matin/soir unless on peut, ca te va, si',
    '(invitation/confirmation) .. (envoyee/partie/envoye) unless si, quand, des que, pas',
  ],
  de: [
    '(bis/wir sehen uns/wir sprechen uns/wir horen uns) [am/dann/dann am] {tag} unless wollen wir, passt, sagst du, uberleg*, melde dich, wenn',
    '(einladung/bestatigung) .. (ist raus/verschickt/geschickt/unterwegs/gesendet) unless wenn, sobald, nicht',
  ],
  it: [
    '(ci vediamo/ci sentiamo/a) {giorno} unless possiamo, vuoi, ti va, se',
    '(invito/conferma) .. (inviato/inviata/mandato/partito) unless se, quando, appena, non',
  ],
  nl: [
    '(tot/we spreken elkaar/we zien elkaar/ik spreek je) [op/dan] {dag} unless zullen we, kan, wil je, als',
    '(uitnodiging/bevestiging) .. (verstuurd/verzonden/onderweg/gestuurd) unless als, zodra, niet',
  ],
  pl: [
    '(do zobaczenia/widzimy sie/slyszymy sie/do uslyszenia) [we/w] {dzien} unless moze, czy, jesli',
    '(zaproszenie/potwierdzenie) .. (wyslane/wyslalem/wyslalam/poszlo) unless jesli, gdy, jak tylko, nie',
  ],
};
