import { type ProjectDetail, pricesOf } from '../../domain/projects/card.ts'
import type { PropertyDetail } from '../../domain/properties/card.ts'
import { mainPrice } from '../../domain/properties/price.ts'
import type { Objektart } from '../../domain/properties/vocabulary.ts'

/** schema.org has types for homes only; everything else is a Place. */
const TYPES: Partial<Record<Objektart, string>> = {
  WOHNUNG: 'Apartment',
  HAUS: 'SingleFamilyResidence',
  ZIMMER: 'Room',
}

/** A RealEstateListing with its Offer and the home. Unknown values are left out, never guessed. */
export function listingData(property: PropertyDetail, site: string, path: string): object {
  const { location } = property
  const rent = property.vermarktungsart === 'MIETE'
  const price = mainPrice(property)
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
      ...(price ? { price, priceCurrency: property.waehrung } : {}),
      seller: { '@type': 'RealEstateAgent', name: property.company.firma },
    },
  }
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
