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
      '(moitie/cote) .. (visage/corps/bras) .. (plus/engourdi*/repond)',
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
      '(gefuhl/taub/kribbeln) .. (linke/linker/rechte/arm/gesicht/halfte) unless nach dem training',
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
      '(fallen mir) .. (aus der) .. hand',
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
