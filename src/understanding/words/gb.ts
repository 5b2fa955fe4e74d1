import type { Words } from '../words.ts'

/** English, British and American, and as people write it whose language it is not. */
export const gb: Words = {
  values: {
    'vermarktungsart.KAUF':
      'if i bought, if we bought, buy, buying, bought, to buy, purchase, purchasing, to purchase, for sale, on sale, sale, to own, ownership, freehold, owner occupied, owner-occupied, purchase price, sale price, selling price, sales price, acquire, acquiring, buyer, buyers, home ownership, mortgage, for purchase, first time buyer, first-time buyer, first time buyers, to by a, want to by, wanna by, sale only, forsale, own a home, own a house, own a flat, own an apartment, own property',
    'vermarktungsart.MIETE':
      'rent for, rented for, including charges, incl charges, with charges, charges included, rent, rents, renting, rented, to rent, for rent, rental, rentals, to let, for let, let, letting, lettings, lease, leasing, to lease, for lease, leased, tenant(s|), tenancy, landlord, monthly, a month, per month, each month, every month, pcm, pm, p m, p/m, /month, /mo, /mth, per mo, p mo, mo, month, warm, cold, warm rent, cold rent, gross rent, net rent, base rent, basic rent, total rent, monthly rent, incl utilities, inc utilities, including utilities, utilities included, utilities, with utilities, plus utilities, excluding utilities, without utilities, before utilities, bills included, bills incl, inc bills, including bills, including all bills, incl bills, all bills included, excluding bills, bills, operating costs, service charges, all in rent, sublet, subletting, sublease, subletting, short let, long let, short-term let, long-term let, short term rental, long term rental, wanna rent, forrent, tolet, rental flat, rental apartment, rental contract, rental agreement, lease contract, lease agreement, per month warm, monthly payment, rooms (for|to) rent, room (for|to) rent, rooms to let, room to let',
    'objektart.WOHNUNG':
      'attic flats, attic apartments, roof apartment, roof flat, rooftop flat, rooftop apartments, ground floor flat, ground floor apartment, flat(s|), apartment(s|), appartment(s|), appartement(s|), apartement(s|), apartmant, aparment(s|), apartmen, appartments, apt(s|), appt, appts, condo(s|), condominium(s|), starter flat, granny flat, city flat, city apartment, rental flat, rental apartment, maisonettes, attic apartment, attic flat, loft apartment flat, pad, flatlet, council flat, top floor flat, top-floor flat, top floor apartment, rooftop apartment, flta, falt, aparmtent, apratment, appart, ground floor flat(s|), ground floor apartment(s|), ground-floor flat, ground-floor apartment, period flat(s|), period apartment(s|)',
    'objektart.HAUS':
      'project house, unfinished house, shell house, period house, house(s|), cottage(s|), mansion(s|), family house, hous, cabin, tiny house, housee, hose with garden, dwelling house, residential house, manor, manor house, lake house, lakehouse, wooden house, log house, mountain house, ski house, old house',
    'objektart.GRUNDSTUECK':
      'plot(s|), land, building plot(s|), building land, plot of land, plots of land, piece of land, parcel of land, parcel(s|), land plot, lot(s) of land, building lot(s|), vacant lot, vacant land, building site, construction plot, construction land, development land, plot for building, land for building, land to build on, plot to build on, building ground, land for sale, residential plot, a lot to build on, real estate land, ground to build, lot for sale, lot for building, lots for sale',
    'objektart.ZIMMER':
      'room, flatshare, flat share, flat-share, flat sharing, house share, houseshare, house-share, shared flat, shared apartment, shared house, shared accommodation, shared living, room in a shared flat, room in shared flat, room in a shared apartment, room in a shared house, room in a flatshare, room in a flat share, room in a wg, wg room, wg-room, wg, wgs, roommate(s|), flatmate(s|), housemate(s|), room share, roomshare, rooms (for|to) rent, room (for|to) rent, rooms to let, room to let, student room, single room, double room, private room, spare room, student dorm, lodger, shared room',
    'objektart.BUERO_PRAXEN':
      'office(s|), office space(s|), office premises, office rooms, office building, business premises, office unit, office suite, ofice, office floor, bureau',
    'objektart.EINZELHANDEL':
      'shop, store, retail, retail space, retail unit, retail premises, shop premises, shop space, storefront, boutique, business premises on the high street, showroom, sales area, store space, salon, hair salon, hairdresser, shop unit, commercial shop, shops (for|to) (rent|sale|let|lease), bakery, supermarket premises',
    'objektart.GASTGEWERBE':
      'gastronomy, catering business, eatery, nightclub, hospitality business, bistro, pub space',
    'objektart.HALLEN_LAGER_PROD':
      'hall, halls, production hall, factory, industrial hall, industrial unit, industrial space, industrial building, manufacturing hall, production space, production facility, light industrial, production area',
    'objektart.LAND_UND_FORSTWIRTSCHAFT':
      'agricultural business, forestry business, forestry, agriculture, agricultural property, agricultural holding',
    'objektart.PARKEN':
      'garage space, garage spot, garage place, garage box, lock-up garage, lockup garage, lock up garage, parking garage space, underground parking space, underground parking spot, parking space to rent, place in a garage, space in a garage, underground car park space, parking space in an underground garage',
    'objektart.ZINSHAUS_RENDITEOBJEKT':
      'apartment building, apartment buildings, apartment block, apartment house, block of flats, block of apartments, tenement, tenement house, tenement building, rental building, rental block, income property, investment building, investment block, apartment complex, rented apartment building, yield property, rental house as an investment',
    'objektart.FREIZEITIMMOBILIE_GEWERBLICH':
      'sports facility, leisure facility, leisure property, campsite, gym premises',
    'objektart.SONSTIGE': 'petrol station, gas station, filling station',
    'ausstattung.BALKON': 'balcony, balconies, balcon, balconny, balcany, balkony, blacony, balconi, with balc',
    'ausstattung.TERRASSE':
      'terrace, terraces, roof terrace, rooftop terrace, sun terrace, patio, patios, deck, roof deck, terasse, terase, terrase, teracce, roof garden, decking',
    'ausstattung.LOGGIA': 'loggia(s|), loggias',
    'ausstattung.GARTEN':
      'garden(s|), back garden, front garden, own garden, private garden, yard, backyard, back yard, front yard, garten, lawn, small garden, gardn, graden, communal garden, shared garden, outdoor garden',
    'ausstattung.LIFT': 'lift, lifts, elevator(s|), elevater, elavator, passenger lift',
    'ausstattung.GARAGE':
      'garage(s|), double garage, single garage, underground garage, underground parking, underground car park, integral garage, attached garage, parking garage, garrage, garag, two car garage, 2-car garage, two-car garage, indoor parking, garage parking, basement parking, basement garage, detached garage, attached double garage, detached double garage',
    'ausstattung.STELLPLATZ':
      'space for parking, room for parking, space for a car, room for a car, space for the car, space for our car, room for the car, parking, parking space(s|), parking spot(s|), parking place(s|), parking lot, car park, car parking, carpark, carport, car port, car space(s|), parking bay, driveway, off-street parking, off street parking, allocated parking, outdoor parking, parkplace, place for the car, space for the car, place for my car, space for my car, place for a car, space for a car, private parking, own parking, parking available, place to park, somewhere to park, parkin, space to park',
    'ausstattung.KELLER':
      'cellar(s|), basement(s|), cellar compartment, cellar room, cellar storage, basement storage, wine cellar, celler, basment, cellar space',
    'ausstattung.EINBAUKUECHE':
      'fitted kitchen(s|), built-in kitchen, built in kitchen, builtin kitchen, equipped kitchen, fully equipped kitchen, fully-equipped kitchen, fully fitted kitchen, kitchen included, kitchen installed, kitchen already installed, kitchen already in, kitchen already fitted, kitchen fitted, kitchen built in, installed kitchen, including kitchen, incl kitchen, incl. kitchen, kitchen incl, modern fitted kitchen, complete kitchen, furnished kitchen, fitted kitchn, with kitchen, ready kitchen, modern kitchen, new kitchen',
    'ausstattung.MOEBLIERT':
      'furnished, fully furnished, full furnished, partly furnished, part furnished, part-furnished, partially furnished, semi furnished, semi-furnished, with furniture, furniture included, incl furniture, including furniture, furnised, furnishd, furnitured, furnish, fully equipped, furniture',
    'ausstattung.BARRIEREFREI':
      'barrier-free, barrier free, barrierfree, wheelchair accessible, wheelchair-accessible, wheelchair friendly, wheelchair-friendly, wheelchair access, wheelchair, accessible, fully accessible, step-free, step free, stepless, disabled access, disabled-friendly, disabled friendly, handicap accessible, handicapped accessible, disability friendly, accessible for wheelchairs, suitable for wheelchair, suitable for wheelchairs, suitable for a wheelchair, suitable for disabled, no steps, without steps, no stairs, without stairs, walker-friendly, accessibility, handicap-friendly, mobility impaired',
    'ausstattung.KLIMATISIERT':
      'air conditioning, air-conditioning, airconditioning, air conditioned, air-conditioned, aircon, air con, air-con, ac, a/c, air conditioner, air condition, airco, aircondition, climate control, cooling system, air conditionning, air conditioners, aircondition, climatised, air cond, aircondtioning',
    'ausstattung.FUSSBODENHEIZUNG':
      'underfloor heating, under-floor heating, under floor heating, floor heating, heated floor(s|), heated flooring, radiant floor heating, heating in the floor, underfloor heated, ufh, floorheating',
    'ausstattung.KAMIN':
      'fireplace(s|), fire place, open fire, open fireplace, wood burner, wood-burner, wood burning stove, wood-burning stove, woodburner, log burner, log fire, wood stove, tiled stove, stove, chimney, kachelofen, firplace, fire-place, hearth',
    'ausstattung.POOL': 'pool(s|), swimming pool, swimming-pool, swimmingpool, indoor pool, outdoor pool, swiming pool',
    'ausstattung.SAUNA': 'sauna, saunas, steam room',
    'ausstattung.HAUSTIERE':
      'pets allowed, pet allowed, pets ok, pets okay, pets welcome, pets accepted, pets permitted, pet friendly, pet-friendly, petfriendly, pets, pet, dog(s|), dogs allowed, dog allowed, dog friendly, dog-friendly, dogs welcome, dogs ok, dog ok, cat(s|), cats allowed, cat allowed, cat friendly, cat-friendly, allows pets, allows dogs, allows cats, accepts pets, accepts dogs, accepts cats, allow pets, allow dogs, allow cats, allowing pets, puppy, puppies, kitten(s|), doggo, domestic animals, animals allowed, labrador, golden retriever, my dog, our dog, keeping pets, keep a dog, keep a cat',
    'ausstattung.ABSTELLRAUM':
      'storage room, storeroom, store room, storage closet, storage cupboard, box room, boxroom, pantry, utility room, larder, with storage, with storage space, walk-in storage, broom closet, storage area inside, storageroom, and storage space, and some storage, with some storage, plenty of storage, enough storage, lots of storage, storage inside',
    'ausstattung.SMART_HOME': 'smart home, smarthome, smart-home, smart house, home automation, smart home system',
    'ausstattung.PHOTOVOLTAIK':
      'photovoltaic(s|), photovoltaik, photovoltaic system, photovoltaic panels, pv, pv system, pv panels, solar panel(s|), solar power, solar electricity, solar energy, solar pv, solar cells, solar roof, solar system, solar array, sunpower',
    'zustand.ERSTBEZUG':
      'first occupancy, first occupation, first-time occupancy, first time occupancy, initial occupancy, first use, first-time use, never lived in, never been lived in, never occupied, first tenant, first tenants, first resident, first to live in it, first occupant, nobody has lived in, first-occupancy',
    'zustand.NEUWERTIG':
      'as new, like new, like-new, as good as new, good as new, nearly new, almost new, mint condition, pristine, in mint condition, as-new, in as new condition, excellent condition, in excellent condition, virtually new, in new condition',
    'zustand.SANIERT':
      'renovated, refurbished, modernised, modernized, restored, remodeled, remodelled, redone, newly renovated, freshly renovated, recently renovated, fully renovated, completely renovated, totally renovated, newly refurbished, recently refurbished, fully refurbished, done up, newly done, freshly done up, rehabbed, reformed, gut renovated, newly decorated, renewed, revamped, already renovated, renovatet, renowated, just renovated, recently modernised, general renovated',
    'zustand.GEPFLEGT':
      'well kept, well-kept, well maintained, well-maintained, good condition, in good condition, good shape, in good shape, in a good condition, in good state, good state, well looked after, well-looked-after, well cared for, well-cared-for, neat condition, tidy condition, well preserved, well-preserved, in decent condition, decent condition, in good nick, good nick, in very good condition, very good condition, in great condition, great condition, in decent shape, well-tended',
    'zustand.RENOVIERUNGSBEDUERFTIG':
      'to renovate, to be renovated, needs renovation, needs renovating, needing renovation, need renovation, need of renovation, in need of renovation, in need of modernisation, in need of modernization, in need of refurbishment, in need of repair, in need of work, in need of some work, in need of some tlc, in need of restoration, needs refurbishment, needs modernisation, needs modernization, needs refurbishing, needing modernisation, needing work, needs work, needs some work, needs tlc, needs some tlc, fixer-upper(s|), fixer upper(s|), fixerupper, doer-upper, doer upper, do-er-upper, renovation project, project house, refurbishment project, restoration project, to do up, do up, do-up, to fix up, fix up, handyman special, for renovation, to refurbish, to restore, to modernise, to modernize, for refurbishment, for restoration, run-down, run down, rundown, dilapidated, derelict, unrenovated, not renovated, for renovating, needs a lot of work, requires renovation, requiring renovation, needs to be renovated, renovation required, renovation needed, that i can renovate, that we can renovate, we can renovate, i can renovate, for a handyman, for handymen, needs fixing, to fix, requires work, requiring modernisation, ruin, i can do up, we can do up, ok to renovate, need to renovate, needs doing up',
    'zustand.ROHBAU':
      'shell, shells, shell construction, bare shell, building shell, shell and core, unfinished house, carcass, shell state, shell house, unfinished shell, structural shell, raw construction, shell stage',
    'bauart.ALTBAU':
      'old building(s|), old-building, period, period building, period flat, period apartment, period property, period house, period features, historic building, historical building, turn of the century, turn-of-the-century, pre-war, prewar, pre war, art nouveau, old-style building, old style building, old viennese building, viennese old building, classic viennese building, gründerzeit, jugendstil, altbau, altbaus, altbauwohnung, victorian, listed building, 19th century building, old vienna building, heritage building, classic old building, older building, character building, altbau-style, altbau style, old built, belle epoque, in an old building, in an old house, old building',
    'bauart.NEUBAU':
      'new build(s|), new-build(s|), newbuild(s|), new building(s|), newly built, newly-built, newly constructed, new construction, newly build, new built, new development, new-construction, newly-constructed, recently built, freshly built, just built, neubau, neubaus, new housing development, newly erected',
    'heizung.FERNWAERME':
      'district heating, district-heating, distance heating, fernwaerme, teleheating, remote heating, heat network',
    'heizung.WAERMEPUMPE':
      'heat pump(s|), heatpump(s|), heat-pump, air source heat pump, ground source heat pump, air-source heat pump, geothermal, geothermal heating, geothermal heat pump, air heat pump',
    'heizung.GAS':
      'gas, gas heating, gas boiler, gas central heating, gas fired heating, gas-heating, natural gas, gas heated',
    'heizung.OEL':
      'oil, oil heating, oil-fired heating, oil fired heating, oil boiler, oil central heating, heating oil',
    'heizung.PELLETS':
      'pellet(s|), pellet heating, pellets heating, wood pellet(s|), wood pellet heating, pellet stove, pellet boiler, wood chip heating, biomass heating, biomass',
    'heizung.STROM':
      'electric heating, electrical heating, electric radiators, electric heaters, storage heater(s|), night storage heater(s|), infrared heating, infra-red heating, heated by electricity, electricity heating',
    'heizung.SOLAR':
      'solar heating, solar thermal, solar-thermal, solar thermal heating, solar heat, solar water heating',
    provisionsfrei:
      "commission-free, commission free, comission free, comission-free, no commission, no comission, without commission, without comission, zero commission, 0 commission, 0% commission, commision free, no commision, no agent fee(s|), no agency fee(s|), no agent's fee(s|), no agents fee(s|), no agents' fee(s|), no estate agent fee(s|), no broker fee(s|), no broker's fee(s|), no brokers fee(s|), no brokerage, no brokerage fee(s|), no realtor fee(s|), no finder's fee(s|), no finders fee(s|), no agent(s|), no agency, no agencies, no broker(s|), no realtor(s|), no middleman, no middlemen, no estate agent(s|), without agent(s|), without an agent, without a broker, without broker(s|), without realtor(s|), without a realtor, without estate agent(s|), without an estate agent, without agent fee(s|), without agency fee(s|), without agent's fee(s|), without broker fee(s|), without middleman, without any agent, without any commission, fee-free, fee free, no fee(s|), without fee(s|), agent-free, agent free, broker-free, broker free, private, privately, private sale, from private, from a private, private owner, private owners, private seller, private landlord, from a private owner, from private owner, from private owners, from the owner, from owner, direct from owner, direct from the owner, directly from owner, directly from the owner, straight from the owner, by owner, for sale by owner, fsbo, owner direct, from a private person, from a private individual, from a private seller, from a private landlord, private to private, directly from landlord, directly from the landlord, direct from landlord, direct from the landlord, straight from the landlord, provision free, no provision, without provision, provision-free, no maklers, no makler, without makler, free of commission, free of brokerage, from landlord directly, no agents please, nofee, skip the agent, owner only, owners only, private only, from private people, private offers, private offer, private listing, private listings, private ads, from privat, privat",
    dachgeschoss:
      'rooftop apartments, attic, attics, attic flat(s|), attic apartment(s|), under the roof, top-floor attic, loft conversion, converted attic, attic conversion, converted loft, roof apartment, roof flat, rooftop flat, rooftop apartment, dachgeschoss, garret, mansard, attic floor, dg, attic storey',
  },
  kinds: {
    'untergruppe.WOHNUNG.MAISONETTE':
      'maisonette(s|), maisonnette(s|), duplex, duplexes, duplex flat, duplex apartment, split-level flat, split-level apartment, split level flat, split level apartment, maisonette apartment, maisonette flat, two-storey flat, two-storey apartment, two-story apartment, two-level apartment, two storey flat, two storey apartment, two story apartment, two level apartment, duplex appartment, masionette',
    'untergruppe.WOHNUNG.LOFT-STUDIO-ATELIER':
      "loft(s|), atelier(s|), loft apartment, loft flat, artist's studio, artist studio, art studio, loft style, loft-style, artists studio, loft style apartment, painter's studio",
    'untergruppe.WOHNUNG.PENTHOUSE': 'penthouse(s|), penthouse flat, penthouse apartment, pent house, penthous',
    'untergruppe.WOHNUNG.FERIENWOHNUNG':
      'holiday flat(s|), holiday apartment(s|), vacation apartment(s|), vacation flat(s|), vacation condo, holiday let flat, vacation rental apartment, ski apartment, holiday appartment, holidays apartment, ferienwohnung(en|)',
    'untergruppe.WOHNUNG.SOUTERRAIN':
      'basement flat(s|), basement apartment(s|), souterrain, lower ground floor flat, lower-ground-floor flat, garden-level apartment, lower ground floor apartment, lower ground floor, cellar flat, cellar apartment, basement studio',
    'untergruppe.WOHNUNG.ROHDACHBODEN':
      'unconverted attic, unconverted loft, raw attic, unfinished attic, attic to convert, attic for conversion, loft for conversion, undeveloped attic, attic space to convert, loft to convert, rohdachboden, bare attic, attic shell, attic for expansion, attic to develop',
    'untergruppe.HAUS.REIHENHAUS':
      'terraced house(s|), terrace house(s|), terraced home, row house(s|), rowhouse(s|), rowhome, end of terrace, end-of-terrace, end terrace, mid-terrace, mid terrace, terraced, terraced cottage, row home, terraced property, end of terrace house, mid-terrace house, mid terrace house, end-terrace house, house in a row, raw house',
    'untergruppe.HAUS.DOPPELHAUSHAELFTE':
      'semi-detached, semi detached, semidetached, semi-detached house(s|), semi detached house(s|), semi, semis, semi-detached home, semi detached home, duplex house, half of a double house, double house, twin house, double house half, half of a duplex, semi-detached property, semi-detatched, semi-detached half',
    'untergruppe.HAUS.EINFAMILIENHAUS':
      'detached house(s|), detached home(s|), detached, single-family house(s|), single family house(s|), single-family home(s|), single family home(s|), one-family house(s|), one family house(s|), one-family home, one family home, detached family home, detached family house, detached property, free standing house, freestanding house, free-standing house, stand-alone house, standalone house, single-family, single family, detatched house, detatched, house for one family, single house, sfh, fully detached house, fully detached, detached single-family house, detached single family house, detached single-family home, freestanding single-family house, freestanding single family home',
    'untergruppe.HAUS.BUNGALOW':
      'bungalow(s|), bungelow, single-storey house, single storey house, one-storey house, single-story house, detached bungalow, one-story house',
    'untergruppe.HAUS.VILLA': 'villa, villas',
    'untergruppe.HAUS.BAUERNHAUS':
      "farmhouse(s|), farm house(s|), farm-house, old farmhouse, farmer's house, farmers house, bauernhaus, bauernhäuser",
    'untergruppe.HAUS.LANDHAUS':
      'country house(s|), countryhouse, country home, country cottage, country villa, country estate',
    'untergruppe.HAUS.SCHLOSS': 'castle(s|), palace(s|), chateau, palais, schloss, small castle',
    'untergruppe.HAUS.ZWEIFAMILIENHAUS':
      'two-family house(s|), two family house(s|), two-family home, two family home, 2-family house, 2 family house, house for two families, two-flat house, multigenerational house for two families, house with two flats, house with two apartments, two-generation house, 2-family home',
    'untergruppe.HAUS.MEHRFAMILIENHAUS':
      'multi-family house(s|), multi family house(s|), multifamily house(s|), multi-family home(s|), multi family home(s|), multifamily home(s|), multi-family building, multifamily building, multi-family, multifamily, multi-family property, multi family, house with several flats, house with several apartments, multi-unit house, house for several families, multi family building',
    'untergruppe.HAUS.FERIENHAUS':
      'holiday house(s|), holiday home(s|), vacation house(s|), vacation home(s|), holiday cottage(s|), weekend house(s|), weekend home(s|), weekend cottage, summer house, summer home, vacation cottage, vacation property, holidayhome, holliday home, holliday house, weekend cabin, weekend retreat, getaway house, ferienhaus',
    'untergruppe.HAUS.BERGHUETTE':
      'mountain hut(s|), alpine hut(s|), hut(s|), ski hut(s|), mountain cabin(s|), alpine cabin(s|), ski cabin(s|), log cabin(s|), alm hut, almhütte, berghütte, skiing hut, mountain lodge, ski lodge, cabin in the mountains, hut in the mountains, hut in the alps, cabin in the alps, mountain cottage, cabin up in the mountains',
    'untergruppe.HAUS.CHALET': 'chalet(s|), ski chalet(s|), mountain chalet, alpine chalet, challet',
    'untergruppe.HAUS.FERTIGHAUS':
      'prefab, prefabs, prefab house(s|), prefab home(s|), prefabricated house(s|), prefabricated home(s|), prefabricated, pre-fab, pre-fab house, prefabricated building, kit house, modular house, modular home, catalogue house',
    'untergruppe.HAUS.STADTHAUS':
      'town house(s|), townhouse(s|), town-house, townhome(s|), city house, city townhouse, mews house',
    'untergruppe.HAUS.LAUBE-DATSCHE-GARTENHAUS':
      'allotment(s|), allotment garden(s|), garden house(s|), garden shed, allotment house, allotment plot, summerhouse, garden cottage, garden cabin, garden hut, schrebergarten, kleingarten, small garden house, allotment hut, gardenhouse, dacha, community garden plot, allotment garden house',
    'untergruppe.GRUNDSTUECK.GEWERBE':
      'commercial plot(s|), commercial land, industrial plot(s|), industrial land, business plot, plot for business, commercial building plot, plot for commercial use, plot for commercial, commercial lot, commercial site, industrial site, commercially zoned plot, commercially zoned land, plot for a business, land for commercial use',
    'untergruppe.GRUNDSTUECK.LAND_FORSTWIRSCHAFT':
      'forest, forests, forest plot, forest land, piece of forest, patch of forest, woodland, woods, wood plot, field, fields, meadow(s|), pasture(s|), pastureland, farmland, farm land, agricultural land, agricultural plot, arable land, arable field, piece of woodland, grassland, grazing land, crop land, cropland, forestry land, plot of forest, plot of woodland, paddock, agricultural field, acre of woodland, timberland, hunting ground',
    'untergruppe.GRUNDSTUECK.SEELIEGENSCHAFT':
      'lake plot(s|), lakeside plot(s|), lakefront plot(s|), lakefront land, lakeside land, lakefront lot, plot at a lake, plot by a lake, plot at the lake, plot by the lake, plot on the lake, plot on a lake, plot with lake access, land by a lake, land by the lake, land at a lake, land at the lake, land on the lake, land on a lake, waterfront plot, waterfront land, waterfront lot, plot with private lake access, lakeside property, lakefront property, lake property, plot of land by a lake, plot of land by the lake, plot of land on the lake, plot of land at the lake, plot directly on the lake, plot right on the lake, plot directly at the lake, plot right by the lake, plot of land on a lake, plot of land at a lake, plot of land directly on a lake, land with lake access, plot with lake shore, lake shore plot, lakeshore plot, building plot by the lake, building plot on the lake, building plot at the lake, building plot on a lake, building plot by a lake, building plot at a lake',
    'untergruppe.BUERO_PRAXEN.PRAXIS':
      "practice, medical practice(s|), doctor's practice, doctors practice, doctor's office, doctors office, doctor office, dental practice, dentist practice, dentist's practice, dentist office, dental office, surgery, medical office, medical rooms, consulting room(s|), treatment room(s|), clinic, practice rooms, practice space, practise, therapy practice, therapy room, therapy rooms, physio practice, physiotherapy practice, gp practice, gp surgery, medical practise, ordination, vet practice, premises for a practice",
    'untergruppe.BUERO_PRAXEN.COWORKING':
      'coworking, co-working, coworking space(s|), co-working space(s|), coworking desk, coworking place, co working, co working space, shared office, shared office space, hot desk, desk in a coworking space, desk in a shared office, desk space, shared workspace',
    'untergruppe.EINZELHANDEL.KIOSK':
      'kiosk(s|), newsstand, news stand, tobacco shop, tobacconist, trafik, tobacconists, sausage stand, snack stand, würstelstand, food stall',
    'untergruppe.GASTGEWERBE.RESTAURANT':
      'restaurant, inn, pizzeria, restaurant premises, restaurant space, gasthaus, country inn, tavern, beisl, guesthouse with restaurant, restaurant business, restauraunt, restaurent, diner, wirtshaus, gasthof, restaurants (for|to) (rent|sale|let|lease), restaurant location',
    'untergruppe.GASTGEWERBE.HOTELS':
      'hotel, hotels (for|to) (rent|sale|let|lease), hostel, hotel building, hotel business, hotel property, motel, boutique hotel, small hotel',
    'untergruppe.GASTGEWERBE.PENSIONEN':
      'guest house(s|), guesthouse(s|), b&b, bed and breakfast, bed & breakfast, boarding house, pension, bnb, b and b, b & b, guest-house, lodge business',
    'untergruppe.GASTGEWERBE.CAFE':
      'café, cafe, coffee shop, coffeeshop, coffee house, coffeehouse, coffee bar, tea room, tearoom, cafés (for|to) (rent|sale|let|lease), cafe space',
    'untergruppe.GASTGEWERBE.BAR': 'bar, pub, cocktail bar, wine bar, bars (for|to) (rent|sale|let|lease)',
    'untergruppe.HALLEN_LAGER_PROD.LAGER':
      'warehouse(s|), storage, storage unit(s|), storage space(s|), warehouse space, storage hall, storage facility, storage facilities, depot, warehousing, self storage, self-storage, logistics hall, storage area, storehouse, storage warehouse, stockroom, stock room, were house, wharehouse, ware house, logistics space',
    'untergruppe.HALLEN_LAGER_PROD.WERKSTATT':
      "workshop(s|), car workshop, garage workshop, repair shop, workshop space, joinery, carpentry workshop, car repair shop, work shop, auto repair shop, mechanic's workshop, carpenter's workshop, workshop premises, workshop hall, auto shop",
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.BAUERNHOF':
      'farm(s|), working farm, dairy farm, organic farm, mountain farm, farmstead, homestead, smallholding, small holding, small farm, hobby farm, ranch, cattle farm, croft, family farm',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.WEINBAU':
      'vineyard(s|), winery, wineries, wine estate, wine-growing estate, wine growing estate, wine farm, vinyard, viticulture, wine business, wine-making estate, wine grower',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.REITERHOEFE':
      'riding stable(s|), horse farm(s|), horse stable(s|), equestrian property, equestrian centre, equestrian center, equestrian facility, equestrian estate, riding school, riding yard, stables, horse ranch, stud farm, horse property, livery yard, riding farm, riding centre, equestrian farm, equestrian, riding hall, stable for horses, riding club, horse yard, ranch for horses',
  },
  units: {
    rooms: 'room, rooms, roomed, roomer, rm, rms, zimmer, rooom, habitable rooms',
    bedrooms:
      'bedroom, bedrooms, bedroomed, bed, beds, bedded, bdr, bdrs, bdrm, bdrms, br, brs, bd, bds, bedrom, bedroms, bed room, bed rooms, sleeping room, sleeping rooms, bedder, bederoom, badroom, bedrm, bedrms, master bedrooms, double bedrooms, double bedroom',
    m2: 'm2, sqm, sq m, sq.m, sqms, m sq, msq, sq mtr, sq mtrs, sqmtr, sq metres, sq metre, sq meters, sq meter, square metres, square metre, square meters, square meter, squaremeter(s|), squaremetre(s|), squarmeter, square mtrs, sqr m, sq mt, mq, qm, squares, m^2, metres squared, meters squared, metre squared, meter squared, m squared, sm, square m, m 2, sqmeter(s|), sqmetre(s|), m², sq ms, sq metr, quadratmeter, squere meters, squere metres, square meteres, sq. m., sq. meters, sq. metres',
    sqft: 'sqft, sq ft, sq.ft, square feet, square foot, sq feet, sq foot, ft2, ft², sf, sq. ft, sq. feet, square ft, squarefeet, sqfeet, feet squared, ft sq, feet square, sq. foot',
    acre: 'acre(s|)',
    are: 'ares',
    hectare: 'hectare(s|), ha, hectars, hektar, hectar',
    joch: 'joch',
    euro: 'euro(s|), eur, €, eu, euroes, euors, uero, e, eruo, ero',
    currency:
      'pound(s|), pound sterling, sterling, gbp, quid, dollar(s|), usd, us dollars, bucks, buck, chf, franc(s|), swiss francs, kronor, kroner, sek, nok, dkk, zloty, yen, rubles, roubles, lira, aud, cad, forint, crowns, yuan, rupees, dirham, dirhams, chfs, $ , us$',
    percent: 'percent, per cent, pct, %, percents, procent',
    kwh: 'kwh, kilowatt hours, kilowatt-hours, kwh/m2, kwh/m2a, kwh/m²a, kwh/m², kwh m2, kwh per m2, kwh per sqm, kwh per square metre, kwh per square meter, kwh/sqm',
    km: "km, kms, kilometre(s|), kilometer(s|), k m, clicks, kilometres radius, kilometer radius, km radius, kilometre radius, km's",
    time: "minute(s|), min, mins, hour(s|), hr, hrs, minutes walk, minute walk, minutes drive, minute drive, mins walk, mins drive, min walk, min drive, minutes' walk, minutes' drive, minute's walk, minute train ride, minute commute, minute's drive, mn",
    years: "year(s|), yr, yrs, years', year's, y",
    floor: 'floor, storey, flr, fl, level, floor level',
    district:
      'district, districts, bezirk, vienna district, distric, districs, dist, district of vienna, municipal district, arrondissement, distrikt, discrict',
    other:
      "people, persons, person, pax, ppl, kid(s|), child, children, boy(s|), girl(s|), adult(s|), student(s|), tenants, flatmates, roommates, families, generation(s|), month(s|), months rent, months' rent, monthly rents, months deposit, month's rent, months of rent, week(s|), wks, day(s|), night(s|), metre(s|), meter(s|), mtrs, m high, m ceilings, m ceiling, m tall, m wide, m long, m from, m to, m away, metre ceilings, meter ceilings, feet, foot, ft, bathroom(s|), bath(s|), toilet(s|), wc, wcs, shower(s|), en-suites, car(s|), bike(s|), vehicle(s|), parking spaces, parking spots, parking places, garages, dogs, cats, horses, horse, pets, floors, storeys, stories, story, levels, unit, units, apartments, flats, parties, windows, miles, mile, stops, stop, times, steps, metro stops, balconies, terraces, degrees, employees, workstations, desks, seats, guests, beds in total, workplaces, a.m., o'clock, oclock, stars, star, of us, double beds, walls, sides, family members, minutes or less, months contract, month contract, month lease, boys, weeks time, cows, fireplaces, households, residential units, wheels, halves, m of, m distance, m walk, m radius, m to, m deep",
  },
  topics: {
    funds:
      'borrow, loan, mortgage, mortgage offer, mortgage approved, own funds, savings, downpayment, down payment, equity, agreement in principle, saved up, debt',
    price:
      'price, priced, prices, purchase price, buying price, asking price, sale price, budget, cost, costs, costing, spend, spending, pay, paying, price range, price limit, limit, funds, money, afford, price tag, budged, budjet, budget is, our budget, my budget, max budget, valued, price cap, worth, expenses, can spend, capital',
    rent: 'rent for, including charges, incl charges, with charges, charges included, rent, rents, rental, rental price, monthly, a month, per month, each month, every month, pcm, pm, p m, p/m, /month, /mo, /mth, per mo, p mo, mo, warm, cold, warm rent, cold rent, gross rent, net rent, base rent, basic rent, total rent, monthly rent, incl utilities, inc utilities, including utilities, utilities included, with utilities, bills included, bills incl, inc bills, including bills, including all bills, incl bills, all bills included, excluding bills, plus utilities, excluding utilities, without utilities, before utilities, monthly payment, renting, to rent',
    size: 'size, sized, sizes, living area, living space, floor area, floor space, floorspace, usable area, usable space, surface, surface area, area, big, large, total area, square footage, net area, gross area, measuring, space, of living space, of living area, sqm living area',
    plot: 'plot, plots, plot size, plot area, plot of, land, land area, plot of land, grounds, lot, lot size, site area, size of the plot, building plot, piece of land, ground, of land, of grounds, of plot',
    built:
      'built, build, build in, built in, construction year, year of construction, construction date, year built, building year, build year, constructed, completed, completed in, dating from, dating back, erected, dates from, year of build, construction, from the year, built from, was built, built around, originally built, finished in, date of construction, date built, dating from around',
    deposit:
      'deposit, deposits, security deposit, rental deposit, caution, kaution, depot payment, deposit of, damage deposit',
    yield:
      'yield, yields, return, returns, return on investment, roi, gross yield, net yield, rental yield, rate of return, annual return, annual yield, rental return, gross return, net return, profitability, yielding, rendite',
    energy:
      'hwb, hwb value, heating demand, heat demand, energy demand, heating energy demand, heating requirement, heat requirement, energy consumption, heating consumption, energy performance, energy value, specific heating demand, energy certificate, energy index, energy use, heating energy',
    class:
      'energy class, energy rating, energy label, energy efficiency class, energy efficiency rating, efficiency class, energy efficiency, epc, epc rating, hwb class, efficiency rating, energy category, energy grade, energy performance class, energy performance rating, class, hwb, energy certificate class, energy certificate',
    available:
      'available, available from, availability, move in, move-in, moving in, move in date, move-in date, vacant, vacant from, free from, ready from, ready to move in, available by, to move in, occupancy, occupation, starting, start, beginning',
    term: 'contract, lease, lease term, rental contract, lease contract, tenancy, tenancy agreement, rental period, lease period, contract term, fixed term, fixed-term, limited to, time-limited, temporary, lease duration, contract duration, rent for, year lease, rental term, term of, let for, stay for, stay at least, staying at least, term of at least, rental agreement',
    age: 'old, older, older than, not older than, no older than, age, newer than, newer, younger than, aged, in the last, within the last, in the past, built in the last, built within the last, constructed in the last',
  },
  links: {
    allowed: 'it may, may need, may be, could need, can also be, may also be, may also need, it can',
    owns: "we already have, i already have, already have, already got, bring our own, bring my own, bring our, bring my, bringing our own, bringing my own, at my parents, at our parents, at my parents'",
    like: 'something like my, like my, like our, like the one my, like the one our, similar to my, just like my',
    building: 'building, the building, block',
    condition: 'if, when, provided',
    suits:
      'suitable for (a |)(flatshare|flat share|house share|wg), for a (flatshare|flat share|house share|wg), suitable for (sharers|sharing|flatmates|housemates), for sharers, wg-suitable',
    purpose:
      'sell, selling, open, opening, to run, restore, to restore, restoring, repair, to repair, repairing, we repair, to start, start, to set up',
    beyond: "afford, can't afford, beyond my means, out of my reach, far too posh, too posh",
    personAfter: 'ag, gmbh',
    there: 'there, are there, is there, do you have, you have, have you',
    origin: 'from',
    story:
      "until last year, last year, until recently, we were renting, i was renting, we lived, i lived, were born, commute, commuting, used to, go to school, goes to school, at school, school, nursery, kindergarten, born, grew up, raised, living in, living at, ad no, ad number, the ad, your ad, i'm in, we're in, i am in, we are in, i study, studies at, studying, since, starting at, starting work, divorced, separated, widowed, permanent job, new job",
    person: 'doctor, professor, prof, mr, mrs, ms, miss, dr, sir, named',
    hour: "o'clock, oclock, pm, p m",
    asks: 'what, how many, which, do you pay, are there, should i, should we, should one, can a, can the, can my, may a, may the, may my, may i, must i, must a, do i have, do i need, do you need, is it, is there a law, are tenants, who, how long, how much, what happens, when does, when must, does the, does a, are there rules, what is the, what is my',
    law: 'stamp duty, capital gains, fees, better, landlord(s|), tenants, notice, notice period, put up, raise, increase, evict, law, legal, legally, allowed to, pays, tax, taxes, land register, permit, usually, normally, included, rights, sublet, notary, move out, terminate, worth, worth today, worth now',
    unreal: 'lottery, lotto, jackpot, one day, some day, someday',
    forNow: 'for now, for the time being, until then, till then, today, meanwhile, in the meantime',
    facing:
      'room for a, room for an, space for a, space for an, scope for, potential for, enough space for, enough room for, view of, views of, view over, views over, view on, overlooking, opposite, across from, facing',
    careless: "don't care about, don't care for, dont care about, not bothered about, not fussed about",
    presently: 'current, present, now, right now, current, my current, our current, present',
    point: 'point',
    kin: "flat above ours, flat above us, flat below ours, flat below us, apartment above ours, apartment above us, apartment below us, flat next door, house next door, apartment next door, flat upstairs, flat downstairs, the neighbours' flat, our neighbours' house, my parents, my boss, my gran, my grandparents, my manager, my brother, my sister, my friend, my mate, my cousin, my colleague, my neighbour, my neighbor, my uncle, my aunt, a friend of mine, my friends, a colleague of mine, colleague of mine, friend of mine, a neighbour of mine",
    now: 'currently, at the moment, at present, presently',
    visit:
      'lease ends, lease runs out, lease expires, contract ends, contract runs out, contract expires, expires, runs out, runs until, moved here in, got married, meet, meeting, starting at the, i start at, start work, viewing(s|), view it, see it, come and see, come round, appointment, visit, advert, ad from, listing from, born, call me, phone me, saw your, holiday',
    street: 'street, st, road, rd, avenue, ave, lane, str',
    max: "wouldn't go over, would not go over, won't go over, will not go over, not go over, not go above, wouldn't want to go over, wouldn't pay more than, no further than, not further than, no farther than, max, maximum, maximal, maximally, maximum of, max of, up to, upto, at most, at the most, no more than, not more than, nothing over, not over, nothing above, not above, no higher than, not higher than, less than, lower than, below, under, beneath, not exceeding, not to exceed, must not exceed, shouldn't exceed, should not exceed, mustn't exceed, doesn't exceed, does not exceed, can't exceed, cannot exceed, may not exceed, no larger than, not larger than, no bigger than, not bigger than, smaller than, cheaper than, until, till, til, 'til, before, prior to, as much as, no later than, not later than, capped at, cap, cap of, ceiling, upper limit, limit of, limit is, tops, not pricier than, not more expensive than, no more expensive than, anything under, anything below, anything up to, ≤, <=, at the latest, older than, shouldn't be more than, should not be more than, shouldn't cost more than, should not cost more than, mustn't cost more than, must not cost more than, can't be more than, shouldn't be over, not beyond, not going over, without going over, can't go over, cannot go over, can't go above, don't want to pay more than, don't want to spend more than, can't spend more than, can't pay more than, can't afford more than, cannot afford more than, don't want to go over, don't want to go above, won't pay more than, will not pay more than, not willing to pay more than, dont want to pay more than, cant pay more than, cant afford more than, can not pay more than, under or around, maxi, mx, doesn't cost more than, does not cost more than, fewer than, as high as, maxium, maximun, at maximum, at max, no greater than",
    min: 'min, minimum, minimal, minimum of, min of, at least, atleast, at the least, at minimum, no less than, not less than, not under, nothing under, nothing below, not below, not smaller than, no smaller than, nothing smaller than, nothing less than, more than, larger than, bigger than, greater than, over, above, exceeding, in excess of, from, starting from, starting at, starting, beginning at, beginning from, upwards of, upward of, after, since, north of, not lower than, no lower than, higher than, newer than, not older than, no older than, anything over, anything above, anything from, or later than, ≥, >=, at lest, last least, as of, no fewer than, not fewer than, younger than, later than, must be over, mininum, minimun, not before, no earlier than, from about, from around, atleat',
    about:
      'about, around, approx, approximately, approximatly, aprox, roughly, circa, ca, in the region of, somewhere around, around about, round about, give or take, nearly, almost, close to, more or less, in the area of, in the neighborhood of, in the neighbourhood of, around the, or thereabouts, ±, cca, aprx, approximatively, thereabouts',
    exactly:
      'exactly, exact, exactely, precisely, exactly on, no more and no less than, strictly, excatly, specifically, keep only, only',
    between: 'between, betwen, beetween, in between, btw, anywhere between, somewhere between, anywhere from',
    maxAfter:
      'not a cent more, not a penny more, or less, or fewer, or under, or below, max, maximum, at most, at the most, tops, or lower, or cheaper, or smaller, and below, and under, and less, at maximum, at max, or older, or earlier, and older, no more, not more, and no more, not higher, maximal, is my limit, is our limit, is the limit, is my max, is our max, is my maximum, is our maximum, is the max, is the maximum, as a maximum, is the most, as the limit, is my ceiling, limit, as upper limit, upper limit, or even less, absolute maximum, absolute max, at the very most, down',
    minAfter:
      'or more, and more, plus, or larger, or bigger, or above, or over, and up, and above, upwards, upward, and upwards, and over, minimum, min, at least, or higher, and higher, or greater, and bigger, and larger, or newer, or later, and newer, and later, at minimum, or up, onwards, onward, and onwards, is the minimum, is my minimum, is our minimum, as a minimum, up, at the very least, at the least, or better',
    aboutAfter:
      'or so, ish, -ish, roughly, approximately, approx, or thereabouts, more or less, about, give or take, something, odd, or around that',
    exactlyAfter: 'exactly, precisely, no more no less, on the dot, no more and no less',
    to: 'to, until, till, til, up to, through, thru, to max, to maximum',
    and: 'and, nad, as well as, also, along with, n, &, adn, ande, and also, and then',
    or: 'or, either, ro, alternatively, or else, or alternatively, or even, or maybe, or perhaps, or possibly, resp',
    with: "with, w, w/, wiht, whit, wth, including, incl, inc, includes, plus, has, have, having, featuring, features, that has, which has, it has, must have, needs, need, has to have, offering, comes with, it should have, should have, containing, has got, want, include, equipped with, including a, including an, boasting, wit, incl., that have, together with, complete with, there is, there's, there must be",
    but: 'cos, cuz, but, however, though, although, yet, otherwise, main thing',
    not: "allergy to, an allergy to, allergic to, bring our own, bring my own, bringing our own, bringing my own, we have our own, i have my own, we already have our own, i already have my own, shouldnt, mustnt, shouldn't, mustn't, needn't have, needn't be, need not have, needn't, no, not, without, w/o, don't, dont, do not, doesn't, doesnt, does not, isn't, isnt, is not, aren't, never, neither, nor, except, except for, except in, excluding, excl, excludes, exclude, other than, apart from, aside from, anything but, anywhere but, everywhere but, but not, not in, but not in, no need for, no need of, don't need, dont need, do not need, doesn't need, does not need, doesn't have to have, don't want, dont want, do not want, not want, not interested in, avoid, avoiding, rather than, instead of, minus, lacking, must not have, should not have, shouldn't have, mustn't have, must not be, should not be, shouldn't be, mustn't be, don't show me, do not show me, don't include, do not include, can do without, could do without, can live without, don't care about, don't care for, no way, definitely not, just not, only not, nothing in, nothing with, not having, leave out, skip, anything except, everything except, all except, not looking for, barring, save for, bar the, not necessarily, not on, not the, please no, please not, with no, with out, whithout, witout, withou, witouth, wihtout, withot, neither in, we won't need, i won't need, hate, not at, no longer, cannot be in, can't be in, dont care about, dont care for, nothing on, not bothered about, not fussed about, not keen on, i don't want, we don't want, i dont want, we dont want, i do not want, we do not want, do without",
    notAfter:
      "you can sell separately, sell separately, you can keep, can be sold separately, too much work, too much upkeep, too much maintenance, too much bother, a waste of money, waste of money, not needed, not necessary, not required, not important, not wanted, unnecessary, don't need it, we don't need, i don't need, i don't want, we don't want, i dont need, i dont want, no need, not a must, isn't a must, is not a must, doesn't matter, does not matter, don't matter, irrelevant, excluded, not essential, isn't necessary, isn't needed, isn't important, is not necessary, is not needed, is not important, is not required, aren't necessary, are not necessary, out of the question, no thanks, no thank you, not for me, is unimportant, unimportant, not interesting, not included, not desired, not a priority, isn't required, isn't essential, not allowed, not an option, no go, no-go, not possible, doesn't interest me, not our thing, don't care, is out, are out, i can do without, we can do without, not permitted, is not an option, not interested, i hate, is off the table, are off the table",
    wish: "if possible, ideally, preferably, preferred, preferable, gladly, maybe, perhaps, possibly, hopefully, optionally, optional, nice to have, would be nice, would be great, would be nice to have, it would be nice, it'd be nice, it would be great, it'd be great, it would be good, it would be lovely, it'd be lovely, nice if, great if, good if, lovely if, bonus if, bonus for, bonus points for, bonus points if, extra points for, a plus if, a bonus if, if available, in the best case, at best, in an ideal world, in a perfect world, with luck, with any luck, wishlist, wish list, on my wish list, would love, we'd love, i'd love, we would love, i would love, love to have, would prefer, i'd prefer, we'd prefer, prefer, prefers, we prefer, i prefer, a plus would be, a bonus would be, nice would be, great would be, ideal would be, best would be, perfect would be, if there is, if there's, if it has, if it had, wishing for, not essential but, not a must but, desirable, could have, might have, could also have, where possible, wherever possible, potentially, with a bit of luck, fingers crossed for, would appreciate, we'd appreciate, i'd appreciate, ideally with, prefereably, preferrably, preferebly, prefferably, prefarably, favourably, would be happy about, happy if, best if, extra happy if, would welcome, as a bonus, if you can",
    wishAfter:
      "if possible, ideally, preferably, preferred, preferable, optional, nice to have, nice-to-have, would be nice, would be great, would be good, would be lovely, would be perfect, would be ideal, would be a plus, would be a bonus, would be a dream, would be cool, would be awesome, would be fantastic, would be amazing, would be wonderful, would be super, would be brilliant, would be fab, would be sweet, would be welcome, would be appreciated, would be handy, would be useful, would be an advantage, would be helpful, would be fine, would be a nice extra, would be very nice, would be really nice, would also be nice, would be so nice, would be nice to have, would be preferred, would be preferable, would be desirable, would be best, would be optimal, wud be nice, wld be nice, would be the cherry on top, would be the icing on the cake, would help, would be beautiful, would be excellent, would make us happy, would make me happy, 'd be nice, 'd be great, is a plus, are a plus, a plus, is a bonus, a bonus, a big plus, bonus, desirable, desired, appreciated, welcome, is welcome, are welcome, if available, but not essential, but not necessary, but not a must, but no must, but not required, but optional, is optional, are optional, is preferred, are preferred, is nice to have, is nice, is a nice to have, as an extra, if there is one, if you can find one, if you have one, not mandatory, is desirable, is appreciated, as a bonus, wouldn't hurt, wouldn't be bad, would not be bad, wouldn't go amiss, no must, is an advantage, an advantage, but not obligatory, where possible, would be a nice bonus, would be a nice plus, would be a big plus, at best, be nice, be great, hopefully, maybe, perhaps, possibly, if it can be, wish, wished, would do no harm, not a dealbreaker, not a deal breaker, is not a dealbreaker, gladly, if it's possible, if it is possible, too if possible, is fine, is ok, is okay, fine too, also fine, also ok, also okay, would do, is acceptable, is not a problem, no problem",
    instead:
      "no wait, no sorry, no rather, no i mean, no make that, no make it, no actually, no better, no let's say, no lets say, no let's do, no let's make it, oh no, ah no, er no, um no, uh no, nah, nope, wait, wait no, actually, actually no, i mean, i meant, i actually mean, sorry, sorry i mean, sorry i meant, my mistake, my bad, scratch that, scrap that, strike that, correction, rather, or rather, make that, make it, instead, let's say, oops, better, better yet, on second thought, on second thoughts, forget that, never mind, nevermind, hang on, hold on, or better, change that to, no change that, ups, pardon, no instead, no in fact, i changed my mind, changed my mind, no no, erm, well no, sry, i wanted to say, meant to say",
    around:
      "around, round, near, near to, nearby, next to, close to, close by, vicinity of, in the vicinity of, in the area of, in the area around, the area around, area around, area of, in the surroundings of, surroundings of, in the region of, in the region around, region around, region of, outside, just outside, just outside of, on the outskirts of, outskirts of, in the outskirts of, in the suburbs of, suburbs of, not far from, a stone's throw from, within reach of, in the neighbourhood of, in the neighborhood of, in and around, in or around, in or near, in or close to, in or nearby, at or near, within easy reach of, surrounding, greater, near by, bordering, adjacent to, commutable to, within commuting distance of, commuting distance to, commuting distance from, metropolitan area of, within a radius of, within radius of, radius around, a radius around, radius of, neighbouring, neighboring, somewhere near, somewhere around, anywhere near, anywhere around, not too far from, in proximity to, in the proximity of, proximity to, proximity of, in the environs of, close from, near of, nearly of, in greater, in the greater, the greater, not so far from, in the near of, in the surrounding of, surrounding of, nerby, neer, arround, arond, nr, walking distance, walking distance of, walking distance to, within walking distance of, within walking distance to, in walking distance of, a short walk from, short walk from",
    aroundAfter:
      'and surroundings, and surrounding area, and surrounding areas, and the surrounding area, and surrounds, and the surroundings, and surrounding, and surrounding villages, and around, and vicinity, and the vicinity, and environs, and area, and nearby, and nearby towns, and near, and thereabouts, and outskirts, and suburbs, and the suburbs, and the area around it, and the area around, and the area, and its surroundings, and its outskirts, or surroundings, or surrounding area, or surrounding areas, or the surrounding area, or nearby, or near, or nearby areas, or around, or close by, or outskirts, or the outskirts, or thereabouts, or vicinity, or environs, or the surroundings, area, metro area, metropolitan area, region, suburbs, outskirts, surroundings, surrounding area, vicinity, nearby, and close by, and region, + surroundings, & surroundings, & area, or area, and the region, and wider area, and the wider area, greater area, and round about, and whereabouts, and enviroment, and environment, and sourroundings, and surrondings, or close to it, or the area around it, and immediate surroundings, or near there',
    in: 'in, inside, within, into, im',
    atOnce:
      'immediately, immediate, asap, a.s.a.p, as soon as possible, right away, straight away, straightaway, at once, available now, now available, available today, from today, from now, from now on, starting now, move in now, effective immediately, available immediately, immediately available, ready to move in now, as of now, available right now, as early as possible, with immediate effect, instantly, starting immediately, starting today, available straight away, immidiately, immediatly, imediately, available at once, free now, vacant now, ready now, urgently from now, now onwards, for immediate occupancy',
    commission:
      "commission(s|), comission(s|), commision, agent(s|), agency, agencies, agent fee(s|), agency fee(s|), agent's fee(s|), agents fee(s|), estate agent(s|), estate agency, estate agencies, estate agent fee(s|), estate agent's fee(s|), broker(s|), broker fee(s|), broker's fee(s|), brokers fee(s|), brokerage, brokerage fee(s|), realtor(s|), realtor fee(s|), realtor's fee(s|), realtors fee(s|), finder's fee, finders fee, middleman, middlemen, makler, maklers, provision, real estate agent(s|), real estate agency, property agent(s|), letting agent(s|), letting agency, intermediary, intermediaries, commission fee(s|), agencys, letting agent fee(s|)",
    limitedTerm:
      'limited, fixed-term, fixed term, temporary, temporarily, time-limited, limited contract, limited lease, limited term, limited-term, limited rental contract, fixed-term contract, fixed-term lease, fixed term contract, fixed term lease, temporary contract, temporary lease, limited in time, limited period, fixed period, befristet, limited time, time limit, time limits, fixed-term rental, fixed term rental, short term, short-term, temporary rental, limited tenancy, fixed-term tenancy',
    unlimitedTerm:
      'unlimited, unlimited contract, unlimited lease, unlimited rental contract, open-ended, open ended, open-ended contract, open-ended lease, indefinite, indefinitely, indefinite lease, indefinite contract, permanent contract, permanent lease, for an indefinite period, unlimited term, unlimited period, not limited, not limited in time, unlimited in time, without time limit, without a time limit, no time limit, no end date, without end date, unlimited tenancy, permanent tenancy, indefinite term, non-limited, not fixed-term, not fixed term, not temporary, unlimited duration, for unlimited time, unlimited time, of unlimited duration, with no time limit, with no end date, unbefristet',
    groundFloor:
      'ground floor, groundfloor, ground-floor, ground level, street level, at ground level, gf, on the ground, ground storey, parterre, ground floor flat, ground floor apartment, ground-floor flat, ground-floor apartment, grond floor, groud floor, ground flor, ground flr, ground-level',
    investment:
      'investment, investments, as an investment, for investment, invest, investing, investor, investors, investment property, investment properties, investment flat, investment apartment, buy to let, buy-to-let, btl, to let out, to rent out, for renting out, let out, rent out, letting out, renting out, rental investment, investment object, investment opportunity, capital investment, as investment, investition, to rent it out, to let it out, rent it out, let it out, tenanted, retirement investment',
    aside:
      "my rent went up, my rent is going up, our rent went up, our rent is going up, my rent has gone, our rent has gone, my rent is, our rent is, bought, has bought, have bought, still live, still living, i earn, we earn, my salary, our salary, my income, our income, household income, i work, we work, i'm working, i am working, we are working, we're working, i study, i'm studying, i now live, we now live, i live, we live, now living, currently live, currently living, currently in, i currently live, we currently live, we are living, i am living, i'm living, we're living, living now, we now have, we currently have, i now have, i currently have, we now pay, we currently pay, i currently pay, i now pay, my (son|daughter|sister|brother|friend|mother|mum|father|dad|parents|neighbour|boyfriend|girlfriend) (has|have|pays|pay|lives|live|owns|own), my office is, my work is, my job is, our office is, my school is, my university is, works in, works at, works for, works near, we sold, i sold, we have sold, we just sold, i have sold",
  },
  seeks:
    'after, look, looking, search, searching, seek, seeking, need, needs, want, wants, would, hunting, hoping, wish, buy, rent, moving, move',
  sorts: {
    preis_auf:
      'sort by price lowest first, order by price lowest first, cheapest ones at the top, cheapest ones on top, the cheaper ones first, cheaper ones first, cheaper first, the cheapest ones first, cheapest first, cheapest, the cheapest, cheapest ones first, cheapest ones, cheap first, cheap ones first, lowest price first, lowest price, lowest prices first, lowest first, low price first, lowest rent first, lowest rent, least expensive first, least expensive, the least expensive, most affordable first, most affordable, price ascending, ascending price, ascending by price, by price ascending, by ascending price, in ascending order of price, price low to high, low to high, price from low to high, prices low to high, by price low to high, by price lowest first, from cheapest to most expensive, cheapest to most expensive, from cheap to expensive, cheap to expensive, sort by price, sorted by price, sort by price ascending, sorted by price ascending, sort by price low to high, order by price, ordered by price, sort by lowest price, sorted by lowest price, sort by cheapest, sorted by cheapest, by price, by rent, sort by rent, sorted by rent, sort it by price, sort them by price, arranged by price, rank by price, from lowest to highest price, from lowest price, starting with the cheapest, starting from the cheapest, start with the cheapest, beginning with the cheapest, with the cheapest first, cheapest at the top, cheapest on top, cheapest one, lowest to highest, increasing price, cheapest offers first, cheapest listings first, cheapest flats first, cheapest at first, in order of price, from the cheapest, chepest first, cheapst first, cheapest 1st, sort cheapest first, best price first, lowest priced first',
    preis_ab:
      'most expensive ones at the top, dearest at the top, most expensive first, most expensive, the most expensive, priciest first, priciest, dearest first, highest price first, highest price, highest prices first, expensive first, price descending, descending price, descending by price, by price descending, by descending price, price high to low, high to low, price from high to low, by price high to low, from most expensive to cheapest, most expensive to cheapest, from expensive to cheap, sort by price descending, sorted by price descending, sort by price high to low, sorted by highest price, sort by highest price, starting with the most expensive, start with the most expensive, highest to lowest, most expensive at the top, most expensive on top, highest priced first, most expensive ones first, most costly first, luxury first, expensive ones first, highest rent first',
    flaeche_ab:
      'largest ones at the top, largest at the top, biggest ones at the top, the bigger ones first, the biggest ones first, largest first, biggest first, biggest, largest, the largest, the biggest, largest ones first, biggest ones first, large first, big first, by size, sort by size, sorted by size, order by size, ordered by size, size descending, by size descending, sort by area, sorted by area, by area, by living area, by floor area, from largest to smallest, largest to smallest, biggest to smallest, from biggest to smallest, from big to small, big to small, size large to small, most space first, starting with the largest, starting with the biggest, start with the biggest, start with the largest, largest area first, biggest area first, largest living area first, most spacious first, largest flats first, biggest flats first, biggest at the top, biggest on top, largest on top, area descending, most square metres first, most square meters first, sort by square meters, sort by square metres, largest size first, sorted by living area, sort by living area, sort by size descending, sorted by size descending',
    neueste:
      'newest first, newest, the newest, latest first, latest listings, latest offers, latest ads, newest listings, newest offers, newest ads, newest ones first, most recent first, most recent, most recently listed first, most recently added, most recently added first, most recently listed, recently added first, new first, new ones first, new listings first, recent first, by date, sort by date, sorted by date, sort by newest, sorted by newest, order by newest, latest ones first, just listed first, just listed, freshest first, newest listings first, latest listings first, newest offers first, newest ads first, date descending, latest additions first, latest added first, sort by latest, starting with the newest, start with the newest, newest to oldest, from newest to oldest, newest at the top, newest on top, latest on top, most recent listings first, most recent ads first, recently listed first, newly listed first, most recent on top, most recent ones first, newly added first, the latest',
    reduziert:
      'reduced ones at the top, reduced at the top, reduced first, price reduced first, reduced prices first, price reductions first, price drops first, price drop first, price cuts first, discounted first, price reduced, reduced price, reduced in price, reduced, price drops, price cuts, price reductions, with price reduction, recently reduced, recently reduced first, discounted, discounts first, marked down, marked down first, on discount, reductions first, with reduced price, reduced ones first, lowered price, lowered prices first, price lowered first, biggest discount first, biggest reduction first, with price drop, price drop, with a price drop, recently reduced price, price reduction, price-reduced, price-reduced first, reduced offers first, reduced listings first, discount first, cut in price',
    rendite_ab:
      'best yielding first, the highest yielding first, best yield first, highest yield first, best return first, highest return first, best yield, highest yield, best return, highest return, best yields first, highest yields first, best returns first, highest returns first, sort by yield, sorted by yield, by yield, order by yield, ordered by yield, yield descending, best roi first, highest roi first, by return, sort by return, sorted by return, by rental yield, with the best yield, with the highest yield, best rental yield first, highest rental yield first, highest roi, best roi, by roi, sort by roi, sort by rental yield, top yield first, sorted by best yield, most profitable first, best gross yield first, highest gross yield first',
    preis_m2_auf:
      'by price per square metre, by price per square meter, by price per sqm, by price per m2, by price per m², by price/m2, by price/sqm, by price/m², price per square metre, price per square meter, price per sqm, price per m2, price per m², sort by price per square metre, sort by price per square meter, sort by price per sqm, sort by price per m2, sorted by price per square metre, sorted by price per square meter, sorted by price per sqm, sorted by price per m2, order by price per square metre, order by price per square meter, order by price per sqm, ordered by price per sqm, ordered by price per square metre, ordered by price per square meter, order by price per m2, lowest price per square metre, lowest price per square meter, lowest price per sqm, lowest price per m2, lowest price per square metre first, lowest price per square meter first, lowest price per sqm first, lowest price per m2 first, cheapest per square metre, cheapest per square meter, cheapest per sqm, cheapest per m2, cheapest per square metre first, cheapest per square meter first, cheapest per sqm first, cheapest per m2 first, cheapest price per sqm first, cheapest price per square metre first, cheapest price per square meter first, cheapest price per m2 first, by square metre price, by square meter price, by sqm price, sort by square metre price, sort by square meter price, sort by sqm price, sorted by square metre price, sorted by square meter price, by €/m2, by eur/m2, by €/m², by euro per square metre, by euro per sqm, by euros per square metre, €/m2, sort by €/m2, sort by price/m2, sort by price/sqm, sorted by price/m2, by the price per square metre, by the price per square meter, by price per unit area, price per square metre ascending, price per square meter ascending, price per sqm ascending, price per m2 ascending, by cost per square metre, by cost per sqm, best price per square metre, best price per sqm, best price per square meter, best price per m2, best price per square metre first, best price per square meter first, best price per sqm first, cost per square metre, rent per square metre, rent per sqm, by rent per square metre, by rent per sqm',
  },
  numbers: {
    0: 'zero',
    1: 'one, single',
    1.5: 'one and a half',
    2: 'two, tow, a couple of, couple of',
    2.5: 'two and a half',
    3: 'three, thre',
    3.5: 'three and a half',
    4: 'four',
    4.5: 'four and a half',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    10: 'ten',
    11: 'eleven',
    12: 'twelve',
    13: 'thirteen',
    14: 'fourteen',
    15: 'fifteen',
    16: 'sixteen',
    17: 'seventeen',
    18: 'eighteen',
    19: 'nineteen',
    20: 'twenty',
    30: 'thirty',
    40: 'forty, fourty',
    50: 'fifty',
    60: 'sixty',
    70: 'seventy',
    80: 'eighty, eigthy',
    90: 'ninety',
    100: 'hundred, hundreds, hunderd',
    1000: 'thousand, thousands, thousend, thsd, k, grand, thou, tsd',
    500000: 'half a million, half million, half a mil',
    250000: 'quarter of a million, quarter million',
    1000000: 'million(s|), mio, mil, mill, mln, mn, m, milion, millon',
  },
  ordinals: {
    1: 'first',
    2: 'second',
    3: 'third',
    4: 'fourth, forth',
    5: 'fifth',
    6: 'sixth',
    7: 'seventh',
    8: 'eighth, eigth',
    9: 'ninth, nineth',
    10: 'tenth',
    11: 'eleventh',
    12: 'twelfth, twelveth',
    13: 'thirteenth',
    14: 'fourteenth',
    15: 'fifteenth',
    16: 'sixteenth',
    17: 'seventeenth',
    18: 'eighteenth',
    19: 'nineteenth',
    20: 'twentieth',
    21: 'twenty-first, twenty first, twentyfirst',
    22: 'twenty-second, twenty second, twentysecond',
    23: 'twenty-third, twenty third, twentythird',
  },
  months: [
    'january, jan',
    'february, feb, febuary',
    'march, mar',
    'april, apr',
    'may',
    'june, jun',
    'july, jul',
    'august, aug',
    'september, sept, sep',
    'october, oct',
    'november, nov',
    'december, dec',
  ],
  homes: {
    1: 'studio(s|), studio flat(s|), studio apartment(s|), bedsit(s|), bed-sit, bedsitter, bachelor apartment, bachelor flat, bachelor pad, efficiency apartment, one-room flat(s|), one-room apartment(s|), one room flat(s|), one room apartment(s|), one-roomed flat, 1-room flat(s|), 1-room apartment(s|), 1 room flat(s|), 1 room apartment(s|), studio flt, single-room apartment, single-room flat, single room apartment, single room flat, garconniere, garçonnière(s|), studette, stuido, studeo, one-room appartment, 1 room appartment, studio appartment(s|), 1-room appartment, microapartment, micro apartment, micro-apartment',
  },
  places: {
    wien: "vienna, viena, vienne, wien, capital city, the austrian capital, austria's capital, capital of austria, austrian capital, city of vienna, viennese",
    'wien-1':
      'vienna inner city, vienna city centre, vienna city center, vienna centre, vienna center, inner city of vienna, inner city vienna, city centre of vienna, city center of vienna, centre of vienna, center of vienna, central vienna, innere stadt, downtown vienna, vienna downtown, innenstadt of vienna, old town of vienna, heart of vienna',
    niederoesterreich: 'lower austria, lower-austria, lower austrian, loweraustria',
    oberoesterreich: 'upper austria, upper-austria, upper austrian, upperaustria',
    steiermark:
      'styria, styrian, stiria, styria region, province of styria, state of styria, federal state of styria, region of styria, state styria',
    tirol:
      'tyrol, tyrolean, tirol, tyrolia, the tyrol, tyrol region, province of tyrol, state of tyrol, federal state of tyrol, region of tyrol, state tyrol',
    kaernten:
      'carinthia, carinthian, carintia, karinthia, carinthia region, province of carinthia, state of carinthia, federal state of carinthia, region of carinthia, state carinthia',
    'land-salzburg':
      'salzburgerland, salzburger land, salzburg state, salzburg province, state of salzburg, province of salzburg, federal state of salzburg, land salzburg, salzburg land, salzburg region, salzburg county, federal province of salzburg, salzburg federal state, salzburg (the |)state, salzburg countryside, region of salzburg',
    vorarlberg:
      'vorarlberg, voralberg, vorarlberg state, vorarlberg region, province of vorarlberg, state of vorarlberg, federal state of vorarlberg, region of vorarlberg, state vorarlberg',
    burgenland:
      'burgenland, burgenlandish, burgenland region, province of burgenland, state of burgenland, federal state of burgenland, region of burgenland, state burgenland',
    'klagenfurt-am-woerthersee':
      'klagenfurt, klagenfurt on lake wörth, klagenfurt on lake wörthersee, klagenfurt at lake wörthersee',
    'st-poelten': 'st poelten, saint pölten, st. polten, saint polten, sankt polten',
    'wiener-neustadt': 'viennese newtown, wr neustadt, wr. neustadt, wiener neustadt',
    kitzbuehel: 'kitz, kitzbuhel, kitzbühel',
    'st-johann-in-tirol': 'st johann in tyrol, saint johann in tyrol',
    'bezirk-graz-umgebung': 'graz-umgebung, graz umgebung district',
  },
  regions: {
    weinviertel: 'wine quarter, weinviertel region, wine district',
    waldviertel: 'forest quarter, waldviertel region, wood quarter, forest district',
    mostviertel: 'cider quarter, mostviertel region, must quarter',
    industrieviertel: 'industrial quarter',
    wachau: 'wachau valley, wachau region',
    innviertel: 'inn quarter, innviertel region',
    muehlviertel: 'mill quarter, muhlviertel, mühlviertel region',
    salzkammergut:
      'salzkammergut region, salzkammergut lakes, austrian lake district, salzkammergut area, salzkammergut lake district',
    ausseerland: 'aussee region, ausseerland region, aussee area, aussee land',
    zillertal: 'ziller valley, zillertal valley, zillertal region, zillervalley',
    oetztal: 'ötz valley, oetz valley, ötztal valley, otztal, otz valley, oetztal valley',
    stubaital: 'stubai valley, stubai, stubaital valley',
    osttirol: 'east tyrol, eastern tyrol, east tirol, eastern tirol',
    montafon: 'montafon valley',
    bregenzerwald: 'bregenz forest, bregenz woods, bregenzer wald, bregenzerwald region',
    rheintal: 'rhine valley, vorarlberg rhine valley, rheintal valley, rhine-valley',
    suedsteiermark:
      'south styria, southern styria, south styrian wine road, south styrian wine route, styrian wine road, southern styrian wine road, south-styria, southstyria, south styrian, styrian tuscany, south styrian wine country, southern styrian wine country',
    thermenland:
      'styrian spa region, spa region, thermal spa region, styrian thermenland, volcano land, styrian volcano land, thermal region, styrian thermal spa region, vulkanland',
    murtal: 'mur valley, murtal region, murtal valley',
    woerthersee:
      'lake wörth, lake woerth, lake worth, lake wörthersee, lake woerthersee, lake worthersee, worthersee, wörther lake, woerther lake',
    ossiacher_see: 'lake ossiach, lake ossiachersee, lake ossiacher see, ossiach lake, lake ossiacher',
    millstaetter_see:
      'lake millstatt, lake millstätt, lake millstätter, millstatt lake, lake millstättersee, lake millstaettersee, millstattersee, millstatter see',
    neusiedler_see:
      'lake neusiedl, lake neusiedler, lake neusiedlersee, neusiedl lake, lake neusiedler see, neusiedler lake',
    attersee:
      'on the attersee, on attersee, by the attersee, at the attersee, near the attersee, around the attersee, the attersee, lake attersee, lake atter',
    mondsee:
      'on the mondsee, on mondsee, by the mondsee, at the mondsee, near the mondsee, around the mondsee, the mondsee, lake mondsee',
    traunsee: 'lake traunsee, lake traun',
    wolfgangsee: 'lake wolfgangsee, lake wolfgang, lake wolfgang region',
    wallersee: 'lake wallersee, lake waller',
    zeller_see: 'lake zell, lake zeller, lake zeller see, zell lake, lake zellersee',
    achensee: 'lake achensee, lake achen',
    bodensee: 'lake constance, lake bodensee, bodensee lake, constance lake',
    pinzgau: 'pinzgau region',
    pongau: 'pongau region',
    lungau: 'lungau region',
    flachgau: 'flachgau region',
    tennengau: 'tennengau region',
    suedburgenland: 'south burgenland, southern burgenland, south-burgenland, south burgenland region',
  },
  countries: {
    AT: "austria, austria's, österreich, austira, austrian market, republic of austria",
    DE: 'germany, bavaria, deutschland, germnay',
    CH: 'switzerland, switserland',
    IT: 'italy, south tyrol, tuscany, sicily, sardinia, lake garda, alto adige',
    HR: 'croatia, istria, dalmatia, croatian coast, kroatia',
    HU: 'hungary, lake balaton',
    SI: 'slovenia, slowenia',
    CZ: 'czech republic, czechia, the czech republic',
    SK: 'slovakia, slovak republic',
    ES: 'spain, mallorca, majorca, ibiza, canary islands, tenerife, costa brava, costa del sol, balearic islands, gran canaria',
    FR: "france, french riviera, provence, corsica, cote d'azur",
    LI: 'liechtenstein',
    PT: 'portugal, algarve, madeira',
    GR: 'greece, crete, greek island',
    GB: 'united kingdom, england, scotland, great britain, uk, wales, britain, northern ireland',
    IE: 'ireland',
    NL: 'netherlands, holland, the netherlands',
    BE: 'belgium',
    LU: 'luxembourg, luxemburg',
    DK: 'denmark',
    SE: 'sweden',
    NO: 'norway',
    FI: 'finland',
    PL: 'poland',
    RO: 'romania',
    BG: 'bulgaria',
    RS: 'serbia',
    BA: 'bosnia, bosnia and herzegovina, bosnia-herzegovina',
    ME: 'montenegro',
    MK: 'north macedonia, macedonia',
    AL: 'albania',
    TR: 'turkey, turkiye',
    CY: 'cyprus',
    MT: 'malta',
    UA: 'ukraine',
    US: 'united states, the united states, usa, florida, california',
    AE: 'united arab emirates, uae, dubai',
    TH: 'thailand',
    EE: 'estonia',
    LV: 'latvia',
    LT: 'lithuania',
    IS: 'iceland',
    RU: 'russia',
  },
  fillers:
    "let already, already let, already rented, already rented out, currently let, currently rented out, tenanted, favourites, favourite, favorites, favorite, factor, attach, scale, pending, health, fault, filed, heard, periods, on a pension, my pension, our pension, state pension, i'm after, we're after, i am after, we are after, i, im, i'm, i am, i'd, i would, id, ill, i'll, ive, i've, we, we're, we are, were, we'd, we've, we'll, he, she, it, it's, its, they, their, them, you, your, u, ur, me, my, mine, our, ours, us, his, her, him, myself, ourselves, someone, somebody, anyone, anybody, everyone, everything, anything, something, sth, smth, nothing, somewhere, anywhere, everywhere, someplace, who, whom, whose, which, what, whats, what's, where, when, why, how, that, thats, that's, this, these, those, there, here, the, teh, a, an, one, ones, some, any, each, every, all, both, many, much, more, most, few, several, lot, lots, a lot, lots of, a lot of, a bit, a bit of, bit, little, kind of, sort of, kinda, am, is, are, was, be, been, being, do, does, did, done, doing, have got, had, got, get, getting, gets, can, could, should, would, will, shall, must, might, ought, wanna, want to, wants, wanted, wanting, like, likes, would like, i'd like, we'd like, looking, looking for, look, look for, looks, searching, search, search for, searches, seek, seeking, seeks, find, finding, found, show, show me, shows, give, give me, list, tell, tell me, help, help me, need to, needed, require, requires, required, require a, wish for, i wish for, interested, interested in, hunting, hunt, after, im after, on the hunt, on the lookout, in search of, in the market for, in the market, in need of a, in need of an, hoping, hope, hope to, planning, plan, plan to, plans, going, go, go to, going to, gonna, intend, intending, trying, try, think, thinking, thinking of, considering, consider, decided, moving, moving to, move, relocating, relocate, relocation, relocating to, live, living, lives, live in, to live, settle, settle down, stay, staying, work, working, works, study, studying, retire, retiring, retired, start over, come, coming, see, let me know, let us know, let me see, let's, lets, let me, know, any chance, is there, are there, is there any, do you have, have you got, got any, anyone got, u got, does anyone have, can you, could you, would you, can i, may i, can we, please, pls, plz, pleas, thanks, thank you, thx, ty, cheers, hello, hi, hey, hiya, dear, dear sir, dear sirs, madam, sir, good day, good evening, good afternoon, kind regards, best regards, regards, best, greetings, sincerely, yes, yeah, yep, ok, okay, well, so, oh, um, uh, hmm, er, erm, guys, mate, folks, team, everybody, lol, btw, fyi, plse, and/or, to, for, of, on, at, by, from, into, onto, off, out, up, down, upon, along, across, through, against, per, as, than, then, if, whether, because, since i, while, during, once, also, too, only, just, even, very, really, quite, rather big, rather small, pretty, fairly, somewhat, still, already, yet, again, always, often, sometimes, usually, now i, soon, currently, at the moment, right now i, right now we, nowadays, ever, else, etc, eg, e g, e.g., ie, i.e., such, such as, same, other, another, others, different, certain, various, suitable, sufficient, enough, able, available, possible, allowed, permitted, existing, respective, relevant, directly, direct, straight, together, alone, both of us, total, in total, overall, altogether, ca a, apiece, respectively, at all, all in all, of course, definitely, absolutely, certainly, surely, really need, basically, simply, especially, particularly, mainly, mostly, above all, first of all, first, firstly, second home, second-home, second residence, main residence, primary residence, first home, first time, important, importantly, essential, is essential, a must, must be, must, must-have, must have a, is a must, are a must, mandatory, crucial, necessary, key, matters, requirement, requirements, criteria, condition, conditions, priority, home, homes, property, properties, place, places, real estate, realestate, estate, housing, accommodation, accomodation, accommodations, acommodation, residence, residential, residency, object, objects, dwelling, listing, listings, offer, offers, ad, ads, advert, adverts, advertisement, advertisements, option, options, results, result, one of those, building, buildings, tower block, in a building, in an apartment building, in an apartment block, in a block of flats, in a small apartment building, in a quiet apartment building, in a modern apartment building, in a small block of flats, in a house with, in a two-family house, commercial, commercial property, commercial space, commercial premises, premises, facility, business, businesses, company, startup, start-up, my company, our company, firm, starting a business, start a business, nice, good, great, lovely, beautiful, pretty, cute, cosy, cozy, comfy, comfortable, decent, perfect, ideal, fine, amazing, awesome, fantastic, wonderful, gorgeous, stunning, charming, stylish, elegant, luxurious, luxury, high-end, high end, upmarket, upscale, posh, fancy, exclusive, premium, modern, contemporary, traditional, rustic, simple, basic, cool, sweet, neat, clean, tidy, tiny, small, smaller, smallish, compact, medium, medium-sized, midsize, mid-size, large, larger, largish, big, bigger, biggish, huge, spacious, roomy, generous, generously, new, newer, old, older, young, cheap, cheaper, cheapish, affordable, inexpensive, reasonable, reasonably priced, reasonably, low-cost, low cost, budget-friendly, budget friendly, expensive, pricey, not too expensive, not too pricey, not too big, not too small, not too old, not so expensive, not too far, not far, not very big, not very expensive, fair, fair price, good price, great price, own, private own, my own, our own, its own, separate, extra, additional, whole, entire, complete, full, half, proper, real, right, normal, regular, standard, typical, similar, nicest, better one, best one, dream, dreamy, dream home, dream house of, forever home, unfurnished, not furnished, non-furnished, family-friendly, family friendly, unique, special, special offer, classic, average, empty, vacant possession, ready, low, high, top, quality, high quality, good quality, style, styled, design, designer, layout, floor plan, floorplan, type, types, kind, kinds, sort, category, feature, amenities, extras, family, families, wife, husband, partner, girlfriend, boyfriend, fiancée, fiance, couple, friend, friends, parents, parent, mother, father, mum, mom, dad, son, daughter, brother, sister, grandma, grandmother, grandparents, baby, newborn, toddler, twins, teenager, teenagers, colleague, colleagues, boss, employer, expat, expats, foreigner, foreigners, pensioner, pensioners, retiree, retirees, senior, seniors, elderly, professional, professionals, working professional, single, singles, single person, single parent, single mum, single mom, bachelor, married, pregnant, man, woman, lady, guy, people like us, job, university, uni, course, master, masters, phd, engineer, nurse, teacher, doctor, refugee, immigrants, town, towns, city, cities, village, villages, countryside, country, rural, province, state, federal state, municipality, location, located, situated, spot, address, zone, neighbourhood, neighborhood, suburb, side, part, parts, part of town, quarter, street, road, corner, edge, middle, heart, nature, mountains, mountain, alps, alpine, lake, lakes, hill, hills, valley, sea, world, capital of, nation, postcode, postal code, zip, zip code, zipcode, plz, ort, city of, town of, village of, county, living room, living rooms, livingroom, lounge, dining room, dining area, sitting room, bathroom, kids room, kid's room, children's room, childrens room, child's room, nursery, guest room, guestroom, guest bedroom, home office, homeoffice, home-office, room for office, room for an office, room for a home office, room for a garden, room for the kids, room for kids, room for guests, room for children, room for two, room for my, room for our, room for a family, room for improvement, study room, work room, workroom, office room in, room to grow, room to breathe, kitchen, kitchens, kitchenette, eat-in kitchen, kitchen-diner, kitchen diner, open kitchen, open-plan kitchen, open plan kitchen, open plan, open-plan, big kitchen, large kitchen, separate kitchen, hallway, hall way, entrance hall, entrance, hallways, entry, front door, wooden floor, wooden floors, wood floor, wood floors, parquet, parquet floor, parquet floors, parquet flooring, hardwood floor, hardwood floors, tiled floor, tiled floors, laminate floor, upper floor, upper floors, high floor, higher floor, top floor, top-floor, lower floor, any floor, whole floor, floor to ceiling, ski lift, ski lifts, near the ski lift, chair lift, chairlift, lift pass, pool table, hot water, warm water, cold water, warm colours, garden view, garden views, town hall, concert hall, room height, high ceilings, ceilings, natural gas pipeline, gas station nearby, dog park, dog walking, hot tub, jacuzzi, hot tubs, bathtub, bath tub, bathroom with window, balcony view, parking ticket, garden furniture, garden tools, walk-in closet, walk-in wardrobe, own entrance, separate entrance, separate toilet, separate wc, home ownership rate, it may, that may, which may, we may, may be, may have, may cost, may also, may not, may need, may come, may want, rent may be, price may be, may as well, you may, they may, i may, may contain, cost of living, at no cost, no problem, no worries, no matter, no idea, no preference, no preferences, no rush, no hurry, no stress, no limit, no limits, no pressure, no more than necessary, no nonsense, no frills, no later, no kidding, no joke, no doubt, no doubts, not sure, not sure yet, don't mind, i don't mind, we don't mind, don't know, i don't know, doesn't have to be, does not have to be, don't care how, don't care where, no matter where, no matter how, not only, not just, if not, why not, would be perfect for, of mine, due to, according to, because of, so that, in order to, in order, as long as, as well, at home, by car, by train, by bike, on foot, by foot, by public transport, per person, or something, or similar, or something like that, or something similar, or whatever, and so on, and stuff, somehow, thing, things, stuff, way, ways, time, times, full time, full-time, part-time, part time, long, longer, short, long term, long-term, longterm, permanent, permanently, forever, year round, year-round, all year, all year round, summer, winter, spring, autumn, season, holiday, holidays, vacation, vacations, weekend, weekends, skiing, ski, hiking, swimming, remote work, remotely, working from home, work from home, wfh, next, next year, this year, last year, next month, end of, mid, early, late, middle of, beginning of, the beginning of, start of, at the start of, from the beginning of, from mid, from early, from late, spring time, sort, sorted, sorting, order, ordered, filter, filters, display, arrange, arranged, ranked, ranking, sort by, first please, then, put, put the, listed, starting with, beginning with, at the top, on top, search results, criteria, match, matches, matching, check, see what, update, updates, send, contact, call, email, viewing, viewings, visit, view, viewing appointment, with my, with our, with your, with a family, with two people, with friends, with family, with children, with kids, with wife, with husband, without a car we, would, wouldn't mind, happy, happy to, happy with, glad, love, loves, adore, enjoy, enjoys, prefer to live, feel, feel like, fits, fit, fitting, suits, suit, suited, use, used, using, used for, for use as, able to, willing, willing to, ready to, be able to, afford it, keep, make, makes, take, takes, taking, bring, bringing, offerings, has to, have to, having to, should be, must have been, it should, it must, it has to, it needs to, it would, there should be, where i, where we, where you, where you can, that is, which is, who is, that's, with it, in it, on it, for it, of it, about it, with that, for that, for me, for us, for my, for our, for myself, for ourselves, for one person, for two people, for a couple, for a family, for rent or sale, deal, bargain, good deal, bargains, gem, hidden gem, opportunity, chance, idea, example, for example, for instance, question, detail, details, info, information, question about, urgently, urgent, quickly, quick, fast, soonish, desperately, desperate, serious, seriously, immediate area, honestly, literally, preference, wishes, austrian, german, english, british, american, european, international, apartment style, viennese style, metre, value for money, value, mid-range, price-wise, pricewise, net, gross, total cost, all-in, all in, all inclusive, inclusive, vat, tax, taxes, included, excluded, plus tax, approx., max., min., no., nr, number, numbers, amount, sum, figure, range, about it, roughly speaking, ballpark, somewhere between the, cash, financing, financed, loan, bank, buyer's market, open to, open for, either way, both okay, whichever, whatever, doesn't matter where, wherever, however big, fully, partly, partially, completely, newly, freshly, recently, well, highly, easily, ideal for, perfect for, suitable for, good for, great for, equipped, fitted, installed, built-in, builtin, connected, attached, belonging, provided, comes, come with, came, lies, lying, set, facing, overlooking, located in, situated in, based in, based, placed, set in, somewhere in, anywhere in, anywhere, somewhere, within austria, out there, over there, around here, here in, there in, downtown, city centre, city center, town centre, town center, centre, center, central location, centre of town, old town, on the edge of (the|a) (forest|woods|field), edge of (the|a|) (forest|woods), (near|near to|close to|next to|beside|by|at|opposite|overlooking|surrounded by|bordering|into|to|walk to|above|over) (the|a|an|my|our|) (forest|forests|woods|field|fields|meadow|meadows|woodland|vineyard|vineyards|restaurant|restaurants|bar|bars|pub|pubs|cafe|cafes|shop|shops|supermarket|hotel|office|castle|palace|farm|farms|riding stable|stables|kiosk|clinic|pool|swimming pool|parking lot|workshop), forest view, view of (the|a|) (forest|meadow|meadows|fields|vineyards|castle|woods), forest edge, in the (forest|woods|vineyards|meadows), view over (the|) (vineyards|fields|meadows), restaurants, bars, cafes, shops, pubs, supermarkets, shopping, with restaurants, above a (shop|restaurant), walking distance to (shops|restaurants)",
  unrelated:
    "how long does the train, how long does it take, how long is the train, weather, weather forecast, raining, will it rain, rain tomorrow, forecast, recipe, recipes, poem, haiku, joke, jokes, limerick, sonnet, ignore previous, ignore all, ignore the, ignore your, ignore, disregard, instructions, previous instructions, system prompt, your prompt, the prompt, prompt injection, jailbreak, pretend you, you are now, act as, roleplay, developer mode, api key, admin password, password, passwords, credit card, capital of france, capital of germany, capital of italy, what is the capital, whats the capital, what's the capital, what time is it, whats the time, what's the time, what is the time, the time in, football, soccer, champions league, premier league, world cup, basketball, tennis, match last night, who won, idiot, stupid, moron, dumb, asshole, arsehole, fuck*, shit*, bullshit, bastard, bitch, cunt, twat, wanker, crap, screw you, suck*, horoscope, translate, translation, write code, write me a, write a, code in python, python, javascript, programming, html, drop table, select from, order pizza, a pizza, pizza, bitcoin, crypto, lottery, lottery numbers, bake, bake a cake, cake, sachertorte, schnitzel, apple strudel, how are you, how do you do, how are u, what's up, whats up, wassup, sup, how's it going, good morning, good night, who are you, what is your name, what's your name, whats your name, are you human, are you a robot, are you a bot, are you an ai, president, chancellor, prime minister, election, elections, politics, who invented, who is the, who was, how old is, how tall is, how far is, how many people live, meaning of life, tell me about, tell me a, sing, song, songs, lyrics, movie, movies, film, netflix, concert, concert tickets, ticket, tickets, flight, flights, train to, train from, bus to, next train, tram, timetable, stock market, stock price, exchange rate, calculate, square root, plus two, homework, essay, dinner tonight, mozart, opera tonight, news today, headlines, lorem ipsum, asdf*, qwert*, blah, bla, bla bla, blah blah, test test, hello world, used car, buy a car, second hand car, iphone, laptop, ps5, playstation, dating, girlfriend wanted, horny, sex, sexy, porn*, nude, kill, bomb, drugs, weed, visa requirements, passport, ski pass, ski rental, rent a car, car rental, rental car, rental cars, car hire, hire a car, bike rental, rent a bike, rent a boat, restaurant recommendation, best restaurant in, best restaurants in, best schnitzel, book a table, reserve a table, table for two, hotel for tonight, book a hotel, hotel room tonight, room for tonight, balcony plants, garden plants, tomato*, potato*, how do i get to, how to get, how do i get from, how do i cook, how to cook, how do i, cleaning lady, plumber, electrician, hairdresser near me, dentist near me, museum, museums, sightseeing, tourist attractions, things to do, history of, explain, i'm selling, we're selling, i am selling, selling my, sell my, sell our, letting my, my landlord, our landlord, the landlord, how's the skiing, how is the skiing, how's the snow, i'm letting out my, i am letting out my, i rent out my, renting out my, letting my flat, selling my flat, selling my house, i'm selling my, i am selling my",
  compounds: [],
  endings: ['s'],
}
