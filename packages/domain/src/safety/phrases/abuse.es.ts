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
      '(moretones/moreton/ojo morado/golpes) & ({partner}/el/papa) unless {training}, futbol',
      '(quiero/voy a/ganas de) (matar/matarlo/matarla/golpear/pegarle/apunalar/lastimar) .. (a mi/a el/a ella/ex/esposa/esposo/a ese/a esa/jefe/alguien/|/te) unless {sport}, hambre, tiempo, la rutina',
      '(me pide/me pidio/pedia/me obliga/me obligo) .. (fotos desnud*/nudes/tener relaciones/sexo/a tener)',
      '(abuso/abusaba/abusaron/se aprovecho) de mi',
      'me (encierra/encerro/pateo/patea/cacheteo/cachetea/escupio/jaloneo/amarro/empujo/golpeo/golpea/ahorco/ahorca/estrangulo/violo/maltrata/apunalo/quemo con) unless {training}, coach, puerta del, rutina, musculo',
      '(da/dio/daba/mete/metio) .. (cachetadas/golpes/patadas/punetazos/bofetadas/palizas/una paliza) & me unless {training}, box, clase',
      '(entro/se metio/metio) .. (casa/departamento/cuarto) & (cuchillo/pistola/policia/amenaz*/ex/forzo/rompio) unless clase, perro',
      '(avento/empujo/estrello/tiro/lanzo) .. (contra la/contra el/al piso/al suelo/por las escaleras/pared) & me unless pelota, clase, pesa',
      '(le rompi/le fracture/le parti) .. (nariz/brazo/cara/boca/costilla)',
      'nos (pega/golpea/maltrata/amenaza/pegaba/golpeaba/encierra/insulta) unless el sol, {training}',
      '(le pego/les pego/le pegue/les pegue/golpeo/golpee) a (mis/mi) (hijos/hijo/hija/hijas/esposa/novia/mujer/mama/hermano/hermana/ninos) unless {training}',
      'me (manosea/manoseo/toquetea/toqueteo/acosa sexualmente/besa a la fuerza/obliga a tocar)',
    ],
  },
];
