import { BorderFileError } from './fault.ts'

/**
 * A postcode and a town that it delivers to: its Gemeindekennziffer, its name, or both. With a name alone, the code may
 * be that of the state (one digit).
 */
export interface Postcode {
  plz: string
  code: string | null
  name: string | null
}

const PLZ_FIELD = /^(?:weitere )?(?:plz|postleitzahl(?:en)?|postcode|zip)\b/
const CODE_FIELD = /^(?:gemeindekennziffer|gkz|gemeindecode|gemeindenummer|iso|code)$/
const NAME_FIELD = /^(?:gemeindename|gemeinde|ort|name|town|municipality)$/
const STATE_FIELD = /^(?:bundesland|land)$/
/** The last day on which a postcode is in force, and whether letters can be sent to it, in the directory of the Post. */
const UNTIL_FIELD = /^g(?:ü|ue)ltig ?bis$/
const USED_FIELD = /^adressierbar$/
/** The states as the Post writes them, by the first digit of their Gemeindekennziffern. */
const STATES = ['b', 'k', 'n', 'o', 'sa', 'st', 't', 'v', 'w']
/** Titles and notes that offices write above the table. */
const LINES_ABOVE = 20

/**
 * Reads a table of postcodes as CSV with commas, semicolons or tabs: a column of postcodes (several in a field, parted
 * by blanks, are fine) and one of the Gemeindekennziffer or the name of the municipality. Lines without a postcode are
 * passed over; so are those of the directory of the Post that are no longer in force, or that no letter can be sent to
 * (post office boxes, internal numbers).
 * @param today as an ISO date
 * @throws BorderFileError without such columns, and for a file without a postcode
 */
export function readPostcodes(text: string, today = new Date().toISOString().slice(0, 10)): Postcode[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  for (const [at, line] of lines.slice(0, LINES_ABOVE).entries()) {
    const separator = [';', '\t', ','].find((sign) => line.includes(sign))
    if (!separator) continue
    const heads = fieldsOf(line, separator).map((head) => head.toLowerCase())
    const columns = heads.flatMap((head, column) => (PLZ_FIELD.test(head) ? [column] : []))
    // Gemeindekennziffer precedes Gemeindecode, which offices number in another way.
    const code = heads.findIndex((head) => head === 'gemeindekennziffer' || head === 'gkz')
    const codeColumn = code >= 0 ? code : heads.findIndex((head) => CODE_FIELD.test(head))
    const nameColumn = heads.findIndex((head) => NAME_FIELD.test(head))
    if (columns.length === 0 || (codeColumn < 0 && nameColumn < 0)) continue
    const columnOf = (field: RegExp) => heads.findIndex((head) => field.test(head))
    const [state, until, used] = [columnOf(STATE_FIELD), columnOf(UNTIL_FIELD), columnOf(USED_FIELD)]
    const rows = lines.slice(at + 1).flatMap((row) => {
      const fields = fieldsOf(row, separator)
      if (isOver(fields[until] ?? '', today) || /^(?:nein|n|0)$/i.test(fields[used] ?? '')) return []
      const sent = fields[codeColumn] ?? ''
      const town = {
        code: /^[1-9]\d{4}$/.test(sent) ? sent : stateCode(fields[state] ?? ''),
        name: (fields[nameColumn] ?? '').slice(0, 120) || null,
      }
      if (!town.name && (town.code ?? '').length < 5) return []
      return columns
        .flatMap((column) => (fields[column] ?? '').split(/[\s,/]+/))
        .filter((plz) => /^[1-9]\d{3}$/.test(plz))
        .map((plz) => ({ plz, ...town }))
    })
    if (rows.length === 0) throw new BorderFileError('no_postcodes')
    return rows
  }
  throw new BorderFileError('no_columns', { felder: (lines.find(Boolean) ?? '').slice(0, 80) })
}

/** "Sa" -> "5" */
function stateCode(state: string): string | null {
  const at = STATES.indexOf(state.toLowerCase())
  return at < 0 ? null : String(at + 1)
}

/** Tells whether a day has passed: 31.12.2020 or 2020-12-31. Without a readable day nothing has. */
function isOver(day: string, today: string): boolean {
  const [, date, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})/.exec(day) ?? []
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}` : day.slice(0, 10)
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) && iso < today
}

function fieldsOf(line: string, separator: string): string[] {
  const fields: string[] = []
  for (let at = 0; at <= line.length; ) {
    if (line[at] === '"') {
      let end = line.indexOf('"', at + 1)
      while (end >= 0 && line[end + 1] === '"') end = line.indexOf('"', end + 2)
      if (end < 0) end = line.length
      fields.push(
        line
          .slice(at + 1, end)
          .replaceAll('""', '"')
          .trim(),
      )
      const next = line.indexOf(separator, end)
      at = next < 0 ? line.length + 1 : next + 1
    } else {
      const next = line.indexOf(separator, at)
      const end = next < 0 ? line.length : next
      fields.push(line.slice(at, end).trim())
      at = end + 1
    }
  }
  return fields
}
