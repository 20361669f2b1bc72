import type { AssentWords } from './assent-words.ts';

/** How people agree in Portuguese, in Brazil and in Portugal. */
export const portuguese: AssentWords = {
  sets: {
    very: 'muito, super, mega, bem, mais que, absolutamente',
    good: `
      bom, boa, otimo, otima, perfeito, perfeita, excelente, maravilhoso, maravilha, ideal, certo, certinho, legal,
      ok, fechado, show, massa, joia, fantastico, incrivel, tranquilo, top, beleza, perfeitinho, correto, combinado,
      optimo, optima, show de bola, bacana, fixe, lindo, de boa, confirmado, confirmada, impecavel, certo pra mim,
      super bom, muito bom, otimo demais, perfeitamente, maneiro, da hora, dahora, supimpa, bom demais, excelente pra
      mim, combinadissimo, tudo certo, porreiro, espectacular, espetacular, nota dez, nota 10`,
    that: `
      isso, esse, essa, esse horario, esta hora, essa hora, esse dia, nesse horario, nesse dia, o horario, este
      horario, a hora, essa data, nessa hora, neste horario, a essa hora, a esta hora, nesse dia e horario, esse dia e
      horario, o dia e horario, aquele horario, a data, o dia, o dia e a hora, data e hora, dia e hora, dia e horario,
      essa opcao, a proposta, sua proposta, a sua proposta, essa proposta, o combinado, nesse mesmo horario, a essa
      mesma hora, pra mim esse horario, para mim esse horario, esse ai, essa ai`,
    is: `
      ta, esta, e, fica, ficaria, seria, parece, soa, me parece, parece me, vai ser, sera, estaria, ta super, e muito,
      ficou, fica super, cai, vem, vai ficar, ficara, me soa, pra mim ta, pra mim e, para mim e, para mim esta, pra
      mim fica, para mim fica, pra mim seria, para mim seria, por mim ta, por mim esta, por mim e, por mim fica`,
    forMe: `
      para mim, pra mim, pra gente, por mim, comigo, da minha parte, do meu lado, por aqui, para nos, ca por mim`,
    works: `
      da, serve, funciona, me serve, encaixa, da certo, da certinho, da sim, me atende, serve me, fica bem, convem, da
      jeito, da bem, vai dar certo, cai bem, da super certo, dar, vai dar, vai servir, me convem, me agrada, me serve
      bem, da pra mim, da para mim, da pra ser, da super, serve perfeitamente, funciona bem, funciona perfeitamente,
      funciona muito bem, encaixa bem, encaixa perfeitamente, encaixa direitinho, bate certo, me favorece, da muito
      certo, calha bem, calha mesmo bem, da me jeito`,
    yes: `
      sim, claro, ok, ta, isso, opa, beleza, uhum, perfeito, yes, sim sim, aham, com certeza, exato, isso mesmo, isso
      ai, correto, certo, fechado, combinado, otimo, bora, show, tabom, ta bom, ta otimo, ta certo, claro que sim, por
      favor`,
    tag: `
      quero, pode, posso, pode ser, pode marcar, consigo, senhor, senhora, da, aceito, gostaria, claro, e, esta, ta,
      topo, sim, confirmo, vamos, serve, com certeza, eu quero, estou, por favor, pode colocar, pode agendar, pode
      reservar, pode confirmar, podemos, podemos sim, marca, agenda, confirma, obrigado, obrigada, esse mesmo, mesmo,
      estou de acordo, to dentro, estou dentro, bora, por mim, por mim sim, eu topo, eu posso, eu consigo, eu aceito,
      eu confirmo, isso, isso mesmo, exatamente, quero marcar, quero agendar, quero esse, pode ser esse, me serve,
      serve pra mim, funciona, da certo, ta bom, ta otimo, ta perfeito, esta bem, esta otimo, esta perfeito, fica bom,
      fica otimo, fica perfeito, pra mim, para mim, pode botar`,
    bookMe: `
      marca, marque, marcar, marca ai, marca pra mim, marca para mim, marque para mim, marque pra mim, agenda, agende,
      agendar, agenda ai, agenda pra mim, agende para mim, agende pra mim, reserva, reserve, reservar, reserva pra
      mim, reserve pra mim, reserve para mim, me agenda, me marca, me inclui, me coloca, coloca, coloca ai, me bota,
      bota, bota ai, anota, anota ai, anote, me anota, fecha, fecha ai, fechar, feche, confirma, confirma ai,
      confirme, confirmar, confirma pra mim, confirma para mim, confirmo, manda bala, manda ver, deixa marcado, deixa
      agendado, deixa reservado, deixe marcado, deixe agendado, garante, garante ai, marcamos, pode colocar, pode
      botar, botar ai, colocar, colocar ai, anotar, anotar ai, incluir, inclui, inclua, inclui ai, me incluir, me
      colocar, me anotar, me marcar, me agendar, me botar, me encaixar, me encaixa, encaixa, encaixar, encaixe, marcar
      ai, agendar ai, reservar ai, confirmar ai, fechar ai, fechamos, confirmamos, agendamos, reservamos, marca la,
      agenda la, bota la, coloque, coloque ai, ponha, poe, poe ai, mete, mete ai, separa, separe, separa pra mim,
      guarda, guarde, guarda pra mim, garanta, deixar marcado, deixar agendado, deixar reservado, deixar confirmado,
      deixa confirmado, mete na agenda, poe na agenda, agendar pra mim, marcar pra mim, reservar pra mim, confirmar
      pra mim, marcar para mim, agendar para mim, reservar para mim, botar, pode por`,
    object: `
      a chamada, a call, a ligacao, essa, esse, isso, esse horario, nesse horario, essa hora, entao, a reuniao, a
      consulta, minha vaga, ai, ja, a sessao, o horario, meu horario, para mim, pra mim, essa data, assim, nessa hora,
      nesse dia, neste horario, a conversa, sim, logo, na agenda`,
    modal: `
      pode, podes, podemos, pode sim, quero, vamos, pode me, bora, gostaria de, queria, quero sim, por favor, podem`,
    sorrys: `
      desculpa, desculpe, desculpem, desculpa a, desculpa pela, desculpe a, desculpe pela, desculpa pelo, desculpe
      pelo, desculpa o, desculpe o, desculpas pela, desculpas pelo, perdao pela, perdao pelo, perdao a, perdoe a,
      perdoa a, mil desculpas pela, foi mal a, foi mal pela, foi mal, sorry pela, sorry a, perdao, peco desculpa pela,
      peco desculpa pelo, lamento a, lamento o`,
    lates: `
      demora, demora em responder, demora para responder, demora pra responder, atraso, atraso na resposta, demorar,
      demorar tanto, demorar a responder, demorar para responder, demorar pra responder, ter demorado, a demora, o
      atraso, resposta tardia, so vi agora, so agora vi, so agora e que vi, vi so agora, acabei de ver, responder
      tarde, responder so agora, so responder agora, so estou a responder agora, sumico, o sumico, espera`,
    thank: `
      obrigado, obrigada, muito obrigado, muito obrigada, brigado, brigada, obg, obgd, obrigadao, obrigadinha, valeu,
      vlw, agradeco, agradeco imenso, agradeco muito, agradeco desde ja, eu agradeco, te agradeco, lhe agradeco,
      grato, grata, muito grato, muito grata, gratidao, super obrigada, super obrigado, obrigada mesmo, obrigado
      mesmo, mil obrigados`,
    by: `
      por, pela, pelo, pelas, pelos, a, o, toda a, todo o, por toda a, por todo o, pela sua, pelo seu, pela tua, pelo
      teu, por essa, por esse, por sua, por tua, por seu, imenso pela, imenso pelo, muito pela, muito pelo, desde ja
      pela, desde ja pelo, a sua, o seu, a tua, o teu`,
    gift: `
      ajuda, tempo, paciencia, mensagem, resposta, retorno, resposta rapida, retorno rapido, rapidez, flexibilidade,
      gentileza, apoio, oferta, esforco, atencao, convite, oportunidade, disponibilidade, carinho, cuidado, interesse,
      dedicacao, espaco, forca, simpatia, amabilidade, compreensao e paciencia, contato, contacto, servico, trabalho,
      disposicao, boa vontade, confianca, motivacao, agilidade, acolhimento, acolhida, prontidao, presteza,
      consideracao`,
    favor: `
      tudo, isso, isto, perguntar, perguntares, escrever, responder, responderes, responder tao rapido, responder
      rapido, avisar, confirmar, ajudar, ajudares, me ajudar, organizar, organizares, marcar, marcares, me encaixar,
      encaixar, me esperar, esperar, aguardar, ser tao paciente, ser tao flexivel, ser tao simpatica, ser tao
      simpatico, seres tao querida, seres tao paciente, pensar em mim, lembrar de mim, se lembrar de mim, entrar em
      contato, entrar em contacto, entrares em contacto, arranjar um tempinho, arranjar tempo, arranjar um espacinho,
      conseguir um horario, conseguir encaixar, tratar disso, tratares disso, cuidar disso, me atender, me receber,
      tirar um tempo`,
    when: 'logo, ja, contigo, com voce, com vc, com voces, juntos, em breve, convosco, consigo',
    do: `
      comecar, falar, conversar, te ver, te conhecer, conhecer voce, conhecer vc, conhecer te, trabalhar com voce,
      trabalhar contigo, treinar, treinar com voce, falar com voce, falar com vc, falar contigo, falar convosco, falar
      consigo, conversar com voce, conversar com vc, conversar contigo, aprender, iniciar, dar o primeiro passo, dar
      inicio, esse momento, esse dia, essa conversa, a conversa, a nossa conversa, nossa conversa, o nosso papo, nosso
      papo, a chamada, nossa chamada, que chegue o dia, que chegue logo, comecar a treinar, comecar isso, comecar essa
      jornada`,
    eager: `
      mal posso esperar para, mal posso esperar pra, mal posso esperar por, mal posso esperar, mal vejo a hora de, nao
      vejo a hora de, to ansiosa pra, to ansioso pra, to ansiosa para, to ansioso para, estou ansiosa para, estou
      ansioso para, estou ansiosa por, estou ansioso por, ansiosa para, ansioso para, ansiosa pra, ansioso pra,
      ansiosa por, ansioso por, animada para, animado para, animada pra, animado pra, to animada pra, to animado pra,
      to super animada pra, to super animado pra, feliz em, muito feliz em, feliz por, muito feliz por, doida pra,
      doido pra, louca pra, louco pra, com muita vontade de, cheia de vontade de, cheio de vontade de, morta por,
      mortinha por, mortinho por, desejosa de, desejoso de, que vontade de, sera um prazer, vai ser um prazer, e um
      prazer, um prazer, sera um gosto, que alegria, que bom, que emocao, que felicidade, vai ser otimo, vai ser bom,
      pronta para, pronto para, pronta pra, pronto pra`,
    goodDay: `
      bom dia, otimo dia, lindo dia, excelente dia, belo dia, bom resto de dia, otimo resto de dia, boa tarde, otima
      tarde, linda tarde, excelente tarde, boa noite, otima noite, linda noite, boa semana, otima semana, linda
      semana, excelente semana, bom fim de semana, otimo fim de semana, bom fds, otimo fds, bom descanso, bom
      trabalho, bom treino, resto de bom dia, continuacao de bom dia, continuacao de boa tarde, continuacao de um bom
      dia, resto de otima tarde, dia abencoado, dia maravilhoso, abencoado dia`,
    wishing: `
      tenha, tem, tenham, que tenha, que tenhas, desejo, te desejo, um, uma, tenha um, tenha uma, tem um, tem uma,
      tenham um, tenham uma, que tenha um, que tenha uma, desejo um, te desejo um, te desejo uma, continuacao de um,
      continuacao de uma`,
    sendMe: `
      marca, marque, marcar, agenda, agende, agendar, reserva, reserve, reservar, bota, botar, coloca, coloque,
      colocar, poe, ponha, mete, mete me, meter, inclui, inclua, incluir, encaixa, encaixe, encaixar, anota, anote,
      anotar, confirma, confirme, confirmar, fecha, feche, fechar, garante, garanta, garantir, aponta, aponte,
      apontar, guarda, guarde, guardar, inscreve, inscreva, inscrever, programa, programe, crava, crave, cravar, deixa
      marcado, deixe marcado, deixar marcado, deixa agendado, deixar agendado, bloqueia, bloqueie, bloquear, separa,
      separe, separar, fixa, fixe, taca, taca ficha, joga, tacar, escala, registra, registe, regista, combina, lanca,
      lance`,
    mode: `
      ai, sim, la, logo, entao, ja, por favor, pfv, pf, pra mim, para mim, pra gente, pra nos, nesse horario, na
      agenda, agora, la sim, tranquilo, tranquila, sem medo, sem problema, essa, esse, isso, esse horario, essa hora,
      meu nome, meu horario, minha vaga, a minha vaga, o meu lugar, minha sessao, nossa conversa, nossa call, a call,
      a chamada, a conversa, a consulta, a sessao, nossa sessao, na lista, no calendario, pra esse dia, esse dia, a
      vontade, com forca`,
    can: `
      pode, podes, podem, pd, pode ja, podes ja, pode sim, podes sim, pode me, pode ir, e so, so, pode entao, podes
      entao, bora, vamos, quero, quero sim, quero que, gostava de, gostaria de, queria, ja pode, ja podes, pode logo,
      favor, por favor, pfv`,
    noting: `
      vou botar, vou por, vou colocar, vou anotar, vou marcar, vou meter, vou apontar, vou guardar, ja botei, ja pus,
      ja coloquei, ja anotei, ja marquei, ja meti, ja apontei, ja guardei, botei, pus, coloquei, anotei, marquei,
      meti, apontei, to anotando, estou a apontar, estou a anotar, anotando, marcando, anoto, aponto, ponho, meto,
      marco, coloco, boto, vou deixar anotado, vou deixar marcado, deixo marcado, fica marcado, fica anotado, fica
      apontado, anotado, marcado, apontado, agendado`,
    calendar: `
      na agenda, na minha agenda, no calendario, no meu calendario, no celular, no meu celular, no telemovel, no meu
      telemovel, no telefone, no despertador, um alarme, alarme, o alarme, um lembrete, lembrete, o lembrete, o
      despertador, despertador, aqui, agora, na agenda aqui, no despertador aqui, no caderno, no meu caderno, na
      geladeira, na porta da geladeira, aqui na agenda, aqui no celular, aqui no calendario, na agenda ja, com caneta,
      aqui ja, ja aqui, no google agenda`,
    present: `
      estarei, vou estar, la estarei, ca estarei, estarei la, vou estar la, eu estarei, eu vou estar, to, tou, la
      estou, estarei sim, vou ficar, la vou estar, la me tem, estaremos, vamos estar`,
    ready: `
      la, la sim, pronta, pronto, pontual, pontualmente, livre, disponivel, a espera, esperando, aguardando, te
      esperando, online, conectada, conectado, a postos, preparada, preparado, sem falta, presente, na hora, na hora
      certa, no horario, la na hora, sem atraso, te aguardando, a tua espera, firme, firme e forte, por ca, ca, com
      certeza`,
    meet: `
      ate, nos vemos, a gente se ve, nos falamos, falamos, a gente se fala, falamos nos, te vejo, vejo te,
      conversamos, encontro marcado, nos encontramos, te aguardo, te espero, espero te, ligamos`,
    myYes: `
      meu ok, meu sim, meu aval, meu aceite, minha confirmacao, minha palavra, o meu ok, o meu sim, o meu aval, a
      minha palavra, a minha confirmacao, luz verde, sinal verde, carta branca, o ok, o aval`,
    folks: `
      a todos, pra todos, para todos, a equipe, pra equipe, a equipa, para a equipa, a toda equipe, pra galera, a
      familia, pra voce, pra vc, para voce, para ti, a todos ai, de lisboa, do porto, do brasil, do rio, de sp, daqui`,
    org: `
      vou me organizar, vou me programar, me organizo, organizo me, me programo, eu me organizo, eu me viro, dou um
      jeito, eu dou um jeito, dou jeito, ja me organizei, ja me programei, vou organizar me, me viro, me ajeito, me
      adapto`,
    thankful: `
      agradecida, agradecido, muito agradecida, muito agradecido, super grata, super grato, gratissima, gratissimo,
      imensamente grata, imensamente grato, eternamente grata, eternamente grato`,
    accepts: `
      aceito, confirmo, aprovo, escolho, topo, prefiro, reservo, fico com, vou com, vou de, quero, fecho com, fecho,
      fechado com, de acordo com, concordo com, ok com, feliz com, marco, agendo, confirmamos, aceitamos, pode marcar`,
    core: `
      claro, claro que sim, com certeza, sim, perfeito, otimo, bora, fechado, pode ser, pode marcar, obvio, logico,
      que sim, evidente, evidentemente, naturalmente, combinado, e claro, otima ideia`,
    going: 'vou, estarei la, estarei, vou estar la, vou sim, vou estar',
    free: `
      estou livre, to livre, tou livre, tenho livre, estou de folga, to de folga, tenho tempo, tenho um tempinho, nao
      tenho nada, posso, consigo, posso perfeitamente, consigo perfeitamente`,
    thatDay0: `
      nesse horario, nesse dia, a essa hora, nessa hora, nessa altura, essa hora, esse horario, esse dia`,
    kindly: `
      gentil, amavel, querida, querido, simpatica, simpatico, atenciosa, atencioso, fofa, fofo`,
    thatDay: `
      la, entao, esse dia, nesse dia, nesse horario, a essa hora, nessa hora, na call, na chamada, na hora, la entao,
      na consulta, na reuniao, na conversa`,
  },
  assents: `
    sim, siim, simm, sss, {yes} {tag}, ss, simmm, simbora, e isso, exato, exatamente, exatamente isso, correto,
    certinho, certissimo, certeza, com certeza, ctz, com certeza absoluta, com ctz, claro, claro que sim, clarooo,
    obvio, obvio que sim, obviamente, logico, logico que sim, sem duvida, sem duvidas, sem duvida nenhuma, sem duvida
    alguma, sem problema, sem problemas, sem problema nenhum, nao tem problema, nenhum problema, de acordo, estou de
    acordo, to de acordo, concordo, concordado, aceito, confirmo, confirmado, confirmada, confirmadissimo, afirmativo,
    positivo, positivo operante, definitivamente, totalmente, absolutamente, certamente, naturalmente, pois claro,
    pois sim, pois e claro, evidente, evidentemente, de certeza, com todo gosto, com prazer, com muito gosto, com todo
    o gosto, com muito prazer, por favor, pfv, pf, pfvr, porfavor, faz favor, se faz favor, belezinha, blza, beleza
    pura, beleza entao, esta marcado, tudo certo, tudo perfeito, tudo combinado, fechado, fechadissimo, fechou, fecho,
    feito, combinado, combinadissimo, combinadinho, tamo junto, tmj, show de bola, top, topp, topzera, bora, boraa,
    bora nessa, bora marcar, bora fechar, partiu, vamos, vamos nessa, vamo, vamo que vamo, vamos nisso, vamos em
    frente, demorou, ja e, tranks, sussa, de boas, firmeza, valendo, porreiro, boa ideia, otima ideia, excelente
    ideia, perfeito, perfeita, perfeitamente, perfeitissimo, otimo, otima, optimo, excelente, maravilhoso,
    maravilhosa, ideal, fantastico, incrivel, espetacular, sensacional, genial, impecavel, {is} [{very}] {good}
    [{forMe}], {that} {is} [{very}] {good} [{forMe}], {that} [{very}] {good}, {very} {good}, {good} {forMe}, por mim
    {good}, por mim tudo {good}, por mim ta {good}, por mim esta {good}, tudo bem por mim, {works}, {works} {forMe},
    {that} {works}, {that} {works} {forMe}, {works} [{very}] {good} [{forMe}], pra mim {works}, para mim {works}, pra
    mim {is} {good}, para mim {is} {good}, pra mim {good}, para mim {good}, eu topo, topo, to dentro, estou dentro,
    tou dentro, eu quero, quero, pode, pode ser nesse horario, pode ser esse horario, pode ser isso, podemos, pode
    crer, posso, eu posso, adoraria, eu adoraria, gostaria, eu gostaria, gostaria muito, amei a ideia, adorei a ideia,
    gostei da ideia, conte comigo, pode contar comigo, conta comigo, pode confirmar, podes confirmar, pode avancar,
    avanca, avancamos, pode seguir, segue, vai, siga, pode mandar, pode ir, manda bala, faca isso, faz isso, vamos
    fazer isso, vamos fazer assim, faz assim, essa mesma, esse, simsim, siiim, agora sim, um rum, uhmm sim, ta bom
    assim, ta suave, ta safo, tabao, bao sim, bora de uma vez, borala, boraaa, marcado, ok fechado, ok combinado, okay
    entao, show entao, joinha, concordo plenamente, plenamente de acordo, confirmo presenca, confirmo minha presenca,
    presenca confirmada, aprovado, eu aprovo, topo demais, topo muito, topadissimo, claro que topo, claro que quero,
    claro que pode, claro que posso, quero muito, quero demais, eu quero muito, maravilha entao, pfto, perfeitoo,
    otimooo, blz entao, bls, blzz, ok blz, tah bom, tah otimo, t bom, ctzz, craro, crl sim, pode apostar, pode apostar
    que sim, pode ter certeza, sem sombra de duvida, sem erro, sem stress, sem grilo, sem crise, na boa, de boinha,
    numa boa, na paz, boto fe, demoro, tranquilao, ta na mao, e nois, tamos juntos, por mim esta bem, esta otimo
    assim, esta perfeito assim, esta bem assim, esta certo assim, pois claro que sim, claro pois, certezaaa, bute,
    bora nisso, siga para bingo, vamos a isso, vamos a isto, vamos embora, vambora, bamos, avance, prossiga,
    prosseguir, seguimos, segue o baile, manda ver, manda brasa, ta bao, bao demais, por mim tudo bem, arretado, pai d
    egua, pai degua, borimbora, arroxa, ta limpo, firmeza total, suavao, suave na nave, tranquilo e favoravel, ja eh,
    bora que bora, tri legal, trilegal, tri bom, tri massa, baita, baita ideia, feito o carreto, uai so, trem bao,
    trem bom, nu bora, e nos, fmz, formou, bue fixe, bue da fixe, tasse, esta se bem, ta se, siga a marinha, siga
    isso, ora bem, nem mais, mesmo isso, fica assim, fica entao assim, fica entao, esta feito, calha me bem, ya bora,
    ya fixe, ya ta fixe, ya esta bem, impec, sem espinhas, forca, forca nisso, bute nisso, e uma maravilha, e uma boa,
    fica bom assim, fica otimo assim, fica perfeito assim, fica bem assim, pode deixar, pode deixar assim, pode ficar,
    pode ficar assim, deixa assim, ta agendado, esta agendado, confirmadissima, marcadissimo, agendadissimo, tudo
    joia, tudo beleza, tudo ok, tudo otimo, tudo tranquilo, tudo em ordem, tudo nos conformes, nos conformes, pra mim
    tudo bem, melhor impossivel, nao podia ser melhor, nao tem como ser melhor, com toda certeza, com toda a certeza,
    sem a menor duvida, nao tenho duvida, nao tenho duvidas, vai nessa, vai ser um prazer, sera um prazer, sera um
    gosto, um prazer, pode mandar ver, pode mandar bala, pode fechar, pode cravar, cravado, crava, to nessa, tou
    nessa, estou nessa, to junto, tamo dentro, tamos dentro, colou, rola, mete bronca, mete ficha, ta na agenda, de
    acordissimo, concordadissimo, aceitadissimo, aceito demais, mil vezes sim, sim mil vezes, um sim, um grande sim,
    digo sim, digo que sim, eu digo sim, ta tudo bem, esta tudo bem, esta tudo ok, ta perfeito assim, ta bem assim, ta
    bem entao, sim pois, claro que aceito, claro que da, deu certo, deu bom, deu boa, ja esta, ja ta, ok marcado, ok
    agendado, ok confirmado, positivo e operante, na hora, de prima, de primeira classe, nota mil, nota 1000, nota
    dez, 10 de 10, cem por cento, 100 por cento, mil por cento, pra ja, encaixou, caiu bem, caiu como uma luva, cai
    como uma luva, que nem uma luva, me cai bem, perfeito demais, otimo demais, maravilha demais, bom demais, bom
    demais da conta, sinistro, brabissimo, chave, chavoso, tranquilissimo, sussegado, sossegado, suave demais, de
    buenas, de buena, na tranquilidade, pode confiar que sim, esse horario mesmo, nesse horario mesmo, nesse mesmo, e
    nesse, pode ser, essa, negocio fechado, trato feito, negocio feito, e negocio, temos negocio, acordo fechado,
    contrato fechado, martelo batido, bate o martelo, pode bater o martelo, batido o martelo, deixa comigo, deixe
    comigo, pode deixar comigo, te dou {myYes}, dou te {myYes}, tens {myYes}, tem {myYes}, voce tem {myYes}, ja tem
    {myYes}, ja tens {myYes}, {myYes}, da minha parte {good}, da minha parte sim, da minha parte tudo {good}, do meu
    lado {good}, do meu lado tudo {good}, pela minha parte {good}, pela minha parte sim, pela minha parte tudo {good},
    por mim {is} {good}, por mim {works}, por mim {is} {very} {good}, de minha parte {good}, da me muito jeito, dava
    jeito, da muito jeito, calha que nem ginjas, cai que nem ginjas, vem a calhar, veio a calhar, vem mesmo a calhar,
    vem bem a calhar, bate certo com a minha agenda, encaixa na minha agenda, encaixa perfeitamente na minha agenda,
    encaixou direitinho, casou certinho, casou perfeito, horario perfeito, horario otimo, horario bom, bom horario,
    otimo horario, excelente horario, perfeito horario, boa hora, otima hora, hora perfeita, hora boa, e um bom
    horario, e um otimo horario, gostei do horario, adorei o horario, amei o horario, curti o horario, e esse o
    horario, o horario e esse, e essa a hora, o melhor horario, melhor horario, nao podia calhar melhor, nem podia ser
    melhor, calhou mesmo bem, calhou bem, ta de bom tamanho, ta mara, ta um espetaculo, ta uma maravilha, ta otimo de
    bom, ta bom de mais, ta anotado e confirmado, confirmadinho, confirmadissimo da silva, confirmado e reconfirmado,
    fechadinho, fechadaco, fechou negocio, fechou demais, fechou todas, fechou com chave de ouro, fechado com chave de
    ouro, combinadaco, trato e trato, palavra dada, ta dito, dito e feito, esta dito, marcadissimo da silva, claro que
    serve, claro que fica, claro que consigo, obvio que quero, obvio que topo, obvio que posso, logico que quero,
    logico que topo, logico que posso, com certeza absoluta que sim, certeza absoluta, certeza que sim, por mim ta,
    por mim pode marcar, por mim ja era, ja era fechado, e pra la que eu vou, e pra la que vou, e la que eu vou, tamos
    nessa, tamo nessa, to dentrissimo, to super dentro, to mais que dentro, to contigo, to com voce, pode contar com a
    minha presenca, pode contar com minha presenca, conte com a minha presenca, conte com minha presenca, presenca
    garantida, garantido, garantida, minha presenca ta garantida, bora fechar negocio, bora ver isso sim, bora fazer
    isso, bora fazer, bora fazer acontecer, vamos fazer acontecer, vamos com isso, vamos avancar, vamos avancar com
    isso, vamos marcar sim, vamos fechar sim, avancemos, siga para a frente, siga pra frente, siga em frente, segue em
    frente, pode seguir em frente, pode tocar, pode tocar ficha, toca ficha, toca o barco, toca o baile, toca a
    marcar, toca a andar, mande ver, mete bala, sem hesitar, sem pensar duas vezes, nem penso duas vezes, nem precisa
    perguntar, nem se pergunta, ora pois, pois bem sim, pois ok, pois esta bem, pois ta bem, esta bem pois, esta bem
    entao, ta bem pois, assim seja, que assim seja, assim fica, assim sendo sim, ficamos assim, ficamos combinados,
    ficamos combinados assim, tamos combinados, estamos combinados, estamos combinadissimos, tamos fechados, estamos
    fechados, tamos entendidos e fechados, tudo a postos, na boissima, na maior, aceito com gosto, de acordo da minha
    parte, de pleno acordo, estou de pleno acordo, confirmo da minha parte, confirmo pela minha parte, confirmo tudo,
    confirmo o agendamento, confirmo a marcacao, confirmo a consulta, confirmo a data e a hora, confirmo com gosto,
    venho confirmar, venho por este meio confirmar, e pra ontem sim, arrasou fechado, brabo fechou, e os guri, bah que
    tri, barbaridade sim, mas bah sim, ta tri, ta massa demais, massa demais pra mim, e mermo, bao demais da conta, ce
    ta certo, pela ordem, tranquilo sim, so se for agora, bora demais, bora muito, prometo, prometido, palavra de
    honra, terei todo o gosto, tenho todo o gosto, tenho muito gosto, sera uma honra, com muita honra, com toda a
    honra, seria um prazer, adorava, me agrada muito, esta do meu agrado, e do meu agrado, a horas perfeitas, da jeito
    a mim, me da jeito, eu vou querer, muito quero, {accepts} {that}, eu {accepts} {that}, sim {accepts} {that}, mas
    {core}, ora {core}, e {core}, uai {core}, oxe {core}, bah {core}, po {core}, poxa {core}, conte que {going}, pode
    contar que {going}, conta que {going}, claro que {going}`,
  heard: `
    legal, massa, show, bacana, fixe, joia, maneiro, dahora, da hora, irado, brabo, cool, tri, altamente, ok, okay,
    okey, oki, okk, okok, ta, tah, ta bom, ta bem, tabom, certo, uhum, aham, uhumm, arram, ahan, hurum, unrum, beleza,
    blz, bele, tranquilo, suave, boa, bem bom, muito bem, muito bom, ya, yah, isso, isso ai, maravilha, esta bem, esta
    bom, jae, ta certo, ta legal, de boa, massa demais, top demais, legal demais, maneirissimo, muito da hora, dahora
    demais`,
  book: `
    {bookMe}, {bookMe} {object}, {modal} {bookMe}, {modal} {bookMe} {object}, marcado, agendado, reservado, anotado,
    fica marcado, ficou marcado, fica agendado, esse horario pra mim, vou querer, consigo, eu consigo, estou
    disponivel nesse horario, vou anotar, to ansiosa, mal posso esperar, estou disponivel, estou disponivel nesse dia,
    estou livre sim, estou disponivel a essa hora, to disponivel nesse horario, tenho disponibilidade, tenho esse
    horario livre, tenho esse horario, estarei sim, vou sim, eu vou, vou aguardar, te aguardo, aguardo a ligacao,
    aguardo sua ligacao, fico aguardando, fico esperando, falamos nessa altura, conto com isso, anotei, agendei aqui,
    ja marquei, quero minha vaga, vou nesse, vou nesse horario, fico com ele, fico com ela, pode marcar nesse, poe me
    ai, poe me na agenda, poe me na lista, inscreve me, marca me, marque me, reserva me, reserve me, reserva me esse
    horario, agenda me, agende me, guarda me, guarda me o lugar, confirma me, confirme me, me agenda nesse, me coloca
    nesse, me marca nesse, estou la, la estou, contem comigo, pode contar, podem contar comigo, podes contar comigo,
    eu confirmo, eu aceito, {sendMe} [{mode}], {sendMe} {mode} {mode}, me {sendMe} [{mode}], {can} {sendMe} [{mode}],
    {can} {sendMe} {mode} {mode}, {can} me {sendMe} [{mode}], {noting} {calendar}, {noting} {calendar} {calendar},
    {present} {ready}, {present} {ready} {ready}, {ready} {present}, {meet} {thatDay}, {meet} {thatDay} {thatDay}, nao
    vou faltar, nao falto, nao me atraso, nao vou me atrasar, nao perco, nao perco por nada, chego na hora, chego a
    horas, serei pontual, vou ser pontual, alarme ligado, despertador ligado, lembrete ligado, {org}, {org} para esse
    dia, {org} pra esse dia, {org} pra essa hora, aguardo a chamada, fico a espera da chamada, fico a espera da tua
    chamada, fico a aguardar a chamada, fico no aguardo da chamada, fico no aguardo da ligacao, {free} {thatDay0},
    {thatDay0} {free}, {thatDay0} eu {free}`,
  move: `
    muda, mude, pode mudar, muda ai, mudar, remarca, remarque, pode remarcar, remarcar, quero remarcar, quero mudar,
    troca, troque, pode trocar, pode alterar, altera, altere, reagenda, reagende, pode reagendar, vamos remarcar, muda
    pra esse, passa pra esse, podes mudar, podes alterar, pode passar, quero reagendar`,
  cancel: `
    cancela, cancele, cancelar, pode cancelar, podes cancelar, quero cancelar, quero cancelar sim, cancela ai, cancela
    a chamada, cancela a reuniao, cancela por favor, pode cancelar sim, desmarca, desmarque, pode desmarcar, quero
    desmarcar, desmarcar, desmarca ai, gostaria de cancelar, cancele a chamada, cancela pra mim, pode anular, anula`,
  fillers: `
    {sorrys} {lates}, obrigado, obrigada, muito obrigado, muito obrigada, brigado, brigada, obg, obgd, obrigadao,
    obrigadinha, mto obrigado, mto obrigada, valeu, vlw, vlww, agradeco, agradecido, agradecida, grato, grata,
    gratidao, desde ja, voce e demais, vc e demais, que otimo, que legal, bjs, bj, beijo, beijos, abraco, abracos,
    abs, por favor, pfv, pfvr, pf, porfavor, por gentileza, se faz favor, faz favor, fazendo favor, oi, oie, ola, opa,
    eba, oba, uhu, uhul, aeee, ae, haha, rs, rsrs, kkk, hehe, entao, e, ai, ja, sim, ne, hein, gente, ei, hey,
    finalmente, ate que enfim, amigo, amiga, mano, mana, cara, coach, prof, professor, professora, querido, querida,
    lindo, linda, flor, chefe, irmao, irma, parceiro, parceira, doutor, doutora, mestre, campeao, pessoal, galera,
    man, bro, velho, mestra, parca, gata, guerreiro, guerreira, treinador, treinadora, por mim, para mim, pra mim, sem
    falta, por que nao, vi agora, ate mais, ate logo, nos vemos, estou ansiosa, estou ansioso, to ansioso, to animada,
    to animado, estou animada, estou animado, animada, animado, como combinado, como voce disse, fico no aguardo, viu,
    ta, tchau e obrigada, cumprimentos, atenciosamente, att, cordialmente, abraco grande, forte abraco, um forte
    abraco, beijinho, beijinhos, bjos, bjinhos, bjo, bjss, um beijo, um beijinho, xero, cheiro, deus te abencoe, deus
    abencoe, que deus te abencoe, que deus abencoe, deus lhe pague, gratidao imensa, muito grata, muito grato, super
    obrigada, super obrigado, muito agradecida, muito agradecido, agradeco muito, eu agradeco, te agradeco, lhe
    agradeco, valeu demais, valeuu, voce e top, voce e show, vc e um amor, voce e um amor, vc e um anjo, voce e um
    anjo, es o maior, es a maior, es um querido, es uma querida, es o melhor, es a melhor, fofo, fofa, gatinho,
    gatinha, gato, princesa, principe, rainha, rei, lenda, mito, fera, brother, broder, mermao, maninho, maninha, tio,
    tia, moca, moco, meu chapa, xuxu, uai, oxe, oxente, ave, gente do ceu, meu deus, que maximo, que show, que top,
    que noticia boa, boa noticia, adoro, feliz, to feliz, estou feliz, muito feliz, to muito feliz, to super animada,
    to super animado, muito animada, muito animado, ansiosa, ansioso, super ansiosa, super ansioso, quero muito
    comecar, bora treinar, bora comecar, vamos com tudo, com tudo, foco, foco total, de verdade, serio, na moral, papo
    reto, estimado, estimada, senhor, senhora, dona, dr, dra, tava na correria, estava trabalhando, tava trabalhando,
    acabei de ver, so agora vi, agora que vi, vc e 10, voce e 10, vc e top, meu caro, se deus quiser, com fe em deus,
    gracas a deus, amem, deus quiser, tmj, tamo junto, brigadao, brigadinho, brigadinha, de nada, sem problema, sem
    problemas, sem stress, na boa, de boa, que bacana, que massa, que fixe, que giro, {thank} {by} {gift}, {thank}
    {by} {favor}, {thank} desde ja, {thank} de coracao, {thank} viu, {thank} ta, {thank} a voce, {thank} a ti, {thank}
    a todos, {thank} por tudo, {eager} {do} [{when}], {eager}, [{wishing}] {goodDay}, {goodDay} pra voce, {goodDay} para
    voce, {goodDay} pra vc, {goodDay} para ti, {goodDay} pra ti, {goodDay} a todos, abracos {folks}, abraco {folks},
    um abraco {folks}, beijos {folks}, beijinhos {folks}, beijo {folks}, bjs {folks}, cumprimentos {folks}, espero que
    esteja bem, espero que estejas bem, espero que esteja tudo bem, ate ja, fico a aguardar, fico a espera, aguardo,
    no aguardo, cuida te, se cuida, te cuida, fica bem, fique bem, fica com deus, fique com deus, gloria a deus,
    bencaos, voce e incrivel, vc e incrivel, voce e maravilhosa, vc e maravilhosa, voce e maravilhoso, vc e fera, voce
    e fera, es top, es fixe, es maravilhosa, es incrivel, tas la, mil beijos, desculpa os erros, desculpe os erros,
    desculpa qualquer coisa, e muito obrigada, e muito obrigado, imenso, foi um prazer, tudo de bom, muito amavel,
    muito simpatica, muito simpatico, muito gentil, gentileza sua, que simpatia, que amor, sucesso, tamos juntos, nos,
    {thank} {by} {gift} e [{by}] {gift}, {thank} {by} {favor} e [{by}] {gift}, prometo, que ansiedade, que ansiedade
    boa, to precisando, to precisando muito, preciso disso, precisava disso, finalmente vai, agora vai, agora e serio,
    agora ninguem me segura, que comece a mudanca, bora mudar de vida, nem acredito, que bencao, estava a espera
    disto, tava esperando isso, ja nao era sem tempo, ja era hora, {thankful} {by} {gift}, {thankful} {by} {favor}, me
    salvou, voce me salvou, vc me salvou, salvou minha vida, significa muito, salvaste me, salvaste me a vida, que
    {kindly}, muito {kindly} da sua parte, muito {kindly} da tua parte`,
  surprise: `
    oh, ah, ahh, nossa, uau, eita, vixe, caramba, caraca, wow, puxa, poxa, ena, tudo bem, td bem, que maravilha, que
    tri, so alegria`,
  closings: `
    cumprimentos, com os melhores cumprimentos, melhores cumprimentos, os melhores cumprimentos, atenciosamente, att,
    atte, cordialmente, abraco, abracos, um abraco, grande abraco, um grande abraco, beijos, beijo, beijinhos,
    beijinho, bjs, bjinhos, com estima, com carinho, saudacoes, cumps, respeitosamente, com os meus cumprimentos, ate
    breve, abs`,
  titles: `
    senhor, senhora, sr, sra, dona, seu, doutor, doutora, dr, dra, prof, professor, professora, eng, d, familia`,
  particles: `
    ne, ue, uai, so, ta, bah, tche, mano, mana, meu, cara, veio, veia, vei, velho, pa, pah, oxe, oxente, visse, viu,
    rapaz, gente, galera, guri, guria, moco, moca, mermao, brother, bro, parca, parceiro, parceira, irmao, irma,
    amigo, amiga, querida, querido, linda, lindo, flor, chefe, chefia, patrao, patroa, doutor, doutora, prof, coach,
    ai, la, entao, ja, mesmo, logo, eita, vixe, nossa, opa, eh, hein, hem, po, poxa, puxa, trem, mainha, painho, mo,
    bicho, manito, puto, miuda, miudo, rapariga, menina, menino, minha, senhora, senhor, dona, tio, tia, fofa, fofo,
    anjo, amor, bem, sim, ora, tambem`,
  aliases: `
    q = que, k = que, pd = pode, pde = pode, pod = pode, pra = para, pro = para o, td = tudo, tdo = tudo, mt = muito,
    mto = muito, mta = muita, msm = mesmo, mm = mesmo, vc = voce, vcs = voces, c = com, cm = com, tah = ta, t = ta,
    tao = estao, tou = estou, hr = hora, hrs = horas, eh = e, serteza = certeza, ctz = certeza, crtz = certeza,
    certesa = certeza, certza = certeza, perfeto = perfeito, perfeit = perfeito, prfeito = perfeito, otmo = otimo, obg
    = obrigado, brg = obrigado, obgda = obrigada, obrg = obrigado, obrigad = obrigado, brigadu = obrigado, pff = por
    favor, pfvr = por favor, pls = por favor, bles = beleza, blza = beleza, belesa = beleza, blz = beleza, ss = sim,
    sjm = sim, sima = sim, simm = sim, xim = sim, bao = bom, ce = voce, oce = voce, mermo = mesmo, memo = mesmo, cmg =
    comigo, cmgo = comigo, agnda = agenda, ajenda = agenda, ajendar = agendar, marka = marca, markar = marcar,
    konfirma = confirma, fexado = fechado, fxado = fechado, fexou = fechou, clr = claro, clarro = claro, claru =
    claro, tb = tambem, tbm = tambem, sm = sim`,
  sounds: [
    ['ch', 'x'],
    ['h', ''],
    ['qu', 'k'],
    ['ce', 'se'],
    ['ci', 'si'],
    ['c', 'k'],
    ['q', 'k'],
    ['z', 's'],
    ['ou.', 'o.'],
    ['l.', 'u.'],
    ['e.', 'i.'],
    ['o.', 'u.'],
  ],
};
