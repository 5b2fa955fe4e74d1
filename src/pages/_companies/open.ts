import type { CompanyDetail } from '../../domain/companies/company.ts'
import { isDomainError } from '../../domain/errors.ts'
import type { PageCall } from '../../server/operations/page-calls.ts'

/** The company of an address; null when there is none with that id. */
export async function openCompany(call: PageCall, text: string | undefined): Promise<CompanyDetail | null> {
  if (!text || !/^[1-9]\d{0,14}$/.test(text)) return null
  try {
    return (await call('GET /api/companies/{id}', { params: { id: Number(text) } })).data
  } catch (error) {
    if (isDomainError(error)) return null
    throw error
  }
}
