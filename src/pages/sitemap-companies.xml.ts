import type { APIContext } from 'astro'
import { companyPath } from '../domain/companies/company.ts'
import { DEFAULT_LANGUAGE } from '../i18n/languages.ts'
import { listCompanySitemap } from '../server/companies/page.ts'
import { inLanguages, sitemap } from './_sitemap/xml.ts'

export const prerender = false

/** Companies with homes, in German; each page names its other languages itself. */
export async function GET({ locals: { ctx, contact } }: APIContext) {
  const companies = await listCompanySitemap(ctx)
  return sitemap(
    companies.flatMap((company) =>
      inLanguages(contact.site, companyPath(company), [DEFAULT_LANGUAGE], company.changed_at),
    ),
  )
}
