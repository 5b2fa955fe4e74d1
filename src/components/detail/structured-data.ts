import type { CompanyDetail } from '../../domain/companies/company.ts'
import type { Zeiteinheit } from '../../domain/prices/zeiteinheiten.ts'
import { type ProjectDetail, pricesOf } from '../../domain/projects/card.ts'
import type { PropertyCard, PropertyDetail } from '../../domain/properties/card.ts'
import type { Objektart } from '../../domain/properties/vocabulary.ts'

/** schema.org has types for homes only; everything else is a Place. */
const TYPES: Partial<Record<Objektart, string>> = {
  WOHNUNG: 'Apartment',
  HAUS: 'SingleFamilyResidence',
  ZIMMER: 'Room',
}

/**
 * A RealEstateListing with its Offer and the home. Unknown values are left out, never guessed. `forms` are the words for
 * what is offered beyond sale and rental, such as a forced auction.
 */
export function listingData(
  property: PropertyDetail,
  site: string,
  path: string,
  forms: readonly string[] = [],
): object {
  const { location } = property
  const rent = property.vermarktungsart === 'MIETE'
  const home = {
    '@type': (property.objektart && TYPES[property.objektart]) ?? 'Place',
    name: property.objekttitel,
    address: {
      '@type': 'PostalAddress',
      addressCountry: location.land ?? undefined,
      addressRegion: location.bundesland ?? undefined,
      addressLocality: location.ort ?? undefined,
      postalCode: location.plz ?? undefined,
      streetAddress: location.strasse ?? undefined,
    },
    geo:
      location.lat !== null && location.lng !== null && location.ungenau_radius === null
        ? { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng }
        : undefined,
    floorSize: property.flaeche
      ? { '@type': 'QuantitativeValue', value: property.flaeche, unitCode: 'MTK' }
      : undefined,
    numberOfRooms: property.anzahl_zimmer ?? undefined,
    yearBuilt: property.baujahr ?? undefined,
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: property.objekttitel,
    url: site + path,
    datePosted: property.published_at,
    inLanguage: property.objekttitel_lang,
    image: property.images.map(({ url }) => new URL(url, site).href),
    mainEntity: home,
    offers: {
      '@type': 'Offer',
      url: site + path,
      businessFunction: `http://purl.org/goodrelations/v1#${rent ? 'LeaseOut' : 'Sell'}`,
      availability: `https://schema.org/${property.status === 'reserved' ? 'LimitedAvailability' : 'InStock'}`,
      ...(forms.length > 0 && { category: forms.join(', ') }),
      ...priceData(property),
      seller: { '@type': 'RealEstateAgent', name: property.company.firma },
    },
  }
}

/** UN/CEFACT codes of periods. */
const UNITS: Record<Zeiteinheit, string> = { TAG: 'DAY', WOCHE: 'WEE', MONAT: 'MON', JAHR: 'ANN' }

/** The price with its period and tax. What is no asking price (the value at an auction, the least bid) is left out. */
function priceData({ preis, waehrung }: PropertyDetail): object {
  const { betrag: price, art, zeiteinheit, ust } = preis
  if (price === null || art === 'verkehrswert' || art === 'mindestpreis') return {}
  const priceSpecification = {
    '@type': zeiteinheit === null ? 'PriceSpecification' : 'UnitPriceSpecification',
    price,
    priceCurrency: waehrung,
    ...(zeiteinheit !== null && { unitCode: UNITS[zeiteinheit] }),
    ...(ust !== null && { valueAddedTaxIncluded: false }),
  }
  // A plain price is read as what is paid once, or each month; anything else needs its unit.
  const isPlain = zeiteinheit === null || zeiteinheit === 'MONAT'
  return { ...(isPlain && { price, priceCurrency: waehrung }), priceSpecification }
}

/** A project as a RealEstateListing: the lowest prices of its units, to buy and to rent. */
export function projectData(project: ProjectDetail, site: string, path: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: project.titel,
    url: site + path,
    image: project.images.map(({ url }) => new URL(url, site).href),
    mainEntity: {
      '@type': 'ApartmentComplex',
      name: project.titel,
      address: {
        '@type': 'PostalAddress',
        addressCountry: project.land ?? undefined,
        addressRegion: project.bundesland ?? undefined,
        addressLocality: project.ort ?? undefined,
        postalCode: project.plz ?? undefined,
        streetAddress: project.strasse ?? undefined,
      },
      numberOfAccommodationUnits: project.einheiten_anzahl || undefined,
    },
    offers: pricesOf(project).map(({ amount, monthly }) => ({
      '@type': 'AggregateOffer',
      url: site + path,
      businessFunction: `http://purl.org/goodrelations/v1#${monthly ? 'LeaseOut' : 'Sell'}`,
      lowPrice: amount,
      priceCurrency: 'EUR',
      seller: { '@type': 'RealEstateAgent', name: project.company.firma },
    })),
  }
}

/** A page that lists homes: those on it, in their order, and how many there are in all. */
export function homeListData(
  cards: readonly PropertyCard[],
  site: string,
  pathOf: (card: PropertyCard) => string,
  list: { name: string; path: string; total: number },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: list.name,
    url: site + list.path,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: list.total,
      itemListElement: cards.map((card, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: card.objekttitel,
        url: site + pathOf(card),
      })),
    },
  }
}

/** The page of a company, as schema.org knows brokers. Unknown values are left out. */
export function companyData(company: CompanyDetail, site: string, path: string): object {
  const { strasse, plz, ort } = company
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    name: company.firma,
    url: site + path,
    logo: company.logo ? new URL(company.logo.url, site).href : undefined,
    slogan: company.line ?? undefined,
    telephone: company.telefon ?? undefined,
    sameAs: company.website ? [company.website] : undefined,
    address:
      strasse || plz || ort
        ? {
            '@type': 'PostalAddress',
            streetAddress: strasse ?? undefined,
            postalCode: plz ?? undefined,
            addressLocality: ort ?? undefined,
          }
        : undefined,
    employee: company.agents.map(({ name, position }) => ({
      '@type': 'Person',
      name,
      jobTitle: position ?? undefined,
    })),
  }
}

/** The breadcrumbs above the title, from the start page. */
export function breadcrumbData(crumbs: readonly { name: string; path: string }[], site: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: site + path,
    })),
  }
}
