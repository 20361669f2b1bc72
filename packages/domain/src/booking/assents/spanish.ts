import type { AssentWords } from './assent-words.ts';

/** How people agree in Spanish, on both sides of the ocean. */
export const spanish: AssentWords = {
  sets: {
    very: 'muy, super, mega, re, mas que, absolutamente',
    good: `
      bien, perfecto, perfecta, perfect, genial, excelente, estupendo, estupenda, fenomenal, fantastico, fantastica,
      maravilloso, ideal, buenisimo, buenisima, increible, correcto, correcta, ok, okey, super, de maravilla, de lujo,
      joya, de diez, de 10, chevere, bacan, barbaro, padre, padrisimo, chido, cool, perfectamente, guay, de perlas,
      fabuloso, brutal, bonito, divino, espectacular, al pelo, al 100, al cien, perfectisimo, buena, de pelos, de 10
      para mi, excelentisimo, ok para mi, todo ok, super bien, muy bien, a todo dar, buenazo, dabuti, del 1, del uno,
      perfe, perfeccion, nitido, bello, hermoso, joyita, 10 de 10, al cien por ciento, ok dale`,
    that: `
      eso, ese, esa, esa hora, ese horario, ese dia, a esa hora, ese dia y hora, ese dia y a esa hora, el horario, la
      hora, esta hora, este horario, ese momento, esa fecha, esa fecha y hora, la fecha, ese turno, esa cita, esa
      opcion, ese espacio, ese dia a esa hora, entonces, esa misma, ese mismo, ese rato, a ese horario, el dia y la
      hora, dia y hora, la fecha y la hora, tu propuesta, la propuesta, esa propuesta, este turno, la cita, ese mismo
      dia, esa misma hora, ese dia y esa hora, asi, ese mero, esa mera`,
    me: 'me, nos, a mi me, si me, se me, a mi si me',
    fits: `
      va, viene, queda, parece, sirve, funciona, acomoda, cuadra, conviene, encaja, iria, vendria, quedaria, sienta,
      serviria, pareceria, cae, calza, late, resulta, vendria bien, va a funcionar, cabe, coincide, ajusta, combina,
      anda, vale`,
    is: `
      esta, es, seria, estaria, suena, queda, se ve, sonaria, quedaria, sera, va, viene, me parece, ta, estaria super,
      me suena, lo veo, esta super, esta muy, me parece que esta, estara, me resulta, resulta, m parece, me quedaria,
      me cae`,
    forMe: `
      para mi, por mi, conmigo, por mi parte, de mi parte, a mi, por aqui, para nosotros, por aca, de mi lado`,
    yes: `
      si, sip, sii, yes, claro, dale, vale, ok, bueno, listo, perfecto, genial, sisi, si si, siii, sis, simon, obvio,
      venga, okey, por supuesto, claro que si, asi es, correcto, exacto`,
    tag: `
      quiero, puedo, lo quiero, la quiero, lo es, lo confirmo, la confirmo, esta bien, me sirve, me va, senor, senora,
      claro, senorita, que si, que puedo, que quiero, se puede, si, acepto, me gustaria, me encantaria, me interesa,
      me viene, me queda, seguro, por supuesto, es, reservame, agendame, apuntame, anotame, gracias, como no, con
      gusto, hagale, hagamoslo, hagamosle, va, dale, venga, claro que si, puedo a esa hora, puedo ese dia, con todo
      gusto, lo acepto, la acepto, me parece, me parece bien, me parece perfecto, me funciona, me conviene, me
      acomoda, me late, me encanta, esa hora, ese, esa, esta, hay espacio, estoy, estoy dentro, estoy de acuerdo,
      estoy lista, estoy listo, sisi, poh, po, pues, ya, eso, eso es, mismo`,
    bookMe: `
      agenda, agendame, agendala, agendalo, agendamela, agendamelo, agendanos, agendeme, agendelo, agendela, agenda la
      llamada, agendar, agendemos, agendemosla, agendemoslo, agendarla, agendarlo, reserva, reservame, reservala,
      reservalo, reservamela, reservamelo, reservelo, reservela, reserveme, reservemos, reservar, reserva la llamada,
      reservarla, reservarlo, apuntame, apuntala, apuntalo, apuntamela, apunta, apunteme, anotame, anotala, anotalo,
      anoteme, anota, anotanos, apuntanos, ponme, ponla, ponlo, ponmela, ponmelo, poneme, pongame, inscribeme,
      confirma, confirmame, confirmala, confirmalo, confirmamela, confirmelo, confirmela, confirmemos, confirmar,
      programame, programala, programalo, programemos, bloqueala, bloquealo, bloqueame, cierra, cierralo, aparta,
      apartame, apartala, apartalo, apartamela, apartamelo, separame, separala, separalo, guardame, guardamela,
      guardamelo, guardala, hazlo, hagale, hagamoslo, hagamosla, hazla, fijala, fijalo, marcala, marcalo, coordinala,
      coordinalo, coordinemos`,
    object: `
      la llamada, la cita, esa hora, ese horario, ese dia, esa cita, ese, esa, eso, asi, a esa hora, para esa hora, en
      ese horario, ahi, entonces, ya, la sesion, mi cita, mi llamada, mi lugar, la reserva, el espacio, el turno, para
      ese dia, la hora, el horario, la reunion, de una vez, en ese, en esa, para entonces, ese espacio, en el
      calendario, en la agenda, nomas, pues`,
    modal: `
      puedes, podes, puede, me puedes, quiero, quisiera, me gustaria, si puedes, vamos a, quiero que me, la puedes, lo
      puedes, la quiero, lo quiero, procede a, procedamos a`,
    sorrys: `
      perdon por, perdona por, perdone por, disculpa por, disculpe por, disculpas por, mil disculpas por, mil perdones
      por, disculpame por, perdoname por, perdon, perdona, perdone, disculpa, disculpe, disculpen, disculpas, lo
      siento por, siento, lamento, sorry por, sorry, una disculpa por, una disculpa`,
    lates: `
      la demora, la tardanza, el retraso, la espera, tardar, tardar tanto, tardarme, demorar, demorarme, demorar
      tanto, haber tardado, responder tarde, contestar tarde, responder tan tarde, contestar tan tarde, responderte
      tarde, contestarte tarde, no responder antes, no contestar antes, no haber contestado antes, no haber respondido
      antes, que conteste tarde, que responda tarde, que te conteste tan tarde, que no conteste antes, que no respondi
      antes, recien veo, recien veo esto, recien veo el mensaje, recien leo, recien te leo, hasta ahora veo, hasta
      ahora vi, hasta ahora lo veo, apenas vi, apenas veo, apenas vi el mensaje, apenas lo vi, no lo habia visto, no
      habia visto el mensaje, no vi el mensaje, la respuesta tardia, el silencio, tardarme tanto, no haber visto el
      mensaje`,
  },
  assents: `
    si, sii, sip, sipi, sipis, sep, sis, yep, yes, yeah, sipo, si po, si pues, pues si, que si, que siii, ya si, ay
    si, uy si, si si, si obvio, si claro, si senor, si dale, si va, simon, simona, clarin, [yes] [tag], si si [tag],
    bueno si, bueno dale, bueno va, bueno esta bien, esta bueno, bueno, bueno ok, digo que si, te digo que si, un si,
    es un si, si rotundo, un si rotundo, mil veces si, rotundamente si, definitivamente si, definitivamente,
    totalmente, absolutamente, completamente de acuerdo, totalmente de acuerdo, desde ya, claro, clarisimo, claro que
    si, claro que sii, clarop, claro po, por supuesto, por supuesto que si, x supuesto, desde luego, desde luego que
    si, como no, obvio, obvio que si, obviamente, naturalmente, sin duda, sin dudas, sin dudarlo, sin ninguna duda,
    sin problema, sin problemas, sin ningun problema, no hay problema, ningun problema, seguro, segura, segurisimo,
    segurisima, seguro que si, faltaria mas, faltaba mas, con gusto, con mucho gusto, con todo gusto, encantado,
    encantada, encantadisima, encantadisimo, con placer, afirmativo, positivo, efectivamente, en efecto, ciertamente,
    por descontado, a huevo, fijo, me encantaria, me encanta, me encanta la idea, me gusta la idea, buena idea, me
    parece buena idea, me late, me late mucho, me parece, me apetece, me apunto, me anoto, me sumo, me apunto a eso,
    cuenta conmigo, cuenten conmigo, estoy de acuerdo, de acuerdo, deacuerdo, estamos de acuerdo, dacuerdo, de
    acuerdisimo, conforme, estoy conforme, dale, dalee, dale que si, dale dale, dale si, dale nomas, dale pues, listo,
    lista, listo dale, listos, hecho, trato hecho, trato, va, vaa, va que va, va va, va pues, va perfecto, sale, sale
    vale, sale y vale, sale pues, sale va, arre, orale, orale pues, orale va, andale, andale pues, andale si, jalo,
    fierro, venga, venga va, venga vale, venga dale, vale, vale vale, vale venga, pues vale, pues venga, vamos a ello,
    vamos con eso, vamos con ese, vamos con esa, vamos alla, vamos por ello, vamos a hacerlo, vamos que si, a por
    ello, adelante, adelante pues, de una, de unaa, de una vez, de one, cerrado, acepto, aceptado, lo acepto, acepto
    la propuesta, procede, procedamos, hazlo, hagamoslo, hagamosle, hagale, hagale pues, dale adelante, dalo por
    hecho, okey, okay, okei, oki, okis, oka, okas, okidoki, oquei, oki doki, joya, joyita, barbaro, piola, chevere,
    bacan, guay, chido, padrisimo, esta padre, pura vida, al tiro, ya pues, ya po, ya dale, ya listo, ya esta, ya
    quedo, tuanis, regio, macanudo, copado, buenisimo, buenisima, perfecto, perfecta, perfectisimo, perfectamente,
    perfect, perfe, genial, excelente, estupendo, estupendamente, fenomenal, fantastico, maravilloso, maravilla,
    ideal, fabuloso, espectacular, brutal, muy bien, muy buena, super bien, super, todo perfecto, todo correcto,
    correcto, correctisimo, exacto, exactamente, exactamente eso, exacto eso, eso es, eso mismo, eso, asi mismo, tal
    cual, justo eso, justo ese, justo esa, ese mismo, esa misma, ese, esa, cierto, es correcto, es asi, esta correcto,
    esta confirmado, confirmo, confirmado, confirmada, confirmadisimo, confirmadisima, lo confirmo, la confirmo,
    confirmo la cita, confirmo la llamada, te confirmo, te lo confirmo, te la confirmo, le confirmo, te confirmo que
    si, confirmo que si, confirmamos, queda confirmado, queda confirmada, confirmo asistencia, confirmo mi asistencia,
    puede confirmar, confirmadooo, por favor, porfavor, porfa, porfis, porfi, x favor, xfa, xfis, plis, [is] [very]?
    [good] [forMe]?, [that] [is] [very]? [good] [forMe]?, [me] [is] [very]? [good] [forMe]?, esta [very]? [good]
    [that], [very] [good] [forMe]?, [good] [forMe], por mi [good], por mi si, por mi ok, por mi dale, por mi de
    acuerdo, por mi esta [very]? [good], suena a plan, es un plan, buen plan, me parece [very]? [good], me parece una
    [good] idea, me suena [very]? [good], lo veo [very]? [good], lo veo, la veo [good], [me] [fits], [me] [fits]
    [very]? [good] [forMe]?, [me] [fits] [very]? [good] [that], [me] [fits] [that], [that] [me] [fits], [that] [me]
    [fits] [very]? [good], [that] [fits], [that] funciona [very]? [good], funciona, funciona [forMe], funciona [very]?
    [good] [forMe]?, sirve, cuadra, me cuadra, [that] esta [very]? [good] [forMe]?, [that] [good], ese si, esa si, eso
    si, por mi que si, ese esta [good], esa esta [good], sisi, sisis, sisisi, sipoh, sepi, yepa, ajam, ajaa, aja si,
    ehe, mju, hum si, esa mismita, ese mismito, esa es, ese es, esa esta, ta bien, ta bueno, ta perfecto, ta guay, ta
    ok, tabien, esta bn, ta bn, sta bien, muy bn, va bien, va genial, va que chuta, me va, me vale, a mi me
    vale, me viene de lujo, me viene de perlas, me va de lujo, me va de perlas, de lujo, de perlas, al pelo, al cien,
    de pelos, de diez, de 10, del uno, nitido, finisimo, fino, cheverisimo, chevre, firme, a la orden, sale perfecto,
    sale bien, sale ok, simon que si, pos si, pos sale, pos va, pues dale, pues sale, pues va, pues bueno, pues claro,
    pues ok, pues perfecto, pues genial, pues adelante, pues de acuerdo, pues esta bien, esta bien pues, esta
    perfecto, esta de lujo, esta de diez, cerramos, cerramos ahi, cerremos, trato cerrado, negocio cerrado, pacto, ok
    trato, sellado, firmado, listo pues, listisimo, listo perfecto, hecho esta, ya rugiste, ya vas, ya estas, ya esta
    dicho, ya dijiste, ya estuvo, ya estas dicho, no se diga mas, no hay mas que hablar, ni que decir, no faltaba mas,
    no faltaria mas, ni lo dudes, no lo dudes, no lo dude, no hay duda, no hay inconveniente, ningun inconveniente,
    sin inconveniente, sin inconvenientes, no tengo problema, no tengo ningun problema, no tengo inconveniente, no hay
    ningun problema, por mi ningun problema, por mi no hay problema, por mi sin problema, por mi perfecto, por mi
    encantada, por mi encantado, de mi parte si, de mi parte perfecto, de mil amores, con muchisimo gusto, gustosa,
    gustoso, gustosamente, encantadisima de la vida, encantado de la vida, encantada de la vida, feliz de la vida,
    seria un placer, seria perfecto, seria genial, seria ideal, me gustaria, me gustaria mucho, si me gustaria, me
    gustaria esa hora, me interesa esa hora, me encantaria esa hora, me parece correcto, lo doy por hecho, lo apruebo,
    aprobado, apruebo, aceptada, aceptamos, acepto encantada, acepto encantado, acepto con gusto, acepto gustosa,
    confirmo con gusto, confirmar, si confirmar, si confirmado, confirmo esa hora, confirmo ese horario, confirmo el
    horario, confirmo la hora, confirmo la reserva, confirmo mi cita, confirmo mi lugar, dalo por confirmado, dala por
    confirmada, dalo por agendado, queda en firme, en firme, en efecto si, efectivamente si, es un hecho, es un trato,
    trato es trato, dicho y hecho, es perfecto, es ideal, justo lo que queria, justo lo que necesito, justo lo que
    necesitaba, justo a esa hora, eso quiero, es lo que quiero, adelante con eso, adelante con esa, adelante con ese,
    adelante por favor, avanza, avancemos, avancemos con eso, procedan, proceda, proceda por favor, puedes proceder,
    puede proceder, puedes confirmar, puedes confirmarla, puedes confirmarlo, hagan eso, haz eso, hagamos eso, hagamos
    asi, haganle, metele pata, metele nomas, mandale mecha, mandale nomas, echale, echale pues, pa lante, palante, p
    alante, al toque, al tiro si, de una parce, de una po, que si hombre, que si mujer, si hombre, si mujer, si tio,
    si tia, claro hombre, claro mujer, si pue, si mano, si obvio bobis, obvi, obviooo, ovio, obio, okis dokis,
    okidokis, okeycito, okeyy, oks, oka dale, okaaay, vale vale si, vale perfecto, vale genial, vale guay, valep,
    valee, oido, oido cocina, perf, perfectoo, geniaal, clro, clar, porsupuesto, porspuesto, x supuesto q si, claro q
    si, claro q sii, desde luego q si, obvio q si, seguro q si, q si, asi es, ese mero, esa mera, asi es si, exacto
    ese, si causa, eso mero, sobres, sobres pues, sobres va, fierro pariente, ya vas barrabas, a huevo que si, a webo,
    awebo, ahuevo, a wevo, que chido, esta chido, esta bien chido, chidisimo, que padre, esta padrisimo, suavena,
    juega, si juega, si jalo, yo jalo, jalado, jala, si jala, ya dijo, ya estufas, camara, camara pues, pos orale, eso
    que ni que, de volada, en caliente, machin, rifado, perron, esta perron, a toda madre, esta a toda madre, al
    centavo, listo el pollo, listo calixto, listo calisto, hagamole, hagamole pues, breve, todo bien por mi, que nota,
    una nota, una chimba, que chimba, esta una chimba, bacano, que bacano, esta bacano, que bacan, esta bacan, eso es
    todo, melo, todo melo, melo caramelo, va pa esa, vamos pa esa, pa esa, pa las que sea, sisas, a lo bien, a lo que
    vinimos, meta pues, meta nomas, eche pues, joya nena, diez puntos, 10 puntos, golazo, un golazo, mortal, va
    como pina, de toque, re va, re si, recontra si, re contra si, obvio microbio, ta, ta ta, ta dale, vamo arriba,
    vamos arriba, vamo, vamos, vamos pues, de mas, demas, impecable, espectaculo, un espectaculo, un lujo, me copa, me
    recopa, me re copa, copadisimo, copada, me re sirve, me re va, buenardo, la raja, esta la raja, filete, wena,
    buena po, buena, altiro, altoque, tamos, estamos, tamos ready, estamos ready, tamos claros, estamos claros, ya, ya
    ya, bravazo, que paja, esta paja, al toque nomas, de ley, de ley que si, fijazo, fijo que si, posi, pues
    fijo, de pinga, siva, burda de bien, burda de fino, plomo, dale plomo, activo, activa, eso es asi, naguara si,
    tato, ta to, ta nitido, nitidisimo, esta nitido, chilling, chilin, wepa, tremendo, activao, esta volao, dele, dele
    pues, dele nomas, deles, cheque, cabal, cabal si, cabalito, vaya pues, vaya pue, vaya si, puesi, a cachete, chivo,
    que chivo, esta chivo, macizo, masiso, calidad, que calidad, dale na, ndale, neike, ipora, de putamadre, de puta
    madre, dpm, cojonudo, dabuten, feten, chachi, chachi piruli, mola, me mola, mola mazo, mola mucho, ea, aro, aro
    que si, bai, bai bai, aupa, hala venga, ala venga, hala pues, ale venga, ale va, sin pegas, no hay pegas, ninguna
    pega, por mi ninguna pega, tira millas, tira palante, tira pues, si home, si home si, home claro, dacord, d
    acord, som hi, perfecte, vinga, vinga va, me presta, chupao, apanao, estupendisimo, diay si, diay claro, diay, con
    toda confianza, con confianza, se arma, ya se armo, armado, armamos, lo armamos, se hace, hagamosle pues, hagase,
    hagase pues, hecho y derecho, no se hable mas, ni hablar que si, claro clarinete, clarinete, clarines, claro como
    el agua, okok, sipirili, sipili, nitido pues, bien por mi, me acomoda perfecto, me acomoda super, no se hable mas
    hecho, de acuerdo en todo, de acuerdo con eso, de acuerdo con ese horario, de acuerdo con esa hora, estoy de
    acuerdo con eso, estoy de acuerdo con ese horario, estoy de acuerdo con la hora, al mil, a mil, al mil por ciento,
    al cien por cien, cien por ciento, cien por cien, mil por ciento, si mil, sin falta si, si de una, si de toque, re
    bien, re joya, re de una, re barbaro, asi nomas, asi mero, asi tal cual, asi quedamos pues, ta hecho, esta hecho,
    ta listo, todo listo, todo ok, todo en orden, en orden, perfecto asi, asi perfecto, genial asi, esta perfecto asi,
    bien asi, ta bien asi, esta bien asi, asi esta perfecto, asi esta bien, pa lante pues, echele, echele ganas,
    echele pues, entrele, le entro, agarro, agarro ese, agarro esa, lo agarro, la agarro, reservado pues`,
  book: `
    [bookMe], [bookMe] [object], [bookMe] por favor, [modal] [bookMe] [object]?, [modal] [bookMe], me puedes agendar,
    me puedes apuntar, me puedes anotar, quiero agendar, quiero agendarla, quiero agendarlo, quiero reservar, quiero
    reservarla, quiero la cita, quiero la llamada, quiero esa, quiero ese, quiero esa hora, quiero ese horario, lo
    quiero, la quiero, quiero, si quiero, tomo esa, tomo ese, la tomo, lo tomo, tomo ese horario, me quedo con esa, me
    quedo con ese, me quedo con esa hora, me quedo con ese horario, me la quedo, me lo quedo, vamos con esa hora,
    vamos con ese horario, mandale, metele, dale con esa, dale con ese, dale con esa hora, dale con eso, dale
    agendala, agendado, agendada, agendadisimo, reservado, reservada, anotado, anotada, apuntado, apuntada, queda
    agendado, queda agendada, queda reservado, que quede agendado, que quede agendada, que quede reservado, quedamos
    asi, asi quedamos, quedamos en eso, en eso quedamos, quedamos, quedamos entonces, quedamos a esa hora, quedamos
    ese dia, asi queda, haz la reserva, hazme la reserva, haz la cita, hagamos la cita, hagamos la llamada, hagamos la
    reserva, haz la cita por favor, ponlo en el calendario, ponla en el calendario, puedo, si puedo, puedo a esa hora,
    puedo ese dia, puedo en ese horario, ahi puedo, a esa hora puedo, a esa hora si puedo, ese dia puedo, ese dia si
    puedo, si que puedo, claro que puedo, estoy libre a esa hora, estoy disponible a esa hora, tengo libre a esa hora,
    tengo libre, estoy dispuesta, estoy dispuesto, ahi estare, ahi estoy, ahi estaremos, alli estare, alla estare, ahi
    nos vemos, alli nos vemos, alla nos vemos, ahi te veo, estare ahi, estare alli, estare pendiente, estare lista,
    estare listo, estare puntual, ahi estare puntual, no falto, no faltare, ahi hablamos, hablamos entonces, hablamos
    ahi, hablamos a esa hora, hablamos ese dia, nos vemos entonces, nos vemos ahi, nos vemos ese dia, nos vemos a esa
    hora, nos hablamos entonces, te veo entonces, tenemos una cita, tenemos cita, tengo muchas ganas, que ganas, lo
    espero con ganas, lo pongo en mi agenda, lo apunto en mi agenda, lo anoto, me lo apunto, me lo anoto, la anoto,
    agendame ese, agendame esa, agendamos, agendamos esa, agendamos ese, agenda ya, agendeme por favor, me agendas, me
    agendas por favor, me agenda, me apuntas, me anotas, me reservas, me reserva, me lo reservas, me la reservas, me
    lo agendas, me la agendas, me lo apartas, me la apartas, me apartas ese, me apartas esa, lo agendamos, la
    agendamos, lo reservamos, la reservamos, lo confirmamos, la confirmamos, lo dejamos agendado, la dejamos agendada,
    dejame agendada, dejame agendado, dejame anotada, dejame anotado, dejame apuntada, dejame apuntado, dejalo
    agendado, dejala agendada, dejalo reservado, dejala reservada, dejalo apuntado, dejalo anotado, dejalo confirmado,
    dejala confirmada, deja agendado, deja agendada, cuentame dentro, contame adentro, anotame ya, apartame ese lugar,
    apartame mi lugar, apartame un lugar, reservame un lugar, reservame mi lugar, reserveme el espacio, guardame el
    lugar, guardame ese lugar, guardame un espacio, guardame el espacio, guardame ese espacio, guardeme el espacio,
    asegurame el lugar, asegurame ese lugar, separame ese espacio, separame el espacio, separame un cupo, separame el
    cupo, fijemos, fijemoslo, fijemosla, fijamos, fijado, fijada, quede agendado, agendadisima, anotadisima,
    anotadisimo, apuntadisima, apuntadisimo, quiero que me agendes, quiero que me anotes, quiero que me apuntes,
    quiero agendar esa hora, quiero agendar ese horario, quiero agendar la llamada, quiero reservar esa hora, quiero
    reservar ese horario, quiero tomar esa, quiero tomar ese, quiero confirmar, quiero confirmarla, quiero
    confirmarlo, me la tomo, tomamos esa, tomamos ese, tomemos esa, tomemos ese, elijo esa, elijo ese, escojo esa,
    escojo ese, voy con esa, voy con ese, vamos por esa, vamos por ese, voy por esa, ahi le damos, ahi le doy, le
    damos, le entro, yo le entro, le entramos, le entro con todo, ahi andare, ahi ando, ahi voy a estar, voy a estar,
    ahi voy a estar puntual, voy a estar ahi, voy a estar pendiente, voy a estar lista, voy a estar listo, voy a estar
    libre, ahi estare sin falta, estare libre, estare disponible, estare conectada, estare conectado, me conecto a esa
    hora, ahi me conecto, ahi te espero, te espero, los espero, te espero entonces, espero entonces tu llamada,
    esperare tu llamada, estare esperando, estare esperando la llamada, estare atenta, estare atento, si tengo tiempo,
    tengo tiempo a esa hora, tengo ese hueco, tengo ese espacio, tengo ese rato libre, tengo libre ese dia, tengo
    disponible esa hora, estoy disponible ese dia, estoy libre ese dia, ese dia estoy libre, a esa hora estoy libre, a
    esa hora estoy disponible, me libero, me organizo, me acomodo, me lo agendo, lo agendo, la agendo, ya lo anote, ya
    la anote, ya lo apunte, ya la apunte, ya me lo apunte, ya me lo anote, ya lo agende, lo tengo apuntado, lo tengo
    anotado, lo pongo en el calendario, lo apunto, la apunto, lo apunto en el calendario, nos vemos en la llamada, nos
    escuchamos ahi, nos escuchamos entonces, nos hablamos ahi, nos hablamos ese dia, nos hablamos a esa hora, te veo
    ahi, te veo alli, te veo ese dia, quedo agendada, quedo agendado, quedo anotada, quedo anotado, quedo apuntada,
    quedo apuntado, queda apuntado, queda apuntada, queda anotado, queda anotada, queda pactado, queda pactada, queda
    hecho, pactado, acordado, queda acordado, quedado, apartemelo, apartemela, aparteme, separeme, anotenme,
    apuntenme, agendenme, agendenmelo, reservenme, ponganme, pongame, ponme en lista, ponme ahi, ponme en la lista,
    meteme, meteme ahi, apuntame ahi, anotame ahi, anotame a mi, apuntame a mi, agendame a mi, agendame pues, agendeme
    ese, agendeme esa, agendeme esa hora, agendeme ahi, cuadremos, cuadremos asi, cuadramos, cuadrado,
    cuadrada, cuadralo, cuadrala, cuadrame, cuadrame ahi, cuadreme, coordinado, coordinada, quedamos cuadrados, ahi le
    caigo, ahi caigo, yo le caigo, le caigo, ahi llego, ahi estare firme, firme ahi, ahi toy, ahi voy, alli estoy,
    alla estoy, alla voy, ahi nos pillamos, ahi nos hablamos, ahi nos conectamos, nos conectamos ahi`,
  move: `
    muevela, muevelo, movela, movelo, mueve la llamada, mueve la cita, cambiala, cambialo, cambiamela, cambiamelo,
    cambia la llamada, cambia la cita, reagendala, reagendalo, reagendame, reagendamela, reprogramala, reprogramalo,
    reprograma, reagenda, pasala, pasalo, pasamela, muevemela, moverla, cambiarla, quiero cambiarla, quiero moverla,
    cambiemosla, movamosla, cambiemos, cambia, muevela ahi, cambialo por favor, muevela por favor, puedes cambiarla,
    puedes moverla, reagendemos, reprogramemos`,
  cancel: `
    cancela, cancelala, cancelalo, cancelamela, cancelamelo, cancelar, cancelarla, cancelarlo, cancela la llamada,
    cancela la cita, cancela mi cita, cancela mi llamada, quiero cancelar, quiero cancelarla, quiero cancelarlo,
    quiero cancelar la cita, quiero cancelar la llamada, anulala, anulalo, anula, anulamela, anula la cita, anula la
    llamada, anular, anularla, quiero anular, quiero anularla, puedes cancelar, puedes cancelarla, puedes cancelarlo,
    canceleme, cancelemos, cancelemosla, cancelen, cancele, cancelela, borrala, quitala, eliminala`,
  fillers: `
    [sorrys] [lates],
    gracias, muchas gracias, mil gracias, muchisimas gracias, mil mil gracias, grax, grcs, gracias de verdad, gracias
    por todo, gracias por la ayuda, gracias por tu ayuda, gracias por preguntar, gracias por tu tiempo, gracias de
    antemano, te agradezco, te lo agradezco, se agradece, agradecido, agradecida, muy amable, que amable, eres un
    amor, eres lo maximo, sos un genio, sos lo mas, crack, sos crack, eres crack, eres un crack, te pasaste, un
    abrazo, abrazo, abrazos, saludos, besos, un beso, bendiciones, un saludo, gracias eh, por favor, porfavor, porfa,
    porfis, porfi, porfita, x favor, xfa, xfavor, plis, si no es molestia, si eres tan amable, si es tan amable, hola,
    buenas, buen dia, buenos dias, buenas tardes, buenas noches, hola buenas, que bien, que bueno, que genial, que
    alegria, que emocion, que lindo, que ilusion, me alegro, jaja, ja, ay, uy, ah, oh, oye, eh, pues, pos, entonces,
    y, che, bueno, ya, a ver, hey, wow, uff, yupi, yuju, yay, ea, ole, dios mio, al fin, por fin, amigo, amiga,
    amigos, coach, profe, profesor, profesora, hermano, hermana, bro, brother, mano, tio, tia, guapa, guapo, linda,
    lindo, bella, reina, rey, jefe, jefa, parce, wey, guey, we, compa, carnal, maestro, maestra, maquina, titan,
    campeon, campeona, corazon, carino, cielo, mi vida, mi amor, senor, senora, senorita, capo, genia, genio, pana,
    mijo, mija, doc, entrenador, entrenadora, mi rey, mi reina, amor, loco, equipo, chicos, chicas, por que no, sin
    falta, perdon por la demora, perdona la demora, disculpa la demora, perdon por tardar, perdon por responder tarde,
    acabo de ver el mensaje, hasta entonces, nos vemos, nos vemos pronto, hasta pronto, quedo atenta, quedo atento,
    estoy lista, estoy listo, estoy emocionada, estoy emocionado, emocionada, emocionado, con muchas ganas, con ganas,
    la verdad, de verdad, tal y como dices, como dices, como tu digas, como digas, como me digas, como quedamos, como
    dijiste, muchas gracias de verdad, muchas gracias por todo, muchisimas gracias por todo, gracias linda, gracias a
    ti, gracias a usted, gracias a vos, gracias por el espacio, gracias por la atencion, gracias por tu atencion,
    gracias por su atencion, gracias por la paciencia, gracias por tu paciencia, gracias por escribir, gracias por
    escribirme, gracias por responder, gracias por contestar, gracias por la info, gracias por la informacion, gracias
    por avisar, gracias por confirmar, gracias por el mensaje, gracias por la oportunidad, gracias por el seguimiento,
    muy agradecida, muy agradecido, le agradezco, le agradezco mucho, te agradezco mucho, te lo agradezco mucho, se lo
    agradezco, se lo agradezco mucho, agradezco mucho, dios te bendiga, dios la bendiga, dios lo bendiga, dios los
    bendiga, que dios te bendiga, que dios la bendiga, que dios lo bendiga, dios le bendiga, bendecido dia, lindo dia,
    buen dia para ti, que tengas buen dia, que tengas un buen dia, que tengas un lindo dia, que tengas linda tarde,
    que tengas buena tarde, que tengas buena noche, que tengas bonito dia, que tengas excelente dia, que tengas un
    excelente dia, que tenga buen dia, que tenga un buen dia, que tenga excelente dia, que tenga un excelente dia, que
    tenga lindo dia, que pases buen dia, que pases un buen dia, que estes bien, que este bien, feliz dia, feliz tarde,
    feliz noche, feliz finde, buen finde, saludos cordiales, cordiales saludos, cordial saludo, un cordial saludo,
    atentamente, un saludo grande, un abrazo grande, un abrazo fuerte, abrazo grande, abrazote, besitos, besote, un
    besote, mil besos, te quiero, te quiero mucho, los quiero, un gusto, es usted muy amable, eres muy amable, eres un
    encanto, eres un angel, eres un sol, eres una crack, eres lo mejor, eres el mejor, eres la mejor, sos lo mejor,
    sos una genia, sos la mejor, sos el mejor, sos un crack, sos una crack, que grande, grande, idolo, idola, maestro
    total, fiera, crac, mostro, mostri, hermosa, hermoso, preciosa, precioso, bonita, bonito, bello, mami, papi,
    viejo, vieja, pibe, che loco, boludo, boluda, huevon, weon, cabron, cuate, chamo, chama, mi pana, mi hermano, mi
    hermana, mi bro, mi gente, mi estimado, mi estimada, estimado, estimada, querido, querida, licenciado, licenciada,
    lic, dr, dra, doctor, doctora, don, dona, joven, caballero, dama, chiqui, gordi, flaco, flaca, nena, nene,
    guachin, maje, mae, morra, morro, carnalito, compadre, comadre, compita, parcero, parcera, marico, man, my friend,
    mi coach, mi profe, coachcito, poh, po, pue, pe, pes, pi, nomas, vaya, epa, ey, ei, ehh, oh si, ay que
    emocion, ay que bueno, ay que bien, que buena noticia, que maravilla, que fenomeno, que crack, que felicidad, que
    feliz, estoy feliz, estoy muy emocionada, estoy muy emocionado, estoy super emocionada, estoy contenta, estoy
    contento, muy contenta, muy contento, contenta, contento, que nervios, con toda la actitud, con toda, con todo, a
    darle, a darle con todo, a tope, vamos con todo, a entrenar, ya quiero empezar, ya quiero, quiero empezar ya, ya
    era hora, hasta luego, hasta entonces pues, nos vemos luego, sin falta ahi, disculpa la tardanza, disculpe la
    tardanza, disculpe la demora, perdona por tardar, perdon la demora, perdon la tardanza, perdona la tardanza,
    disculpa por tardar, perdon por no contestar antes, perdona que no conteste antes, no habia visto el mensaje, no
    vi el mensaje, recien veo el mensaje, recien veo, acabo de ver, apenas vi el mensaje, apenas veo el mensaje, en
    serio, neta, la neta, tal cual, por cierto gracias, ehhh, ok, a la orden, quedo pendiente, quedo al pendiente,
    quedamos en contacto, quedo a la espera, estamos en contacto, estoy pendiente, primero dios, dios mediante, si
    dios quiere, mediante dios, con el favor de dios, bendiciones para ti, mi corazon, mi nino, mi nina, mi cielo,
    miarma, vale tio, de nada, con permiso, pura vida mae, que chevere, que bacano, que cool, que guay, que padre, que
    chido, que tuanis, que bacan, que joya`,
  particles: `
    pues, pos, pue, pes, pe, po, poh, pu, puh, che, bo, parce, parcero, parcera, parcerito, wey, guey, we, guei, mae,
    maje, man, causa, cumpa, cumpita, chamo, chama, tio, tia, nen, nena, nene, illo, illa, quillo, acho, pijo, pisha,
    picha, miarma, hijo, hija, mijo, mija, mijito, mijita, nomas, eh, ey, ve, vea, sumerce, mano, mana, nano, nana,
    loco, loca, pana, panita, bro, hermano, asere, papi, mami, pibe, piba, flaco, flaca, weon, weona, hueon, wn, oe,
    oye, oiga, hombre, mujer, ya, lindo, linda, reina, rey, corazon, primo, prima, compa, compadre, compita, carnal,
    pariente, viejo, vieja, socio, titan, crack, fiera, maquina, tronco, macho, chaval, chico, chica, chicos, chicas,
    chacho, jefe, jefa, profe, coach, don, dona, joven, gente, vecino, veci, patron, mi, diay, eche, aja, nojoda, ala,
    hala, bueno, entonces, mostro, bebe, guapa, guapo, cari, amor, amiga, amigo, que lo que, doctora, doctor,
    ingeniero, seno, caballero`,
  named: `
    gracias, muchas gracias, mil gracias, muchisimas gracias, grax, gracias coach, gracias profe, gracias doctora,
    hola, buenas, buen dia, buenos dias, buenas tardes, buenas noches, saludos, un saludo, un abrazo, abrazos, besos,
    coach, profe, don, dona, senor, senora, senorita, doctor, doctora, licenciada, licenciado, querida, querido,
    estimada, estimado, maestra, maestro`,
  told: `
    gracias por, muchas gracias por, mil gracias por, muchisimas gracias por, gracias de antemano por, gracias otra
    vez por, gracias de nuevo por, te agradezco por, le agradezco por, te lo agradezco, agradecida por, agradecido
    por, muy agradecida por, muy agradecido por, agradecida con, agradecido con, [sorrys] [lates], que tengas, que
    tenga, que tengan, que pases, que pase, que estes, que te rinda, ten un, ten una, espero que estes, espero que
    este, espero estes, espero que tengas, espero que te, que emocion, que ilusion, que alegria, que ganas de, que
    felicidad, que gusto, que nervios, que lindo, que bueno que, que bien que, muero por, me muero por, me muero de
    ganas de, muero de ganas de, no puedo esperar, no puedo esperar a, no puedo esperar para, no veo la hora de, con
    muchas ganas de, con ganas de, tengo muchas ganas de, tengo ganas de, con toda la ilusion, con mucha ilusion,
    ansiosa por, ansioso por, feliz de, muy feliz de, emocionada por, emocionado por, emocionada de, emocionado de,
    estoy emocionada por, estoy emocionado por, estoy emocionada de, estoy feliz de, estoy ansiosa por, estoy ansioso
    por, contenta de, contento de, encantada de, encantado de, un placer, un gusto, saludos a, saludos desde, saludos
    para, un abrazo desde, un abrazo a, un abrazo para, abrazos desde, bendiciones para, bendiciones a, que ganas de
    hablar, con ganas de hablar, muero por hablar, encantada de hablar, encantado de hablar, que ganas de ver, feliz
    de hablar`,
};
