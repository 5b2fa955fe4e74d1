import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import { translator } from '../../../i18n/server.ts'
import type { Config } from '../../config.ts'
import type { Block, Footer } from './blocks.ts'
import { htmlOf } from './html.ts'

export interface MailContent {
  language: Language
  /** The preview text that a mailbox shows next to the subject. */
  preview: string
  blocks: readonly Block[]
  /** The reason for this mail, and links to end or change that: below the content, small. */
  reason?: string
  links?: readonly { label: string; url: string }[]
}

/** The absolute address of a page, from its German path. */
export const siteUrl = ({ SITE_URL }: Pick<Config, 'SITE_URL'>, language: Language, path: string) =>
  SITE_URL + localPath(language, path)

/** Both bodies of a mail, from the same blocks: HTML with direction and language, and plain text. */
export function layoutMail(config: Config, content: MailContent): { html: string; text: string } {
  const { language } = content
  const t = translator(language)
  const footer: Footer = {
    reason: content.reason ?? '',
    links: [
      ...(content.links ?? []),
      { label: t('frame.imprint'), url: siteUrl(config, language, '/impressum') },
      { label: t('frame.privacy'), url: siteUrl(config, language, '/datenschutz') },
    ],
    sender: [t('site.name'), config.CONTACT_PHONE, config.CONTACT_EMAIL].join(' · '),
  }
  const { tag, dir } = LANGUAGES[language]
  const home = siteUrl(config, language, '/')
  return {
    html: htmlOf({ tag, dir, name: t('site.name'), home, preview: content.preview, blocks: content.blocks, footer }),
    text: textOf(content.blocks, footer),
  }
}

function textOf(blocks: readonly Block[], footer: Footer): string {
  const end = [footer.reason, ...footer.links.map(({ label, url }) => `${label}: ${url}`), footer.sender]
  return `${blocks.map(blockText).join('\n\n')}\n\n-- \n${end.filter(Boolean).join('\n')}\n`
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return block.text
    case 'quote':
      return block.text.replace(/^/gm, '> ')
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'property': {
      const title = block.badge ? `${block.badge}: ${block.title}` : block.title
      return [title, [block.price, ...block.facts].join(' · '), block.url].join('\n')
    }
  }
}
