import type { AssentWords } from './assent-words.ts';

/** How people agree in English. */
export const english: AssentWords = {
  sets: {
    very: 'really, very, so, just, totally, absolutely, perfectly, super, completely, definitely',
    good: `
      good, great, perfect, fine, ok, okay, awesome, amazing, excellent, wonderful, fantastic, ideal, lovely,
      brilliant, cool, alright, all right, super, fab, fabulous, dandy, marvelous, grand, convenient, terrific,
      splendid, doable, gud, goood, gd, gr8, cool beans, peachy, spot on, a ok, aok, acceptable, satisfactory, ace,
      mint, class, sound, champion, bang on, tip top, ok dokey, beautiful, magic, stellar, superb, spiffy, sweet`,
    best: `
      perfect, great, awesome, amazing, excellent, wonderful, fantastic, ideal, lovely, brilliant, correct, gr8, ace,
      superb, beautiful, stellar, spot on, just right, just what i need, exactly what i need, the best`,
    that: `
      that, this, that one, this one, that time, this time, the time, that slot, this slot, the slot, that day, that
      date, the date, this date, that day and time, that date and time, the day and time, that hour, that spot, that
      appointment, that time and day, that time slot, this time slot, the time slot, that appt, dat, tht, tha, that
      tme, the day, this day, that booking, the appointment, the proposed time, your suggestion, that suggestion, the
      offered time, that arrangement, this arrangement, that works and the time`,
    is: `
      is, would be, will be, sounds, sound, looks, is going to be, is actually, wld be, would b, will b, iz, is
      totally, is just, sure is, sounds like its, sounds like a, souns, does sound, does look, is wud be, looks to be,
      is more than, seems to be, is all`,
    thats: `
      thats, thatd be, thatll be, thats going to be, itd be, itll be, it would be, it will be, thas, thatz, dats, dat
      is, thts, tht is, thst is, thsts, that s, that ll be, thad be, thatd b, that wld be, tht would be`,
    works: `
      works, work, does work, will work, would work, suits, fits, is going to work, works out, suits me, fits me,
      suits us, fits us, wrks, werks, woks, work out, fits my schedule, fits my calendar, fits in my schedule, fits
      into my schedule, suits my schedule, does suit me, would suit me, will suit me, does it, does the job, will do,
      ll do, can work, totally works, definitely works, absolutely works, sure works, def works, deffo works`,
    well: `
      well, great, perfectly, perfect, fine, good, just fine, really well, very well, out, out great, out perfectly,
      best, a treat, awesome, wonderfully, nicely, out well, out fine, amazing, superbly, splendidly, brilliantly,
      very nicely, excellently, fab, lovely, ok, okay, alright, like a charm, like a dream, gr8, to a tee, to a t,
      beautifully, the best, just great, just perfectly, really great, so well, super well`,
    forMe: `
      for me, with me, by me, to me, for us, on my end, on my side, my schedule, with my schedule, for my schedule,
      with my calendar, then, for sure, too, at my end, from my side, as well, to us, with us, by us, into my
      schedule, in my schedule, 4 me, fr me, for my calendar, for both of us, for my husband and me, for my wife and
      me, with my work schedule, around my work, with my work, for my family, for our schedule, with our schedule, for
      all of us, ok`,
    it: `
      it, that, this, me, us, me in, that in, it in, me up, that one, this one, that time, this time, the call, that
      slot, the slot, it up, me down, us in, me for that, me for then, me in for that, me down for that, me in for
      then, me then, that for me, it for me, me for that time, that time for me, me in please, that one for me, my
      spot, my call, that up, that call, my slot, the appointment, my appointment, us down, my name down, that spot,
      me in then, me down for it, me down for then`,
    im: 'im, i m, were, we are',
    with: `
      with that, with this, with it, with that time, with this time, for that, for this, for that time, for it, for
      then, then, at that time, on that, that day, to do that, to do it, with that one, that time, with the time, for
      that day, on that day, that slot`,
    yes: `
      yes, yeah, yep, yup, yea, ya, sure, oh yes, of course, okay, ok, yess, yes yes, yup yup, absolutely, definitely,
      certainly, for sure, totally, def`,
    tag: `
      it is, it does, it is indeed, that is, that does, i can, i will, i would, we do, we can, you may, you can, you
      should, i sure do, i sure can, it will, it would, that would, that will, lets, we should, i want to, id like
      that, id love that, id love to, i would like that, i would love that, i would like to, im sure, i agree, i
      confirm, im in, im down, im free, im available, thats me, thats right, that is correct, thats correct, thats it,
      thats fine, lets go, go ahead, do it, please do, you got it, you bet, i am free, i am available, i can do, i can
      make it, with pleasure, ofc, of course, it works, it suits, it fits, im happy to, happily, gladly, i accept, im
      ready, i am ready, i am in, i want it, i want that, i want this, i do want it, i do want that, i do want to,
      that i can`,
    sorrys: `
      sorry for, sorry about, so sorry for, im sorry for, apologies for, my apologies for, apologies about, pardon,
      excuse, soz for, sorry bout, so sorry about, sorry, so sorry, apologies`,
    lates: `
      the late reply, the late response, the late answer, late reply, late response, the delay, delay, the wait, the
      slow reply, slow reply, my late reply, my late response, my slow reply, replying late, answering late, replying
      so late, the delayed reply, the delayed response, taking so long, taking ages, the late message, just saw this,
      i just saw this, just seeing this, im just seeing this, only just saw this, only just seen this, just got this,
      i missed this, missed this, the radio silence, for the delay, being late, i took so long, it took me so long,
      took me so long, took so long, the lateness, the silence, the late text, getting back so late, getting back late`,
  },
  assents: `
    yes, yess, yeah, yea, yep, yup, ya, yah, ye, yee, yeh, yas, yass, yessir, yes sir, yes maam, yepp, yupp, ys, yezz,
    yis, yus, yeps, yeahh, yh, yea yea, hell yes, hell yeah, heck yes, heck yeah, fuck yes, fuck yeah, oh yes, oh
    yeah, mhm, mmhm, mm hm, mmhmm, mm hmm, uh huh, uhhuh, aye, aye aye, surely, sure thing, for sure, fo sho, fosho,
    fs, 4sure, 4 sure, sure sure, of course, ofc, ofcourse, off course, but of course, naturally, certainly, most
    certainly, definitely, defo, def, deffo, absolutely, totally, totes, indeed, yes indeed, affirmative, positive,
    roger, roger that, copy that, 10 4, by all means, without a doubt, no doubt, undoubtedly, hundred percent, a
    hundred percent, one hundred percent, 100 percent, you bet, you betcha, u bet, bet, you know it, you got it, most
    definitely, obviously, obvs, clearly, right on, righto, righty ho, too right, say less, alright, alrighty,
    alrighty then, all right, aight, ight, aite, alr, allright, fine, okey doke, okeydoke, okie doke, okies, okk,
    okey, okayy, okie, oky, okayyy, kay, kk, mkay, k, very well, very good, fair enough, good stuff, sweet, dope,
    bingo, yay, hooray, woohoo, wahoo, lets gooo, perfect, perfecto, perf, perfection, great, gr8, awesome, amazing,
    excellent, fantastic, wonderful, brilliant, lovely, fab, fabulous, ideal, splendid, terrific, marvelous, cool,
    cool cool, cool beans, cheers perfect, outstanding, superb, smashing, [very] [best], just fine, [yes] [tag],
    [thats] [very]? [good] [forMe]?, [that] [is] [very]? [good] [forMe]?, its [very]? [best] [forMe]?, it is [very]?
    [best] [forMe]?, it sounds [very]? [good] [forMe]?, sounds [very]? [good] [forMe]?, sound [very]? [good] [forMe]?,
    looks [very]? [good] [forMe]?, would be [very]? [good] [forMe]?, will be [very]? [good] [forMe]?, [good] [forMe],
    sounds like a plan, sounds like a deal, its a plan, good plan, good idea, great idea, like the sound of that, i
    like the sound of that, good shout, lgtm, suits me, suits me fine, suits me well, suits me perfectly, suits me
    down to the ground, fits perfectly, fits me, works [very]? [well]? [forMe]?, [that] [works] [very]? [well]?
    [forMe]?, it [works] [very]? [well]? [forMe]?, thatll [works] [well]? [forMe]?, itll [works] [well]? [forMe]?,
    thatd [works] [well]? [forMe]?, thatll do, that will do, that does it, that does the trick, thats works, that
    shall work, that does suit me, deal, its a deal, thats a deal, done, done deal, consider it done, agreed, i agree,
    we agree, agree, accepted, i accept, accept, approved, confirm, confirmed, i confirm, confirming, im confirming, i
    can confirm, confirm [it], please confirm, yes confirm, id like to confirm, i want to confirm, correct, exactly,
    exactly right, exactly that, precisely, spot on, thats it, that is it, thats the one, that is the one, thats
    right, that is right, thats correct, that is correct, that one, that one please, right you are, quite right, bang
    on, you are correct, you are right, youre right, you got that right, you have that right, all correct, thats what
    i want, that is what i want, thats what i said, i say yes, its a yes, thats a yes, that is a yes, a yes, big yes,
    its a yes from me, its a yes for me, thats a yes from me, thats affirmative, the answer is yes, my answer is yes,
    i would say yes, id say yes, say yes, i will say yes, definite yes, definitely yes, thats a definite yes, a big
    yes, absolutely yes, yes absolutely, lets do it, lets do that, lets do this, lets do that one, lets do that time,
    lets go, lets go for it, lets go with that, lets go with that one, lets go with it, lets go ahead, lets get it,
    lets make it happen, lets roll, lets rock, lets, do it, do that, do so, please do, please do so, please do it,
    please do that, pls do, plz do, go for it, go ahead, go ahead please, go ahead and do it, go ahead and do that, go
    on then, by all means do, proceed, please proceed, please go ahead, you can go ahead, yes you can, yes you may,
    you may, yes do, make it so, make it happen, have at it, im all for it, go with that, go with that one, ill go
    with that, ill go with that one, ill go for that, ill go for that one, green light, all systems go, im on board,
    [im] in, [im] so in, [im] down, [im] so down, [im] totally down, [im] up for it, [im] up for that, [im] game, [im]
    [very]? [good] [with], [im] happy [with], [im] [very]? happy with that, happy [with], happy to, [im] happy to,
    [im] [very]? down [with], [im] sure, [im] positive, im certain, [im] very sure, i would love to, id love to, id
    love that, i would love that, id like that, i would like that, id like to, i would like to, i want to, i do want
    to, i want that, i want it, i want that one, love to, would love to, love it, love that, i love it, i love that, i
    like it, i like that, i really like that, with pleasure, my pleasure, gladly, id be happy to, i would be happy to,
    id be glad to, id appreciate that, that would be much appreciated, please, pretty please, yes please, no problem,
    np, no prob, no problemo, not a problem, no objection, no objections, no objections here, no issues, no problem
    for me, no conflict, no conflicts, why yes, well yes, why of course, why certainly, yees, yse, yed, yws, yush,
    yasss, yeas, yyes, yes yes, yeah yeah, yup yup, yea sure, oh sure, yeah sure, yuppp, yeppp, okya, oaky, ojay,
    okat, oki dok, ok doke, ookay, aok, a ok, ok cool, ohk, okee, okee dokee, okie doki, okay doke, sounds legit,
    sounds like a date, sounds like a winner, suits us, that suits, that does suit, its good for me, its good with me,
    its fine by me, its fine for me, its fine with me, its ok for me, its ok with me, its ok by me, its okay with me,
    its okay by me, its alright with me, its cool with me, it is fine with me, it is fine by me, it is ok with me, it
    is good for me, all good for me, all good with me, all good on my end, all good from my side, all good here, all
    set, im all set with that, we are good, were good to go, good to go, im good to go, we are on, its all good with
    me, game on, im so there, im there, ill be up for that, count us in, lets lock in, thumbs up, two thumbs up, big
    thumbs up, thumbs up from me, a resounding yes, resounding yes, yes from me, yes from us, thats a big yes, thats a
    yes from us, no cap yes, bet bet, say no more, sold, im sold, you have a deal, youve got a deal, youve got
    yourself a deal, its settled, thats settled, i concur, concur, seconded, right then, righto then, okay then, very
    good then, jolly good, top notch, no stress, hard yes, that ll do nicely, crack on, go on then yes, aye go on, aye
    sure, brill, fab fab, a okay, certainly yes, surely yes, certainly sir, of course yes, yes of course, but yes,
    obvs yes, duh yes, i most certainly do, i would indeed, i certainly would, i certainly do, i certainly can, i sure
    would, that would do, that would do nicely, why not yes, sure why not, ok why not, yes why not, yeah why not,
    thats exactly right, exactly correct, thats the ticket, just the ticket, just right, just perfect, just great,
    thats just right, couldnt be better, could not be better, it couldnt be better, cant be better, nothing would suit
    me better, ill go with it, ill go with this, ill go with this one, ill go for it, i go with that, im going with
    that, im going for it, im taking it, ill grab it, ill grab that, ill grab that one, ill snag it, im okay with
    that, im agreeable, agreeable, amenable, im willing, i approve, approve, approved by me, i give my ok, you have my
    ok, you have my go ahead, you have my blessing, its confirmed, consider it confirmed, consider me in, consider
    this a yes, consider this my yes, consider it a yes, take that as a yes, thats confirmed, ive decided yes, my
    answer is a yes, the answer s yes, yes thats the one, yes that one, the one you said, that one is it, on it, im on
    it, all aboard, let us do it, let us do that, let us go ahead, let us go for it, let us proceed, lets proceed,
    lets go forward, lets move forward, move forward, happy with that, happy with it, very happy with that, more than
    happy with that, more than happy to, more than fine, more than ok, im more than happy with that, im more than
    happy to, only too happy to, delighted, id be delighted, delighted to, id be honored, id be thrilled, it would be
    my pleasure, it would be a pleasure, that would be a pleasure, thatd be a pleasure, that would be a dream, that
    would be a treat, that would be my preference, thats my preference, thats the best time for me, thats the best for
    me, thats my best time, it is a deal, its a go, thats a go, were a go, thats a plan, thats the plan, yes sir ree,
    yessiree, you know what yes, u know what yes, that is what i need, thats what i need, thats exactly what i need,
    thats exactly what i want, exactly what i need, exactly what i want, exactly what i wanted, just what i wanted,
    just what i needed, well sure, well of course, why sure, why absolutely, why not sure, let it be so, so be it,
    make it that, make that, no problem at all, no issue, yeah go on, aye thatll do, champion, mint, thats mint,
    sorted, sorted then, cushty, lush, thats lush, proper job, right ho, top banana, tickety boo, bob on, bostin,
    belter, pukka, wicked, say nowt more, nae bother, nae bother at all, no bother, no bother at all, nae problem, nae
    danger, braw, thats braw, och aye, aye nae bother, aye grand, grand, grand job, grand so, sound, sound so, sound
    job, deadly, class, happy days, dead on, game ball, go wan, go on so, gwan, gwan so, work away, fire away, too
    easy, beauty, bewdy, ripper, bonza, bonzer, good as gold, rightio, sweet as, chur, no drama, no dramas, no probs,
    no sweat, all g, all gravy, thats ace, thatd be ace, bang tidy, yes indeedy, yes siree, yes siree bob, sho nuff,
    sure nuff, sure enough, sho thang, sho thing, fasho, fa sho, bet that, bet it up, aight bet, ight bet, thats a
    bet, thats bet, word, word up, im with it, im wit it, im bout it, im bout that, imma be there, ima be there, imma
    pull up, ill pull up, im pulling up, lets ride, run it, run that, lets run it, tap me in, down for that, down for
    it, yessum, mhmm, yuh, yuhh, yeet, yeehaw, giddy up, gotcha yes, copy, suits me to a t, thatll do me, thatll do
    us, thatll do grand, thatll do nicely, thatll do rightly, thatll suit, thatll suit me, thatll suit me grand, suits
    me grand, suits me rightly, rightly, thats me sorted, thats us sorted, go for your life, yes go for your life,
    full send, send it, yes send it, lets smash it, im keen, keen, super keen, dead keen, keen as, keen as mustard, im
    keen as, im well up for it, well up for it, well up for that, deffo up for it, defs, yes o, ok o, oya, oya lets
    go, no wahala, sharp, sharp sharp, lekker, ja lekker, yebo, shap, feel free, go right ahead, be my guest, that is
    alright, thats alright with me, thats alright by me, thats okay with me, thats all good, that is all good, yes all
    good, ok all good, yep all good, all good mate, i do, yes i do, its locked, lock it, lock it up, were all set, we
    are all set, thats settled then, sounds like the plan, that is the plan, roger wilco, wilco, yes and yes, a
    thousand times yes, yes a thousand times, 1000 percent, thousand percent, a thousand percent, hunnid percent, a
    hunnid, absolutely fine, absolutely perfect, totally fine, totally works, perfectly fine, couldnt be more perfect,
    more than perfect, just what i was hoping for, thats what i was hoping for, exactly what i was hoping for, that
    would do me, thatd do me, thatd suit me, thatd suit, that would suit, that would suit me, that would suit me fine,
    works a treat, works like a charm, down, 100, a yes from me, yes from my end, yes on my end, yes from my side, ok
    by me, okay by me, ok with me, okay with me, alright by me, yes thats me, yes it does, sure does, it sure does,
    sure is, it sure is, sure do, i sure do, i sure can, that it is, that it does, yes to that, yes to this, yes to
    that time, yes to that slot, a big fat yes, big yes from me, oh absolutely, oh definitely, oh for sure, oh of
    course, go on, time works, time works for me`,
  book: `
    book, book [it], book it then, go ahead and book [it], go ahead and book, please book, please book [it], lets
    book, lets book [it], you can book [it], can you book [it], could you book [it], id like to book, id like to book
    [it], i want to book, i want to book [it], i would like to book [it], schedule [it], please schedule [it], lets
    schedule [it], go ahead and schedule [it], reserve [it], please reserve [it], save [it], sign me up, sign me up
    please, put [it], please put [it], put me down, put me on, put it on the calendar, put it in the calendar, put it
    in my calendar, put it in the books, put it in, put me on the calendar, add it to the calendar, add it, add me,
    pencil [it], count me in, lock [it], lock it in, lets lock [it], set [it], set it up, lets set it up, get me in,
    get me booked, get me booked in, get it booked, get it on the calendar, set me up, hook me up, sort it, mark me
    down, mark it, mark it down, mark me in, make it official, make the booking, make the appointment, make my
    appointment, secure [it], book me, slot me in, fit me in, its booked, consider me booked, confirm the booking,
    confirm the call, confirm my booking, confirm my call, confirm my appointment, confirm the appointment, confirm
    that time, confirm the time, confirm that booking, finalize it, finalise it, ill take it, ill take that, ill take
    that one, ill take that slot, ill take that time, ill take this, ill take this one, i will take it, i will take
    that, i will take that one, i take it, ill have that one, take it, ill do that, ill do that one, ill do it, i will
    do that, i can do that, i can do it, i can do that one, i can do that time, i can do this, i can do then, can do,
    will do, i can make it, i can make that, i can make that work, i can make that time, i could do that, we can do
    that, i am free then, im free then, im available then, i am available then, im free at that time, im available at
    that time, im around then, ill be there, i will be there, ill be ready, ill be free then, ill be available, we
    will be there, well be there, be there, count on me, i wont miss it, wouldnt miss it, wont miss it, see you then,
    see u then, see ya then, c u then, cu then, see you there, speak then, talk then, talk to you then, speak to you
    then, speak soon then, till then, until then, its a date, its on, were on, looking forward to it, look forward to
    it, i look forward to it, cant wait, i cant wait, cant wait for it, im looking forward to it, really looking
    forward to it, so excited for it, ill put it in my calendar, ill add it to my calendar, ill put it in my diary,
    its in my calendar, ill mark my calendar, got it in my calendar, its in my diary, book away, book it in, book it
    up, book us, book us in, book us up, bookit, lock that down, lock it down, lets lock it in, lets lock that in,
    lock in, locked in, locked and loaded, lock and load, reserve away, go ahead and put [it], go ahead and lock [it],
    go ahead and reserve [it], go ahead and set [it], go ahead and confirm, go ahead and confirm [it], go ahead and
    sign me up, go ahead and pencil [it], you can put [it], you can schedule [it], you can lock [it], you can confirm,
    you can confirm [it], you may book [it], you may confirm, can u book [it], could u book [it], can you put [it],
    can you lock [it], can you schedule [it], pls book, pls book [it], plz book [it], pls confirm, pls schedule [it],
    pls put [it], pls reserve [it], plz put [it], lets get [it] booked, lets get booked, lets get it booked, lets get
    it scheduled, lets get it on the calendar, lets get it in the calendar, lets get me booked, lets get this booked,
    lets get that booked, lets put it in, lets put it on the calendar, lets put [it], lets confirm, lets confirm [it],
    lets set it, lets set [it], lets pencil it in, lets have the call, lets have that call, lets call then, lets chat
    then, lets talk then, lets speak then, lets meet then, id like to take it, id like to take that, id like to take
    that one, id like that one, id like that slot, id like that time, id like to schedule [it], id like to confirm
    [it], id like to reserve [it], i want to schedule [it], i want to confirm, i want to confirm [it], i would like to
    take it, i would like to take that, i would like that one, i would like that slot, i would like that time, id love
    that one, id love that slot, id love that time, i want that slot, i want that time, i want the slot, i want this
    slot, i want this time, i need that slot, i would like to confirm, i would like to confirm [it], i would like to
    schedule [it], i would like to book, put my name on it, put my name down for it, put my name on that, put us down,
    put us in, put us down for it, put me down for that, put me in for that, put me in there, get me down, get me down
    for that, sign me in, slot me in then, fix it, fix it up, fix me up, fix [it], fix the appointment, arrange it,
    arrange that, please arrange it, please arrange that, set that up, set the appointment, set the call, set up the
    call, set up the appointment, please set it up, please set that up, please set up the call, please lock it in,
    please lock that in, please sign me up, please pencil me in, please put me down, please add me, please make the
    booking, please make the appointment, make it happen please, i am definitely free then, i am definitely available
    then, im totally free then, i am totally free then, im definitely free then, im off then, i am off then, im off
    that day, im free that day, im open then, im open at that time, i have that time free, i have that free, i have
    that open, im clear then, my calendar is clear, my schedule is clear, my calendar is free then, my calendars open
    then, im good for then, im good then, i am good then, we are free then, we can make it, we can do it, we can make
    that, we can make that work, ill make it work, ill make it, i ll be there, ill make sure to be there, ill make
    sure im free, ill be around, ill be around then, ill be waiting, ill be on, ill be on the call, ill be there on
    time, ill be there for sure, ill be there with bells on, ill definitely be there, i will definitely be there, ill
    see you then, i will see you then, i ll see you then, ill talk to you then, ill speak to you then, will talk to
    you then, will see you then, will be there, will see you there, catch you then, catch ya then, catch u then, chat
    then, chat to you then, chat with you then, talk 2 u then, see you at that time, see you on the call, see you at
    the call, talk to you at that time, looking forward to the call, looking forward to our call, looking forward to
    talking, looking forward to our chat, cant wait for the call, cant wait to talk, cant wait to chat, cant wait to
    get started, cant wait to start, its in the diary, its in the calendar, its on my calendar, its on the calendar,
    putting it in my calendar, ive put it in my calendar, ive put it in my diary, ive got it in my calendar, its in my
    planner, adding it to my calendar, added to my calendar, calendar marked, ive marked my calendar, marking my
    calendar, marked my calendar, ive marked it down, noted in my calendar, looking forward to speaking with you,
    looking forward to chatting, look forward to speaking with you, look forward to chatting, looking forward to
    chatting with you, looking forward to meeting you, looking forward to talking to you, looking forward to that`,
  move: `
    move [it], change [it], switch [it], reschedule [it], please move [it], please change [it], please reschedule
    [it], please switch [it], move it there, move the call, change the call, reschedule the call, go ahead and move
    [it], go ahead and change [it], go ahead and reschedule [it], swap [it], shift [it], move it please, reschedule,
    lets move [it], lets reschedule, lets change [it], you can move [it], move it to that, move it to then, move it to
    that time, move me, move me to that, move us, move my call, move my appointment, change my appointment, change my
    call, reschedule my call, reschedule my appointment, reschedule me, reschedule it to that, change it to that,
    change it to that time, change it to then, change me to that, switch it to that, switch me, switch me over, switch
    me to that, please move my call, please move the call, please move me, please change my call, please change the
    call, please switch me, please reschedule my call, please reschedule the call, please reschedule me, please
    reschedule, can you move [it], can you change [it], can you reschedule [it], could you move [it], could you change
    [it], id like to move [it], id like to change [it], id like to reschedule, id like to reschedule [it], i want to
    move [it], i want to change [it], i want to reschedule, i want to reschedule [it], lets switch [it], lets move it
    to that, lets swap, lets shift [it], update it, update it please, please update it, make the change, please make
    the change, make the switch, bump it, push it, push it to that, bring it forward`,
  cancel: `
    cancel, cancel [it], please cancel, please cancel [it], cancel my booking, cancel the booking, cancel my
    appointment, cancel the appointment, cancel the call, cancel my call, please cancel my call, please cancel the
    call, please cancel my appointment, please cancel my booking, go ahead and cancel, go ahead and cancel [it], lets
    cancel, lets cancel [it], you can cancel, you can cancel [it], i want to cancel, i want to cancel [it], id like to
    cancel, id like to cancel [it], call it off, please call it off, delete it, drop it, remove it, take it off, i
    would like to cancel, i do want to cancel, cancel mine, cancel that call, cancel that booking, cancel that
    appointment, please cancel that, please cancel mine, pls cancel, pls cancel [it], plz cancel, plz cancel [it], can
    you cancel [it], could you cancel [it], kindly cancel, kindly cancel [it], just cancel, just cancel [it], i need
    to cancel, i need to cancel [it], i have to cancel, i have to cancel [it], i wish to cancel, id like to cancel my
    call, i want to cancel my call, id like to cancel the call, i want to cancel the call, take me off, take me off
    the calendar, remove me, remove the call, remove the appointment, delete the call, delete the appointment, delete
    my appointment, scrap it, scrap the call, drop the call, call off the call, i cancel, im cancelling, im canceling,
    cancelled please, cancellation confirmed, confirm the cancellation, please confirm the cancellation, i confirm the
    cancellation, cancel it all, cancel everything`,
  fillers: `
    [sorrys] [lates],
    thank you, thank you so much, thank you very much, thankyou, thanks, thanks a lot, thanks so much, thanks a bunch,
    thanks a million, thanks a ton, many thanks, thank you kindly, thnx, thanx, thnks, thks, tnx, thank u so much,
    thanks again, thank you again, thanks for asking, thanks for checking, thanks for your help, thank you for your
    help, thanks for the help, thanks for that, thanks for fitting me in, thanks for squeezing me in, thanks for
    setting it up, thanks for setting this up, thanks in advance, cheers, ta, much appreciated, appreciate it, i
    appreciate it, i appreciate that, really appreciate it, appreciated, appreciate you, u rock, you rock, youre the
    best, you are the best, ur the best, youre a star, legend, youre a legend, ur a star, bless you, bless, god bless,
    youre awesome, you are awesome, amazing thanks, thank goodness, please, pls, plz, plss, pleas, kindly, if you
    would, if you please, if you dont mind, oh, ohh, ah, ahh, aha, wow, omg, hey, hi, hello, hiya, hey there, hi
    there, good morning, good afternoon, good evening, haha, lol, lmao, hehe, yay, woo, woohoo, woop woop, phew,
    whoop, yippee, xx, x, xo, xoxo, and, so, then, just, bro, bruh, man, dude, mate, buddy, sis, girl, sir, maam,
    madam, boss, chief, coach, friend, my friend, hun, hon, honey, love, babe, dear, my dear, team, guys, folks, pal,
    champ, king, queen, fam, homie, brother, sister, doc, miss, bud, with me, for me, by me, no problem, why not, no
    question, no questions asked, no questions, sorry for the late reply, sorry for the delay, sorry for late reply,
    sorry late reply, sorry just saw this, just saw this, sorry for the wait, sorry about the delay, sorry i missed
    this, excited, im excited, so excited, im so excited, super excited, very excited, im pumped, so pumped, im
    stoked, stoked, im super excited, looking forward, as you say, as you said, as discussed, as agreed, as planned,
    finally, nice, i really appreciate it, i really appreciate that, i really appreciate this, really appreciated, i
    so appreciate it, i appreciate you, i appreciate your help, i appreciate the help, appreciate the help, appreciate
    your help, so appreciate it, so grateful, im so grateful, im grateful, i am so grateful, thank you ever so much,
    thanks ever so much, thanks very much, thanks loads, thanks heaps, thanks tons, thank you lots, ta very much, ta
    muchly, cheers mate, thanx so much, thank youu, thank yoi, thnak you, thank yu, thxx, thx so much, ty so much,
    tyy, tyvm, tnx so much, ur amazing, youre amazing, you are amazing, youre so kind, you are so kind, thats kind,
    thats very kind, thats so kind of you, thats kind of you, very kind of you, so kind, how kind, youre a lifesaver,
    lifesaver, ur a lifesaver, you are a lifesaver, youre a gem, you are a gem, bless your heart, god bless you, have
    a great day, have a good day, have a nice day, have a good one, have a great one, have a lovely day, have a
    wonderful day, have a blessed day, have a fab day, have a great weekend, have a good weekend, have a great
    evening, have a good evening, have a lovely evening, have a lovely weekend, have a good night, enjoy your day,
    enjoy your evening, enjoy your weekend, best regards, kind regards, regards, warm regards, warmly, sincerely,
    yours sincerely, best wishes, all the best, many thanks indeed, much love, lots of love, big hug, hugs, xxx, good
    to hear, glad to hear, glad to hear it, good to hear from you, great to hear from you, nice to hear from you,
    thanks for getting back to me, thanks for the quick reply, thanks for reaching out, thanks for the offer, thanks
    for the message, thanks for letting me know, thanks for offering, thanks for being so flexible, thanks for your
    time, thank you for your time, thanks for your patience, thank you for your patience, thank you for asking, thank
    you for checking, thank you for the quick reply, thank you for this, thanks for this, thank you for that, thank
    you for everything, thanks for everything, thank you for reaching out, thank you for the opportunity, thanks for
    the opportunity, thank you for fitting me in, thank you for squeezing me in, thank you for setting this up, thank
    you for setting it up, thank you for doing this, thanks for doing this, thank you for being flexible, please and
    thank you, please and thanks, pretty please, sorry for my late reply, sorry for the slow reply, sorry for the late
    response, sorry for the delayed response, sorry for the delayed reply, sorry was at work, sorry i was at work,
    sorry was busy, sorry for taking so long, apologies for the delay, apologies for the late reply, my apologies for
    the delay, my bad, deary, dearie, darling, darlin, sweetie, sweetheart, love you, luv, bestie, g, fella, lad,
    lass, cap, captain, skipper, superstar, rockstar, trainer, my man, my guy, my dude, my brother, my bro, my girl,
    my love, sista, amigo, cuz, young man, everyone, of course, ooh, oooh, ooo, eee, aw, aww, awww, gosh, my gosh, oh
    my gosh, oh my god, omgg, goodness, oh my, jeez, geez, right so, ok so, ahaha, hahah, ha, hah, heh, lolol, yayyy,
    wooo, woot, whoo, whoohoo, woah, whoa, boom, you know, tbh, honestly, literally, actually yes, for real, fr, fr
    fr, no cap, ngl, im so happy, im happy, so happy, happy, im so ready, im ready, ready, so ready, i am ready, i am
    excited, i am so excited, lets get started, lets get fit, lets get this party started, lets do this thing, this is
    great, this is amazing, this is exciting, how exciting, exciting, very exciting, so exciting, thats great news,
    great news, good news, glad that works, glad it works, glad we found a time, it will be great, itll be fun, i need
    this, i really need this, i need this so much, at last, in that case, then yes, as suggested, as you suggested, as
    proposed, as offered, as stated, as mentioned, like you said, like we said, as we said, as we discussed, as above,
    of mine, see you soon then, talk to you soon then, cheerio, xoxox, smiles, until next time, talk soon, speak soon,
    see you soon, talk to you soon, chat soon, to that, no worries, no worries mate, all good, god willing, lord
    willing, inshallah, inshaallah, ta la, cheers fam, cheers pal, much obliged, bless ya, i tell you, i tell ya, you
    know what, as it happens, good craic`,
  particles: `
    mate, bro, bruh, bruv, dude, man, pal, hen, hinny, duck, duckie, love, luv, lovely, hun, hon, honey, babe, babes,
    eh, ey, ay, aye, innit, lah, la, leh, lor, fam, yall, folks, sis, guv, boss, chief, cobber, cuz, like, wee, son,
    sunshine, champ, brah, buddy, pet, petal, chuck, kid, laddie, lassie, darlin, sugar, homie, cuh, gang, brotha,
    sista, sir, maam, coach`,
  named: `
    thanks, thank you, thankyou, thank u, thx, ty, cheers, ta, many thanks, thank you so much, thanks so much, thank
    you very much, thanks a lot, thanks again, hi, hey, hello, hiya, good morning, good afternoon, good evening,
    morning, evening, coach, dear, doc, doctor, mr, mrs, ms, miss, take care, love, regards, kind regards, best
    regards, see you then, see you there`,
  told: `
    thanks for, thank you for, thx for, ty for, tysm for, thanks so much for, thank you so much for, thanks a lot for,
    thanks again for, thank you again for, thank you very much for, thank you kindly for, many thanks for, thanks a
    million for, thanks a bunch for, thanks heaps for, cheers for, ta for, thanks to, thank you to, appreciate you, i
    appreciate you, i appreciate your, appreciate your, really appreciate your, i really appreciate your, i really
    appreciate you, grateful for, im grateful for, so grateful for, im so grateful for, [sorrys] [lates], hope you
    have, hope youre having, hope you are having, i hope you have, i hope youre having, i hope you are, i hope youre,
    hope youre, hope you are, hope all is, have a great, have a good, have a nice, have a lovely, have a wonderful,
    have a blessed, have a fab, have a fantastic, have an amazing, have an awesome, have a beautiful, enjoy the, enjoy
    your, cant wait to, i cant wait to, cannot wait to, i cannot wait to, really cant wait to, cant wait for, i cant
    wait for, so excited to, im so excited to, excited to, im excited to, super excited to, im super excited to, so
    excited for, im excited for, im so excited for, excited for, stoked to, stoked for, so stoked to, im stoked to, im
    stoked for, pumped to, pumped for, im pumped to, im pumped for, im so pumped for, so pumped to, looking forward
    to, im looking forward to, really looking forward to, im really looking forward to, so looking forward to, look
    forward to, i look forward to, nice to, lovely to, great to, so happy to, so glad to, im so glad, so glad, so
    happy, im so happy, im glad, glad we, good to, pleasure to, much love to, cant wait to talk, cant wait to see,
    cant wait to hear, cant wait to get, cant wait to work, cant wait to tell, i cant wait to talk, i cant wait to
    see, i cant wait to hear, i cant wait to get, i cant wait to work, i cant wait to tell, excited to talk, excited
    to see, excited to hear, excited to get, excited to work, excited to tell, so excited to talk, so excited to see,
    so excited to hear, so excited to get, so excited to work, so excited to tell, im excited to talk, im excited to
    see, im excited to hear, im excited to get, im excited to work, im excited to tell, im so excited to talk, im so
    excited to see, im so excited to hear, im so excited to get, im so excited to work, im so excited to tell, looking
    forward to our call, looking forward to the call, looking forward to talking, looking forward to seeing, looking
    forward to hearing, looking forward to working, looking forward to getting, im looking forward to our call, im
    looking forward to the call, im looking forward to talking, im looking forward to seeing, im looking forward to
    hearing, im looking forward to working, im looking forward to getting, really looking forward to our call, really
    looking forward to the call, really looking forward to talking, really looking forward to seeing, really looking
    forward to hearing, really looking forward to working, really looking forward to getting, excited for the call, so
    excited for the call, cant wait for our call`,
};
