import type { PhraseExamples } from '../../../safety/__fixtures__/example-types.ts';

export const bookingExamples: PhraseExamples = {
  'booking/pt: (nos vemos/nos falamos/ate/falamos) [na/no/a] {dia} unless podemos, que tal, quer, pode ser': ['Nos vemos na quinta', 'Podemos falar na quinta?'],
  'booking/pt: (convite/confirmacao) .. (enviado/enviada/enviei/chegou) unless se, quando, assim que, nao': ['Convite enviado', 'Assim que o convite for enviado, aviso'],
  'booking/fr: (on se voit/on se parle/a/rendez vous) {jour} !matin/soir unless on peut, ca te va, si': ['On se voit jeudi', 'On peut se voir jeudi ?'],
  'booking/fr: (invitation/confirmation) .. (envoyee/partie/envoye) unless si, quand, des que, pas': ['Invitation envoyée', "Une fois payée, l'invitation arrive"],
  'booking/de: (bis/wir sehen uns/wir sprechen uns/wir horen uns) [am/dann/dann am] {tag} unless wollen wir, passt, sagst du, uberleg*, melde dich, wenn': ['Wir sehen uns Donnerstag', 'Wollen wir uns Donnerstag sehen?'],
  'booking/de: (einladung/bestatigung) .. (ist raus/verschickt/geschickt/unterwegs/gesendet) unless wenn, sobald, nicht': ['Einladung ist raus', 'Sobald die Einladung raus ist'],
  'booking/it: (ci vediamo/ci sentiamo/a) {giorno} unless possiamo, vuoi, ti va, se': ['Ci sentiamo giovedì', 'Ti va se ci sentiamo giovedì?'],
  'booking/it: (invito/conferma) .. (inviato/inviata/mandato/partito) unless se, quando, appena, non': ['Invito inviato', "Appena l'invito è inviato"],
  'booking/nl: (tot/we spreken elkaar/we zien elkaar/ik spreek je) [op/dan] {dag} unless zullen we, kan, wil je, als': ['We spreken elkaar donderdag', 'Zullen we donderdag? Dan spreken we elkaar'],
  'booking/nl: (uitnodiging/bevestiging) .. (verstuurd/verzonden/onderweg/gestuurd) unless als, zodra, niet': ['Uitnodiging verstuurd', 'Zodra de uitnodiging verstuurd is'],
  'booking/pl: (do zobaczenia/widzimy sie/slyszymy sie/do uslyszenia) [we/w] {dzien} unless moze, czy, jesli': ['Do zobaczenia w piątek', 'Może do zobaczenia w piątek?'],
  'booking/pl: (zaproszenie/potwierdzenie) .. (wyslane/wyslalem/wyslalam/poszlo) unless jesli, gdy, jak tylko, nie': ['Zaproszenie wysłane', 'Gdy zaproszenie wysłane, dam znać'],
};
