import type { PhraseList } from '../safety-categories.ts';

export const medicationHintedSpanish: PhraseList[] = [
  {
    category: 'medication',
    language: 'es',
    severity: 'other',
    hinted: true,
    phrases: [
      '(se me acabaron/deje/dejar/las dejo/sin) .. (las del corazon/las de la presion/mis pastillas/mis medicinas/el tratamiento/el antidepresivo/la insulina/las pastillas) unless vitaminas',
      '(piquete/inyeccion/pluma/jeringa) & (semanal/semana/entra/hambre/apetito/comer) unless mosquito',
      '(ayudarme/ayudita/quimica/juguito/vitaminas especiales) & (show/competencia/tarima/💉/musculo/ciclo)',
      '(t 3/t 4) & (bajar/cuanta/dosis/tomar)',
    ],
  },
];
