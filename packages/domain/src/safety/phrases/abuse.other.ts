import type { PhraseList } from '../safety-categories.ts';

export const abuseElsewhere: PhraseList[] = [
  {
    category: 'abuse',
    language: 'pt',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(me bate/me bateu/me agride/me agrediu/me estuprou/me ameaca/me espanca/violencia domestica/me violentou/abusou de mim)',
      '(me bate/me bateu/batendo em mim/me agride/me agrediu/me espanca/me espancou/me estuprou/abusou de mim/me ameacou/me ameaca/me tranca/me trancou/me enforcou/me empurrou/me machuca/me humilha) unless treino, preguica, joelho',
      '(tenho medo/com medo) (do meu/dele/do pai/de casa/da minha) .. (marido/namorado/pai/padrasto/ex/dele/|) unless cachorro',
      '(bati na/bati no/bati em) .. (minha/meu) .. (mulher/namorada/filho/filha/esposa)',
    ],
  },
  {
    category: 'abuse',
    language: 'fr',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(me frappe/me tape/me bat/ma frappee/ma frappe/ma violee/ma viole/me menace/violence conjugale/violences conjugales/me violente) unless pari',
      '(me frappe/ma frappee/ma frappe/me bat/ma battue/me tape/me gifle/ma gifle/ma giflee/me viole/ma violee/ma viole/me menace/ma menacee/menferme/me pousse contre/ma etranglee/metrangle/me sequestre/me harcele/ma poussee) unless pari, sport, message, ca me frappe',
      '(peur de) .. (mon mari/mon copain/mon ex/mon pere/lui/rentrer chez moi)',
      '(jai frappe/jai tape/jai gifle) .. (ma femme/ma copine/mon fils/ma fille/mon enfant)',
      '(ex/il) .. me (suit/harcele/traque/surveille/menace) unless instagram, compte, page',
    ],
  },
  {
    category: 'abuse',
    language: 'de',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(schlagt mich/hat mich geschlagen/mich vergewaltigt/bedroht mich/hausliche gewalt/wurgt mich/missbraucht mich) unless beim training',
      '(schlagt mich/hat mich geschlagen/mich geschlagen/verprugelt/wurgt/gewurgt/vergewaltigt/bedroht mich/mich bedroht/missbraucht/sperrt mich/eingesperrt/schubst mich/tritt mich/stalkt mich) unless training, wette',
      '(angst vor) .. (meinem/ihm/meiner) [mann/freund/vater/ex] unless trainer, hund',
      '(geschlagen) .. (meine frau/meine freundin/mein kind/meinen sohn)',
      'hab .. (frau/freundin/kind/sohn/tochter) geschlagen',
    ],
  },
  {
    category: 'abuse',
    language: 'it',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(mi picchia/mi ha picchiata/mi ha picchiato/mi ha violentata/mi minaccia/violenza domestica/mi mena)',
      '(mi picchia/mi ha picchiata/mi ha picchiato/mi mena/mi ha menato/mi violenta/mi ha violentata/mi minaccia/mi ha minacciata/mi chiude/mi ha chiusa/mi strozza/mi schiaffeggia/mi ha dato uno schiaffo/mi perseguita) unless sole, palestra, turno',
      '(paura di/paura del) .. (mio marito/mio padre/mio ragazzo/lui/tornare a casa/mio ex)',
      '(ho picchiato) .. (mia/mio)',
    ],
  },
  {
    category: 'abuse',
    language: 'pt',
    severity: 'severe',
    hinted: true,
    phrases: [
      '(ele) .. (escuta tudo/escuta/ve meu celular/mexe no meu celular/controla) & (nao liga/nao ligue/nao me liga/celular/dinheiro/tudo)',
      '(marcas/roxos/hematomas/manga longa) .. (nao sair*/nao sumir*/esconder/marcas/roxos) unless estrias',
    ],
  },
  {
    category: 'abuse',
    language: 'fr',
    severity: 'severe',
    hinted: true,
    phrases: [
      '(il) .. (garde les cles/garde mon argent/fouille mon telephone/ecoute tout/nous ecoute/mempeche/minterdit/controle) unless coach',
      '(manches longues/cacher) .. (mes bleus/les marques/marques qui/bleus/traces de)',
    ],
  },
  {
    category: 'abuse',
    language: 'de',
    severity: 'severe',
    hinted: true,
    phrases: [
      '(er hort mit/er kontrolliert/er hat meine/er liest mit/er uberwacht/er nimmt mir) .. (handy/geld/schlussel/alles/|) unless trainer',
      '(lange armel) .. (blaue flecken/flecken/spuren)',
    ],
  },
  {
    category: 'abuse',
    language: 'it',
    severity: 'severe',
    hinted: true,
    phrases: [
      '(non chiamare/non chiamarmi/non scrivere) .. (ascolta/legge/controlla/guarda)',
      '(mi controlla) .. (telefono/soldi/tutto/messaggi)',
    ],
  },
];
