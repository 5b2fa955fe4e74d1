import { Document, Image, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import type { CompileTask } from '../../src/server/exposes/compiler-messages.ts'

/** The same pictures and words by @react-pdf/renderer, in plain layout: what it costs, not how it looks. */
export function renderWithReact({ document, pictures }: CompileTask): Promise<Buffer> {
  const [home] = document.homes
  if (!home) throw new Error('A document without a home.')
  const rows = home.facts.flatMap(({ title, rows }) => [
    h(Text, { key: title }, title),
    ...rows.map(({ label, value }) => h(Text, { key: `${title} ${label}` }, `${label}: ${value}`)),
  ])
  const words = home.texts.flatMap(({ title, blocks }) =>
    blocks.map((block, at) =>
      h(
        Text,
        { key: `${title} ${at}` },
        block.kind === 'paragraph'
          ? block.runs.map(({ text }) => text).join('')
          : block.items.map((item) => item.map(({ text }) => text).join('')).join('\n'),
      ),
    ),
  )
  const photos = home.pictures.map(({ file }) =>
    h(Image, { key: file, src: { data: Buffer.from(pictures[file] as Uint8Array), format: 'jpg' as const } }),
  )
  const page = h(
    Page,
    { size: 'A4', style: { padding: 40, fontSize: 10 } },
    h(Text, { style: { fontSize: 24 } }, home.title.text),
    h(Text, null, `${home.place}, ${home.price.amount}, ${home.reference}`),
    h(View, null, ...rows),
    h(View, null, ...words),
    ...photos,
  )
  return renderToBuffer(h(Document, { title: document.title, author: document.author }, page))
}
