import type { DemoPicture } from '../pictures.ts'
import type { Project } from '../types.ts'
import { attachments } from './attachments.ts'
import { contact } from './contact.ts'
import { el, empty, group } from './xml.ts'

/** The project's own object: the data that its units share. */
export function master(project: Project, pictures: readonly DemoPicture[]): string {
  const { spot, company, agent } = project
  const done = project.fertigstellung === 'bereits erfolgt'
  const when = done ? 'Das Haus ist fertiggestellt.' : `Die Fertigstellung ist für ${project.fertigstellung} geplant.`
  const text = `${project.titel} ist ein Neubau mit ${project.stockwerke} Obergeschoßen in ${spot.plz} ${spot.ort}${spot.ortsteil ? `, ${spot.ortsteil}` : ''}. ${when}\n\n${project.miete ? 'Die Wohnungen werden vermietet' : 'Die Wohnungen werden provisionsfrei verkauft'}; zur Auswahl stehen Garçonnièren bis Familienwohnungen, fast alle mit eigenem Freiraum. Geheizt wird über ${project.heizung === 'WAERMEPUMPE' ? 'eine Wärmepumpe' : 'Fernwärme'}, der Heizwärmebedarf liegt bei ${String(project.hwb).replace('.', ',')} kWh/m²a.`
  const english = `${project.titelEn} is a new building with ${project.stockwerke} upper floors in ${spot.plz} ${spot.ort}. ${project.miete ? 'The flats are to let.' : 'The flats are sold without commission.'} Almost all of them have outdoor space of their own.`
  return group(
    'immobilie',
    `<objektkategorie>${empty('nutzungsart', { WOHNEN: true })}${empty('vermarktungsart', project.miete ? { MIETE_PACHT: true } : { KAUF: true })}<objektart>${empty('wohnung', { wohnungtyp: 'ETAGE' })}</objektart></objektkategorie>`,
    group(
      'geo',
      el('plz', spot.plz),
      el('ort', spot.ort),
      empty('geokoordinaten', { breitengrad: spot.lat, laengengrad: spot.lng }),
      el('strasse', spot.strasse),
      el('hausnummer', spot.hausnummer),
      el('bundesland', spot.land),
      empty('land', { iso_land: 'AUT' }),
      el('anzahl_etagen', project.stockwerke + 1),
      el('regionaler_zusatz', spot.ortsteil),
    ),
    contact(agent, company),
    group(
      'zustand_angaben',
      el('baujahr', project.baujahr),
      empty('zustand', { zustand_art: 'ERSTBEZUG' }),
      empty('alter', { alter_attr: 'NEUBAU' }),
    ),
    group(
      'freitexte',
      el('objekttitel', project.titel),
      el('objektbeschreibung', text),
      `<objekt_text lang="en">${el('objekttitel', project.titelEn)}${el('objektbeschreibung', english)}</objekt_text>`,
    ),
    attachments(pictures),
    group(
      'verwaltung_objekt',
      el('objektadresse_freigeben', true),
      el('verfuegbar_ab', done ? 'sofort' : project.fertigstellung),
    ),
    group(
      'verwaltung_techn',
      el('objektnr_extern', project.kennung),
      empty('aktion', { aktionart: 'CHANGE' }),
      el('openimmo_obid', `KLINKE-DEMO-${project.kennung}`),
      el('stand_vom', '2026-11-18T09:00:00Z'),
      el('gruppen_kennung', project.kennung),
      el('master', project.titel, { visible: 'false' }),
      el('user_defined_simplefield', project.status, { feldname: 'projekt_status' }),
      el('user_defined_simplefield', project.fertigstellung, { feldname: 'projekt_fertigstellung' }),
    ),
  )
}
