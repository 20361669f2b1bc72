import type { PhraseExamples } from '../example-types.ts';

export const medicalEmergencyOtherExamples: PhraseExamples = {
  'medical-emergency/pt: (lingua/boca/garganta/labios/rosto/cara) .. (inchando/inchada/inchou/dormente/torta/fechando)': ['minha língua tá inchando', 'lingua inglesa'],
  'medical-emergency/pt: (nao sinto/dormente/formigando) .. (braco/perna/rosto/lado/metade/mao) unless treino': ['não sinto metade do rosto', 'nao sinto vontade'],
  'medical-emergency/pt: (desmaiou/desmaiei/nao acorda/convulsao/infarto/avc/vomitando sangue/sangrando muito/tossindo sangue/xixi preto/urina escura/falta de ar/nao consigo respirar/aperto no peito/dor no peito) unless quase, novela, {jest}': ['meu amigo não acorda', 'acorda cedo'],
  'medical-emergency/fr: (langue/bouche/gorge/levres/visage) .. (gonfle/gonflee/gonflent/engourdi*/paralys*/ferme/tombe/repond plus)': ['ma langue gonfle après les noix', 'la langue francaise'],
  'medical-emergency/fr: (fait un malaise/malaise/evanoui*/perdu connaissance/respire plus/respire bizarrement/respire mal/se reveille pas/crise cardiaque/avc/convuls*/crache du sang/vomi du sang/saigne beaucoup/urine noire/mal a respirer/arrive pas a respirer/arrive plus a respirer/oppression/poitrine serree/mal a la poitrine/douleur a la poitrine) unless ambiance': ['il a fait un malaise et il respire bizarrement', 'malaise dans la conversation, ambiance'],
  'medical-emergency/fr: (moitie/cote) .. (visage/corps/bras) .. (plus/engourdi*/repond)': ['la moitié de mon visage répond plus', 'la moitie du programme'],
  'medical-emergency/de: (zunge/mund/hals/lippen/gesicht) .. (schwillt/geschwollen/taub/gelahmt/hangt) unless zu laut': ['meine zunge schwillt an', 'mund zu'],
  'medical-emergency/de: (bewusstlos/ohnmachtig/umgekippt/zusammengebrochen/wacht nicht auf/krampfanfall/herzinfarkt/schlaganfall/blut gespuckt/blut erbrochen/blutet stark/dunkler urin/keine luft/atemnot/brustschmerz*/schmerzen in der brust/druck auf der brust/brust eng) unless vater, opa, fast, {jest}': ['mein kumpel wacht nicht auf', 'wacht er fruh auf'],
  'medical-emergency/de: (gefuhl/taub/kribbeln) .. (linke/linker/rechte/arm/gesicht/halfte) unless nach dem training': ['mein linker arm, taub, gesicht auch', 'gutes gefuhl'],
  'medical-emergency/it: (lingua/bocca/gola/labbra/faccia) .. (gonfia/gonfie/gonfiando/gonfiata/storta/addormentata/chiude)': ['mi si gonfia la lingua, la lingua gonfia', 'la lingua italiana'],
  'medical-emergency/it: (svenuto/svenuta/perso conoscenza/non si sveglia/convuls*/infarto/ictus/sputo sangue/vomito sangue/sanguino molto/urina scura/non riesco a respirare/non respiro/fitta al petto/dolore al petto/peso sul petto/male al petto) unless nonno, quasi, {jest}': ['il mio amico non si sveglia', 'sveglia presto'],
  'medical-emergency/it: (non sento/formicola) .. (braccio/gamba/faccia/meta/lato/mano)': ['non sento metà faccia', 'non sento la musica'],
  'medical-emergency/fr: (parle bizarre/mots sortent/bouche de travers/sourire de travers/lache tout/tombe des mains)': ['je parle bizarre depuis ce matin', 'je parle anglais'],
  'medical-emergency/de: (rede komisch/spreche komisch/lalle/sachen aus der hand/aus der rechten hand/aus der linken hand/sehe doppelt/herz rast) unless spass': ['ich red komisch und rede komisch', 'rede mit mir'],
  'medical-emergency/de: (fallen mir) .. (aus der) .. hand': ['mir fallen sachen, dauernd fallen mir sachen aus der hand', 'fallen mir schwer'],
  'medical-emergency/it: (parlo strano/mi cade tutto/vedo doppio/mi batte forte il cuore/bocca storta/parlo male)': ['da stamattina parlo strano', 'parlo inglese'],
  'medical-emergency/pt: (falo estranho/falando enrolado/cai tudo da mao/vejo dobrado/coracao disparado/sorriso torto)': ['tô falando enrolado', 'falo ingles'],
  'medical-emergency/it: (perdendo/perdo/perso) .. sangue unless naso, esame': ['sto perdendo molto sangue', 'perdo peso'],
};
