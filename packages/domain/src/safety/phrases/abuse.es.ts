import type { PhraseList } from '../safety-categories.ts';

export const abuseSpanish: PhraseList[] = [
  {
    category: 'abuse',
    language: 'es',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(mi/el/ella/un) [{partner}/{relative}/{superior}] .. me {maltrata} unless musica, gana, {sport}, la gripe, puerta, turno, tanto tu, el sol, corazon, clase',
      'me {maltrata-me} & {agresor} unless gym, el sol',
      '(violencia) (domestica/intrafamiliar/de genero/familiar)',
      '(me violaron/abuso sexual/abusaron de mi/me violo)',
      '(tengo miedo/miedo/temo/aterr*) .. (de mi/a mi/de el/por mi vida/a el) [{partner}/padrastro/papa/volver] unless maquina, cinta, bascula',
      '(no me deja/no me permite) .. (salir/trabajar/ver/hablar/comer/tener) & ({partner}/el/ella) unless {training}, la rodilla, tiempo, {jest}, {sport}',
      '(persigue/persiguiendo/me sigue/acosa) & (mi ex/ex/novio/un hombre/alguien/casa/gym) unless instagram, sigue doliendo',
      '(sufro/sufri/vivo/victima de) .. (maltrato/violencia/abuso/abusos/golpes)',
      '(me controla/me quita/me revisa/me encierra/me vigila) .. (dinero/celular/telefono/comida/en/todo) unless glucosa, nutriologa, hambre',
      '(me va a/dijo que me/me quiere/amenaza con/amenazo con) (matar/matarme/mata/golpear/pegar) unless {training}, risa',
      '(va a matarme/me amenazo de muerte/orden de restriccion/me acosa/me acosan)',
      '(moretones/moreton/ojo morado/golpes) & ({partner}/el/papa) unless {training}, futbol',
      '(quiero/voy a/ganas de) (matar/matarlo/matarla/golpear/pegarle/apunalar/lastimar) .. (a mi/a el/a ella/ex/esposa/esposo/a ese/a esa/jefe/alguien/|/te) unless {sport}, hambre, tiempo, la rutina',
      '(le pegue/golpee/le pego) a mi (esposa/novia/hijo/hija/mujer/mama/hijos/perro) unless {training}',
      '(te voy a) (matar/encontrar/golpear/romper/partir)',
      '(me pide/me pidio/pedia/me obliga/me obligo) .. (fotos desnud*/nudes/tener relaciones/sexo/a tener)',
      'me (encerro/encierra/grita/grito/insulta/empuja/jala/cachetea/escupe/quema/patea/amarra) & (esposo/marido/novio/pareja/papa/mama/el/ella/padrastro) unless musica, {training}, coach',
      '(abuso/abusaba/abusaron/se aprovecho) de mi',
    ],
  },
];
