/** The body, food and training. */
export const bodyWords: Record<string, string[]> = {
  'body-part': [
    'knee, knees, shoulder, shoulders, back, hip, hips, neck, ankle, ankles, wrist, elbow, groin, hamstring',
    'foot, spine, lumbar, shin, shins, joints, joint, rotator, quad, calf, achilles, tendon, rib, ribs, jaw',
    'heel, toe, toes, tailbone, pelvis, glute, bicep, disc, tricep, pec, thumb, leg, rodilla, rodillas',
    'espalda, hombro, hombros, cadera, caderas, cuello, tobillo, tobillos, muneca, codo, ingle, pie, pies',
    'columna, lumbar*, cintura, talon, menisco, ligamento*, cervical*, pantorrilla, isquio*, gemelo, dedo',
    'costilla, costillas, mano, ciatico, pierna',
  ],
  'body-own': [
    'my arm, my arms, my wrist, my wrists, my thigh, my thighs, my legs, my leg, my skin, my stomach, my face',
    'myself, forearm, forearms, words in my, my body, my hips, my ankles',
  ],
  bleed: ['blood, bleeding, sangre, sangrado, sangro'],
  kitchen: [
    'kitchen, cook*, chop*, shav*, carbs, cat, dog, knuckles, oven, stove, accident, accidentally, barbell',
    'callus*, tattoo*, surgery, section, acne, sun, sunburn, slack, grease, beard, hair, veg*, slice of',
    'nails, paper, mosquito*, dinner, unas, pelo, cocin*, rasur*, afeit*, barba',
  ],
  training: [
    'gym, gyms, crossfit, workout*, training, train, class, classes, cardio, leg day, legs day, leg days',
    'squat*, burpee*, session*, treadmill, hiit, spin*, run, runs, running, wod, lunge*, plank*, sets, reps',
    'abs, pullups, pushups, deadlift*, dead lift*, exercise*, marathon, sled*, bench, drop set, finisher',
    'practice, drills, sprint*, stairs, stairmaster, gimnasio, entren*, pierna, rutina, clase, clases',
    'abdominales, sentadilla*, ejercicio*, pesas, correr, spinning, treino, academia, entrainement, sport',
    'sportu, allenamento, palestra, sportschool, siłownia, silownia, trening*',
  ],
  sport: [
    '{training}, diet*, keto, weight, fat, belly, carbs, carb, sugar, calories, macros, plateau, membership',
    'bulk*, lean, shred*, chocolate, pizza, cake, coffee, bread, cravings, muscle*, bodybuilding, contract',
    'soda, snack*, snacking, weights, scale, grasa, dieta, panza, azucar, peso, kilos, junk, protein, cheat',
    'social media, cellulite, stretch marks, cardio',
  ],
  eat: [
    'eat, eats, eating, ate, eaten, food, meal, meals, dinner, lunch, breakfast, supper, comer, como, comi',
    'comida, comidas, comiendo, cena, ceno, cenar, desayuno, almuerzo, almorzar, coma',
  ],
  vomit: [
    'vomit*, puke, puking, puked, pukes, throw up, throwing up, threw up, throw it up, throws up',
    'throw it all up, throwing it up, threw it up, throw everything up, throw them up, barf*, gag, gagging',
    'make myself sick, made myself sick, making myself sick, puke it, devuelvo, devolver, vomito, vomitar',
    'vomite, vomitos, vomita, bring it back up, bring it up, get it out of me, gets it out of me',
    'puking it out',
  ],
  illness: [
    'poisoning, bug, virus, flu, sushi, shrimp, expired, milk, drunk, hangover, hungover, drinking, alcohol',
    'coaster, rollercoaster, boat, car, kid, dog, cat, son, daughter, blood, sangre, virus, infeccion',
    'pregnan*, morning sickness, migraine, borrach*, intoxic*, embaraz*, preworkout, pre workout, stomach bug',
    'embarazo, dinero, plata, pago, reembolso, lana, kids, protein shake, emoji, hot, resaca, stomach flu',
  ],
  'fast-loss': [
    'lose, loose, losing, loosing, drop, dropping, shed, cut, get rid of, bajar, bajo, perder, pierdo',
    'rebajar, adelgazar, quitarme, sacarme, perdre, abnehmen, perdere, emagrecer, verlieren, schudnac',
    'afvallen',
  ],
};
