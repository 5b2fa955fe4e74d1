/** The fields of a template, as its text names them: `{name}`. */
export const TEMPLATE_FIELDS = ['name', 'objekttitel', 'link', 'firma', 'absender'] as const
/** The fields as people write them, isolated from the direction of the text around. */
export const FIELDS_TEXT = `\u2066${TEMPLATE_FIELDS.map((field) => `{${field}}`).join(', ')}\u2069`
export type TemplateField = (typeof TEMPLATE_FIELDS)[number]
export type TemplateValues = Readonly<Record<TemplateField, string>>

const FIELD = /\{([a-z_]{1,40})\}/g

/** The fields of a text that no template has. */
export const unknownFields = (text: string): string[] =>
  [...text.matchAll(FIELD)].map(([, name]) => name as string).filter((name) => !isField(name))

/** A text with the values of its fields; braces with any other word stay as they are. */
export const fillTemplate = (text: string, values: TemplateValues): string =>
  text.replace(FIELD, (whole, name: string) => (isField(name) ? values[name] : whole))

const isField = (name: string): name is TemplateField => TEMPLATE_FIELDS.some((field) => field === name)
