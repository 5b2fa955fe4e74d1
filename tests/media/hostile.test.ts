import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { createDecoder } from '../../src/server/media/decoder.ts'
import { MediaError } from '../../src/server/media/fault.ts'
import { nestedPatterns, svg } from './drawings.ts'

// Uses the process for pictures from strangers, as the importer and the server do.
const pictures = createDecoder()
afterAll(() => pictures.close())

async function fault(content: Uint8Array): Promise<string> {
  const error = await pictures.process(content).then(
    () => 'none',
    (thrown) => thrown,
  )
  return error instanceof MediaError ? error.fault : String(error)
}

/** A PNG of one pixel. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const rect = '<rect width="400" height="300" fill="#fff"/>'
const doubled = Array.from({ length: 20 }, (_, at) => {
  return `<g id="g${at + 1}"><use xlink:href="#g${at}"/><use xlink:href="#g${at}"/></g>`
})

describe('a drawing is refused at once', () => {
  test.each([
    [
      'with filters over a large area',
      svg(
        `<filter id="f" x="-9" y="-9" width="19" height="19">${'<feTurbulence baseFrequency="0.9" numOctaves="99"/>'.repeat(20)}<feMorphology operator="dilate" radius="900"/></filter><rect width="400" height="300" filter="url(#f)"/>`,
      ),
    ],
    ['with a filter that nothing uses', svg(`<filter id="f"/>${rect}`)],
    ['with a filter under a prefix', svg('<s:FILTER xmlns:s="http://www.w3.org/2000/svg"/>')],
    ['with a filter written as a function', svg('<rect width="9" height="9" filter="blur(900px)"/>')],
    ['with a filter in its style', svg('<rect width="9" height="9" style="fill:red;filter:blur(900px)"/>')],
    ['with a filter in its style sheet', svg('<style>rect { fil<!-- -->ter: blur(900px) }</style>')],
    ['with a style sheet of escapes', svg('<style>rect { f\\69lter: blur(900px) }</style>')],
    ['with a style sheet from elsewhere', svg('<style><![CDATA[@import "https://a.example/x.css";]]></style>')],
    ['with uses that double twenty times', svg(`<defs><g id="g0">${rect}</g>${doubled.join('')}</defs><use xlink:href="#g20"/>`)],
    ['with a use of itself', svg('<g id="a"><use href="#a"/></g>')],
    ['with a use of a use under a second of the same name', svg('<g id="a"/><g id="a"><use href="#b"/></g><use href="#a"/>')],
    ['with a filter of one browser', svg('<rect width="9" height="9" style="fill:red;-webkit-filter:blur(900px)"/>')],
    ['with a filter of one browser in its style sheet', svg('<style>rect { -moz-filter: blur(900px) }</style>')],
    ['with a filter parted by a comment', svg('<rect width="9" height="9" style="fi/**/lter:blur(900px)"/>')],
    ['with a filter parted by a comment in its style sheet', svg('<style>rect { fi/* */lter: blur(900px) }</style>')],
    ['with a filter between addresses that look like a comment', svg('<style>rect { fill: url(#/*); filter: blur(9px); stroke: url(#*/) }</style>')],
    ['with patterns in patterns', nestedPatterns()],
    ['with a pattern in a pattern by a style', svg(`<pattern id="a">${rect}</pattern><pattern id="b"><g style="fill:url( '#a')">${rect}</g></pattern>`)],
    ['with a pattern in a pattern by a class', svg(`<style>.x, .y { fill: url(#a) }</style><pattern id="a">${rect}</pattern><pattern id="b"><rect class="z y"/></pattern>`)],
    ['with a pattern in a pattern by a rule for all', svg(`<style>rect { fill: url(#a) }</style><pattern id="a">${rect}</pattern>`)],
    ['with a style sheet whose braces stand in words', svg(`<style>.a { x: "}.b {"; fill: url(#a) }</style><pattern id="a"><rect class="a"/></pattern>`)],
    ['with a pattern in a pattern by what stands around it', svg(`<pattern id="a">${rect}</pattern><g fill="url(#a)"><pattern id="b">${rect}</pattern></g>`)],
    ['with a pattern in a pattern by a use', svg(`<g id="g" fill="url(#a)">${rect}</g><pattern id="a">${rect}</pattern><pattern id="b"><use href="#g"/></pattern>`)],
    ['with a mask in a mask', svg(`<mask id="a">${rect}</mask><mask id="b"><g mask="url(#a)">${rect}</g></mask>`)],
    ['with a marker in a marker', svg('<marker id="a"><path d="M0 0h9"/></marker><marker id="b"><path d="M0 0h9" marker-end="url(#a)"/></marker>')],
    ['with a clipping in the content of a clipping', svg(`<clipPath id="a">${rect}</clipPath><clipPath id="b"><rect clip-path="url(#a)"/></clipPath>`)],
    ['with clippings that clip each other', svg(`<clipPath id="a" clip-path="url(#b)">${rect}</clipPath><clipPath id="b" clip-path="url(#a)">${rect}</clipPath>`)],
    ['with gradients that name each other', svg('<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>')],
    ['with many uses of much', svg(`<g id="a">${'<path/>'.repeat(2000)}</g>${'<use href="#a"/>'.repeat(200)}`)],
    ['with entities', Buffer.from('<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">]><svg><text>&a;</text></svg>')],
    ['with a script', svg('<script>alert(1)</script>')],
    ['with a script under a prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>')],
    ['with something that happens', svg('<rect width="9" height="9" onload="alert(1)"/>')],
    ['with a web page inside', svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>')],
    ['with a file of the machine', svg('<image href="file:///etc/hostname" width="9" height="9"/>')],
    ['with a picture from elsewhere', svg('<image xlink:href="https://a.example/x.png" width="9" height="9"/>')],
    ['with a drawing inside that nobody looked at', svg('<image href="data:image/svg+xml;base64,PHN2Zz4=" width="9" height="9"/>')],
    ['with a colour from elsewhere', svg('<rect width="9" height="9" fill="url( \'https://a.example/x#a\')"/>')],
    ['in an encoding that hides its markup', Buffer.from('<?xml version="1.0" encoding="UTF-7"?><svg>+ADw-filter/+AD4-</svg>')],
    ['with a style of its own by instruction', Buffer.from('<?xml-stylesheet href="https://a.example/x.css"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('%s', async (_what, content) => {
    expect(await fault(content)).toBe('hostile')
  }) // biome-ignore format: a table

  test('that is no XML, or endless in size or length', async () => {
    expect(await fault(svg('<g>'))).toBe('corrupt')
    expect(await fault(svg(rect, 'width="900000" height="900000"'))).toMatch(/too_many_pixels|corrupt/)
    expect(await fault(svg(rect.repeat(100_000)))).toBe('too_large')
  })
})

