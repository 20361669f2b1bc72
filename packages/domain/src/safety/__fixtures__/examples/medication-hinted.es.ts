import type { PhraseExamples } from '../example-types.ts';

export const medicationHintedEsExamples: PhraseExamples = {
  'medication/es: (se me acabaron/deje/dejar/las dejo/sin) .. (las del corazon/las de la presion/mis pastillas/mis medicinas/el tratamiento/el antidepresivo/la insulina/las pastillas) unless vitaminas': ['se me acabaron las del corazón', 'se me acabaron las galletas'],
  'medication/es: (piquete/inyeccion/pluma/jeringa) & (semanal/semana/entra/hambre/apetito/comer) unless mosquito': ['con el piquete semanal no me entra ni el licuado', 'piquete de mosquito'],
  'medication/es: (ayudarme/ayudita/quimica/juguito/vitaminas especiales) & (show/competencia/tarima/💉/musculo/ciclo)': ['pal show quiero ayudarme un poquito', 'ayudarme con el plan'],
  'medication/es: (t 3/t 4) & (bajar/cuanta/dosis/tomar)': ['cuánta t3 para bajar', 't3 del metro'],
};
