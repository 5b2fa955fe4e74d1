import { formatDate } from '../../../domain/format/date.ts'
import type { Speech } from './speech.ts'

/**
 * The words of a document's frame; `page` keeps {page} and {pages} for the template.
 * @param of what the document is about
 */
export function wordsOf({ t, tag, comma }: Speech, day: string, of: 'home' | 'project'): Record<string, string> {
  return {
    expose: t('exposes.expose'),
    page: t('exposes.page', { page: '{page}', pages: '{pages}' }),
    asOf: t('exposes.as_of', { date: formatDate(day, tag) ?? day }),
    price: t('project.col_price'),
    purchaseCosts: t('exposes.purchase_costs'),
    startCosts: t('exposes.start_costs'),
    market: t('market.title'),
    median: t('exposes.median'),
    thisHome: t('market.this'),
    facts: t('detail.facts'),
    features: t('exposes.features'),
    description: t('detail.description'),
    pictures: t('detail.gallery'),
    location: t('detail.location'),
    distances: t('fact.distanz'),
    energy: t('detail.energy'),
    earnings: t('detail.cost_yield'),
    tour: t('exposes.tour'),
    contact: t('detail.contact'),
    company: t('detail.company'),
    telephone: t('exposes.telephone'),
    mobile: t('exposes.mobile'),
    reference: t('fact.external_id'),
    online: t(of === 'project' ? 'exposes.online_project' : 'exposes.online'),
    more: t('exposes.more'),
    legal: t('exposes.legal'),
    homes: t('exposes.selection'),
    units: t('project.available'),
    stages: t('exposes.stages'),
    item: t('detail.cost_part'),
    amount: t('exposes.amount'),
    fact: t('exposes.fact'),
    value: t('exposes.value'),
    comma,
    colon: t('text.labelled', { label: '', value: '' }),
  }
}
