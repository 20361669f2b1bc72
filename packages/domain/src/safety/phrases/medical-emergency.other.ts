import type { PhraseList } from '../safety-categories.ts';

export const medicalEmergencyElsewhere: PhraseList[] = [
  {
    category: 'medical-emergency',
    language: 'pt',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(lingua/boca/garganta/labios/rosto/cara) .. (inchando/inchada/inchou/dormente/torta/fechando)',
      '(nao sinto/dormente/formigando) .. (braco/perna/rosto/lado/metade/mao) unless treino',
      '(desmaiou/desmaiei/nao acorda/convulsao/infarto/avc/vomitando sangue/sangrando muito/tossindo sangue/xixi preto/urina escura/falta de ar/nao consigo respirar/aperto no peito/dor no peito) unless quase, novela, {jest}',
      '(vomitando/vomitei/tossindo/cuspindo/mijando/urinando) .. sangue',
      '(lado/braco/rosto/perna) .. (dormente/paralisad*/formigando/sem forca) unless treino',
    ],
  },
  {
    category: 'medical-emergency',
    language: 'fr',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(langue/bouche/gorge/levres/visage) .. (gonfle/gonflee/gonflent/engourdi*/paralys*/ferme/tombe/repond plus)',
      '(fait un malaise/malaise/evanoui*/perdu connaissance/respire plus/respire bizarrement/respire mal/se reveille pas/crise cardiaque/avc/convuls*/crache du sang/vomi du sang/saigne beaucoup/urine noire/mal a respirer/arrive pas a respirer/arrive plus a respirer/oppression/poitrine serree/mal a la poitrine/douleur a la poitrine) unless ambiance',
      '(vomis/vomi/crache/tousse/pisse/urine/saigne) .. du sang',
      '(peux pas/peux plus/arrive pas a/arrive plus a/du mal a) respirer unless nez',
      '(bras/jambe/visage/cote) .. (paralyse*/engourdi*/insensible/repond plus) unless seance',
      '(crise depilepsie/crise epileptique/convulsions/arret cardiaque)',
    ],
  },
  {
    category: 'medical-emergency',
    language: 'de',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(zunge/mund/hals/lippen/gesicht) .. (schwillt/geschwollen/taub/gelahmt/hangt) unless zu laut',
      '(bewusstlos/ohnmachtig/umgekippt/zusammengebrochen/wacht nicht auf/krampfanfall/herzinfarkt/schlaganfall/blut gespuckt/blut erbrochen/blutet stark/dunkler urin/keine luft/atemnot/brustschmerz*/schmerzen in der brust/druck auf der brust/brust eng) unless vater, opa, fast, {jest}',
      '(spucke/huste/erbreche/kotze/pinkle/urin) .. blut',
      '(nicht/kaum/schwer) (atmen/luft) unless nase, durch die nase',
      '(arm/bein/gesicht/seite) .. (gelahmt/taub/kribbelt) unless nach dem training, eingeschlafen',
    ],
  },
  {
    category: 'medical-emergency',
    language: 'it',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(lingua/bocca/gola/labbra/faccia) .. (gonfia/gonfie/gonfiando/gonfiata/storta/addormentata/chiude)',
      '(svenuto/svenuta/perso conoscenza/non si sveglia/convuls*/infarto/ictus/sputo sangue/vomito sangue/sanguino molto/urina scura/non riesco a respirare/non respiro/fitta al petto/dolore al petto/peso sul petto/male al petto) unless nonno, quasi, {jest}',
      '(non sento/formicola) .. (braccio/gamba/faccia/meta/lato/mano)',
      '(perdendo/perdo/perso) .. sangue unless naso, esame',
      '(vomito/sputo/tossisco/urino/perdo) .. sangue unless esame',
      '(crisi epilettica/convulsioni/arresto cardiaco/attacco di cuore)',
      '(braccio/gamba/faccia/lato) .. (paralizzat*/intorpidit*/addormentat*) unless divano',
    ],
  },
  {
    category: 'medical-emergency',
    language: 'fr',
    severity: 'severe',
    hinted: true,
    phrases: ['(parle bizarre/mots sortent/bouche de travers/sourire de travers/lache tout/tombe des mains)'],
  },
  {
    category: 'medical-emergency',
    language: 'de',
    severity: 'severe',
    hinted: true,
    phrases: [
      '(rede komisch/spreche komisch/lalle/sachen aus der hand/aus der rechten hand/aus der linken hand/sehe doppelt/herz rast) unless spass',
    ],
  },
  {
    category: 'medical-emergency',
    language: 'it',
    severity: 'severe',
    hinted: true,
    phrases: ['(parlo strano/mi cade tutto/vedo doppio/mi batte forte il cuore/bocca storta/parlo male)'],
  },
  {
    category: 'medical-emergency',
    language: 'pt',
    severity: 'severe',
    hinted: true,
    phrases: ['(falo estranho/falando enrolado/cai tudo da mao/vejo dobrado/coracao disparado/sorriso torto)'],
  },
];
