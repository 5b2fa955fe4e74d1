import { sql } from 'kysely'

/**
 * The id of the person who offers a home that names the person `f` (property.agent_id, by its feed or by hand): the
 * successor of a person that left, else that person.
 */
export const shownAgentId = sql<number | null>`coalesce(f.successor_id, case when f.left_at is null then f.id end)`

/** The portrait of a person `a`: its own upload precedes that of the feed. */
export const portraitHash = sql<string | null>`coalesce(a.own_foto_hash, a.foto_hash)`
