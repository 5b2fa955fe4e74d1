import type { ReadDb } from '../../ctx.ts'

/** A company that has homes, for the agent of the demo. */
export const findSomeCompany = (db: ReadDb): Promise<{ id: number; firma: string } | undefined> =>
  db
    .selectFrom('company')
    .innerJoin('property', 'property.company_id', 'company.id')
    .select(['company.id', 'company.firma'])
    .orderBy('company.id')
    .limit(1)
    .executeTakeFirst()
