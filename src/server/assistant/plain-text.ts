const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The text of sanitised HTML, its paragraphs and list items on lines of their own. */
export function plainText(html: string): string {
  return html
    .replace(/<li>/g, '– ')
    .replace(/<br ?\/?>|<\/(?:p|li|ul|ol)>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_whole, name: string) => ENTITIES[name] ?? '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
