import type { PhraseList } from '../safety-categories.ts';

export const medicalSpanish: PhraseList[] = [
  {
    category: 'medical',
    language: 'es',
    severity: 'other',
    hinted: false,
    phrases: [
      'me (duele/duelen/dolio/molesta/truena/truenan/inflaman/inflama/lastima/punza/doliendo) .. {body-part} unless {jest}, bolsillo',
      '{body-part} .. (lastimad*/hinchad*/inflamad*/lesionad*/operad*/rota/roto/mal/duele/duelen/luxad*/desgarrad*/truena) unless espalda ancha, {jest}',
      '(dolor/dolores/molestia/molestias) .. (de/en) .. {body-part} unless sin, ayer, {jest}',
      'se me (inflama/salio/hincha/duerme/atora/traba/acalambra) .. {body-part}',
      'me (lesione/lastime/esguince/fracture/desgarre/opere/operaron/rompi/luxe/torci/disloque/quebre/opere) unless no, corazon, record',
      '{lesion} unless no, sin, ninguna, nunca, evitar, prevenir',
      '{enfermedad} unless no tengo, sin, mi papa, mi mama, soy cancer, im a cancer',
      '(presion/azucar) (alta/baja)',
      '(mi/el/la) (doctor/doctora/medico/medica/cardiologo/traumatologo/fisio/ginecologa) .. (dijo/dice/prohibio/recomendo/mando/receto/pidio) unless estoy bien, todo bien, sana, sano',
      '(me diagnosticaron/diagnosticado/diagnosticada)',
      '(mareos/mareo/me mareo/vertigo/nauseas) unless {jest}',
      '(sufro/padezco/tengo) .. (ansiedad/depresion/bipolar/insomnio/enfermedad/condicion/problemas de salud/problema del corazon/ataques de panico/tdah) unless no tengo, ninguna, comer',
      '(tuve/tengo/dio) .. (infarto/preinfarto/derrame/paro cardiaco/paro/ataque al corazon/trombosis) unless trabajo',
      '(migrana/migranas/covid) & (sufro/tengo/tuve/me) unless no tengo',
      'resistencia a la insulina',
    ],
  },
];
