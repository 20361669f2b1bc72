import type { PhraseList } from '../safety-categories.ts';

export const abuseElsewhere: PhraseList[] = [
  {
    category: 'abuse',
    language: 'pt',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(me bate/me bateu/me agride/me agrediu/me estuprou/me ameaca/me espanca/violencia domestica/me violentou/abusou de mim)',
      '(tenho medo/com medo) (do meu/dele/do pai/de casa/da minha) .. (marido/namorado/pai/padrasto/ex/dele/|) unless cachorro',
      '(bati na/bati no/bati em) .. (minha/meu) .. (mulher/namorada/filho/filha/esposa)',
      '(fui/fomos/sou) .. (estuprad*/abusad*/agredid*/espancad*/violentad*/ameacad*/molestad*)',
      '(bato/bati) .. (meus filhos/meu filho/minha filha/minha mulher/minha esposa)',
      '(abusava/abusou/abusa/abusaram/passava a mao/me tocava/me tocou) .. (mim/padrasto/pai/tio/irmao/treinador/chefe/ele) unless musica, coracao',
    ],
  },
  {
    category: 'abuse',
    language: 'fr',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(me frappe/ma frappee/ma frappe/me bat/ma battue/me tape/me gifle/ma gifle/ma giflee/me viole/ma violee/ma viole/me menace/ma menacee/menferme/me pousse contre/ma etranglee/metrangle/me sequestre/me harcele/ma poussee) unless pari, sport, message, ca me frappe',
      '(peur de) .. (mon mari/mon copain/mon ex/mon pere/lui/rentrer chez moi)',
      '(ex/il) .. me (suit/harcele/traque/surveille/menace) unless instagram, compte, page',
      '(ete/suis) .. (violee/viole/agressee/agresse/battue/battu/frappee/frappe/harcelee/menacee/sequestree/abusee) unless {training}',
      '(frappe/tape/gifle/bats) .. (mes enfants/mon fils/ma fille/ma femme/ma copine/mon enfant) unless mains',
      '(beau pere/oncle/pere/entraineur/coach/patron/frere/prof) .. me (touche/tripote/caresse/embrasse/harcele/force) unless coeur, profondement',
    ],
  },
  {
    category: 'abuse',
    language: 'de',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(schlagt mich/hat mich geschlagen/mich geschlagen/verprugelt/wurgt/gewurgt/vergewaltigt/bedroht mich/mich bedroht/missbraucht/sperrt mich/eingesperrt/schubst mich/tritt mich/stalkt mich) unless training, wette',
      '(angst vor) .. (meinem/ihm/meiner) [mann/freund/vater/ex] unless trainer, hund',
      '(geschlagen) .. (meine frau/meine freundin/mein kind/meinen sohn)',
      '(kind/kinder/sohn/tochter/frau/freundin) (geschlagen/schlage/verprugelt/gewurgt) unless im spiel, im match',
      '(onkel/stiefvater/vater/trainer/chef/bruder/lehrer) .. (angefasst/begrapscht/missbraucht/belastigt/fasst mich an) unless hantel, an die schulter',
    ],
  },
  {
    category: 'abuse',
    language: 'it',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(mi picchia/mi ha picchiata/mi ha picchiato/mi mena/mi ha menato/mi violenta/mi ha violentata/mi minaccia/mi ha minacciata/mi chiude/mi ha chiusa/mi strozza/mi schiaffeggia/mi ha dato uno schiaffo/mi perseguita) unless sole, palestra, turno',
      '(paura di/paura del) .. (mio marito/mio padre/mio ragazzo/lui/tornare a casa/mio ex)',
      '(ho picchiato) .. (mia/mio)',
      '(sono/stata/stato) .. (violentat*/picchiat*/stuprat*/abusat*/minacciat*/molestat*/aggredit*)',
      'picchio (mio/mia/i miei)',
      '(allenatore/patrigno/zio/padre/capo/fratello/prof/coach) .. mi (ha toccata/ha toccato/tocca/palpeggia/molesta/bacia) unless cuore, correre, fare',
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
