import { DomainError } from '../../domain/errors.ts'

/** The version of a record, as its details answer it and a change sends it back. */
export const versionOf = ({ updated_at }: { updated_at: Date }): string => updated_at.toISOString()

/**
 * Refuses a change that was made on an older version, within the transaction that has locked the row.
 * @throws DomainError record.changed
 */
export function refuseStale(row: { updated_at: Date }, version: string): void {
  if (versionOf(row) !== version) throw new DomainError('record.changed')
}
