import { type Field, fields, ignored, KEPT, shown, used } from './fate.ts'

const GRUPPEN =
  'TITELBILD|INNENANSICHTEN|AUSSENANSICHTEN|GRUNDRISS|KARTEN_LAGEPLAN|ANBIETERLOGO|BILD|DOKUMENTE|LINKS|PANORAMA|QRCODE|FILM|FILMLINK|EPASS-SKALA|ANBOBJURL'

const ANHAENGE: readonly Field[] = [
  ...fields('anhaenge', shown('pictures', 'images'), 'anhang'),
  ...fields('anhaenge', used('placement'), `anhang@gruppe=${GRUPPEN}`),
  ...fields('anhaenge/anhang', shown('pictures', 'images'), 'anhangtitel daten/pfad daten/anhanginhalt'),
  ...fields('anhaenge', used('files'), 'anhang@location=INTERN|EXTERN|REMOTE'),
  ...fields('anhaenge/anhang', used('files'), 'format check check@ctype=MD5|DATETIME|ETAG'),
]

const ADRESSE = 'strasse hausnummer plz ort postfach postf_plz postf_ort land@iso_land'

const KONTAKTPERSON: readonly Field[] = [
  ...fields(
    'kontaktperson',
    shown('contact', 'agent'),
    'titel vorname name position tel_durchw tel_zentrale tel_handy',
  ),
  ...fields('kontaktperson', used('mail'), 'email_direkt email_zentrale email_privat email_sonstige'),
  ...fields('kontaktperson', shown('contact', 'agent'), 'foto/daten/pfad'),
  ...fields('kontaktperson', used('files'), 'foto@location=EXTERN|REMOTE foto/format'),
  ...fields('kontaktperson', ignored('embedded'), 'foto/daten/anhanginhalt'),
  ...fields('kontaktperson', used('key'), 'personennummer'),
  ...fields(
    'kontaktperson',
    KEPT,
    `tel_fax anrede anrede_brief firma zusatzfeld ${ADRESSE} email_feedback url immobilientreuhaenderid
    freitextfeld`,
  ),
  ...fields(
    'kontaktperson',
    ignored('person'),
    'tel_privat tel_sonstige tel_sonstige@telefonart tel_sonstige@bemerkung email_sonstige@emailart email_sonstige@bemerkung adressfreigabe',
  ),
  ...fields('kontaktperson', ignored('internal'), 'referenz_id'),
  ...fields(
    'weitere_adresse',
    ignored('person'),
    `vorname name titel anrede anrede_brief firma zusatzfeld ${ADRESSE} email_zentrale email_direkt email_privat
    email_sonstige tel_durchw tel_zentrale tel_handy tel_fax tel_privat tel_sonstige url adressfreigabe personennummer
    freitextfeld`,
  ),
  ...fields(
    'weitere_adresse',
    ignored('person'),
    'email_sonstige@emailart email_sonstige@bemerkung tel_sonstige@telefonart tel_sonstige@bemerkung',
  ),
  ...fields('', ignored('person'), 'weitere_adresse@adressart'),
]

const ANBIETER: readonly Field[] = [
  ...fields('anbieter', used('sender'), 'anbieternr openimmo_anid'),
  ...fields('anbieter', shown('company', 'company_detail'), 'firma'),
  ...fields('anbieter', KEPT, 'lizenzkennung impressum'),
  ...fields(
    'anbieter/impressum_strukt',
    used('imprint'),
    'vertretungsberechtigter berufsaufsichtsbehoerde handelsregister handelsregister_nr umsst-id',
  ),
  ...fields('anbieter/impressum_strukt', KEPT, 'firmenname firmenanschrift telefon steuernummer weiteres'),
  ...fields('anbieter', used('logo'), `anhang anhang@location=INTERN|EXTERN|REMOTE anhang@gruppe=${GRUPPEN}`),
  ...fields(
    'anbieter/anhang',
    used('files'),
    'anhangtitel format check@ctype=MD5|DATETIME|ETAG daten/pfad daten/anhanginhalt',
  ),
]

const UEBERTRAGUNG: readonly Field[] = [
  ...fields('uebertragung', used('action'), 'uebertragung@umfang=TEIL|VOLL uebertragung@modus=NEW|CHANGE|DELETE'),
  ...fields('uebertragung', ignored('internal'), 'uebertragung@art=ONLINE|OFFLINE uebertragung@regi_id'),
  ...fields(
    'uebertragung',
    KEPT,
    'uebertragung@version uebertragung@sendersoftware uebertragung@senderversion uebertragung@techn_email uebertragung@timestamp',
  ),
].map((field) => ({ ...field, path: field.path.replace('uebertragung/', '') }))

const BEWERTUNG: readonly Field[] = [
  ...fields('bewertung', shown('facts', 'groups'), 'feld'),
  ...fields('bewertung/feld', shown('facts', 'groups'), 'name wert'),
  ...fields('bewertung/feld', ignored('internal'), 'typ modus'),
]

/** Files, people, senders and transfers. */
export const PEOPLE: readonly Field[] = [...ANHAENGE, ...KONTAKTPERSON, ...BEWERTUNG, ...ANBIETER, ...UEBERTRAGUNG]
