import { z } from 'zod'
import { OPERATIONS } from '../../domain/operations/all.ts'
import type { FieldSchema } from '../../islands/admin/form/schema.ts'
import { SCREENS, type Screen } from '../../islands/admin/screens.ts'

const BY_NAME = new Map(OPERATIONS.map((one) => [`${one.method} ${one.path}`, one]))

const operationOf = (name: string) => {
  const found = BY_NAME.get(name)
  if (!found) throw new Error(`No operation is called ${name}.`)
  return found
}

/** The roles that see each screen: those that may make its call. */
export const rolesOfScreens = (): Record<string, readonly string[]> =>
  Object.fromEntries(
    (SCREENS as readonly Screen[]).map(({ path, operation }) => [path, operationOf(operation).who.roles]),
  )

/** JSON Schemas of the bodies that a screen draws as forms: no schema library reaches the browser. */
export const schemasOf = ({ forms = [] }: Pick<Screen, 'forms'>): Record<string, FieldSchema> =>
  Object.fromEntries(forms.map((name) => [name, schemaOf(name)]))

function schemaOf(name: string): FieldSchema {
  const { body } = operationOf(name)
  if (!body) throw new Error(`${name} has no body to draw a form of.`)
  return z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as FieldSchema
}
