import type { Home, ProjectView, PropertyView } from '../../domain/assistant/tool-answers.ts'
import { PER_PAGE_MAX } from '../../domain/assistant/tool-inputs.ts'
import { companyPath } from '../../domain/companies/company.ts'
import { formatNumber } from '../../domain/format/number.ts'
import type { ProjectDetail } from '../../domain/projects/card.ts'
import type { PropertyCard, PropertyDetail } from '../../domain/properties/card.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import type { Translate } from '../../i18n/translate.ts'
import { factLabel, factText } from '../../words/fact.ts'
import { hinweisText, partLabel, periodText, priceText } from '../../words/price.ts'
import { projectPrices } from '../../words/project.ts'
import { plainText } from './plain-text.ts'

/** Who reads an answer: the language, and how a German path becomes a link. */
export interface Reader {
  language: Language
  link(path: string): string
}

/** The agency's own texts, and their headings on the page. */
const TEXTS = {
  objektbeschreibung: 'detail.description',
  lage: 'detail.location',
  ausstatt_beschr: 'detail.fittings',
  sonstige_angaben: 'detail.other',
} as const

export function homeView(card: PropertyCard, { language, link }: Reader): Home {
  const { location } = card
  return {
    id: card.id,
    objekttitel: card.objekttitel,
    url: link(`/immobilien/${card.id}/${card.title_slug}`),
    status: card.status,
    vermarktungsarten: card.vermarktungsarten,
    objektart: card.objektart,
    preis: card.preis.betrag,
    preis_text: priceText(card, translator(language), LANGUAGES[language].tag),
    waehrung: card.waehrung,
    flaeche: card.flaeche,
    grundstuecksflaeche: card.grundstuecksflaeche,
    anzahl_zimmer: card.anzahl_zimmer,
    plz: location.plz,
    ort: location.ort,
    bundesland: location.bundesland,
    land: location.land,
    hwb_klasse: card.hwb_klasse,
    provisionsfrei: card.provisionsfrei,
    firma: card.company.firma,
    project_id: card.project_id,
    published_at: card.published_at,
  }
}

/** A home with all that its agency says about it. @param withTexts also the agency's own texts */
export function propertyView(home: PropertyDetail, withTexts: boolean, reader: Reader): PropertyView {
  const { language, link } = reader
  const t = translator(language)
  const { tag } = LANGUAGES[language]
  const { company_detail: company, project } = home
  return {
    ...homeView(home, reader),
    strasse: home.location.strasse,
    facts: factsOf(home, t, tag),
    costs: home.kosten
      .map((part) => ({
        label: partLabel(part, t),
        amount: part.brutto ?? part.netto,
        period: part.zeiteinheit && periodText(part.zeiteinheit, t),
        percent: part.prozent,
      }))
      .filter(({ amount, percent }) => amount !== null || percent !== null),
    hints: home.preis_hinweise.map((hint) => hinweisText(hint, t, tag, home.waehrung)),
    agency: {
      firma: company.firma,
      telefon: home.agent?.telefon ?? company.telefon,
      website: company.website,
      url: link(companyPath(company)),
    },
    project: project && { ...project, url: link(`/projekte/${project.id}`) },
    pictures: home.images.length,
    ...(withTexts && {
      texts: Object.entries(TEXTS).flatMap(([name, label]) => {
        const html = home[name as keyof typeof TEXTS]
        return html ? [{ label: t(label), text: plainText(html) }] : []
      }),
    }),
  }
}

/** All facts that are known, in words: those of the page, then energy and commission. */
function factsOf(home: PropertyDetail, t: Translate, tag: string): PropertyView['facts'] {
  const { energie, provision } = home
  const known = [...home.groups.flatMap(({ facts }) => facts), ...energie.angaben].filter(({ value }) =>
    Array.isArray(value) ? value.length > 0 : value !== null && value !== '',
  )
  const facts = known.map((fact) => ({ label: factLabel(fact.label, t), value: factText(fact, t, tag, home.waehrung) }))
  if (energie.hwb !== null) {
    facts.push({ label: t('detail.hwb'), value: t('detail.hwb_unit', { value: formatNumber(energie.hwb, tag, 1) }) })
  }
  if (energie.fgee !== null) facts.push({ label: t('detail.fgee'), value: formatNumber(energie.fgee, tag, 2) })
  if (provision.stand === 'frei' || provision.stand === 'faellig') {
    const due = [t('detail.commission_due'), provision.text].filter(Boolean).join(': ')
    facts.push({
      label: t('detail.commission'),
      value: provision.stand === 'frei' ? t('detail.commission_free') : due,
    })
  }
  return facts
}

export function projectView(project: ProjectDetail, withTexts: boolean, reader: Reader): ProjectView {
  const { language, link } = reader
  const t = translator(language)
  const { id, titel, status, strasse, plz, ort, bundesland, fertigstellung, beschreibung } = project
  return {
    ...{ id, titel, status, strasse, plz, ort, bundesland, fertigstellung },
    url: link(`/projekte/${id}`),
    firma: project.company.firma,
    prices: projectPrices(project, t, LANGUAGES[language].tag),
    units: project.einheiten.slice(0, PER_PAGE_MAX).map((unit) => homeView(unit, reader)),
    units_total: project.einheiten.length,
    ...(withTexts && {
      texts: beschreibung ? [{ label: t('detail.description'), text: plainText(beschreibung) }] : [],
    }),
  }
}
