/** Characters of an object's XML that are shown. */
export const XML_MAX = 200_000
/** A longer text is a file in base64. */
const TEXT_MAX = 20_000
const SECRET = /^(?:\w{1,40}:)?(?:passwor[dt]|kennwort|secret|token|api_?key)\b/i
/** What ends the login in an address: a sign other than @ means that there is none. */
const LOGIN_END = /[\s/@<>"']/

/**
 * The XML of an object for people: files are left out, and secrets.
 * @returns whether something was left out for its length
 */
export function shownXml(xml: string): { xml: string; isCut: boolean } {
  let isCut = xml.length > XML_MAX * 200
  // Each part begins with the name of a tag; what follows its bracket is text.
  const parts = xml.slice(0, XML_MAX * 200).split('<')
  const shown = parts.map((part) => {
    const end = part.startsWith('![CDATA[') ? 8 : part.indexOf('>') + 1
    const text = part.slice(end)
    if (SECRET.test(part)) return `${part.slice(0, end).replace(/\s.*/s, ' …>')}${text.trim() === '' ? text : '…'}`
    if (text.length <= TEXT_MAX) return part
    isCut = true
    return `${part.slice(0, end)}… (${text.length})${text.endsWith(']]>') ? ']]>' : ''}`
  })
  const whole = withoutLogins(shown.join('<'))
  if (whole.length <= XML_MAX) return { xml: whole, isCut }
  return { xml: whole.slice(0, XML_MAX), isCut: true }
}

function withoutLogins(text: string): string {
  const [head = '', ...rest] = text.split('://')
  const shown = rest.map((part) => {
    const end = part.search(LOGIN_END)
    return part[end] === '@' ? `…${part.slice(end)}` : part
  })
  return [head, ...shown].join('://')
}
