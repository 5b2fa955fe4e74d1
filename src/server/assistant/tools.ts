import { pricesPath } from '../../domain/area-prices/address.ts'
import * as areaPrices from '../../domain/area-prices/operations.ts'
import * as answers from '../../domain/assistant/tool-answers.ts'
import * as inputs from '../../domain/assistant/tool-inputs.ts'
import * as calculators from '../../domain/calculators/operations.ts'
import * as content from '../../domain/content/operations.ts'
import * as places from '../../domain/places/operations.ts'
import * as projects from '../../domain/projects/operations.ts'
import * as properties from '../../domain/properties/operations.ts'
import { listAddress } from '../../domain/search/address.ts'
import { parseSearch } from '../../domain/search/codec.ts'
import * as understanding from '../../domain/understanding/operations.ts'
import { splitLocale } from '../../i18n/paths.ts'
import { asTexts, type Tool, tool } from './tool.ts'
import { homeView, projectView, propertyView } from './tool-views.ts'

/** Every tool, for the assistant without and with a model, and for assistants elsewhere (MCP). */
export const TOOLS: readonly Tool[] = [
  tool(properties.search, {
    input: inputs.searchInput,
    answer: answers.searchAnswer,
    view({ total, page, pages, data, without = [] }, reader, given) {
      const { query } = parseSearch(new URLSearchParams(asTexts(given)))
      const { filter, sort } = query
      return {
        total,
        page,
        pages,
        homes: data.map((card) => homeView(card, reader)),
        // Without its agencies a search would count homes of those that forbid it.
        without: without.filter(({ name }) => name in filter && name !== 'anbieter'),
        url: reader.link(listAddress({ filter, sort })),
      }
    },
  }),
  tool(properties.read, {
    input: inputs.propertyInput,
    answer: answers.propertyAnswer,
    request: ({ id }, lang) => ({ params: { id: String(id) }, query: { lang } }),
    view: ({ data }, reader, given) => propertyView(data, given.with_texts, reader),
  }),
  tool(places.suggestPlaces, {
    input: inputs.placesInput,
    answer: answers.placesAnswer,
    view: ({ data }, { link }) => ({
      places: data.map(({ slug, name, art, in: within, near }) => {
        const criterion: 'ort' | 'plz' | 'land' = art === 'plz' || art === 'land' ? art : 'ort'
        return {
          ...{ slug, name, art, in: within },
          ...(near && { near }),
          criterion,
          url: link(`/immobilien?${new URLSearchParams({ [criterion]: slug })}`),
        }
      }),
    }),
  }),
  tool(understanding.interpret, {
    input: inputs.sentenceInput,
    answer: answers.sentenceAnswer,
    request: ({ query }, language) => ({ body: { query, language } }),
    view: ({ criteria, sort, understood, not_understood, notes, ambiguous, language, url }, { link }) => ({
      criteria: { ...criteria, ...(sort && { sort }) },
      understood: understood.map(({ text, criterion, value, label }) => ({ text, criterion, value, label })),
      not_understood: not_understood.map(({ text }) => text),
      wishes: notes.map(({ text }) => text),
      ambiguous: ambiguous.map(({ text, choices }) => ({
        text,
        choices: choices.map(({ value, label }) => ({ value, label })),
      })),
      language,
      url: link(splitLocale(url).path),
    }),
  }),
  tool(areaPrices.readPrices, {
    input: inputs.pricesInput,
    answer: answers.pricesAnswer,
    view({ place, prices, flat, minimum, source, as_of }, { link }, { objektart, vermarktungsart }) {
      return {
        place: { slug: place.slug, name: place.name },
        prices: prices.filter(
          (one) =>
            (objektart ?? one.objektart) === one.objektart &&
            (vermarktungsart ?? one.vermarktungsart) === one.vermarktungsart,
        ),
        ...{ flat, minimum, source, as_of },
        url: link(pricesPath(place.slug, { objektart, vermarktungsart })),
      }
    },
  }),
  tool(calculators.costsOfPurchase, {
    input: inputs.costsInput,
    answer: calculators.costsOfPurchase.answer,
    view: ({ success, url, ...costs }, { link }) => ({ ...costs, url: link(splitLocale(url).path) }),
  }),
  tool(calculators.loan, {
    input: inputs.loanInput,
    answer: calculators.loan.answer,
    view: ({ success, url, ...plan }, { link }) => ({ ...plan, url: link(splitLocale(url).path) }),
  }),
  tool(content.findHelp, {
    input: inputs.helpInput,
    answer: answers.helpAnswer,
    view: ({ data }, { link }) => ({
      passages: data.map((passage) => ({ ...passage, url: link(splitLocale(passage.url).path) })),
    }),
  }),
  tool(projects.read, {
    input: inputs.projectInput,
    answer: answers.projectAnswer,
    request: ({ id }, lang) => ({ params: { id: String(id) }, query: { lang } }),
    view: ({ data }, reader, given) => projectView(data, given.with_texts, reader),
  }),
]
