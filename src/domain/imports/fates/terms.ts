import { type Field, fields, ignored, KEPT, searched, shown, used } from './fate.ts'

const PERIODEN = 'TAG|WOCHE|MONAT|JAHR'

const VERFAHREN: readonly Field[] = [
  ...fields(
    'bieterverfahren',
    shown('facts', 'groups'),
    'beginn_angebotsphase besichtigungstermin besichtigungstermin_2 beginn_bietzeit ende_bietzeit mindestpreis',
  ),
  ...fields('bieterverfahren', KEPT, 'hoechstgebot_zeigen'),
  ...fields(
    'versteigerung',
    shown('facts', 'groups'),
    'zwangsversteigerung aktenzeichen zvtermin zusatztermin amtsgericht verkehrswert',
  ),
]

const FREITEXTE: readonly Field[] = [
  ...fields('freitexte', searched('head', 'objekttitel'), 'objekttitel'),
  ...fields('freitexte', searched('texts', 'dreizeiler'), 'dreizeiler'),
  ...fields('freitexte', searched('place', 'lage'), 'lage'),
  ...fields('freitexte', searched('texts', 'ausstatt_beschr'), 'ausstatt_beschr'),
  ...fields('freitexte', searched('texts', 'objektbeschreibung'), 'objektbeschreibung objekt_text'),
  ...fields('freitexte', searched('texts', 'sonstige_angaben'), 'sonstige_angaben'),
  ...fields('freitexte', used('language'), 'objekt_text@lang'),
]

const OBJEKT: readonly Field[] = [
  ...fields('verwaltung_objekt', used('address'), 'objektadresse_freigeben'),
  ...fields('verwaltung_objekt', searched('facts', 'groups'), 'haustiere'),
  ...fields('verwaltung_objekt', shown('facts', 'befristung'), 'min_mietdauer max_mietdauer bisdatum'),
  ...fields(
    'verwaltung_objekt',
    used('unit'),
    `min_mietdauer@min_dauer=${PERIODEN} max_mietdauer@max_dauer=${PERIODEN}`,
  ),
  ...fields(
    'verwaltung_objekt',
    shown('facts', 'groups'),
    `verfuegbar_ab abdatum versteigerungstermin wbs_sozialwohnung vermietet zugang laufzeit max_personen nichtraucher
    geschlecht@geschl_attr=EGAL|NUR_MANN|NUR_FRAU denkmalgeschuetzt als_ferien gewerbliche_nutzung branchen hochhaus`,
  ),
  ...fields('verwaltung_objekt', ignored('internal'), 'gruppennummer status status_id'),
  ...fields('verwaltung_objekt', used('days'), 'aktiv_von aktiv_bis'),
]

const TECHN: readonly Field[] = [
  ...fields('verwaltung_techn', used('key'), 'openimmo_obid'),
  ...fields('verwaltung_techn', searched('facts', 'external_id'), 'objektnr_extern'),
  ...fields('verwaltung_techn', used('action'), 'aktion@aktionart=CHANGE|DELETE|REFERENZ'),
  ...fields('verwaltung_techn', used('days'), 'aktiv_von aktiv_bis'),
  ...fields('verwaltung_techn', shown('facts', 'stand_vom'), 'stand_vom'),
  ...fields('verwaltung_techn', shown('project', 'project'), 'gruppen_kennung'),
  ...fields('verwaltung_techn', used('action'), 'master master@visible'),
  ...fields('verwaltung_techn', used('language'), 'sprache'),
  ...fields('verwaltung_techn', ignored('internal'), 'objektnr_intern kennung_ursprung projekt_id'),
  ...fields('verwaltung_techn', ignored('portals'), 'weitergabe_generell weitergabe_positiv weitergabe_negativ'),
]

/** Sales by bidding, texts, terms and keys. */
export const TERMS: readonly Field[] = [...VERFAHREN, ...FREITEXTE, ...OBJEKT, ...TECHN]
