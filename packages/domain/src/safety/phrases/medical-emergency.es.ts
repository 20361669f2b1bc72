import type { PhraseList } from '../safety-categories.ts';

export const medicalEmergencySpanish: PhraseList[] = [
  {
    category: 'medical-emergency',
    language: 'es',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(dolor/presion/opresion/punzada/ardor) .. (pecho)',
      'pecho .. (apretado/duele/dolio/oprimido/aprieta/doliendo) unless dia de',
      'me (duele/dolio/aprieta/arde) .. pecho',
      '(no puedo/cuesta/me cuesta/sin poder/no logro) .. respirar unless nariz',
      '(me falta/falta) .. (aire/la respiracion)',
      '(se me duerme/se me durmio/no siento/adormecido/entumido/hormigueo) .. (brazo/mano/cara/lado) unless dormido boca',
      '(perdi/perdio/perder) .. (conocimiento/conciencia)',
      '(desmay*)',
      '(nublo la vista/vista nublada/veo negro/veo borroso/nublo todo)',
      '(vomit*/orin*/tos*/escup*/cague/meo/orina/popo) .. (sangre)',
      'sangre .. (orin*/vomit*/tos*/orina)',
      '(creo que/me esta/esta dando/estoy teniendo/parece) .. (infarto/preinfarto/derrame/paro cardiaco/ataque al corazon/embolia)',
      '(convulsion*/convulsiones)',
      '(taquicardia/palpitaciones/arritmia)',
      '(orina/pipi) .. (oscura/cafe/negra/roja)',
      '(urgencias/emergencias/ambulancia) & (me/fui/voy/llevaron/acabe) unless trabajo',
      '(golpee/pegue/golpe) .. (la cabeza) unless contra la pared',
      '(garganta/lengua/cara) .. (cierra/cerrando/hincha*/hinchada)',
      'reaccion alergica',
    ],
  },
];
