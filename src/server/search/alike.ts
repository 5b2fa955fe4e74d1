import { type RawBuilder, sql } from 'kysely'

/**
 * A condition whether two rows of property_search, given by their aliases, might be one home by their figures: a
 * preselection by an index, slightly wider than the rule that then decides (domain/properties/duplicates.ts).
 */
export function alike(one: string, other: string): RawBuilder<boolean> {
  const [a, b] = [sql.ref(one), sql.ref(other)]
  const area = (row: RawBuilder<unknown>) => sql`coalesce(${row}.flaeche, ${row}.grundstuecksflaeche)`
  return sql<boolean>`(${b}.plz = ${a}.plz and ${b}.objektart = ${a}.objektart
    and ${b}.preis between ${a}.preis * 0.979::float8 and ${a}.preis * 1.0215::float8
    and ${b}.anbieter <> ${a}.anbieter and ${b}.zimmer is not distinct from ${a}.zimmer
    and ${area(b)} between ${area(a)} * 0.989::float8 and ${area(a)} * 1.0105::float8)`
}
