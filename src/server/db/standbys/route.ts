import type { PostgresPoolClient } from 'kysely'
import { isDatabaseAway } from '../away.ts'
import type { Connections } from '../connect.ts'
import { isTooSlow } from '../too-slow.ts'
import type { Side } from './side.ts'

/** SQLSTATE of a statement that a standby ended because it had to replay a change of the rows that it read. */
const CONFLICT = '40001'

/**
 * Connections that lead to the side chosen when they are taken. A statement that fails because its side is away, or has
 * to replay, runs once more on the next side: it only reads. In a transaction it fails, since what was read before came
 * from the other side.
 */
export function routeReads(
  connectionsOf: (side: Side) => Connections,
  choose: () => Side,
  elsewhere: (side: Side, isAway: boolean) => Side,
): Pick<Connections, 'connect' | 'end'> {
  const connect = async (side: Side): Promise<{ client: PostgresPoolClient; side: Side }> => {
    try {
      return { client: await connectionsOf(side).connect(), side }
    } catch (error) {
      // All connections are in use, on a server that answers: the load is not to be carried to the next one.
      if (side.answers && isTooSlow(error)) throw error
      const other = elsewhere(side, true)
      if (other === side) throw error
      return { client: await connectionsOf(other).connect(), side: other }
    }
  }
  return {
    async connect() {
      let { client, side } = await connect(choose())
      let inTransaction = false
      let isReleased = false
      const again = async (error: unknown, text: string, values: unknown[]) => {
        const conflicts = (error as { code?: string }).code === CONFLICT
        if (inTransaction || !(conflicts || isDatabaseAway(error))) throw error
        client.release(!conflicts)
        isReleased = true
        ;({ client, side } = await connect(elsewhere(side, !conflicts)))
        isReleased = false
        return client.query(text, values)
      }
      return {
        query: ((text: string, values: unknown[] = []) => {
          if (typeof text !== 'string') return client.query(text as never)
          if (/^(?:begin|start transaction)/.test(text)) inTransaction = true
          const result = client.query(text, values).catch((error) => again(error, text, values))
          if (/^(?:commit|rollback)$/.test(text)) inTransaction = false
          return result
        }) as PostgresPoolClient['query'],
        release: (destroy) => {
          if (!isReleased) client.release(destroy)
        },
      }
    },
    end: async () => {},
  }
}
