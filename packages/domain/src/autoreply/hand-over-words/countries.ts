/**
 * The day on which the numbers were compared with public listings; they were not called. A person checks all of
 * them again within a year.
 */
export const reviewedOn = '2026-11-23';

/** A help line: its name, and how to reach it. */
export type HelpLine = { name: string; reach: string };

/** The numbers of one country. Numbers that are not certain are left out. */
export type Country = {
  /** ISO 3166-1. */
  code: string;
  /** Time zones (IANA) that are only in this country. */
  zones: string[];
  emergency: string;
  selfHarm?: HelpLine;
  violence?: HelpLine;
  eatingDisorder?: HelpLine;
};

/** A directory of help lines by country, for contacts in other countries. */
export const helpLineDirectory = 'findahelpline.com';

const line = (name: string, reach: string): HelpLine => ({ name, reach });

export const countries: Country[] = [
  {
    code: 'US',
    zones: [
      'America/New_York, America/Detroit, America/Chicago, America/Denver, America/Boise, America/Phoenix',
      'America/Los_Angeles, America/Anchorage, America/Juneau, America/Sitka, America/Nome, Pacific/Honolulu',
      'America/Indiana/Indianapolis, America/Indianapolis, America/Kentucky/Louisville, America/Louisville',
      'America/Menominee, America/Adak, America/Indiana/Knox, America/North_Dakota/Center, US/Eastern, US/Central',
      'US/Mountain, US/Pacific, America/Puerto_Rico',
    ],
    emergency: '911',
    selfHarm: line('988 Suicide & Crisis Lifeline', '988'),
    violence: line('National Domestic Violence Hotline', '1-800-799-7233'),
    eatingDisorder: line('ANAD', '1-888-375-7767'),
  },
  {
    code: 'CA',
    zones: [
      'America/Toronto, America/Vancouver, America/Edmonton, America/Winnipeg, America/Halifax, America/St_Johns',
      'America/Regina, America/Montreal, America/Moncton, America/Whitehorse, America/Yellowknife, America/Iqaluit',
    ],
    emergency: '911',
    selfHarm: line('9-8-8 Suicide Crisis Helpline', '988'),
    violence: line('ShelterSafe', 'sheltersafe.ca'),
    eatingDisorder: line('NEDIC', '1-866-633-4220'),
  },
  {
    code: 'MX',
    zones: [
      'America/Mexico_City, America/Monterrey, America/Tijuana, America/Cancun, America/Merida, America/Chihuahua',
      'America/Hermosillo, America/Mazatlan, America/Ciudad_Juarez, America/Matamoros, America/Ojinaga',
      'America/Bahia_Banderas',
    ],
    emergency: '911',
    selfHarm: line('Línea de la Vida', '800 911 2000'),
    violence: line('Línea de las Mujeres', '079'),
  },
  {
    code: 'ES',
    zones: ['Europe/Madrid, Atlantic/Canary, Africa/Ceuta'],
    emergency: '112',
    selfHarm: line('Línea 024', '024'),
    violence: line('Teléfono 016', '016'),
  },
  {
    code: 'AR',
    zones: [
      'America/Argentina/Buenos_Aires, America/Buenos_Aires, America/Argentina/Cordoba, America/Argentina/Mendoza',
      'America/Argentina/Salta, America/Argentina/Tucuman, America/Argentina/Ushuaia, America/Argentina/Jujuy',
      'America/Argentina/San_Juan, America/Argentina/San_Luis, America/Argentina/La_Rioja',
      'America/Argentina/Catamarca, America/Argentina/Rio_Gallegos, America/Cordoba, America/Mendoza',
    ],
    emergency: '911',
    selfHarm: line('Centro de Asistencia al Suicida', '(011) 5275-1135'),
    violence: line('Línea 144', '144'),
  },
  { code: 'CO', zones: ['America/Bogota'], emergency: '123' },
  {
    code: 'CL',
    zones: ['America/Santiago, America/Punta_Arenas, America/Coyhaique, Pacific/Easter'],
    emergency: '131',
    selfHarm: line('Línea Prevención del Suicidio', '*4141'),
    violence: line('Fono 1455', '1455'),
  },
  {
    code: 'BR',
    zones: [
      'America/Sao_Paulo, America/Bahia, America/Fortaleza, America/Recife, America/Manaus, America/Belem',
      'America/Cuiaba, America/Campo_Grande, America/Porto_Velho, America/Boa_Vista, America/Rio_Branco',
      'America/Maceio, America/Araguaina, America/Santarem, America/Noronha, America/Eirunepe',
    ],
    emergency: '192',
    selfHarm: line('CVV', '188'),
    violence: line('Ligue 180', '180'),
  },
  {
    code: 'PT',
    zones: ['Europe/Lisbon, Atlantic/Madeira, Atlantic/Azores'],
    emergency: '112',
    selfHarm: line('SNS 24', '808 24 24 24'),
    violence: line('Serviço de Informação a Vítimas de Violência Doméstica', '800 202 148'),
  },
  {
    code: 'FR',
    zones: ['Europe/Paris'],
    emergency: '112',
    selfHarm: line('3114', '3114'),
    violence: line('3919', '3919'),
  },
  {
    code: 'DE',
    zones: ['Europe/Berlin, Europe/Busingen'],
    emergency: '112',
    selfHarm: line('TelefonSeelsorge', '0800 111 0 111'),
    violence: line('Hilfetelefon', '116 016'),
  },
  {
    code: 'AT',
    zones: ['Europe/Vienna'],
    emergency: '112',
    selfHarm: line('Telefonseelsorge', '142'),
    violence: line('Frauenhelpline', '0800 222 555'),
  },
  {
    code: 'CH',
    zones: ['Europe/Zurich'],
    emergency: '144',
    selfHarm: line('143', '143'),
    violence: line('Opferhilfe', 'opferhilfe-schweiz.ch'),
  },
  {
    code: 'IT',
    zones: ['Europe/Rome'],
    emergency: '112',
    selfHarm: line('Telefono Amico', '02 2327 2327'),
    violence: line('1522', '1522'),
  },
  {
    code: 'NL',
    zones: ['Europe/Amsterdam'],
    emergency: '112',
    selfHarm: line('113 Zelfmoordpreventie', '0800-0113'),
    violence: line('Veilig Thuis', '0800-2000'),
  },
  {
    code: 'PL',
    zones: ['Europe/Warsaw'],
    emergency: '112',
    selfHarm: line('Centrum Wsparcia', '800 70 2222'),
    violence: line('Niebieska Linia', '800 120 002'),
  },
  {
    code: 'GB',
    zones: ['Europe/London, Europe/Belfast'],
    emergency: '999',
    selfHarm: line('Samaritans', '116 123'),
    violence: line('National Domestic Abuse Helpline', '0808 2000 247'),
    eatingDisorder: line('Beat', 'beateatingdisorders.org.uk'),
  },
  {
    code: 'IE',
    zones: ['Europe/Dublin'],
    emergency: '112',
    selfHarm: line('Samaritans', '116 123'),
    violence: line("Women's Aid", '1800 341 900'),
  },
  {
    code: 'AU',
    zones: [
      'Australia/Sydney, Australia/Melbourne, Australia/Brisbane, Australia/Perth, Australia/Adelaide',
      'Australia/Hobart, Australia/Darwin, Australia/Canberra, Australia/Lindeman, Australia/Broken_Hill',
    ],
    emergency: '000',
    selfHarm: line('Lifeline', '13 11 14'),
    violence: line('1800RESPECT', '1800 737 732'),
    eatingDisorder: line('Butterfly', '1800 33 4673'),
  },
  {
    code: 'NZ',
    zones: ['Pacific/Auckland, Pacific/Chatham'],
    emergency: '111',
    selfHarm: line('1737', '1737'),
    violence: line('Are You OK', '0800 456 450'),
  },
];

const byZone = new Map(
  countries.flatMap((country) =>
    country.zones.flatMap((row) => row.split(', ')).map((zone): [string, Country] => [zone.toLowerCase(), country]),
  ),
);

/**
 * Returns the country of a time zone (IANA); null where the zone is in none or several of the countries we have
 * numbers of.
 */
export function countryOfZone(zone: string | null): Country | null {
  return zone === null ? null : (byZone.get(zone.toLowerCase()) ?? null);
}
