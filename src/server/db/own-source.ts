import { type SqlBool, sql } from 'kysely'

/**
 * Sources that belong to that company alone: an agent must not see or take back what a source delivers for others.
 * @param id the column of the source's id
 */
export const isOwnSource = (companyId: number, id: string) => sql<SqlBool>`(
  exists (select from import_source_company b where b.source_id = ${sql.ref(id)} and b.company_id = ${companyId})
  and not exists (select from import_source_company b
    where b.source_id = ${sql.ref(id)} and b.company_id <> ${companyId})
  and not exists (select from import_source_name n
    where n.source_id = ${sql.ref(id)} and n.company_id <> ${companyId}))`
