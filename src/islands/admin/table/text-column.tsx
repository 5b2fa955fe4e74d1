import { withUnits } from '../../../domain/format/measure.ts'
import type { Column } from './columns.ts'

/** Makes columns of texts, which may have another direction than the page: `const text = textColumn<Row>()`. */
export const textColumn =
  <Row,>() =>
  (key: string, label: string, text: (row: Row) => string, more: Partial<Column<Row>> = {}): Column<Row> => ({
    key,
    label,
    text,
    cell: (row) => <bdi>{withUnits(text(row))}</bdi>,
    ...more,
  })
