import type { AreaPrices } from '../../domain/area-prices/schemas.ts'

/** schema.org Dataset: search engines for data list the figures with their file. */
export function datasetData(
  prices: AreaPrices,
  page: { name: string; text: string; path: string; csv: string; language: string },
  site: string,
): object {
  const [from, to] = [prices.months[0]?.month, prices.months.at(-1)?.month]
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: page.name,
    description: page.text,
    url: site + page.path,
    inLanguage: page.language,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: 'Klinke', url: site },
    dateModified: prices.as_of ?? undefined,
    temporalCoverage: from && to ? `${from}/${to}` : undefined,
    spatialCoverage: {
      '@type': 'Place',
      name: prices.place.name,
      address: { '@type': 'PostalAddress', addressCountry: 'AT' },
    },
    measurementTechnique: 'Median and quartiles of asking prices, EUR per m²',
    variableMeasured: prices.prices.map(({ objektart, vermarktungsart, median, count }) => ({
      '@type': 'PropertyValue',
      name: `${objektart} ${vermarktungsart}`,
      value: median,
      unitText: vermarktungsart === 'KAUF' ? 'EUR/m²' : 'EUR/m²/month',
      description: `n = ${count}`,
    })),
    distribution: [
      { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: site + page.csv },
      {
        '@type': 'DataDownload',
        encodingFormat: 'application/json',
        contentUrl: `${site}/api/prices?ort=${prices.place.slug}`,
      },
    ],
  }
}
