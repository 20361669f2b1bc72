import { characters } from '@spotter/language/text/characters';
import { foldText } from '@spotter/language/text/folded-text';

/** The fields whose answers have a recognizable form. */
export const factFields = [
  'goal',
  'tried_before',
  'obstacle',
  'start_when',
  'training_days',
  'budget_fit',
  'email',
  'phone',
  'time_zone',
] as const;
export type FactField = (typeof factFields)[number];

/** The names that coaches and models use for them. */
const names: Record<FactField, string> = {
  goal: 'goal,goals,main goal,fitness goal,objective,objetivo,meta,objectif,ziel,obiettivo,doel,cel',
  tried_before:
    'tried before,tried,past attempts,already tried,ha probado,ya probo,ja tentou,deja essaye,schon versucht',
  obstacle:
    'obstacle,obstacles,challenge,struggle,biggest struggle,obstaculo,reto,desafio,hindernis,ostacolo,obstakel,przeszkoda',
  start_when: 'start when,start,start date,timeline,when to start,cuando empieza,inicio,quando comeca,startdatum',
  training_days:
    'training days,days,days per week,days a week,dias,dias de entrenamiento,dias por semana,trainingstage,giorni,jours',
  budget_fit: 'budget fit,budget,investment,presupuesto,inversion,orcamento,budzet',
  email: 'email,e mail,mail,email address,correo,correo electronico',
  phone: 'phone,phone number,telephone,telefono,telefone,whatsapp,mobile,mobile number,celular,telefon',
  time_zone: 'time zone,timezone,zone,city,location,location or timezone,ciudad,zona horaria,cidade,ville,stadt,citta',
};
const byName = new Map(
  factFields.flatMap((field) => names[field].split(',').map((name): [string, FactField] => [name, field])),
);
const gaps = characters(String.raw`\s_\-`);

/** Returns which of these fields a name means; null: one of the coach's own. */
export function factFieldOf(name: string): FactField | null {
  return byName.get(gaps.replaceRuns(foldText(name), ' ').trim()) ?? null;
}
