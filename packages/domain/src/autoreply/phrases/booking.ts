import type { Phrases } from './phrases.ts';

/**
 * Words of a draft that claim a call is booked or moved: a word of booking in the perfect or passive beside the call, a
 * day or the contact. Offers and conditions are no claims. English and Spanish have expressions of their own.
 */
export const bookingPhrases: Phrases = {
  pt: [
    '(sua/seu/a/o/nossa/tua) {chamada} .. (esta/foi/ficou/ja esta) {marcado} unless se, quando, assim que, depois que, nao',
    '{chamada} {marcado} unless se, quando, assim que, depois que, nao, tem',
    '(ja/eu/te/lhe/voce) (marquei/agendei/reservei/confirmei/remarquei/anotei/coloquei) unless se, quando, assim que, nao',
    '(marquei/agendei/reservei/confirmei/remarquei) .. ({chamada}/{dia}/voce/para) unless se, quando, assim que, nao',
    '| {marcado} .. ({dia}/as) unless se, quando, assim que, nao',
    '= (agendado/marcado/confirmado/reservado/feito agendado/pronto agendado/pronto marcado/prontinho marcado/tudo marcado/tudo certo agendado/perfeito agendado)',
    '(voce esta/esta/fica/ficou/tudo) {marcado} .. ({dia}/para/as) unless se, quando, assim que, nao',
    '(nos vemos/nos falamos/ate/falamos) [na/no/a] {dia} unless podemos, que tal, quer, pode ser',
    '(convite/confirmacao) .. (enviado/enviada/enviei/chegou) unless se, quando, assim que, nao',
  ],
  fr: [
    '(ton/votre/le/notre/la/ta) {rendezvous} .. (est/a ete/sont) [bien/maintenant/tout] {reserve} unless si, quand, des que, une fois, pas',
    '{rendezvous} {reserve} unless si, quand, des que, une fois, pas, un {rendezvous}',
    '(jai/je tai/je lai/on a/nous avons/jai bien) .. {reserve} unless si, quand, des que, une fois, pas',
    '| {reserve} .. ({jour}/pour) unless si, quand, des que, une fois, pas',
    '= (reserve/confirme/cest reserve/cest confirme/cest note/cest cale/parfait cest reserve/voila cest reserve/rendez vous confirme)',
    '(tu es/vous etes/cest) [bien/deja/tout] {reserve} .. ({jour}/pour/a) unless si, quand, des que, une fois, pas',
    '(on se voit/on se parle/a/rendez vous) {jour} !matin/soir unless on peut, ca te va, si',
    '(invitation/confirmation) .. (envoyee/partie/envoye) unless si, quand, des que, pas',
  ],
  de: [
    '(dein/ihr/der/unser/das/dieser) {termin} .. (ist/wurde/steht) [jetzt/schon/damit/somit/fest/nun] [fur/am/um] .. {gebucht} unless wenn, sobald, falls, nicht, noch nicht, ob',
    '(dein/ihr/der/unser) {termin} .. (steht) unless wenn, sobald, falls, nicht, ob, noch',
    '{termin} {gebucht} unless wenn, sobald, falls, nicht, ob, schon einen, kein',
    '(ich habe/ich hab/habe ich/hab ich/wir haben/hab/habe) .. (dich/dir/sie/den/dein/deinen/das/es/ihnen/uns) ... {gebucht} unless wenn, sobald, falls, nicht, ob',
    '(du bist/sie sind/bist du/ihr seid) ... {gebucht} unless wenn, sobald, falls, nicht, ob',
    '| {gebucht} .. ({tag}/fur/um) unless wenn, sobald, falls, nicht',
    '= (gebucht/eingetragen/bestatigt/alles gebucht/ist gebucht/ist eingetragen/perfekt gebucht/super gebucht/alles klar gebucht/fertig gebucht/termin steht/der termin steht)',
    '(bis/wir sehen uns/wir sprechen uns/wir horen uns) [am/dann/dann am] {tag} unless wollen wir, passt, sagst du, uberleg*, melde dich, wenn',
    '(einladung/bestatigung) .. (ist raus/verschickt/geschickt/unterwegs/gesendet) unless wenn, sobald, nicht',
  ],
  it: [
    '(il tuo/la tua/il/la/il vostro/la nostra) {appuntamento} .. (e/e stato/e stata) [ora/gia] {prenotato} unless se, quando, appena, una volta, non',
    '{appuntamento} {prenotato} unless se, quando, appena, una volta, non, un {appuntamento}',
    '(ho/ti ho/lho/abbiamo/ho gia) {prenotato} unless se, quando, appena, non',
    '| {prenotato} .. ({giorno}/per/alle) unless se, quando, appena, non',
    '= (prenotato/prenotata/confermato/confermata/fissato/fatto prenotato/perfetto prenotato/tutto confermato/tutto prenotato/tutto fissato)',
    '(sei/tutto/siete) {prenotato} .. ({giorno}/per/alle) unless se, quando, appena, non',
    '(ci vediamo/ci sentiamo/a) {giorno} unless possiamo, vuoi, ti va, se',
    '(invito/conferma) .. (inviato/inviata/mandato/partito) unless se, quando, appena, non',
  ],
  nl: [
    '(je/jouw/uw/de/onze/het) {afspraak} .. (is/staat) [nu/al] .. {geboekt} unless als, zodra, wanneer, niet, of',
    '(je/jouw/uw/de) {afspraak} (staat) unless als, zodra, wanneer, niet, of',
    '{afspraak} {geboekt} unless als, zodra, wanneer, niet, of, een {afspraak}',
    '(ik heb/heb ik/we hebben/heb) .. (je/jou/u/het/de/ons/dit) ... {geboekt} unless als, zodra, wanneer, niet, of',
    '(je bent/je staat/u bent/u staat) ... {geboekt} unless als, zodra, wanneer, niet, of',
    '| {geboekt} .. ({dag}/voor/om) unless als, zodra, wanneer, niet',
    '= (geboekt/ingepland/bevestigd/is geboekt/staat ingepland/klaar geboekt/prima geboekt/perfect ingepland/de afspraak staat/afspraak bevestigd)',
    '(tot/we spreken elkaar/we zien elkaar/ik spreek je) [op/dan] {dag} unless zullen we, kan, wil je, als',
    '(uitnodiging/bevestiging) .. (verstuurd/verzonden/onderweg/gestuurd) unless als, zodra, niet',
  ],
  pl: [
    '(twoja/twoje/twoj/ta/to/nasza/nasze) {rozmowa} .. {zarezerwowane} unless jesli, gdy, kiedy, jak tylko, nie, czy',
    '{rozmowa} (jest/zostala/zostalo/zostal) .. {zarezerwowane} unless jesli, gdy, kiedy, jak tylko, nie, czy',
    '{rozmowa} {zarezerwowane} unless jesli, gdy, kiedy, jak tylko, nie, czy',
    '{zarezerwowalem} unless jesli, gdy, kiedy, jak tylko, nie, czy',
    '(jestes/masz) .. {zarezerwowane} unless jesli, gdy, kiedy, jak tylko, nie, czy',
    '| {zarezerwowane} .. ({dzien}/na/o) unless jesli, gdy, kiedy, jak tylko, nie, czy',
    '= (zarezerwowane/umowione/potwierdzone/zapisane/gotowe zarezerwowane/swietnie zarezerwowane/super umowione/termin potwierdzony)',
    '(do zobaczenia/widzimy sie/slyszymy sie/do uslyszenia) [we/w] {dzien} unless moze, czy, jesli',
    '(zaproszenie/potwierdzenie) .. (wyslane/wyslalem/wyslalam/poszlo) unless jesli, gdy, jak tylko, nie',
  ],
};
