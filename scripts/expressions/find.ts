import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { convertToTsx } from '@astrojs/astro2tsx'
import ts from 'typescript'

/** A regular expression of the source. `source` is null when it is composed at run time. */
export interface Expression {
  file: string
  line: number
  /** As in the file. */
  text: string
  source: string | null
  flags: string
}

/** Calls that create a regular expression from a text. */
const TAKES_PATTERN = new Set(['match', 'matchAll', 'search'])

/**
 * Every regular expression below src/, scripts/ and tools/ of a checkout: literals, `RegExp(...)`, parameters of Hono's paths.
 */
export function findExpressions(root: string): Expression[] {
  const files = globSync('{src,scripts,tools}/**/*.{ts,tsx,mjs,js,astro}', { cwd: root }).sort()
  return files.flatMap((file) =>
    expressionsOf(file.replaceAll(path.sep, '/'), readFileSync(path.join(root, file), 'utf8')),
  )
}

/** @param file its extension determines the language */
export function expressionsOf(file: string, content: string): Expression[] {
  if (!file.endsWith('.astro')) return inScript(file, content, content)
  const { code, scripts } = convertToTsx(content, { filename: file })
  const parts = [code, ...scripts.map((script) => script.content)]
  const found = parts.flatMap((part) => inScript(file, part, content))
  // The template may also contain its scripts.
  return [...new Map(found.map((each) => [`${each.line} ${each.text}`, each])).values()]
}

function inScript(file: string, code: string, original: string): Expression[] {
  const source = ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, true, kindOf(file))
  const found: Expression[] = []
  const add = (node: ts.Node, pattern: string | null, flags = '') => {
    const text = node.getText(source)
    const at = code === original ? node.getStart(source) : Math.max(0, original.indexOf(text))
    found.push({ file, line: original.slice(0, at).split('\n').length, text, source: pattern, flags })
  }
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      add(node, node.text.slice(1, end), node.text.slice(end + 1))
    } else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && isRegExp(node)) {
      const [pattern, flags] = node.arguments ?? []
      const literal = pattern && ts.isRegularExpressionLiteral(pattern)
      if (!literal) add(node, pattern ? textOf(pattern, source) : '', (flags && textOf(flags, source)) ?? '')
    } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [pattern] = node.arguments
      if (TAKES_PATTERN.has(node.expression.name.text) && pattern && ts.isStringLiteralLike(pattern)) {
        add(node, pattern.text)
      }
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      for (const parameter of parametersOf(textOf(node, source))) add(node, parameter)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function kindOf(file: string): ts.ScriptKind {
  return /\.(tsx|astro)$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
}

function isRegExp({ expression }: ts.NewExpression | ts.CallExpression): boolean {
  return ts.isIdentifier(expression) && expression.text === 'RegExp'
}

/** The text of an expression, if it is a constant in the same file; else null. */
function textOf(node: ts.Node, source: ts.SourceFile): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isIdentifier(node)) return constantOf(node.text, source)
  if (!ts.isTemplateExpression(node)) return null
  let text: string | null = node.head.text
  for (const { expression, literal } of node.templateSpans) {
    const part = textOf(expression, source)
    text = text === null || part === null ? null : text + part + literal.text
  }
  return text
}

function constantOf(name: string, source: ts.SourceFile): string | null {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    const found = statement.declarationList.declarations.find((each) => each.name.getText(source) === name)
    if (found?.initializer && ts.isStringLiteralLike(found.initializer)) return found.initializer.text
  }
  return null
}

/** For Hono paths such as `/media/:hash{[0-9a-f]{64}}/:file`, the pattern that the whole parameter must match. */
function parametersOf(text: string | null): string[] {
  const found: string[] = []
  for (const { index } of text?.matchAll(/\/:\w{1,40}\{/g) ?? []) {
    const start = (text as string).indexOf('{', index) + 1
    let end = start
    for (let depth = 1; end < (text as string).length; end++) {
      if (text?.[end] === '{') depth++
      else if (text?.[end] === '}' && --depth === 0) break
    }
    found.push(`^(?:${(text as string).slice(start, end)})$`)
  }
  return found
}
