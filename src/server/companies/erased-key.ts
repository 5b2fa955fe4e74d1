import { createHash } from 'node:crypto'

/** The key of a person that was erased, from the key by which feeds name it: often an address, so only its hash stays. */
export const erasedKey = (agentKey: string): string => `erased:${createHash('sha256').update(agentKey).digest('hex')}`
