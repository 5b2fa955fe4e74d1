import sharp from 'sharp'

const photo = (background: string, width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

const inside = (gruppe: string, content: Buffer, titel = gruppe) =>
  `<anhang location="INTERN" gruppe="${gruppe}"><anhangtitel>${titel}</anhangtitel><format>jpg</format>
  <daten><anhanginhalt>${content.toString('base64')}</anhanginhalt></daten></anhang>`

const home = (number: string, geo: string, files = '') =>
  `<immobilie><objektkategorie><vermarktungsart KAUF="true"/><objektart><wohnung/></objektart></objektkategorie>
  <geo>${geo}</geo><preise><kaufpreis>690000</kaufpreis></preise><flaechen><wohnflaeche>82</wohnflaeche></flaechen>
  <freitexte><objekttitel>Wohnung ${number}</objekttitel></freitexte>${files && `<anhaenge>${files}</anhaenge>`}
  <verwaltung_techn><objektnr_extern>${number}</objektnr_extern></verwaltung_techn></immobilie>`

/**
 * An agency with a logo, one home with a file of each place (its title picture last), and homes in Munich and at an
 * address in doubt.
 */
export async function feedOfFiles(): Promise<string> {
  const [title, room, plan, scale, code, logo] = await Promise.all([
    photo('#2f6f4f'),
    photo('#b08d57'),
    photo('#dddddd', 900, 900),
    photo('#c0392b', 900, 300),
    photo('#111111', 300, 300),
    photo('#1f3a93', 480, 160),
  ])
  const files = [
    inside('ANBIETERLOGO', logo),
    inside('QRCODE', code, 'Zum Rundgang'),
    inside('EPASS-SKALA', scale, 'Skala'),
    inside('GRUNDRISS', plan, 'Plan'),
    inside('BILD', room, 'Zimmer'),
    inside('BILD', title, 'Haus'),
    inside('TITELBILD', title, 'Haus von vorn'),
  ]
  return `<openimmo><uebertragung umfang="TEIL"/><anbieter><firma>Bilder und Orte GmbH</firma>
  ${inside('ANBIETERLOGO', logo)}
  ${home('GRAZ', '<plz>8010</plz><ort>Graz</ort><land iso_land="AUT"/>', files.join(''))}
  ${home('MUC', '<plz>80331</plz><ort>München</ort><land iso_land="DEU"/>')}
  ${home('BONN', '<plz>53111</plz><ort>Bonn</ort>')}
  </anbieter></openimmo>`
}
