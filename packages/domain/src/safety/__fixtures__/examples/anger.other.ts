import type { PhraseExamples } from '../example-types.ts';

export const angerOtherExamples: PhraseExamples = {
  'anger/pt: (mentiram/mentiu/enganaram/golpistas/palhacada/que vergonha/pessim*/horrivel/vai se foder/vai tomar no/safado*/ladroes/falta de respeito) unless exercicio, dieta, meu dia, pesimismo': ['que empresa horrível, mentiram pra mim', 'exercicio horrivel'],
  'anger/fr: (mavez menti/avez menti/honteux/arnaque/arnaqueurs/escroc*/voleurs/connard*/va te faire/ta gueule/degage/nul a chier/scandaleux/inadmissible/foutage de gueule/ridicule/ras le bol de vous) unless je me, regime, une arnaque': ["vous m'avez menti, c'est honteux", 'jai menti sur mon regime'],
  'anger/de: (angelogen/frechheit/betrug/betruger/abzocke/abzocker/verarscht/verarschen/unverschamt/arschloch/halt die klappe/halts maul/verpiss/fick dich/schweine/saftladen/lacherlich) unless ist das betrug': ['ihr habt mich angelogen', 'ist das betrug?'],
  'anger/it: (mentito/vergognatevi/che vergogna/truffa/truffatori/ladri/stronz*/vaffanculo/fate schifo/ridicoli/buffoni/presa in giro/fanculo) unless e una truffa, ho mentito': ['mi avete mentito, vergogna', 'ho mentito sulla dieta'],
  'anger/fr: (tres pro bravo/tres professionnel bravo/bravo tres/super pro bravo)': ['très pro, bravo', 'bravo pour tes abdos'],
  'anger/de: (sehr professionell/echt professionell/ganz toll) & (wirklich/danke/echt/ja) unless lob': ['sehr professionell, wirklich', 'professionelle beratung'],
  'anger/it: (complimenti) & (professional*/bravi/davvero bravi) unless bravissimo, grazie': ['complimenti, molto professionali', 'complimenti per il fisico'],
  'anger/pt: (muito profissional/parabens hein) & (hein/parabens/viu) unless obrigad*': ['muito profissional hein, parabéns', 'parabens pelo fisico'],
  'anger/fr: cest une (arnaque/honte/blague/escroquerie) unless est ce que': ["c'est une arnaque", 'est ce une arnaque'],
  'anger/pt: (vai se ferrar/vao se ferrar/va se danar/filho da puta/vai pro inferno/seus ladroes/sao uns ladroes)': ['vai se ferrar', 'vai ser bom'],
  'anger/fr: (faire foutre/faire voir/encule/fils de pute/salaud/salauds/bande de) unless copains, potes': ['allez vous faire foutre', 'faire du sport'],
  'anger/de: (leck mich/fick euch/haut ab/wichser/idioten/ihr seid das letzte/so eine schweinerei/sauladen)': ['leck mich', 'leckeres rezept'],
  'anger/it: (quel paese/fate pena/siete ridicol*/pezzo di merda/pezzi di merda/bastardi/imbecill*) unless bel paese': ['andate a quel paese', 'un bel paese'],
};
