import { escapeHtml } from '../../../domain/format/html.ts'
import type { Block, Footer, PropertyBlock } from './blocks.ts'

/** The colours of src/styles/tokens.css; mail programs support no variables and some no style sheets. */
const INK = '#1b1d1c'
const SOFT = '#5e625f'
const BRASS = '#7a5a16'
const LINE = '#e4dfd5'
const SANS = 'Onest,Vazirmatn,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const SERIF = 'Literata,Georgia,Times New Roman,serif'

interface Page {
  tag: string
  dir: 'ltr' | 'rtl'
  name: string
  home: string
  preview: string
  blocks: readonly Block[]
  footer: Footer
}

/** A mail as HTML: one column, inline styles, no scripts, no pictures except those of homes. */
export function htmlOf({ tag, dir, name, home, preview, blocks, footer }: Page): string {
  const start = dir === 'rtl' ? 'right' : 'left'
  return `<!doctype html>
<html lang="${tag}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(name)}</title>
</head>
<body style="margin:0;padding:0;background:#faf8f4;color:${INK};font-family:${SANS};font-size:16px;line-height:1.55">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<div dir="${dir}" style="max-width:600px;margin:0 auto;padding:24px 16px;text-align:${start}">
<p style="margin:0 0 16px;font-family:${SERIF};font-size:22px"><a href="${escapeHtml(home)}" style="color:${INK};text-decoration:none">${escapeHtml(name)}</a></p>
<div style="background:#ffffff;border:1px solid ${LINE};border-radius:10px;padding:24px">
${blocks.map(blockHtml).join('\n')}
</div>
<div style="padding:16px 8px;color:${SOFT};font-size:13px">
${footer.reason ? `<p style="margin:0 0 8px">${escapeHtml(footer.reason)}</p>` : ''}
<p style="margin:0 0 8px">${footer.links.map(({ label, url }) => link(label, url, SOFT)).join(' · ')}</p>
<p style="margin:0"><bdi>${escapeHtml(footer.sender)}</bdi></p>
</div>
</div>
</body>
</html>
`
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 style="margin:0 0 16px;font-family:${SERIF};font-weight:500;font-size:24px;line-height:1.25">${escapeHtml(block.text)}</h1>`
    case 'text':
      return `<p style="margin:0 0 16px">${lines(block.text)}</p>`
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding:8px 16px;border-inline-start:3px solid ${BRASS};color:${SOFT}"><bdi>${lines(block.text)}</bdi></blockquote>`
    case 'button':
      return `<p style="margin:8px 0 24px"><a href="${escapeHtml(block.url)}" style="display:inline-block;background:${BRASS};color:#ffffff;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:8px">${escapeHtml(block.label)}</a></p>`
    case 'link':
      return `<p style="margin:0 0 16px">${link(block.label, block.url, BRASS)}</p>`
    case 'facts':
      return `<dl style="margin:0 0 16px">${block.rows.map(factHtml).join('')}</dl>`
    case 'property':
      return propertyHtml(block)
  }
}

const factHtml = ([label, value]: readonly [string, string]) =>
  `<dt style="margin:0;color:${SOFT};font-size:13px">${escapeHtml(label)}</dt><dd style="margin:0 0 8px"><bdi>${escapeHtml(value)}</bdi></dd>`

function propertyHtml({ title, url, price, facts, badge, picture }: PropertyBlock): string {
  const image = picture
    ? `<a href="${escapeHtml(url)}"><img src="${escapeHtml(picture.url)}" alt="${escapeHtml(picture.alt)}" width="548" style="display:block;width:100%;height:auto;border:0"></a>`
    : ''
  const sign = badge
    ? `<p style="margin:0 0 4px;color:${BRASS};font-size:13px;font-weight:600">${escapeHtml(badge)}</p>`
    : ''
  return `<div style="margin:0 0 16px;border:1px solid ${LINE};border-radius:10px;overflow:hidden">${image}
<div style="padding:16px">${sign}
<p style="margin:0 0 4px;font-weight:600"><a href="${escapeHtml(url)}" style="color:${INK};text-decoration:none"><bdi>${escapeHtml(title)}</bdi></a></p>
<p style="margin:0"><strong><bdi>${escapeHtml(price)}</bdi></strong></p>
<p style="margin:0;color:${SOFT}">${facts.map((fact) => `<bdi>${escapeHtml(fact)}</bdi>`).join(' · ')}</p>
</div></div>`
}

const link = (label: string, url: string, color: string) =>
  `<a href="${escapeHtml(url)}" style="color:${color}"><bdi>${escapeHtml(label)}</bdi></a>`

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
