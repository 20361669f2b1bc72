import type { PhraseList } from '../safety-categories.ts';

export const medicalElsewhere: PhraseList[] = [
  {
    category: 'medical',
    language: 'pt',
    severity: 'other',
    hinted: false,
    phrases: [
      '(lesao/menisco/hernia/diabetes/diabetic*/hipertens*/asma/tireoide/artrose/tendinite/cirurgia/operei/fraturei/dor no joelho/dor nas costas/dor no ombro/dor na lombar/pressao alta/escoliose/labirintite/epilepsia/convuls*/problema no coracao/cardiac*/ligamento) unless nao tenho, sem, nenhuma',
      '(meu medico/o medico/minha medica/o cirurgiao) .. (disse/falou/proibiu/pediu/mandou)',
      '(meu/minha/meus/minhas) (joelho/joelhos/ombro/coluna/costas/lombar/quadril/tornozelo/pescoco) .. (doi/doem/doendo/dor/machucad*/inchad*/operad*/trava/estala)',
      '(doi/doendo/dor no/dor na/dores no/dores na) .. (joelho/ombro/coluna/costas/lombar/quadril/tornozelo/pescoco) unless sem',
    ],
  },
  {
    category: 'medical',
    language: 'fr',
    severity: 'other',
    hinted: false,
    phrases: [
      '(blessure/blesse/blessee/menisque/hernie/diabete/diabetique/hypertension/hypertendu*/asthme/asthmatique/thyroide/arthrose/tendinite/opere/operee/operation/fracture/entorse/mal au genou/mal au dos/mal a lepaule/sciatique/scoliose/cardiaque/probleme de coeur/epilepsie/ligament*/lombalgie) unless pas de, aucune, jamais, sans',
      '(mon medecin/le medecin/mon docteur/le chirurgien/mon kine) .. (dit/interdit/conseille/veut/demande)',
    ],
  },
  {
    category: 'medical',
    language: 'de',
    severity: 'other',
    hinted: false,
    phrases: [
      '(verletzung/verletzt/meniskus/bandscheibe*/bandscheibenvorfall/diabetes/diabetiker*/bluthochdruck/asthma/schilddruse/arthrose/sehnenentzundung/operiert/operation/gebrochen/banderriss/knieschmerz*/ruckenschmerz*/schulterschmerz*/ischias/skoliose/herzfehler/herzprobleme/epilepsie/krebs |/kreuzband*) unless keine, nie, ohne',
      '(mein arzt/der arzt/meine arztin/der chirurg/mein orthopade) .. (sagt/sagte/meint/verbietet/hat gesagt)',
      '(knie/rucken/schulter/hufte) .. (tut weh/schmerzt/schmerzen/weh)',
    ],
  },
  {
    category: 'medical',
    language: 'it',
    severity: 'other',
    hinted: false,
    phrases: [
      '(infortunio/menisco/ernia/diabete/diabetic*/ipertens*/asma/tiroide/artrosi/tendinite/operato/operata/operazione/intervento/frattura/distorsione/sciatica/scoliosi/cardiopatic*/problemi di cuore/epilessia/crociato/pressione alta) unless nessun*, senza, mai',
      'mi fa male .. (ginocchio/schiena/spalla/anca/collo/caviglia)',
      '(il medico/il mio medico/il dottore/la dottoressa/il chirurgo) .. (dice/detto/vieta/consiglia)',
    ],
  },
  {
    category: 'medical',
    language: 'fr',
    severity: 'other',
    hinted: true,
    phrases: ['genou .. (bloque/craque)'],
  },
  {
    category: 'medical',
    language: 'it',
    severity: 'other',
    hinted: true,
    phrases: ['(gira la testa/la stanza gira/mi gira tutto)'],
  },
];
