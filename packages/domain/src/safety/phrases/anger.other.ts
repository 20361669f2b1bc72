import type { PhraseList } from '../safety-categories.ts';

export const angerElsewhere: PhraseList[] = [
  {
    category: 'anger',
    language: 'pt',
    severity: 'other',
    hinted: false,
    phrases: [
      '(mentiram/mentiu/enganaram/golpistas/palhacada/que vergonha/pessim*/horrivel/vai se foder/vai tomar no/safado*/ladroes/falta de respeito) unless exercicio, dieta, meu dia, pesimismo',
      '(vai se ferrar/vao se ferrar/va se danar/filho da puta/vai pro inferno/seus ladroes/sao uns ladroes)',
    ],
  },
  {
    category: 'anger',
    language: 'fr',
    severity: 'other',
    hinted: false,
    phrases: [
      '(mavez menti/avez menti/honteux/arnaque/arnaqueurs/escroc*/voleurs/connard*/va te faire/ta gueule/degage/nul a chier/scandaleux/inadmissible/foutage de gueule/ridicule/ras le bol de vous) unless je me, regime, une arnaque',
      'cest une (arnaque/honte/blague/escroquerie) unless est ce que',
      '(faire foutre/faire voir/encule/fils de pute/salaud/salauds/bande de) unless copains, potes',
    ],
  },
  {
    category: 'anger',
    language: 'de',
    severity: 'other',
    hinted: false,
    phrases: [
      '(angelogen/frechheit/betrug/betruger/abzocke/abzocker/verarscht/verarschen/unverschamt/arschloch/halt die klappe/halts maul/verpiss/fick dich/schweine/saftladen/lacherlich) unless ist das betrug',
      '(leck mich/fick euch/haut ab/wichser/idioten/ihr seid das letzte/so eine schweinerei/sauladen)',
    ],
  },
  {
    category: 'anger',
    language: 'it',
    severity: 'other',
    hinted: false,
    phrases: [
      '(mentito/vergognatevi/che vergogna/truffa/truffatori/ladri/stronz*/vaffanculo/fate schifo/ridicoli/buffoni/presa in giro/fanculo) unless e una truffa, ho mentito',
      '(quel paese/fate pena/siete ridicol*/pezzo di merda/pezzi di merda/bastardi/imbecill*) unless bel paese',
    ],
  },
  {
    category: 'anger',
    language: 'fr',
    severity: 'other',
    hinted: true,
    phrases: ['(tres pro bravo/tres professionnel bravo/bravo tres/super pro bravo)'],
  },
  {
    category: 'anger',
    language: 'de',
    severity: 'other',
    hinted: true,
    phrases: ['(sehr professionell/echt professionell/ganz toll) & (wirklich/danke/echt/ja) unless lob'],
  },
  {
    category: 'anger',
    language: 'it',
    severity: 'other',
    hinted: true,
    phrases: ['(complimenti) & (professional*/bravi/davvero bravi) unless bravissimo, grazie'],
  },
  {
    category: 'anger',
    language: 'pt',
    severity: 'other',
    hinted: true,
    phrases: ['(muito profissional/parabens hein) & (hein/parabens/viu) unless obrigad*'],
  },
];