describe('a drawing as programs write them is taken', () => {
  test.each([
    ['with blocks that are used', svg(`<defs><symbol id="tür">${rect}</symbol></defs><use href="#t%C3%BCr" width="9" height="9"/>`)],
    ['with gradients and patterns', svg('<linearGradient id="a"><stop stop-color="red"/></linearGradient><rect width="400" height="300" fill="url(#a)"/>')],
    ['with a hatching that another one turns', svg(`<pattern id="a" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M0 0h9" stroke="url(#c)"/></pattern><pattern id="b" href="#a" patternTransform="rotate(45)"/><linearGradient id="c" href="#d"/><linearGradient id="d"><stop/></linearGradient><rect width="400" height="300" fill="url(#b)"/>`)],
    ['with clippings as Illustrator writes them', svg(`<style>.st0{clip-path:url(#b);} .st1{clip-path:url(#d);fill:url('#p');font-family:'Arial';} /* don't */</style><defs><rect id="a" width="400" height="300"/></defs><clipPath id="b"><use href="#a"/></clipPath><g class="st0"><clipPath id="d" class="st0"><use href="#a"/></clipPath><pattern id="p" width="9" height="9" patternUnits="userSpaceOnUse"><g class="st0">${rect}</g></pattern><rect class="st1" width="400" height="300"/></g>`)],
    ['with a mask of a clipping', svg(`<clipPath id="a">${rect}</clipPath><mask id="b"><g clip-path="url(#a)">${rect}</g></mask><rect width="400" height="300" mask="url(#b)"/>`)],
    ['with what Inkscape adds', svg(`<g xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"><inkscape:grid id="filter"/></g><g style="filter:none;color-interpolation-filters:linearRGB">${rect}</g>`)],
    ['with a photograph inside', svg(`<image href="data:image/png;base64,${DOT}" width="9" height="9"/>`)],
    ['with a link and a name of its kind', Buffer.from(`<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><a href="https://a.example/">${rect}</a></svg>`)],
    ['in Latin-1', Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?><svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><title>K\xfcche</title>${rect}</svg>`, 'latin1')],
  ])('%s', async (_what, content) => {
    expect((await pictures.process(content)).variants).toHaveLength(5)
  }) // biome-ignore format: a table
})

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
const photo = () => sharp({ create: { width: 600, height: 600, channels: 3, background: 'red', noise } })
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' }, limitInputPixels: false })
const frames = (count: number) => {
  const raw = { width: 4, height: 4 * count, channels: 3, pageHeight: 4 } as const
  return sharp(Buffer.from(Array.from({ length: 48 * count }, (_, at) => (at >> 4) % 256)), { raw })
}

/** A PNG that declares that size; its few bytes of pixels repeat. */
function claiming(png: Buffer, width: number, height: number): Buffer {
  const head = Buffer.from(png)
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  head.writeUInt32BE(crc32(head.subarray(12, 29)), 29)
  return head
}

/** The same for an AVIF, whose boxes `ispe` declare its size. */
function claimingAvif(avif: Buffer, size: number): Buffer {
  const head = Buffer.from(avif)
  for (let at = head.indexOf('ispe'); at >= 0; at = head.indexOf('ispe', at + 1)) {
    head.writeUInt32BE(size, at + 8)
    head.writeUInt32BE(size, at + 12)
  }
  return head
}

describe('a picture of any other format', () => {
  test.each([
    ['PNG of 30,000 x 30,000', async () => claiming(await flat(9, 9).png().toBuffer(), 30_000, 30_000), 'too_many_pixels'],
    ['PNG of endless equal pixels', () => flat(16_000, 8000).png().toBuffer(), 'too_many_pixels'],
    ['TIFF of endless equal pixels', () => flat(16_000, 8000).tiff({ compression: 'deflate' }).toBuffer(), 'too_many_pixels'],
    ['AVIF of 30,000 x 30,000', async () => claimingAvif(await flat(99, 99).avif({ effort: 0 }).toBuffer(), 30_000), 'too_many_pixels'],
    ['GIF of 2,000 pictures', () => frames(2000).gif().toBuffer(), 'animated'],
    ['WebP of 2,000 pictures', () => frames(2000).webp({ effort: 0 }).toBuffer(), 'animated'],
    ['JPEG XL', async () => Buffer.from(`ff0a${'00'.repeat(40)}`, 'hex'), 'type'],
    ['JPEG XL in its box', async () => Buffer.from(`0000000c4a584c200d0a870a${'00'.repeat(40)}`, 'hex'), 'type'],
    ['HEIC', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'heic'],
    ['ICO', async () => Buffer.from('00000100010010100000', 'hex'), 'type'],
    ['JPEG cut in half', async () => half(await photo().jpeg().toBuffer()), 'corrupt'],
    ['PNG cut in half', async () => half(await photo().png().toBuffer()), 'corrupt'],
    ['WebP cut in half', async () => half(await photo().webp().toBuffer()), 'corrupt'],
    ['GIF cut in half', async () => half(await photo().gif({ effort: 1, dither: 0 }).toBuffer()), 'corrupt'],
    ['TIFF cut in half', async () => half(await photo().tiff().toBuffer()), 'corrupt'],
    ['AVIF cut in half', async () => half(await photo().avif({ effort: 0 }).toBuffer()), 'corrupt'],
  ] as const)('%s is refused', async (_what, content, expected) => {
    expect(await fault(await content())).toBe(expected)
  }) // biome-ignore format: a table
})

function half(content: Buffer): Buffer {
  return content.subarray(0, content.length / 2)
}
