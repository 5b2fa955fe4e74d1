import type { Words } from '../words.ts'

/** Spanish, of Spain and Latin America; classifieds included. */
export const es: Words = {
  values: {
    'vermarktungsart.KAUF':
      'prefiero comprar, preferimos comprar, preferiría comprar, comprar(lo|la|me|nos|se|), compra(s|), compro, compraría(mos|), compramos, comprando, comprador(a|es|), en venta, a la venta, venta(s|), se vende(n|), vendo, vende(n|), vender, adquirir, adquisición, en propiedad, precio de compra, precio de venta, hipoteca, para comprar, de compra, comprar para alquilar, comprar para poner en alquiler, comprar para rentar, comprar para arrendar, para alquilarlo, para alquilarla, para ponerlo en alquiler, para ponerla en alquiler, comprra, conprar, kiero comprar, de segunda mano en venta',
    'vermarktungsart.MIETE':
      'prefiero alquilar, preferimos alquilar, preferiría alquilar, prefiero alquiler, prefiero arrendar, prefiero rentar, alquiler(es|), alquilar(lo|la|me|nos|), alquilo, alquila(n|), alquilando, alquilaría, alquilamos, alqiler, alkiler, alkilar, alquier, aquiler, alq, en alquiler, de alquiler, se alquila(n|), arriendo(s|), arrendar(lo|la|me|), arrienda(n|), arrendamiento, arrendado, en arriendo, renta, rentas, rentar(lo|la|me|), rento, rentamos, rentando, en renta, de renta, se renta(n|), inquilino(s|), inquilina(s|), al mes, por mes, cada mes, mes, mensual(es|), mensualidad(es|), mensualmente, /mes, gastos incluidos, gastos inc, gastos incl, con gastos, gastos aparte, sin gastos, más gastos, + gastos, incluidos gastos, incluyendo gastos, todo incluido, todo incl, facturas incluidas, con todo incluido, servicios incluidos, suministros incluidos, expensas, expensas incluidas, comunidad incluida, calefacción incluida, luz y agua incluidas, luz incluida, agua incluida, calefacción y agua incluidas, gastos de calefacción incluidos, subarriendo, subarrendar, subalquiler, realquiler, realquilar, contrato de alquiler, contrato de arrendamiento, contrato temporal, alquiler temporal, cálido(s|), caliente, en frío, renta fría, renta caliente, renta cálida, larga estancia, corta estancia, larga temporada, temporada corta, por temporada',
    'objektart.WOHNUNG':
      'piso antiguo, piso viejo, apartamento antiguo, pisoen, piso(s|), pisito(s|), pizo, un piso, 1 piso, el piso, este piso, ese piso, mi piso, mi primer piso, nuestro primer piso, primer piso propio, el primer piso, como primer piso, algún piso, otro piso, apartamento(s|), apartamentito(s|), apartameto, apartamentos, aparatamento, apto(s|), apt, apartam, apart, departamento(s|), depa(s|), depto(s|), dpto(s|), depas, departamentito, piso de soltero, pisazo, apartahotel, flat, flats, piso en planta baja, apartamento en planta baja',
    'objektart.HAUS':
      'casa(s|), casita(s|), casona(s|), kasa, caza para vivir, casa de dos plantas, casa de una planta, vivienda independiente, hogar unifamiliar, casa familiar, caserón, casa antigua',
    'objektart.GRUNDSTUECK':
      'terreno(s|), parcela(s|), solar(es|), lote(s|), solar edificable, terreno edificable, terreno urbano, terreno urbanizable, terreno para construir, parcela edificable, parcela urbana, solar urbano, suelo urbano, suelo edificable, lote para construir, lotecito, terrenito, terreno para edificar, sitio para construir',
    'objektart.ZIMMER':
      'habitación, cuarto, pieza, recámara, alcoba, hab, habitacion, piso compartido, pisos compartidos, compartir piso, compartir apartamento, compartir departamento, compartir depa, compartir casa, compartir vivienda, habitación en piso compartido, cuarto en piso compartido, habitación en un piso compartido, habitación en apartamento compartido, habitación en departamento compartido, habitación en casa compartida, cuarto en departamento compartido, cuarto en un departamento compartido, cuarto en depa compartido, cuarto en casa compartida, pieza en departamento compartido, pieza en casa compartida, habitación compartida, habitación individual, habitación doble, habitación privada, cuarto privado, cuarto compartido, apartamento compartido, departamento compartido, depa compartido, casa compartida, vivienda compartida, coliving, co-living, habitación de estudiante(s|), habitación para estudiante(s|), cuarto para estudiante(s|), compañer(o|a|os|as) de piso, roomie(s|), roommate(s|), wg, habitación en una wg, habitación en wg, habitación en un wg, habitación en residencia, habitación suelta, habitación en alquiler, habitación en un piso, habitación en piso, cuarto en un piso, habitación en un apartamento, habitación en un departamento, una habitación en un piso',
    'objektart.BUERO_PRAXEN':
      'oficina(s|), despacho(s|), oficina comercial, espacio de oficina(s|), bufete, local para oficina(s|), planta de oficinas, oficinita, estudio de arquitectura',
    'objektart.EINZELHANDEL':
      'local(es|), local comercial, locales comerciales, tienda(s|), tiendita, comercio(s|), negocio, boutique, peluquería, panadería, espacio comercial, local para tienda, local para negocio, local a pie de calle, showroom, farmacia en venta, zapatería, floristería',
    'objektart.GASTGEWERBE':
      'local de hostelería, hostelería, local gastronómico, gastronomía, negocio de hostelería, local para hostelería, traspaso de hostelería, discoteca, local de copas',
    'objektart.HALLEN_LAGER_PROD':
      'nave(s|), nave industrial, naves industriales, galpón, galpones, planta industrial, local industrial, nave de producción, nave logística, espacio industrial, fábrica, hangar',
    'objektart.LAND_UND_FORSTWIRTSCHAFT':
      'explotación agrícola, explotación agraria, explotación ganadera, explotación forestal, finca agrícola, finca ganadera, fincas agrícolas, finca(s|), hacienda(s|), estancia ganadera, rancho(s|), cortijo(s|), chacra(s|), finca rústica, finca rural, finca de recreo, fundo, empresa agrícola, empresa forestal',
    'objektart.PARKEN':
      'plaza de garaje, plazas de garaje, plaza de parking, plaza en garaje, cochera para mi coche, lugar de estacionamiento en garaje, cajón de estacionamiento',
    'objektart.ZINSHAUS_RENDITEOBJEKT':
      'edificio de viviendas, edificio en rentabilidad, edificio de apartamentos, edificio de pisos, edificio de departamentos, edificio de renta, edificio residencial, edificio completo, edificio entero, edificio de alquiler, edificio alquilado, edificio de inversión, casa de renta, casa de alquiler como inversión, inmueble de renta, bloque de pisos, bloque de viviendas, bloque de apartamentos, edificio plurifamiliar, edificio con inquilinos, edificio de viviendas en alquiler, edificio con viviendas en alquiler, finca de pisos, propiedad de inversión, inmueble de inversión, inmueble en rentabilidad, edificio para inversión, edificio para invertir, edificio como inversión, edificio de rentas',
    'objektart.FREIZEITIMMOBILIE_GEWERBLICH':
      'instalación deportiva, instalaciones deportivas, centro deportivo, complejo deportivo, camping en venta, gimnasio en venta',
    'objektart.SONSTIGE': 'gasolinera, estación de servicio',
    'ausstattung.BALKON':
      'balcón, balcones, balconcito, balcon, valcon, balkón, balcón soleado, balcón orientado al sur, balcón corrido, balconada',
    'ausstattung.TERRASSE':
      'terraza(s|), terracita(s|), terrasa, teraza, azotea, solárium, terrazas, terraza en la azotea, terraza privada, roof garden, deck',
    'ausstattung.LOGGIA': 'loggia, logia, galería acristalada, galería cubierta, terraza cubierta acristalada',
    'ausstattung.GARTEN':
      'jardín, jardines, jardincito, jardin privado, jardín propio, jardin comunitario, patio con césped, zona verde privada, gardin, ajardinado, jardines comunitarios, uso de jardín',
    'ausstattung.LIFT': 'ascensor(es|), elevador(es|), asensor, acensor, montacargas y ascensor, ascenzor, asc',
    'ausstattung.GARAGE':
      'garaje(s|), garage(s|), garaje subterráneo, parking subterráneo, aparcamiento subterráneo, cochera(s|), garaje doble, garaje cerrado, garaje privado, estacionamiento subterráneo, estacionamiento techado, garage, garge, garaje individual, parqueadero subterráneo, garaje para dos coches',
    'ausstattung.STELLPLATZ':
      'espacio para el coche, espacio para coche, sitio para el coche, lugar para el coche, posibilidad de parking, posibilidad de aparcar, posibilidad de aparcamiento, plaza(s|) de aparcamiento, parking, aparcamiento(s|), plaza de parking exterior, estacionamiento(s|), parqueo(s|), parqueadero(s|), párking, parquin, lugar de estacionamiento, sitio para aparcar, sitio para el coche, donde aparcar, plaza para el coche, sitio para estacionar, plaza de estacionamiento, lugar para estacionar, lugar para el coche, lugar para el auto, espacio para el auto, espacio para el carro, cajón para auto, carport, aparcar el coche, aparcar, estacionar, plaza para coche, espacio de estacionamiento, parking exterior, plaza de aparcamiento exterior, dejar el coche, cochera abierta',
    'ausstattung.KELLER':
      'sótano, sotano, sótanos, bodega, cava, sótano propio, trastero en el sótano, sótano individual',
    'ausstattung.EINBAUKUECHE':
      'cocina equipada, cocina amueblada, cocina integral, cocina completa, cocina montada, cocina instalada, cocina empotrada, cocina completamente equipada, cocina totalmente equipada, cocina bien equipada, cocina moderna equipada, cocina americana equipada, cocina amoblada, cocina integrada, cocina incluida, cocina incorporada, cocina a medida, cocina office equipada, cocina nueva equipada, cocina con electrodomésticos, cocina, cocinita, cocina ya instalada, cocina ya montada, cocina puesta, la cocina puesta, cocina hecha, cocina lista, kitchenette, kosina, cosina',
    'ausstattung.MOEBLIERT':
      'amueblado(s|), amueblada(s|), amoblado(s|), amoblada(s|), amueblar, amoblar, amoblado, semiamueblado, semiamueblada, semi amueblado, con muebles, con los muebles, muebles, muebles incluidos, mobiliario, mobiliario incluido, totalmente amueblado, completamente amueblado, completamente amueblada, equipado y amueblado, mueblado, amueblao, ammueblado, amueblado y equipado, parcialmente amueblado, amuebl',
    'ausstattung.BARRIEREFREI':
      'accesible(s|), sin barreras, sin barreras arquitectónicas, libre de barreras, barreras arquitectónicas eliminadas, silla de ruedas, sillas de ruedas, en silla de ruedas, adaptado(s|), adaptada(s|), minusválid(o|a|os|as), discapacitad(o|a|os|as), discapacidad, movilidad reducida, accesibilidad, sin escaleras, sin escalones, sin peldaños, andador, apto para silla de ruedas, accesible en silla de ruedas, accesible para silla de ruedas, adaptado para silla de ruedas, adaptado a minusválidos, apto para discapacitados, apto para personas con discapacidad, accesible para discapacitados, acceso sin barreras, acceso para silla de ruedas',
    'ausstattung.KLIMATISIERT':
      'aire acondicionado, climatizad(o|a|os|as), climatización, a/a, aa, aire acond, con aire, aacc, aire ac, climatizador, aires acondicionados, refrigeración, clima, minisplit, aire, con ac, ac',
    'ausstattung.FUSSBODENHEIZUNG':
      'suelo radiante, suelos radiantes, losa radiante, piso radiante, calefacción por suelo, calefacción por suelo radiante, calefacción de suelo, calefacción en el suelo, calefacción radiante, calefacción por losa, loza radiante, calefacción por piso radiante, calefacción en el piso',
    'ausstattung.KAMIN':
      'chimenea(s|), chiminea, hogar a leña, estufa de leña, estufa a leña, chimenea de leña, salamandra, hogar de leña, chimenea abierta, fogón, estufa sueca, estufa de azulejos',
    'ausstattung.POOL':
      'piscina(s|), alberca(s|), pileta(s|), picina, pisina, pool, piscinita, piscina privada, piscina comunitaria',
    'ausstattung.SAUNA': 'sauna(s|)',
    'ausstattung.HAUSTIERE':
      'mascota(s|), mascotas permitidas, se admiten mascotas, admite mascotas, acepta mascotas, acepten mascotas, admitan mascotas, permitan mascotas, se permiten mascotas, se aceptan mascotas, que acepte mascotas, perr(o|a|os|as), perrit(o|a|os|as), gat(o|a|os|as), gatit(o|a|os|as), animales, animal de compañía, animales de compañía, animales domésticos, pet friendly, petfriendly, mascotitas, cachorr(o|a|os|as), perros permitidos, se admiten perros, se admiten animales, admiten animales, mascota permitida, apto mascotas, gatos permitidos, acepten perros, acepten gatos, admitan perros, admitan gatos, golden retriever, labrador',
    'ausstattung.ABSTELLRAUM':
      'trastero(s|), despensa, cuarto trastero, cuarto de almacenaje, almacenaje, alacena, baulera(s|), cuarto útil, bodega individual, cuarto de almacenamiento, espacio de almacenamiento, cuarto de trastos, desván trastero, altillo para guardar',
    'ausstattung.SMART_HOME':
      'domótica, domótico, domotizad(o|a), casa inteligente, hogar inteligente, smart home, smarthome, vivienda inteligente, casa domótica, piso inteligente',
    'ausstattung.PHOTOVOLTAIK':
      'fotovoltaic(a|o|as|os), placas solares, paneles solares, panel solar, placa solar, placas fotovoltaicas, paneles fotovoltaicos, instalación fotovoltaica, energía fotovoltaica, autoconsumo, autoconsumo solar, celdas solares, techo solar, pv',
    'zustand.ERSTBEZUG':
      'a estrenar, para estrenar, por estrenar, sin estrenar, primera ocupación, estrenar, estreno, de estreno, de primera ocupación, nuevo a estrenar, nueva a estrenar, primera estancia, primer uso, primer ocupante, primera entrega, primer residente, para estrenarlo, a strenar',
    'zustand.NEUWERTIG':
      'como nuev(o|a|os|as), casi nuev(o|a|os|as), seminuev(o|a|os|as), prácticamente nuev(o|a), en estado nuevo, impecable(s|), estado impecable, en perfecto estado, perfecto estado, como recién hecho, nuevecit(o|a)',
    'zustand.SANIERT':
      'reformad(o|a|os|as), renovad(o|a|os|as), rehabilitad(o|a|os|as), restaurad(o|a|os|as), remodelad(o|a|os|as), refaccionad(o|a|os|as), reciclad(o|a), modernizad(o|a|os|as), recién reformad(o|a|os|as), totalmente reformad(o|a|os|as), recién renovad(o|a|os|as), recién pintad(o|a), ya reformad(o|a), reforma integral, reforma completa, reformao',
    'zustand.GEPFLEGT':
      'bien conservad(o|a|os|as), buen estado, en buen estado, bien cuidad(o|a|os|as), cuidad(o|a|os|as), bien mantenid(o|a|os|as), buenas condiciones, en buenas condiciones, muy buen estado, en muy buen estado, conservad(o|a), buen estado de conservación, bien tenid(o|a), en condiciones',
    'zustand.RENOVIERUNGSBEDUERFTIG':
      'p/ reformar, p/ renovar, p/reformar, para reformar, a reformar, por reformar, sin reformar, necesita reforma(s|), necesite reforma(s|), necesitado de reforma, con necesidad de reforma, para renovar, a renovar, por renovar, para rehabilitar, a rehabilitar, por rehabilitar, a refaccionar, para refaccionar, por refaccionar, para remodelar, a remodelar, por remodelar, a reciclar, para reciclar, para restaurar, a restaurar, por restaurar, reformar, necesita renovación, necesita obras, con obras, manitas, para arreglar, a arreglar, por arreglar, para manitas, de reforma, con reforma pendiente, reforma pendiente, oportunidad para reformar, que haya que reformar, que necesite reforma, que necesite renovación, que necesite arreglos, necesita arreglos, en mal estado, en ruinas, ruina, hecho polvo, para hacer reforma, reformarlo, reformarla, renovarlo, restaurarlo, restaurarla, arreglarlo, arreglarla, para meter obra, en estado original, requiere reforma, requiera reforma, a actualizar, para actualizar',
    'zustand.ROHBAU':
      'obra gruesa, obra negra, obra gris, en bruto, en estructura, en obra gruesa, estado de obra, estructura sin acabar, sin terminar, sin acabados',
    'bauart.ALTBAU':
      'edificio antiguo, edificios antiguos, construcción antigua, antigu(o|a|os|as), finca antigua, finca regia, edificio histórico, edificio clásico, edificio de época, de época, piso antiguo, edificación antigua, edificio señorial, finca clásica, piso señorial, art nouveau, modernista, edificio modernista, edificio viejo, casa vieja, construcción clásica, techos altos de época, construcción vieja, edificio de principios de siglo, finca señorial, casco antiguo edificio, estilo clásico, de principios del siglo xx, del siglo xix, en un edificio antiguo, en una casa antigua',
    'bauart.NEUBAU':
      'obra nueva, nueva construcción, construcción nueva, nueva edificación, edificio nuevo, edificios nuevos, recién construid(o|a|os|as), de nueva construcción, de obra nueva, nueva planta, nueva promoción, promoción nueva, promoción de obra nueva, nuevo desarrollo, casa nueva, edificación nueva, construcción reciente, reciente construcción, edificio moderno, proyecto nuevo, nueva obra, recien hecho, obranueva',
    'heizung.FERNWAERME':
      'calefacción urbana, calefacción de distrito, calefacción a distancia, district heating, red de calor, calefacción urbana centralizada, calefacción distrital, calefacción remota, calor urbano',
    'heizung.WAERMEPUMPE':
      'bomba de calor, bombas de calor, aerotermia, geotermia, calefacción geotérmica, energía geotérmica, bomba geotérmica',
    'heizung.GAS':
      'gas, gas natural, calefacción de gas, calefacción a gas, caldera de gas, calefacción por gas, gas ciudad, calefacción con gas',
    'heizung.OEL':
      'gasoil, gasóleo, calefacción de gasoil, calefacción de gasóleo, caldera de gasoil, calefacción de aceite, fueloil, fuel oil, calefacción a gasoil, calefacción de petróleo, gasoleo',
    'heizung.PELLETS':
      'pellet(s|), pélet(s|), biomasa, caldera de pellets, estufa de pellets, calefacción de pellets, calefacción con pellets, calefacción de biomasa, astillas de madera',
    'heizung.STROM':
      'eléctrica, calefacción es eléctrica, calefacción sea eléctrica, con calefacción eléctrica, calefacción eléctrica, radiadores eléctricos, acumuladores eléctricos, calefacción de infrarrojos, calefacción por infrarrojos, calefacción con electricidad, calefacción eléctrica individual, acumuladores',
    'heizung.SOLAR':
      'calefacción solar, solar térmica, energía solar térmica, termosolar, energía solar, colectores solares, captadores solares, calentador solar',
    provisionsfrei:
      'sin comisión, sin comisiones, sin comisión de agencia, sin comisión inmobiliaria, libre de comisión, libre de comisiones, sin agencia(s|), sin agente(s|), sin agente inmobiliario, sin inmobiliaria(s|), sin intermediario(s|), sin honorarios, sin honorarios de agencia, sin gastos de agencia, sin corretaje, sin corredor(es|), sin pagar comisión, sin pagar agencia, sin pagar comisiones, sin pagar inmobiliaria, sin pagar a la agencia, particular(es|), de particular, de particulares, de particular a particular, particular a particular, entre particulares, directo del propietario, directo de propietario, directo con el propietario, directamente del propietario, directo propietario, del propietario, propietario directo, trato directo, trato directo con propietario, dueño directo, directo de dueño, directo con el dueño, directo con dueño, directo del dueño, directo dueño, del dueño, directamente del dueño, directamente con el dueño, directamente con el propietario, directamente de particular, trato directo con el dueño, trato directo con el propietario, del particular, por particular, particulares solo, sin broker, sin comision, sin pagar comision, sin makler, no agencias, no inmobiliarias, agencias no, inmobiliarias no, nada de agencias, nada de inmobiliarias, abstenerse agencias, abstenerse inmobiliarias, abstenerse intermediarios, que no sea de agencia, que no sea de inmobiliaria, no de agencia, cero comisión, 0 comisión, 0% comisión, sin coste de agencia, exento de comisión',
    dachgeschoss:
      'buhardilla(s|), abuhardillad(o|a|os|as), bajo cubierta, bajocubierta, bajo el tejado, bajo tejado, bajo el techo, debajo del tejado, debajo del techo, desván habitable, desván, mansarda, último piso bajo cubierta, en la buhardilla, guardilla, bohardilla, sotabanco',
  },
  kinds: {
    'untergruppe.WOHNUNG.MAISONETTE':
      'dúplex, duplex, piso dúplex, apartamento dúplex, departamento dúplex, triplex, tríplex, maisonette, duplex, duplés, piso en dos niveles, piso de dos niveles, piso de dos plantas, apartamento de dos plantas, apartamento de dos niveles',
    'untergruppe.WOHNUNG.LOFT-STUDIO-ATELIER':
      'loft(s|), estudio de artista, taller de artista, atelier, ateliers, estudio de pintor, tipo loft',
    'untergruppe.WOHNUNG.PENTHOUSE':
      'ático(s|), penthouse(s|), pent house, ático dúplex, sobreático, penhouse, ph, piso ático, atico',
    'untergruppe.WOHNUNG.FERIENWOHNUNG':
      'piso de vacaciones, apartamento de vacaciones, apartamento vacacional, apartamentos vacacionales, apartamento turístico, apartamentos turísticos, piso turístico, piso vacacional, departamento vacacional, departamento de vacaciones, vivienda vacacional, vivienda turística, apartamento para vacaciones, apartamento de veraneo, piso para vacaciones, departamento turístico',
    'untergruppe.WOHNUNG.SOUTERRAIN':
      'semisótano(s|), piso en sótano, apartamento en sótano, piso semisótano, piso en el sótano, apartamento en el sótano, piso sótano, departamento en el sótano, semi sótano',
    'untergruppe.WOHNUNG.ROHDACHBODEN':
      'ático sin acabar, desván para convertir, desván para reformar, desván sin acabar, buhardilla para reformar, buhardilla sin reformar, desván sin reformar, bajocubierta sin acondicionar, bajo cubierta sin acondicionar, buhardilla sin acondicionar, desván sin acondicionar, desván por acondicionar, ático por construir, desván a rehabilitar, desván en bruto, buhardilla en bruto, ático en bruto, desván para acondicionar, buhardilla para acondicionar, ático sin reformar, desván para ampliar, desván por reformar, desván a reformar, buhardilla a reformar, buhardilla por reformar, buhardilla para rehabilitar, desván para rehabilitar, desván sin rehabilitar, buhardilla sin terminar',
    'untergruppe.HAUS.REIHENHAUS':
      'adosad(o|a|os|as), casa adosada, casas adosadas, chalet adosado, chalé adosado, chalets adosados, casa en hilera, casas en hilera, vivienda adosada, casa de hilera, casa entre medianeras, adosadito',
    'untergruppe.HAUS.DOPPELHAUSHAELFTE':
      'paread(o|a|os|as), chalet pareado, chalé pareado, casa pareada, casas pareadas, casa semi adosada, casa semiadosada, semiadosad(o|a), semi adosad(o|a), mitad de casa doble, media casa doble, casa gemela, adosado pareado, casa dúplex pareada, semidetached, semi-detached, casa semi independiente, mitad de una casa doble, casa doble',
    'untergruppe.HAUS.EINFAMILIENHAUS':
      'unifamiliar(es|), casa unifamiliar, casas unifamiliares, vivienda unifamiliar, viviendas unifamiliares, chalet independiente, chalé independiente, casa independiente, casas independientes, chalet unifamiliar, casa aislada, chalet aislado, casa sola, casa individual, casa para una familia, casa exenta, chalet exento, casa uni familiar, uni familiar, casa de una familia',
    'untergruppe.HAUS.BUNGALOW': 'bungalow(s|), bungaló, bungalós, bungalo(s|), bungalows',
    'untergruppe.HAUS.VILLA': 'villa(s|), villa de lujo, casa señorial',
    'untergruppe.HAUS.BAUERNHAUS':
      'casa de labranza, caserío(s|), masía(s|), casa de labor, casa de granja, casa rural antigua, casa de campesinos, casa campesina, antigua granja para vivir, casa de pueblo, granja para vivir, granja reformada, granja restaurada, antigua granja, granja antigua, casa de agricultores, granja para reformar, granja rehabilitada, pazo, casa rústica',
    'untergruppe.HAUS.LANDHAUS':
      'casa de campo, casas de campo, casa rural, casas rurales, casa en el campo, casita de campo, casa quinta, casa solariega, villa rural, casa campestre',
    'untergruppe.HAUS.SCHLOSS': 'castillo(s|), palacio(s|), palacete(s|), castillito',
    'untergruppe.HAUS.ZWEIFAMILIENHAUS':
      'casa bifamiliar, bifamiliar(es|), casas bifamiliares, casa para dos familias, casa de dos familias, vivienda bifamiliar, casa con dos viviendas, casa de dos viviendas, casa con dos apartamentos, casa para 2 familias, casa de 2 familias',
    'untergruppe.HAUS.MEHRFAMILIENHAUS':
      'casa multifamiliar, multifamiliar(es|), plurifamiliar(es|), vivienda multifamiliar, vivienda plurifamiliar, casas multifamiliares, casa plurifamiliar, casa para varias familias, casa con varias viviendas, edificio multifamiliar, casa de varias viviendas, casa de varias familias',
    'untergruppe.HAUS.FERIENHAUS':
      'casa de vacaciones, casas de vacaciones, casa vacacional, casas vacacionales, casa de veraneo, segunda residencia, casa de fin de semana, casa para vacaciones, casa turística, casa para las vacaciones, casita de vacaciones, chalet de vacaciones, casa vacaciones, casa de descanso, casa de verano',
    'untergruppe.HAUS.BERGHUETTE':
      'cabaña(s|), cabañita, cabaña de montaña, refugio de montaña, refugio alpino, refugio en la montaña, cabaña alpina, cabaña en los alpes, cabaña en la montaña, cabaña de madera, choza, cabaña de esquí, refugio en los alpes, casa de montaña, cabaña en las montañas, casa en la montaña, caseta de montaña',
    'untergruppe.HAUS.CHALET':
      'chalet(s|), chalé(s|), chalecito, chalet alpino, chalet de montaña, chalet en los alpes',
    'untergruppe.HAUS.FERTIGHAUS':
      'casa prefabricada, casas prefabricadas, prefabricad(o|a|os|as), casa modular, casas modulares, vivienda prefabricada, casa industrializada',
    'untergruppe.HAUS.STADTHAUS':
      'casa de ciudad, casa urbana, townhouse, casa en la ciudad, casas de ciudad, town house, casa adosada de ciudad',
    'untergruppe.HAUS.LAUBE-DATSCHE-GARTENHAUS':
      'casita de jardín, casa de jardín, caseta de jardín, huerto urbano, huerto con caseta, parcela de huerto, huerto de ocio, jardín comunitario con caseta, casita de huerto, caseta de huerto, casita con huerto, casita en un huerto, schrebergarten, kleingarten, huerto',
    'untergruppe.GRUNDSTUECK.GEWERBE':
      'terreno comercial, terreno industrial, parcela industrial, parcela comercial, solar industrial, suelo industrial, lote comercial, lote industrial, terreno para uso comercial, terreno para empresa, solar comercial, terreno empresarial, parcela para empresa, terreno de uso comercial, terreno de uso industrial, suelo comercial, terrenos industriales, parcelas industriales, terreno para nave',
    'untergruppe.GRUNDSTUECK.LAND_FORSTWIRSCHAFT':
      'bosque(s|), terreno forestal, parcela forestal, parcela de bosque, terreno de bosque, trozo de bosque, prado(s|), pradera(s|), campo de cultivo, campos de cultivo, terreno agrícola, parcela agrícola, tierra de cultivo, tierras de cultivo, terreno de cultivo, terreno rústico, parcela rústica, suelo rústico, tierra agrícola, tierras agrícolas, terrenos agrícolas, monte, pastizal, pastos, finca forestal, potrero, sembradío, terreno rural, campo agrícola, lote agrícola, un campo, pedazo de bosque',
    'untergruppe.GRUNDSTUECK.SEELIEGENSCHAFT':
      'terreno a orillas del lago, terreno a orillas de un lago, terreno en el lago, terreno junto al lago, parcela junto al lago, parcela a orillas del lago, parcela a orillas de un lago, parcela junto a un lago, terreno junto a un lago, terreno al lado del lago, terreno frente al lago, parcela frente al lago, lote frente al lago, parcela en el lago, solar junto al lago, terreno con acceso al lago, parcela con acceso al lago, terreno con acceso directo al lago, parcela con acceso directo al lago, terreno a la orilla del lago, parcela a la orilla del lago, parcela en un lago, terreno en un lago, parcela en primera línea de lago, terreno en primera línea de lago, parcela en primera línea del lago, terreno en primera línea del lago, parcela a pie de lago, terreno directamente en el lago, parcela lacustre, terreno directo al lago, parcela con orilla propia, lote junto al lago, lote a orillas del lago, parcela al lado del lago, terreno en la orilla del lago, parcela en la orilla del lago',
    'untergruppe.BUERO_PRAXEN.PRAXIS':
      'consulta, consultas médicas, consulta médica, consultorio(s|), consultorio médico, clínica(s|), clínica dental, consulta dental, consulta de dentista, local para consulta, despacho médico, consultorio dental, clínica veterinaria, consulta de fisioterapia, consulta de psicología, consulta de médico, local para clínica',
    'untergruppe.BUERO_PRAXEN.COWORKING':
      'coworking(s|), co-working, espacio de coworking, coworking space, espacio coworking, puesto de coworking, oficina compartida, espacio de trabajo compartido, mesa en coworking',
    'untergruppe.EINZELHANDEL.KIOSK': 'quiosco(s|), kiosco(s|), kiosko(s|), estanco, kiosk, puesto de prensa, trafik',
    'untergruppe.GASTGEWERBE.RESTAURANT':
      'restaurante(s|), restaurant, mesón, taberna, pizzería, posada, asador, casa de comidas, local para restaurante, restorán, fonda, cantina, gasthaus',
    'untergruppe.GASTGEWERBE.HOTELS': 'hotel(es|), hotelito, hotel rural',
    'untergruppe.GASTGEWERBE.PENSIONEN':
      'pensión, pensiones, hostal(es|), casa de huéspedes, casa de huespedes, bed and breakfast, b&b, hospedaje, hostel, albergue',
    'untergruppe.GASTGEWERBE.CAFE':
      'cafetería(s|), café, cafés, cafetín, cafe, local para cafetería, local para café, confitería',
    'untergruppe.GASTGEWERBE.BAR': 'bar, bares, barcito, pub, bar de copas, local para bar, cervecería',
    'untergruppe.HALLEN_LAGER_PROD.LAGER':
      'almacén, almacenes, depósito para mercancía, bodega industrial, bodega comercial, bodega de almacenamiento, bodega de almacenaje, nave de almacenamiento, nave de almacenaje, almacén industrial, espacio de almacén, nave almacén, nave para almacén, depósito industrial, local para almacén, centro logístico, bodega logística, guardamuebles, depósito de mercancías, almacén logístico',
    'untergruppe.HALLEN_LAGER_PROD.WERKSTATT':
      'taller(es|), taller mecánico, taller de coches, nave taller, local para taller, taller de carpintería, carpintería, taller de autos, taller automotriz, taller de reparación',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.BAUERNHOF':
      'granja(s|), granja en funcionamiento, granja activa, granja en activo, granja de montaña, granjita, granja de vacas, granja lechera, granja con animales, granja con tierras, finca con animales, finca con ganado, granja agrícola, granja ganadera, granja con terreno, explotación agrícola',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.WEINBAU':
      'viñedo(s|), viña(s|), finca vinícola, explotación vitivinícola, bodega de vino(s|), bodega vinícola, bodega con viñedo(s|), finca de viñedos, finca con viñedo(s|), explotación vinícola, bodega vitivinícola, finca vitivinícola',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.REITERHOEFE':
      'hípica, finca ecuestre, centro ecuestre, centro hípico, cuadra de caballos, picadero, finca para caballos, granja de caballos, caballeriza(s|), establo(s|), yeguada, escuela de equitación, haras, finca con establos, finca con caballerizas, finca con cuadras, finca de caballos, rancho de caballos, cuadras, instalaciones ecuestres, propiedad ecuestre',
  },
  units: {
    rooms:
      'ambiente(s|), espacios, amb, estancias, zimmer, zi, habitaciones en total, cuartos en total, habitaciones incluyendo salón, habitaciones incluido el salón, habitaciones contando el salón, habitaciones incluido salón, piezas en total, habitaciones (salón incluido)',
    bedrooms:
      'habitación, habitaciones, hab, habs, habit, habitacion, avitaciones, abitaciones, havitaciones, habitasiones, habitacones, cuarto(s|), dorm, dorms, dormis, dormitorios, recámara(s|), recamara(s|), rec, alcoba(s|), pieza(s|), habitacion(es|), dormitorios dobles, habitaciones dobles, habita',
    m2: 'm2, mt2, mts2, mtrs2, metros cuadrados, metro cuadrado, metros2, mts cuadrados, m cuadrados, m², mts, metros cuadraos, mc, metros, metros útiles, metros de superficie, metros construidos, metritos, mtros, m2 útiles, m2 construidos, metros habitables, mq, mtrs, mts²',
    sqft: 'pies cuadrados, pie cuadrado, sqft, sq ft, ft2',
    acre: 'acre(s|)',
    are: 'área, áreas',
    hectare: 'hectárea(s|), ha, has, hectarea(s|), ectareas, hect',
    joch: 'joch, yugada(s|)',
    euro: 'euro(s|), eur, €, eurillos, euritos, leuros, pavos, lereles, auros, uros, eros',
    currency:
      'dólar(es|), usd, peso(s|), mxn, libra(s|), gbp, franco(s|), chf, corona(s|), soles, pen, bolívar(es|), u$s, us$, dolares, reales, yenes, franco suizo, francos suizos, pesos mexicanos, clp, ars, cop',
    percent: 'por ciento, porciento, %, por cien',
    kwh: 'kwh, kilovatios hora, kilovatios, kwh/m2, kwh/m2a, kwh/m2 año, kwh/m², kwh/m²a, kw/h, kwh m2',
    km: 'km, kms, kilómetro(s|), quilómetros, kilometro(s|), kilómetros a la redonda, km a la redonda',
    time: 'minuto(s|), min, mins, minutitos, hora(s|), media hora, minutos andando, minutos a pie, minutos en coche',
    years: 'año(s|), añitos',
    floor: 'planta, piso, nivel, nivel número, planta número, pl',
    district: 'distrito(s|), bezirk, distr, dto, gemeindebezirk, bezirke, dist',
    other:
      'persona(s|), niñ(o|a|os|as), hij(o|a|os|as), adulto(s|), baño(s|), aseo(s|), wc, mes, meses, mensualidad(es|), semana(s|), día(s|), hora de, plantas, pisos, niveles, pisos de alto, coches, coche, autos, carros, vecinos, plaza(s|), plazas, unidades, viviendas, perros, gatos, gato, perro, caballos, estudiantes, estudiante, metros de, metros del, metros de la, metros a pie, metros hasta, metros andando, m del, m de la, m de, mts de, mts del, veces, grados, millas, compañer(o|a|os|as), inquilinos, parejas, familias, apartamentos, locales, baños y medio, baños completos, cuartos de baño, cuarto de baño, medio baño, alturas, armarios, camas, cama, sala, salas, salón, salones, garajes, amigos, amigas, pers, personas más, bebé, bebés, vacas, chicas, chicos, paradas, puertas, lados, casas, pisos en total, trabajadores, empleados, puestos, ventanas',
  },
  topics: {
    funds:
      'prestan, hipoteca, préstamo, crédito, ahorros, ahorrado, entrada de, fondos propios, capital propio, financiación',
    price:
      'precio(s|), presupuesto, coste, costo, costar, cueste(n|), cuesta(n|), costará, valor, importe, gastar(me|nos|), gasto, gastarme, pagar, pago, pagando, dinero, tope de precio, límite, inversión, capital, precio de venta, precio de compra, precio máximo, presupesto, presu, hipoteca, venta, en venta, compra, comprar',
    rent: 'alquiler(es|), alquilar, en alquiler, de alquiler, arriendo, arrendar, arrendamiento, renta, rentar, en renta, al mes, por mes, cada mes, mes, mensual(es|), mensualidad(es|), mensualmente, /mes, gastos incluidos, con gastos, todo incluido, expensas, gastos, cálido, caliente, frío, renta mensual, alquiler mensual, pago mensual, se alquila, se renta',
    size: 'superficie, superficie útil, superficie habitable, tamaño, metraje, área útil, metros cuadrados, m2 útiles, m2 construidos, construidos, útiles, de superficie, superficie construida, superficie mínima, área habitable, de grande, área construida',
    plot: 'terreno(s|), parcela(s|), solar(es|), lote(s|), de terreno, de parcela, superficie de parcela, superficie del terreno, superficie de terreno, tamaño de parcela, tamaño del terreno, finca, suelo, terrenito',
    built:
      'anterior a, anteriores a, anterior al, posterior a, posteriores a, posterior al, construid(o|a|os|as), construcción, construyó, se construyó, se construyeran, se haya construido, edificad(o|a|os|as), año de construcción, del año, de los años, año, levantad(o|a), data de, que data, años de construcción, hech(o|a|os|as), fecha de construcción, de antes de, de después de, siglo, obra de, edificio de, año construcción, construido en, terminad(o|a)',
    deposit:
      'fianza(s|), depósito(s|), garantía, depósito de garantía, fiansa, depósito de fianza, depósito en garantía, mes de depósito, aval',
    yield:
      'rentabilidad(es|), rendimiento(s|), retorno, roi, rédito(s|), yield, rentabilidad bruta, rentabilidad neta, rentabilidad anual, retorno de inversión, rinda, que rinda, rinde',
    energy:
      'consumo energético, demanda de calefacción, demanda energética, hwb, demanda térmica, consumo de energía, consumo de calefacción, gasto energético, eficiencia, consumo, valor energético, certificado energético, valor hwb',
    class:
      'clase energética, certificado energético, certificación energética, calificación energética, etiqueta energética, eficiencia energética, clase de eficiencia, clase de eficiencia energética, clasificación energética, letra energética, clase, energético, categoría energética, certificado, letra, etiqueta, calificación, hwb, nivel energético, clase de energía',
    available:
      'disponible(s|), disponibilidad, libre(s|), entrada, entrar, entrar a vivir, mudanza, mudarme, mudarnos, mudar, fecha de entrada, libre desde, libre a partir, desocupad(o|a)',
    term: 'contrato(s|), duración, plazo, permanencia, contrato de alquiler, duración del contrato, duración mínima, contrato mínimo, tiempo de contrato, estancia mínima, contrato de arrendamiento, plazo mínimo, arrendamiento mínimo, por al menos, limitado a',
    age: 'antigüedad, de antigüedad, viejo(s|), vieja(s|), antigu(o|a|os|as), edad, de viejo, más antiguo, más viejo, de antiguo, de antiguedad, más antiguo de, más viejo de, más vieja de, más viejo que, más antigua de, no más antiguo de, más antiguo que, más vieja que, de construido, de construida, de construcción, que tenga menos de, que no tenga más de, tenga más de, de vida',
  },
  links: {
    allowed: 'puede estar, puede ser, puede necesitar, puede estar para',
    owns: 'ya tenemos, ya tengo, traemos nosotros, los traemos nosotros, traemos, llevamos, traigo, en casa de mis padres',
    like: 'como el de, como la de, parecido al de, parecida a la de, como mi, como mis',
    building: 'edificio, bloque, finca',
    condition: 'si',
    exactlyAfter: 'exactos, exactas, justos, justas',
    suits:
      'para (una |)wg, apto para (una |)wg, apto para compartir, ideal para compartir, apto para compañeros de piso',
    purpose: 'vender, vendo, vendemos, abrir, montar, restauro, reparo, reparar, restaurar, fabricar, poner',
    beyond: 'permitir, fuera de mi alcance, demasiado caro para nosotros',
    personAfter: 'ag, gmbh',
    there: 'no hay, no habrá, habrá, hay, tenéis, tienen, tienes',
    origin: 'vengo, venimos, viene, somos, soy, procedentes',
    story:
      'hasta el año pasado, el año pasado, vivíamos, pagaba, pagábamos, alquilábamos, nacimos, voy y vengo, teníamos, tenía, al colegio, colegio, escuela, guardería, nací, nacido, nacida, el anuncio, su anuncio, estoy en, estamos en, viajo, empiezo, comienzo, divorciad(o|a), separad(o|a), viud(o|a), contrato fijo, trabajo fijo, nuevo trabajo',
    person: 'dr, dra, profesor(a|), abogado, señor(a|), sr, sra, don, doña, doctor(a|), se llama',
    hour: 'a las, horas, hs',
    asks: 'qué, cuánta, cuántos, cuántas, cómo, es mejor, conviene, puede, puedo, quién, cuánto, cuánto tiempo, cuándo, debo, hay que, es obligatorio, es legal, cuál es, qué pasa, se puede, tengo que, hace falta, me pueden, pueden, podrían, cuanto',
    law: 'se pagan, se paga, plusvalía, pagan, es mejor, mejor, casero, propietario, inquilino, arrendador, rescindir, preaviso, subir, subirme, aumentar, ley, legal, permitido, prohibido, impuesto(s|), notario, normalmente, incluido, incluye, paga, derechos, subarrendar, registro, permiso, echar, echarme, desahuciar, desahucio, sale más a cuenta, conviene, más a cuenta, vale hoy mi, vale mi, vale ahora mi, vale hoy, cuánto vale mi',
    unreal: 'lotería, jackpot, algún día',
    forNow: 'por ahora, de momento, por el momento, mientras tanto, hoy',
    facing:
      'espacio para, sitio para, lugar para, posibilidad de, posibilidad de hacer, posibilidad de construir, vistas a, vistas al, vista a, vista al, enfrente de, enfrente del, frente a, frente al',
    careless: 'me da igual, nos da igual, no me importa(n|), no nos importa(n|)',
    presently: 'de ahora, actuales, actual, ahora, actual, hoy',
    point: 'coma',
    kin: 'la casa de al lado, el piso de arriba, el piso de abajo, el piso de al lado, el piso de los vecinos, piso de arriba, piso de abajo, piso de al lado, piso de los vecinos, casa de al lado, casa de los vecinos, apartamento de arriba, apartamento de al lado, departamento de arriba, mis padres, mi jefe, mi jefa, mi abuela, mi abuelo, mis abuelos, mi hermano, mi hermana, mi amigo, mi amiga, un amigo, una amiga, mi primo, mi prima, mi colega, mi compañero, mi compañera, mi vecino, mi vecina, mi tío, mi tía',
    now: 'actualmente, de momento, por ahora, en este momento',
    visit:
      'vence, se acaba, termina, acaba, caduca, quedamos, cita, reunión, nos vemos, visita, visitar, cita, anuncio, nacido, nacida, llamar, verlo, verla',
    street: 'calle, c/, avenida, avda, paseo',
    max: 'no quiero pasar de, no más lejos de, máximo, máxima, máx, max, maximo de, máximo de, hasta, hasta un máximo de, hasta los, hasta unos, como máximo, como mucho, a lo sumo, a lo más, a lo mucho, no más de, no mas de, no más que, menos de, de menos de, de no más de, menor de, menor a, menores de, por debajo de, por debajo de los, debajo de, inferior a, inferiores a, inferior, tope, con tope de, tope de, límite de, límite, no superior a, no superiores a, no supere, no superen, que no supere, que no supere los, que no superen, sin superar, sin superar los, sin pasar de, sin pasar los, sin pasarse de, sin exceder, que no exceda, que no exceda de, que no exceda los, no exceda, no excedan, no mayor a, no mayor de, no mayor que, no mayores de, que no pase de, que no pase los, que no pasen de, no pase de, que no se pase de, no se pase de, que no llegue a, por menos de, antes de, antes del, antes de los, anterior a, anteriores a, anterior al, máximo unos, máximo hasta, bajo los, abajo de, no más caro de, no más caro que, que no cueste más de, que no valga más de, no cueste más de, no pagar más de, no quiero pagar más de, no puedo pagar más de, no quiero gastar más de, no puedo gastar más de, que no tenga más de, no tenga más de, que no sea más de, que no sea mayor de, llego hasta, puedo pagar hasta, podemos pagar hasta, podemos llegar a, puedo llegar a, como tope, a más tardar, techo de, máximo absoluto, no por encima de, nunca más de, ni un euro más de, lo máximo, como máximo de, presupuesto máximo, precio máximo, asta, hsta, no más alto de, no más alto que, mas bajo de, maxim, k no pase de, q no pase de, no sobrepase, que no sobrepase, sin sobrepasar, no debe pasar de, no debe superar, no pase de, no debe pasar los',
    min: 'pasar de, pase de, superar, supere, exceder, exceda, sobrepasar, sobrepase, mínimo, mínima, mínimos, min, mínimo de, como mínimo, al menos, por lo menos, cuando menos, cuanto menos, un mínimo de, desde, desde los, desde unos, a partir de, a partir del, a partir de los, partir de, más de, de más de, mas de, más de unos, mayor de, mayor a, mayor que, mayores de, no menos de, de no menos de, no menor de, no menor a, no inferior a, superior a, superiores a, superior, por encima de, encima de, arriba de, que supere, que superen, que pase de, supere los, sobre los, que tenga más de, de mínimo, de al menos, de por lo menos, después de, después del, posterior a, posteriores a, posterior al, tras, no más pequeño de, no más pequeño que, que no sea menor de, que no sea menos de, que no baje de, que no bajen de, no baje de, mayor o igual a, no anterior a, no antes de, mínimo unos, mínimo desde, minimo, menos no, arriba del, por arriba de, q tenga mas de, más de los, más arriba de, por encima del, más alto de, más alto que, superior al, encima del, partir del',
    about:
      'unos, unas, aproximadamente, aprox, aproximad(o|a|os|as), alrededor de, alrededor de los, alrededor de unos, cerca de, en torno a, en torno a los, más o menos, más o menos unos, como, como unos, como de, sobre, sobre unos, por unos, casi, rondando, rondando los, que ronde, que ronde los, ronde los, ronda los, ronden los, entorno a, entorno a los, a eso de, tirando a, a unos, de unos, de unas, circa, ca, por ahí de, como de unos, alrededor, por los, cosa de, algo así como, +/-, unos y pico, digamos, ~',
    exactly:
      'exactamente, justo, justamente, exacto, exacta, exactos, exactas, precisamente, solo, sólo, únicamente, ni más ni menos, estrictamente, clavados, solamente, justos',
    between: 'entre, de entre, entre los, entre unos, entre las',
    maxAfter:
      'ni uno más, ni un euro más, más no, máximo, máxima, máx, max, como máximo, como mucho, a lo sumo, a lo más, o menos, tope, de tope, como tope, de máximo, para abajo, hacia abajo, o inferior, o más barato, máximos, o por debajo, y no más, no más, límite, como límite, a lo mucho, o anterior, o antes, hasta ahí, maximo total, o menor, y menos',
    minAfter:
      'o más, o mas, y más, y mas, mínimo, mínima, mínimos, min, como mínimo, en adelante, para arriba, hacia arriba, por lo menos, al menos, de mínimo, cuando menos, o superior, o superiores, o mayor, o mayores, o más grande, plus, o posterior, o posteriores, o más nuevo, y posteriores, o después, o mejor, o más alto, o más alta, p arriba, pa arriba, pa rriba, o más reciente, o más arriba, y superiores, o más habitaciones, hacia delante, o por encima, mín, pa lante',
    aboutAfter:
      'aproximadamente, aprox, más o menos, aproximad(o|a|os|as), o así, o por ahí, y pico, o por el estilo, alrededor, +/-, por ahí, circa, o menos más, o algo así, o cosa así, y algo, o cerca, por ahi',
    to: 'a, hasta, al, a los, a las, hasta los, o hasta, y hasta, hasta la, hasta el',
    and: 'y, e, así como, además de, &, and, junto con, y también, y además',
    or: 'o, u, o bien, ó, bien, ya sea, o también, o quizás, o tal vez, o si no, o incluso, y/o, o alternativamente, o a lo mejor, sea',
    with: 'con, c, c/, que tenga(n|), tenga(n|), tiene, que incluya(n|), incluya(n|), incluye, incluid(o|a|os|as), con su, dotado de, provist(o|a) de, que haya, haya, y con, necesito, necesitamos, debe tener, que cuente con, cuente con, cuenta con, con buen(a|), con gran, imprescindible(s|), indispensable(s|), obligatorio, obligatoria, hace falta, con el, con la, k tenga, q tenga, que tuviera, que traiga, que venga con, que disponga de, disponga de, dispone de, quiero, debería tener, tiene que tener, que sea, tenga también, que esté, ha de tener, que posea, con mi, con mis, donde haya, equipado con, con posibilidad de, con acceso a',
    but: 'pero, aunque, sino, eso sí, sin embargo, lo importante, lo principal, xo, mas bien con',
    not: 'alergia a los, alergia a, antes que, alérgico a, alérgica a, alérgico a los, alérgica a los, sin, no, ni, s/, nada de, en vez de, en lugar de, excepto, excepto en, salvo, salvo en, menos en, menos, que no sea(n|), que no tenga(n|), que no esté(n|), no sea, no tenga, no esté, no quiero, no queremos, no necesito, no necesitamos, no busco, no buscamos, no hace falta, no me hace falta, no hace falta que tenga, no es necesario, no es necesario que tenga, no hay que, no es imprescindible, no me interesa(n|), no nos interesa(n|), no me importa si no tiene, no me importa(n|), no nos importa(n|), me da igual, nos da igual, no me gusta(n|), no en, no en el, no en la, ni en, ni en el, ni en la, excluyendo, exceptuando, excluid(o|a|os|as), a excepción de, con excepción de, con excepción del, a excepción del, tampoco, nunca, nunca en, jamás, jamás en, en ningún caso, bajo ningún concepto, de ninguna manera, fuera de, fuera del, por favor no, por favor sin, no con, no con el, ningún, ninguna, ninguno, no uso, no tengo, no tenemos, todo menos, todos menos, cualquier sitio menos, cualquier zona menos, quitando, descartado, descartados, descarto, evitar, evitando, evito, q no sea, q no tenga, k no sea, libre de, no dispongo de, no hay, no requiero, no requiere, prescindo de, no preciso, no en ningún caso, lejos de, lejos del, cualquiera menos, prefiero que no sea, sin ningún, sin ninguna, que no haya, no haya, prescindir de, podemos prescindir de, puedo prescindir de, no puede ser, no puede estar',
    notAfter:
      'pueden venderlo aparte, vender aparte, venderlo aparte, venderla aparte, vender por separado, da mucho trabajo, demasiado trabajo, mucho mantenimiento, demasiado mantenimiento, no es necesari(o|a), no son necesari(o|a)s, no hace falta, no me hace falta, no hacen falta, no lo necesito, no la necesito, no los necesito, no las necesito, no necesito, no lo necesitamos, no la necesitamos, no me importa, no importa, no me interesa, no nos interesa, no interesa, da igual, me da igual, nos da igual, es igual, no es importante, no importante, no es imprescindible, no imprescindible, prescindible, excluid(o|a|os|as), descartad(o|a|os|as), ni hablar, no gracias, no quiero, no lo quiero, no lo queremos, no la quiero, no por favor, no, indiferente, es indiferente, innecesari(o|a), no hace ninguna falta, ni de broma, ni loco, no vale, no me sirve, no me gusta, no me convence, no, tampoco, no es obligatorio, no obligatorio, sobra, me sobra, no es requisito, no requerid(o|a), para nada, es lo de menos, no aplica, ni en sueños',
    wish: 'si es posible, si es posible con, si fuera posible, si puede ser, si puede ser con, si pudiera ser, a ser posible, a poder ser, a ser posible con, en lo posible, de ser posible, dentro de lo posible, en la medida de lo posible, preferiblemente, preferiblemente con, preferentemente, preferible, preferible con, preferencia por, de preferencia, con preferencia, idealmente, idealmente con, lo ideal sería, lo ideal, lo ideal es, ideal con, ideal si tiene, lo suyo sería, ojalá, ojalá con, ojala, ojalá que tenga, ojalá tenga, ojalá tuviera, quizá, quizás, quizá con, quizás con, tal vez, tal vez con, a lo mejor, a lo mejor con, opcionalmente, opcional, opcionales, mejor si tiene, mejor si, mejor si hay, mejor si es, mejor con, si tiene, si tuviera, si tienen, si hay, si hubiera, si incluye, si además tiene, si encima tiene, estaría bien, estaría bien que tuviera, estaría bien con, estaría bien un, estaría bien una, estaría genial, estaría bueno, estaría bueno que tenga, estaría bueno con, estaría padre, sería ideal, sería ideal con, sería ideal que tuviera, sería genial, sería genial con, sería genial que tuviera, sería perfecto, sería perfecto con, sería bueno, sería bueno que tuviera, sería estupendo, sería fantástico, sería maravilloso, sería bonito, sería un plus, sería un sueño, sería lindo, sería chévere, sería chido, sería un puntazo, sería lo máximo, sería guay, sería deseable, me encantaría que tuviera, me encantaría con, me encantaría una, me encantaría un, me encantaría tener, nos encantaría que tuviera, nos encantaría tener, me gustaría que tuviera, me gustaría que tenga, nos gustaría que tuviera, nos gustaría que tenga, me gustaría también, si acaso, prefiero, preferimos, preferiría, preferiríamos, preferiría con, prefiero con, se valora, se valorará, se valorara, valoro, valoramos, valorable, deseable, deseables, deseable con, es deseable, molaría, molaría con, molaría que tuviera, un plus, un plus si, un plus si tiene, plus si tiene, como plus, como extra, extra si tiene, bonus, bonus si tiene, puntos extra, no estaría mal, no estaría mal con, no estaría mal un, no estaría mal una, no estaría mal que tuviera, vendría bien, me vendría bien, nos vendría bien, me vendría genial, eventualmente, eventualmente con, de ser posible con, y si puede ser, y si es posible, y si tiene, y si hay, en el mejor de los casos, en el caso ideal, soñamos con, sueño con, con suerte, gustosamente, con gusto, con mucho gusto, encantado, si se puede, si se puede con, si cabe, si cuadra, de pronto, de pronto con, ojala con, si llega, puede que, tanto mejor si, tanto mejor con, mejor aún si, mejor aún si tiene, mejor aun con, mejor todavía si tiene, genial si, genial si tiene, perfecto si, perfecto si tiene, ideal si, bien si tiene, si pudiera tener, nice to have',
    wishAfter:
      'si es posible, si fuera posible, si puede ser, si pudiera ser, a ser posible, a poder ser, en lo posible, de ser posible, si se puede, dentro de lo posible, estaría bien, estaría genial, estaría muy bien, estaría bueno, estaría padre, estaría chido, estarían bien, estaría perfecto, estaría guay, estaría de lujo, sería ideal, serían ideales, sería lo ideal, sería genial, sería perfecto, sería un plus, sería bueno, sería muy bueno, sería estupendo, sería fantástico, sería maravilloso, sería bonito, sería un sueño, sería lindo, sería chévere, sería la leche, sería deseable, sería un puntazo, sería la bomba, sería lo máximo, sería guay, sería increíble, sería preferible, sería de agradecer, sería una ventaja, sería un extra, sería una maravilla, sería la caña, sería top, sería súper, sería super, opcional(es|), deseable(s|), preferible, preferiblemente, preferentemente, de preferencia, pero no imprescindible, pero no es imprescindible, pero no obligatorio, pero no es obligatorio, pero no necesario, pero no es necesario, aunque no es imprescindible, aunque no imprescindible, aunque no es necesario, aunque no es obligatorio, pero no hace falta, no es obligatorio, no obligatorio, no es imprescindible, no imprescindible, se valora, se valora positivamente, se valorará, se valorara, se agradece, se agradecería, valorable, a valorar, idealmente, molaría, molaría mucho, no estaría mal, no estarían mal, vendría bien, me vendría bien, nos vendría bien, vendría genial, me vendría genial, me encantaría, nos encantaría, ojalá, ojala, un plus, es un plus, bonus, como plus, como extra, un extra, si cabe, nice to have, quizás, quizá, tal vez, mucho mejor, mejor que mejor, tanto mejor, mejor todavía, mejor aún, eventualmente, si hay suerte, con suerte, si lo hay, si la hay, si los hay, si hubiera, si hay, si tiene, me haría ilusión, nos haría ilusión, sería mi sueño, suma puntos, suma, ayuda, lo ideal, en el mejor de los casos, pero no es un requisito, pero no es requisito, no es un requisito, no es requisito',
    instead:
      'mejor, no mejor, mejor dicho, perdón, perdona, perdone, disculpa, disculpe, digo, quiero decir, quise decir, quería decir, corrijo, rectifico, corrección, miento, no miento, espera, espera no, en realidad, bueno no, bueno mejor, ay no, ah no, uy no, no no, no espera, en lugar de eso, en vez de eso, más bien, sino, me equivoqué, me he equivocado, me confundí, olvida lo anterior, olvida, olvídalo, cambio de idea, cambio de planes, pensándolo bien, pensándolo mejor, o mejor, o mejor aún, o mejor dicho, prefiero en, mejor en, mejor no, no mejor en, ups, uy, o sea no, o sea, lo siento, era broma, no perdón, me corrijo, no perdona, al final mejor, aunque mejor, bueno en realidad, de hecho mejor, ay perdón, nop, borra eso, fe de erratas',
    around:
      'cerca de, cerca del, cerca a, cerca, cercan(o|a|os|as) a, próxim(o|a|os|as) a, alrededor de, alrededor del, alrededores de, en los alrededores de, los alrededores de, cercanías de, en las cercanías de, inmediaciones de, en las inmediaciones de, afueras de, en las afueras de, a las afueras de, por la zona de, zona de, zona, en la zona de, en zona de, zona alrededor de, en la región de, región de, en el área de, área de, área metropolitana de, en el área metropolitana de, entorno de, en el entorno de, en torno a, entorno a, junto a, al lado de, en la comarca de, comarca de, a la redonda de, por los alrededores de, por las afueras de, pegado a, pegada a, en la periferia de, periferia de, en las proximidades de, proximidades de, no lejos de, no muy lejos de, cerquita de, cerka de, serca de, cerca d, extrarradio de, en el extrarradio de, aledaños de, en los aledaños de, gran, por la parte de, vecindad de, en un radio de, radio de, radio, a pie de, a poca distancia de',
    aroundAfter:
      'y alrededores, y sus alrededores, o alrededores, o sus alrededores, y los alrededores, alrededores, y cercanías, y sus cercanías, o cercanías, y entorno, y su entorno, entorno, y afueras, y las afueras, y sus afueras, o afueras, o las afueras, afueras, y área metropolitana, y su área metropolitana, y su área, y zona, y su zona, y zona cercana, y zonas cercanas, y comarca, y su comarca, y periferia, y extrarradio, y extrarradios, y cerca, o cerca, o cercanos, o cercanías, y aledaños, o aledaños, y pueblos cercanos, y pueblos de alrededor, o pueblos cercanos, y proximidades, o proximidades, y contornos, y cercano, o por ahí cerca, o cerca de allí, o por la zona, y región, y su región, a la redonda, o zona, cercanías, y los pueblos de alrededor, y alrrededores, o alrrededores, y municipios cercanos, y pueblos vecinos, y poblaciones cercanas',
    in: 'en, en el, en la, en los, en las, in, dentro de, dentro del, ubicad(o|a|os|as) en, situad(o|a|os|as) en, localizad(o|a) en, en pleno, en plena, en el barrio de, barrio de, en el pueblo de, en la ciudad de, ciudad de, en el municipio de, municipio de, en la localidad de, localidad de, en el valle de, hacia, en el centro de, en pleno centro de, centro de, en la capital, por, para vivir en, pueblo de, n',
    atOnce:
      'de inmediato, inmediatamente, inmediat(o|a), entrada inmediata, disponibilidad inmediata, ocupación inmediata, entrega inmediata, posesión inmediata, disponible ya, disponible ahora, disponible de inmediato, disponible inmediatamente, para ya, para ahora, para ahora mismo, ya disponible, desde ya, ya mismo, ahora mismo, cuanto antes, lo antes posible, tan pronto como sea posible, lo más pronto posible, lo más rápido posible, mudarme ya, mudarnos ya, entrar ya, para entrar ya, libre ya, ya libre, disponible desde ya, asap, disponible hoy, desde hoy, hoy mismo, a partir de ya, a partir de ahora, desde ahora, entrada ya, para mudarme ya, en seguida, enseguida, al tiro, ahorita, disponible desde hoy',
    commission:
      'comisión, comisiones, comision, honorarios, comisión de agencia, comisión inmobiliaria, gastos de agencia, honorarios de agencia, agencia(s|), inmobiliaria(s|), agente(s|), agente inmobiliario, agentes inmobiliarios, intermediario(s|), corretaje, corredor inmobiliario, broker, tarifa de agencia, maklers, makler, tasa de agencia',
    limitedTerm:
      'temporal(es|), contrato temporal, limitad(o|a|os|as), plazo limitado, de plazo limitado, por tiempo limitado, tiempo limitado, de duración limitada, duración limitada, alquiler temporal, temporario, alquiler temporario, plazo fijo, a plazo fijo, tiempo determinado, por tiempo determinado, plazo determinado, de temporada, contrato limitado, de duración determinada, duración determinada, con fecha de fin',
    unlimitedTerm:
      'indefinid(o|a|os|as), contrato indefinido, por tiempo indefinido, tiempo indefinido, de forma indefinida, indefinidamente, sin límite de tiempo, sin límite temporal, sin plazo, sin plazo fijo, ilimitad(o|a), de duración ilimitada, de duración indefinida, por tiempo ilimitado, tiempo ilimitado, contrato ilimitado, duración indefinida, no limitado, sin limitación temporal, sin límite, plazo indefinido, de plazo indefinido, sin fecha de fin, no temporal, permanente, sin fecha límite, tiempo indeterminado, por tiempo indeterminado, sin límite de duración',
    groundFloor:
      'planta baja, plantas bajas, bajo, bajos, piso bajo, un bajo, un piso bajo, planta calle, a pie de calle, a nivel de calle, pb, a ras de suelo, en bajo, bajo con jardín, piso en planta baja, en planta baja, apartamento en planta baja, piso cero, planta 0, planta cero, nivel calle',
    investment:
      'inversión, inversiones, invertir, como inversión, para inversión, de inversión, inversor(a|es|), inversionista(s|), para invertir, por inversión, a modo de inversión, oportunidad de inversión, para poner en alquiler, para ponerlo en alquiler, para alquilarlo, para rentarlo, para rentarla, para arrendarlo, para sacarle rentabilidad, para darlo en alquiler, para dar en alquiler, con inquilino(s|), con inquilino dentro, alquilado con inquilino, alquilad(o|a|os|as)',
    aside:
      'mi alquiler sube, mi alquiler ha subido, mi alquiler subió, nuestro alquiler, ya tengo, ya tenemos, compraron, vendió, vendieron, vivimos en, vivimos los, vivo en, vive en, viven en, gano, ganamos, mi sueldo, mi salario, mis ingresos, nuestros ingresos, trabajo en, trabajamos en, ahora vivo, ahora vivimos, vivo en, vivimos en, actualmente vivo, actualmente vivimos, vivo ahora, vivimos ahora, vivo actualmente, vivimos actualmente, actualmente en, ahora tenemos, ahora tengo, ahora pago, ahora pagamos, actualmente pago, actualmente pagamos, mi (hijo|hija|hermano|hermana|amigo|amiga|madre|padre|novio|novia|vecino|vecina) (tiene|paga|vive), mis (padres|hijos) (tienen|pagan|viven), cobro, cobramos, gano, ganamos, trabaja en, hemos vendido, he vendido, vendimos, vendí',
  },
  seeks: 'prefer, basta, precis, busc, quier, quer, querr, necesit, gust, deseo, dese, compr, alquil, mudar, traslad',
  sorts: {
    preis_auf:
      'los más baratos arriba, las más baratas arriba, arriba los más baratos, arriba las más baratas, más barat(o|a|os|as) primero, lo más barato primero, los más baratos primero, las más baratas primero, primero lo más barato, primero los más baratos, primero las más baratas, primero el más barato, primero la más barata, el más barato primero, el más barato, la más barata, los más baratos, las más baratas, lo más barato, el más económico, la más económica, los más económicos, las más económicas, lo más económico, lo más económico primero, los más económicos primero, las más económicas primero, más económic(o|a|os|as) primero, primero lo más económico, primero los más económicos, primero las más económicas, por precio, ordenad(o|a|os|as) por precio, ordenar por precio, ordena por precio, ordéname por precio, ordenados por precio, precio ascendente, por precio ascendente, de menor a mayor precio, precio de menor a mayor, por precio de menor a mayor, menor precio primero, precio más bajo primero, con el precio más bajo, el precio más bajo, los precios más bajos, precio más bajo, al precio más bajo, de más barato a más caro, de más baratos a más caros, de barato a caro, del más barato al más caro, baratos primero, primero baratos, barato primero, los baratos primero, primero los baratos, según precio, precios más bajos primero, al menor precio, el de menor precio, menor precio, con el menor precio, la opción más barata, las opciones más baratas, el alquiler más bajo, al precio más barato, barat(o|a|os|as) primero, económicos primero, el más baratito, lo más baratito, ordenado de menor a mayor, más barat(o|a|os|as)',
    preis_ab:
      'más car(o|a|os|as) primero, lo más caro primero, los más caros primero, las más caras primero, primero lo más caro, primero los más caros, primero las más caras, primero el más caro, el más caro primero, el más caro, la más cara, los más caros, las más caras, precio descendente, por precio descendente, ordenado por precio descendente, ordenados por precio descendente, ordenar por precio descendente, de mayor a menor precio, precio de mayor a menor, por precio de mayor a menor, mayor precio primero, precio más alto primero, de más caro a más barato, de caro a barato, del más caro al más barato, caros primero, primero los caros, precios más altos primero, más car(o|a|os|as)',
    flaeche_ab:
      'arriba los más grandes, arriba las más grandes, los más grandes arriba, las más grandes arriba, de mayor a menor, más grande(s|) primero, lo más grande primero, los más grandes primero, las más grandes primero, primero lo más grande, primero los más grandes, primero las más grandes, primero el más grande, primero la más grande, el más grande primero, la más grande primero, el más grande, la más grande, los más grandes, las más grandes, por tamaño, por superficie, ordenad(o|a|os|as) por tamaño, ordenad(o|a|os|as) por superficie, ordenar por tamaño, ordenar por superficie, de mayor a menor superficie, de mayor a menor tamaño, mayor superficie primero, superficie descendente, por superficie descendente, mayor tamaño primero, grandes primero, por metros, por metros cuadrados, por m2, según tamaño, según superficie, de más grande a más pequeño, de mayor a menor en metros, superficie de mayor a menor, tamaño de mayor a menor, con más metros primero, más ampli(o|a|os|as) primero, los más amplios primero, primero los más amplios',
    neueste:
      'más reciente(s|) primero, lo más reciente primero, los más recientes primero, las más recientes primero, primero lo más reciente, primero los más recientes, primero las más recientes, lo más reciente, los más recientes, las más recientes, más nuev(o|a|os|as) primero, lo más nuevo primero, los más nuevos primero, las más nuevas primero, primero lo más nuevo, primero los más nuevos, primero las más nuevas, lo más nuevo, los más nuevos, las más nuevas, los anuncios más nuevos, los anuncios más recientes, anuncios más recientes, anuncios más nuevos, anuncios nuevos primero, nuevos primero, primero los nuevos, primero nuevos, últimos anuncios, los últimos anuncios, últimas ofertas, las últimas ofertas, últimas novedades, novedades, novedades primero, primero las novedades, por fecha, ordenad(o|a|os|as) por fecha, ordenar por fecha, por fecha de publicación, recientes primero, primero recientes, recién publicad(o|a|os|as), recién publicados primero, últimos publicados, los últimos publicados, las últimas publicadas, publicados recientemente, publicad(o|a|os|as) hace poco, más actuales primero, últimos primero, los últimos primero, de más nuevo a más antiguo, según fecha, últimas publicaciones, anuncios recientes primero',
    reduziert:
      'rebajad(o|a|os|as) primero, los rebajados primero, primero los rebajados, primero rebajados, primero rebajad(o|a|os|as), rebajad(o|a|os|as) de precio, rebajados, rebajas, rebajas primero, bajadas de precio, bajada de precio, bajadas de precio primero, bajada de precio primero, con bajada de precio, precio rebajado, precios rebajados, precio reducido, precios reducidos, precio reducido primero, reducid(o|a|os|as) primero, primero los reducidos, primero los de precio reducido, primero los que han bajado de precio, que han bajado de precio, que hayan bajado de precio, que haya bajado de precio, ha bajado de precio, han bajado, descuento primero, con descuento, con descuento primero, descuentos primero, primero con descuento, primero los descuentos, en oferta primero, ofertas rebajadas, con rebaja, con rebaja de precio, rebaja de precio, precio bajado, primero precios reducidos, precios reducidos primero, con precio reducido, con precio rebajado, que hayan rebajado, primero con precio reducido, primero las bajadas de precio, primero los de precio rebajado, primero lo rebajado, lo rebajado primero, rebajad(o|a), en rebaja, de rebajas',
    rendite_ab:
      'los que más rinden primero, mejor rentabilidad primero, la mejor rentabilidad primero, mayor rentabilidad primero, la mayor rentabilidad primero, más rentable(s|) primero, los más rentables primero, los más rentables, las más rentables, el más rentable, la más rentable, lo más rentable, lo más rentable primero, primero los más rentables, primero lo más rentable, primero la mejor rentabilidad, primero mejor rentabilidad, primero la mayor rentabilidad, primero mayor rentabilidad, por rentabilidad, ordenad(o|a|os|as) por rentabilidad, ordenar por rentabilidad, mejor rendimiento primero, mayor rendimiento primero, la mejor rentabilidad, mejor rentabilidad, mayor rentabilidad, máxima rentabilidad, con la mejor rentabilidad, con mejor rentabilidad, con mayor rentabilidad, rentabilidad descendente, por rentabilidad descendente, mejor retorno primero, según rentabilidad, rentabilidad más alta primero, con la rentabilidad más alta, la rentabilidad más alta, primero los de mejor rentabilidad, primero los de mayor rentabilidad, mayor retorno primero, por rendimiento, ordenado por rendimiento, mejor rendimiento, rentabilidad de mayor a menor, de mayor a menor rentabilidad',
    preis_m2_auf:
      'ordena por precio por metro cuadrado, ordena por precio del metro, por precio del m², por precio por m², por el precio del metro, por precio por metro cuadrado, por precio por m2, por precio el metro cuadrado, por precio/m2, por precio/m², por precio del metro cuadrado, ordenad(o|a|os|as) por precio por metro cuadrado, ordenad(o|a|os|as) por precio por m2, ordenad(o|a|os|as) por precio del metro cuadrado, ordenad(o|a|os|as) por precio de metro cuadrado, ordenad(o|a|os|as) por precio m2, ordenar por precio por metro cuadrado, ordenar por precio por m2, ordenar por precio del metro cuadrado, ordenad(o|a|os|as) por €/m2, ordenar por €/m2, por euros por metro cuadrado, según precio por metro cuadrado, según precio por m2, precio por metro cuadrado, precio por m2, precio del metro cuadrado, precio por metro cuadrado ascendente, precio/m2, precio/m2 ascendente, €/m2, euros/m2, euros por metro cuadrado, metro cuadrado más barato, el metro cuadrado más barato, metro cuadrado más barato primero, menor precio por metro cuadrado, menor precio por m2, menor precio por metro cuadrado primero, menor precio por m2 primero, precio por metro más bajo, precio por metro cuadrado más bajo, precio por metro cuadrado más bajo primero, precio por metro cuadrado de menor a mayor, por precio por metro cuadrado de menor a mayor, precio por m2 de menor a mayor, por precio por m2 de menor a mayor, ordenad(o|a|os|as) por precio por metro cuadrado de menor a mayor, ordenad(o|a|os|as) por precio por m2 de menor a mayor, ordenad(o|a|os|as) por precio del metro cuadrado de menor a mayor, precio por metro, por precio por metro, precio m2, por precio m2, por precio de metro cuadrado, precio metro cuadrado, por el precio del metro cuadrado, precio el metro cuadrado, más barato por metro cuadrado, más barato por m2, más baratos por metro cuadrado, los más baratos por metro cuadrado, los más baratos por m2, más barato el metro cuadrado, mejor precio por metro cuadrado, mejor precio por m2, mejor precio por metro cuadrado primero, mejor precio por m2 primero',
  },
  numbers: {
    0: 'cero',
    1: 'un, una, uno',
    1.5: 'uno y medio, una y media',
    2: 'dos, doz',
    2.5: 'dos y medio, dos y media',
    3: 'tres, trez',
    3.5: 'tres y medio, tres y media',
    4: 'cuatro, quatro, kuatro',
    5: 'cinco, sinco',
    6: 'seis, ceis',
    7: 'siete',
    8: 'ocho',
    9: 'nueve',
    10: 'diez, dies',
    11: 'once',
    12: 'doce, dose',
    13: 'trece',
    14: 'catorce',
    15: 'quince, kinse',
    16: 'dieciséis, diez y seis, diesiseis',
    17: 'diecisiete',
    18: 'dieciocho',
    19: 'diecinueve',
    20: 'veinte, beinte',
    21: 'veintiuno, veintiún, veintiuna',
    22: 'veintidós',
    23: 'veintitrés',
    24: 'veinticuatro',
    25: 'veinticinco',
    26: 'veintiséis',
    27: 'veintisiete',
    28: 'veintiocho',
    29: 'veintinueve',
    30: 'treinta, treynta',
    35: 'treintaicinco, treintaycinco',
    40: 'cuarenta',
    45: 'cuarentaicinco, cuarentaycinco',
    50: 'cincuenta, sincuenta, cincuentena',
    55: 'cincuentaicinco',
    60: 'sesenta',
    65: 'sesentaicinco',
    70: 'setenta',
    75: 'setentaicinco',
    80: 'ochenta',
    85: 'ochentaicinco',
    90: 'noventa',
    95: 'noventaicinco',
    100: 'cien, ciento, cientos, sien',
    200: 'doscient(o|a)s, docientos',
    300: 'trescient(o|a)s, trecientos',
    400: 'cuatrocient(o|a)s',
    500: 'quinient(o|a)s',
    600: 'seiscient(o|a)s, seicientos',
    700: 'setecient(o|a)s, sietecientos',
    800: 'ochocient(o|a)s',
    900: 'novecient(o|a)s, nuevecientos',
    1000: 'mil, k, miles, milk, mil euros de',
    500000: 'medio millón, medio melón',
    250000: 'cuarto de millón',
    1000000: 'millón, millones, millon, mill, mio, millonazo, kk, mm, mdd',
    1500000: 'millón y medio',
    2500000: 'dos millones y medio, 2 millones y medio',
  },
  ordinals: {
    1: 'primer(o|a|os|as|)',
    2: 'segund(o|a|os|as)',
    3: 'tercer(o|a|os|as|)',
    4: 'cuart(o|a)',
    5: 'quint(o|a)',
    6: 'sext(o|a)',
    7: 'séptim(o|a), sétim(o|a)',
    8: 'octav(o|a), 8vo',
    9: 'noven(o|a), nono',
    10: 'décim(o|a)',
    11: 'undécim(o|a), decimoprimer(o|a|), décimo primer(o|a|), onceav(o|a)',
    12: 'duodécim(o|a), decimosegund(o|a), décimo segund(o|a), doceav(o|a)',
    13: 'decimotercer(o|a|), décimo tercer(o|a|), treceav(o|a)',
    14: 'decimocuart(o|a), décimo cuart(o|a), catorceav(o|a)',
    15: 'decimoquint(o|a), décimo quint(o|a), quinceav(o|a)',
    16: 'decimosext(o|a), décimo sext(o|a), dieciseisav(o|a)',
    17: 'decimoséptim(o|a), décimo séptim(o|a), decimosétim(o|a), diecisieteav(o|a)',
    18: 'decimoctav(o|a), decimooctav(o|a), décimo octav(o|a), dieciochoav(o|a)',
    19: 'decimonoven(o|a), décimo noven(o|a), diecinueveav(o|a)',
    20: 'vigésim(o|a), veinteav(o|a)',
    21: 'vigésimo primer(o|a|), vigesimoprimer(o|a|), vigésima primera, veintiunav(o|a)',
    22: 'vigésimo segund(o|a), vigesimosegund(o|a), vigésima segunda, veintidosav(o|a)',
    23: 'vigésimo tercer(o|a|), vigesimotercer(o|a|), vigésima tercera, veintitresav(o|a)',
  },
  months: [
    'enero',
    'febrero, feb, febr',
    'marzo',
    'abril, abr',
    'mayo',
    'junio, jun',
    'julio, jul',
    'agosto, ago',
    'septiembre, setiembre, sept, sep',
    'octubre, oct',
    'noviembre, nov',
    'diciembre, dic',
  ],
  homes: {
    1: 'estudio(s|), un estudio, estudito, monoambiente(s|), mono ambiente, apartaestudio(s|), aparta estudio, apartasuite, piso de un solo ambiente, apartamento de un solo ambiente, departamento de un ambiente, departamento de un solo ambiente, apartamento tipo estudio, piso tipo estudio, departamento tipo estudio, departamento estudio, apartamento estudio, piso estudio, depa tipo estudio, tipo estudio, loft de un ambiente, garsonier, garsoniera, garzonier, garzoniere, garçoniere, garconnière, garconier, un solo ambiente, un ambiente, 1 ambiente, ambiente único',
  },
  places: {
    wien: 'viena, vienna, vien, biena, bienna, la capital austriaca, capital austriaca, la capital de austria, viena capital, viena ciudad, ciudad de viena, toda viena',
    'wien-1':
      'casco antiguo de viena, casco histórico de viena, centro histórico de viena, ciudad interior, ciudad interior de viena, ciudad vieja de viena',
    'wien-2': 'prater de viena',
    niederoesterreich: 'baja austria, austria baja, bajo austria, austria inferior',
    oberoesterreich: 'alta austria, austria alta, alto austria, oö, austria superior',
    'land-salzburg':
      'estado de salzburgo, provincia de salzburgo, land de salzburgo, región de salzburgo, tierra de salzburgo, estado federado de salzburgo, salzburgerland, salzburger land, estado de salzburg, provincia de salzburg, land salzburg, land salzburgo, salzburgo estado, región de salzburg, salzburgo provincia, estado federal de salzburgo',
    steiermark: 'estiria, stiria, styria, stmk',
    kaernten: 'carintia, corintia, karintia',
    tirol: 'tirol, tyrol, el tirol, tirol austriaco',
    vorarlberg: 'voralberg, vorarlberg, vbg',
    burgenland: 'burguenland, burgerland, burgenlandia, bgld',
    salzburg:
      'salzburgo, salsburgo, salzburgo ciudad, ciudad de salzburgo, salszburgo, zalsburgo, salzburg ciudad, ciudad de salzburg, salzburgo capital',
    innsbruck: 'insbruck, inssbruck, insbruk, innsbruk, innsbrück, isbruck',
    'klagenfurt-am-woerthersee': 'klagenfurt, klagenfurth, klaguenfurt, clagenfurt',
    'st-poelten': 'san pölten, san polten, saint polten, santo pölten, sankt polten, st polten',
    graz: 'graz, gratz, grazz',
    linz: 'linz, lins, lintz',
    'wiener-neustadt': 'ciudad nueva de viena, wiener neustad, neustadt de viena',
    bregenz: 'bregenz, brengenz',
    'zell-am-see': 'zell am see, zell',
    kitzbuehel: 'kitzbuhel, kitzbüel, kitzbuel',
  },
  regions: {
    weinviertel: 'barrio del vino, región vinícola de weinviertel, distrito del vino',
    waldviertel: 'barrio del bosque, distrito del bosque',
    mostviertel: 'distrito del mosto',
    industrieviertel: 'distrito industrial de baja austria',
    wachau: 'valle de wachau, valle del wachau, la wachau',
    zillertal: 'valle del ziller, valle de ziller, valle de zillertal, valle del zillertal, valle ziller',
    oetztal: 'valle del ötz, valle de ötz, valle de ötztal, valle del ötztal, oztal',
    stubaital: 'valle de stubai, valle del stubai, valle de stubaital, stubai',
    osttirol: 'tirol oriental, tirol del este, este del tirol, tirol este',
    bregenzerwald: 'bosque de bregenz, selva de bregenz',
    rheintal: 'valle del rin',
    suedsteiermark: 'sur de estiria, estiria del sur, estiria meridional, estiria sur',
    thermenland:
      'región termal de estiria, zona termal de estiria, región de las termas, tierra de las termas, país de las termas',
    murtal: 'valle del mur',
    woerthersee:
      'lago wörth, lago worther, lago wörther, lago de wörth, lago wörthersee, lago de wörthersee, lago worthersee, lago woerthersee, worthersee, lago worth',
    ossiacher_see: 'lago ossiach, lago de ossiach, lago ossiacher, lago ossiachersee',
    millstaetter_see:
      'lago millstatt, lago de millstatt, lago millstätter, lago de millstätt, lago millstättersee, lago millstatt, lago de millstatt, lago millstätter see',
    neusiedler_see:
      'lago neusiedl, lago de neusiedl, lago neusiedler, lago de neusiedler, lago neusiedlersee, lago de neusiedlersee, lago neusiedler see',
    attersee:
      'junto al attersee, en el attersee, al attersee, a orillas del attersee, cerca del attersee, lago atter, lago attersee, lago de attersee, lago de atter',
    mondsee:
      'junto al mondsee, en el mondsee, al mondsee, a orillas del mondsee, cerca del mondsee, lago mond, lago mondsee, lago de mondsee',
    traunsee: 'lago traun, lago traunsee, lago de traunsee, lago de traun',
    wolfgangsee:
      'lago wolfgang, lago wolfgangsee, lago de wolfgang, lago de wolfgangsee, lago de san wolfgang, lago san wolfgang',
    wallersee: 'lago waller, lago wallersee, lago de wallersee',
    zeller_see: 'lago zell, lago de zell, lago zeller, lago zeller see',
    achensee: 'lago achen, lago achensee, lago de achensee, lago de achen',
    bodensee: 'lago de constanza, lago constanza, lago bodensee',
    suedburgenland: 'sur de burgenland, sur del burgenland, burgenland del sur, burgenland sur, burgenland meridional',
  },
  countries: {
    AT: 'austria, österreich, toda austria, autria, austia',
    DE: 'alemania, baviera, alemannia',
    CH: 'suiza',
    IT: 'italia, tirol del sur, toscana, sicilia, cerdeña',
    HR: 'croacia, istria, dalmacia',
    HU: 'hungría, budapest',
    SI: 'eslovenia',
    CZ: 'república checa, chequia, praga',
    SK: 'eslovaquia, bratislava',
    ES: 'españa, mallorca, islas canarias, tenerife, costa del sol, ibiza',
    FR: 'francia, costa azul',
    LI: 'liechtenstein',
    PT: 'portugal, algarve',
    PL: 'polonia',
    RO: 'rumanía, rumania',
    BG: 'bulgaria',
    GR: 'grecia, creta',
    TR: 'turquía',
    RS: 'serbia',
    BA: 'bosnia, bosnia y herzegovina',
    ME: 'montenegro',
    NL: 'países bajos, holanda',
    BE: 'bélgica',
    LU: 'luxemburgo',
    GB: 'reino unido, inglaterra',
    DK: 'dinamarca',
    SE: 'suecia',
    NO: 'noruega',
    CY: 'chipre',
    MT: 'malta',
    AE: 'dubái, emiratos árabes unidos',
  },
  fillers:
    'importa, importan, importar, ya alquilad(o|a), actualmente alquilad(o|a), eléctrico, eléctricos, en el tejado, sobre el tejado, electrónico, consultas, pasos, conservan, comprobar, comprobamos, pasada, aceptadas, comparado, comparados, comparo, comparamos, cuáles, terracota, recortados, de pensión, cosa(s|), demás, datos, comparar, consultar, favorit(o|a|os|as), playa, parque(s|), parqué, portero, horno, nieve, banco, sueldo, carta, primavera, verde, cuadra, corto, corta, viene(n|), grado, plano, clave, altura, persianas, ventana(s|), comercial, vecin(o|a|os|as), costes, busque(n|), yo, me, mi, mis, tú, tu, tus, te, ti, él, la, lo, los, las, el, le, les, nos, nosotr(o|a)s, nuestr(o|a|os|as), ustedes, usted, ud, uds, vosotr(o|a)s, os, vos, ell(o|a|os|as), su, sus, suy(o|a), se, sí, si, un, una, uno, unos, unas, de, del, al, a, d, x, q, k, que, qué, cual, cuál, cualquier(a|), quien, quién, donde, dónde, cuando, cuándo, como, cómo, cuánto, para, pa, por, xa, porfa, porfis, xfa, xfavor, con, y, ya, muy, más, mas, mucho(s|), mucha(s|), much(o|a|os|as), poco(s|), poca(s|), un poco, algo, alguien, alg(ún|uno|una|unos|unas), algún, tan, tanto, tanta, así, asi, aquí, ahí, allí, allá, acá, este, esta, esto, estos, estas, ese, esa, eso, esos, esas, aquel, aquella, todo(s|), toda(s|), tod(o|a|os|as), otro(s|), otra(s|), mism(o|a|os|as), propi(o|a|os|as), solo, sólo, también, tambien, además, ademas, aun, aún, todavía, siempre, luego, después, despues, entonces, pues, bueno, vale, ok, okay, okey, bien, por favor, porfavor, por fa, gracias, muchas gracias, de antemano, hola, buenas, buenos días, buen día, buenas tardes, buenas noches, saludos, un saludo, cordial saludo, cordialmente, estimados, estimad(o|a|os|as), señor(es|a|as), sr, sra, ayuda, ayúdame, ayúdenme, oye, oiga, oigan, mira, venga, hey, qué tal, busco, buscamos, buscar, busca, buscan, buscando, buscaba, buscábamos, estoy buscando, estamos buscando, ando buscando, andamos buscando, anda, ando, quiero, quisiera, quisiéramos, queremos, quieren, quiere, querer, quería, queríamos, kiero, deseo, deseamos, desearía, desea, necesito, necesitamos, necesita, necesitaría, necesitaríamos, nesecito, nesesito, ncesito, preciso, precisamos, me gustaría, nos gustaría, gustaría, gustaria, me interesa, nos interesa, interesa, interesad(o|a|os|as), estoy interesado en, estoy interesada en, estamos interesados en, hay, haber, habrá, haya, ay algo, existe(n|), tienen, tenéis, tienes, tengo, tenemos, tener, tendría, tenga, tendrá, tendrán, encontrar, encuentra(n|), encuéntrame, encuentro, encuentre, muéstrame, muéstreme, muestra, muestre, muestren, mostrar, enseña, enséñame, enseñame, enseñar, dame, dime, ver, veo, ofrece, ofrecen, ofrecer, ofrezcan, oferta(s|), anuncio(s|), opción, opciones, resultado(s|), lista, listado, filtra, filtrar, filtro, ordena, ordenar, ordenad(o|a|os|as), orden, ordéname, primero, primer lugar, ser, es, son, soy, somos, era, sea, sean, fuera, fuese, fuesen, está, están, estar, estoy, estamos, esté, estén, estuviera, estaba, sería, sería para, es para, puede(n|), puedo, podemos, podría(n|), podríamos, podéis, poder, pueda, debe(n|), debería(n|), deber, tiene que, tiene que ser, tienen que, tendría que, ha de, haría, hacer, hace, hago, hacemos, voy, vamos, va, van, ir, irme, irnos, vivir, vivo, vivimos, vive, vivienda(s|), residencia, residir, propiedad(es|), inmueble(s|), inmuebles, bien inmueble, bienes raíces, inmobiliario, inmobiliarios, hogar(es|), objeto(s|), alojamiento, sitio, lugar(es|), lugarcito, techo, espacio, algo para, algo en, mudar, mudarme, mudarnos, me mudo, nos mudamos, mudanza, mudo, mudamos, traslado, trasladarme, trasladarnos, trabajo, trabajar, trabajamos, curro, empleo, estudiar, estudio en la universidad, estudio en la uni, estudio medicina, estudio derecho, para mis estudios, mis estudios, estudiante(s|), estudiantil, universitari(o|a|os|as), erasmus, familia, familiar, familias, familia numerosa, pareja, parejita, matrimonio, marido, mujer, esposa, esposo, novia, novio, hij(o|a|os|as), niñ(o|a|os|as), peque(s|), bebé, crío(s|), madre, padre, padres, mamá, papá, abuel(o|a|os|as), herman(o|a|os|as), suegr(o|a|os|as), amig(o|a|os|as), jubilad(o|a|os|as), persona, personas, gente, señora mayor, chic(o|a|os|as), tod@s, bonit(o|a|os|as), lind(o|a|os|as), precios(o|a|os|as), bell(o|a|os|as), hermos(o|a|os|as), guap(o|a|os|as), chul(o|a|os|as), grande(s|), gran, grandecit(o|a), pequeñ(o|a|os|as), pequeñit(o|a), chic(o|a) , chiquit(o|a|os|as), mediano, mediana, ampli(o|a|os|as), espacios(o|a|os|as), acogedor(a|es|as|), modern(o|a|os|as), nuev(o|a|os|as), viej(o|a|os|as), barat(o|a|os|as), baratit(o|a|os|as), económic(o|a|os|as), asequible(s|), accesible de precio, accesible en precio, precio accesible, precios accesibles, módico, módica, car(o|a|os|as), buen(o|a|os|as|), mejor precio, mal(o|a), cómod(o|a|os|as), confortable(s|), agradable(s|), decente(s|), digno, simpático, normal(es|), simple(s|), sencill(o|a|os|as), ideal, perfect(o|a|os|as), fantástic(o|a), genial, estupend(o|a), maravillos(o|a), excelente(s|), interesante(s|), urgente, urgentemente, urge, me urge, rápido, pronto, importante, muy importante, es importante, absolutamente, definitivamente, total, en total, totalmente, completamente, completo, completa, enter(o|a|os|as), independiente, separad(o|a), privad(o|a|os|as), propio, particular de, en particular, sobre todo, especialmente, principalmente, básicamente, simplemente, realmente, de verdad, la verdad, actualmente, de momento, por ahora, por el momento, en principio, en general, más que nada, aparte, por otro lado, además de eso, en caso de, caso, forma, manera, tipo, estilo, clase de, especie de, situado, situada, ubicado, ubicada, ubicación, ubicaciones, situación, localización, zona, zonas, barrio(s|), área, ciudad(es|), pueblo(s|), pueblecito, municipio, localidad, región, provincia, estado federado, campo, centro, céntric(o|a|os|as), capital, montaña(s|), alpes, los alpes, lago, lagos, país, calle, dirección, edificio(s|), planta alta, puerta, metro, tren, bus, año, mes de, un mes, este mes, el mes que viene, mes que viene, próximo mes, el próximo mes, dentro de un mes, dentro de dos meses, semana, hoy, mañana, fecha, día, días, principios de, a principios de, finales de, a finales de, mediados de, a mediados de, principio, final, fin, precio bajo, precios bajos, bajo precio, bajo presupuesto, presupuesto bajo, bajo consumo, bajo coste, bajo costo, muy bajo, más bajo, alquiler bajo, bajo alquiler, renta baja, bajos costes, bajos precios, costes bajos, gastos bajos, gastos bajos, baj(a|as), alt(o|a|os|as), techos altos, techo alto, primera línea, en primera línea, primera linea, primera vivienda, mi primera vivienda, nuestra primera vivienda, primera casa, mi primera casa, primera vez, por primera vez, en primer lugar, segunda mano, de segunda mano, segunda línea, de primera, de primera mano, en segundo lugar, a la primera, baño, aseo, salón, sala, comedor, salón comedor, aire libre, al aire libre, buen aire, aire puro, aire fresco, corriente de aire, horno de gas, cocina de gas, gas y luz, luz y gas, luz, agua, internet, wifi, gastos, calefacción, calefacción central, calefacción individual, buena calefacción, monetario, cerca del metro, cerca de todo, cerca del centro, cerca del trabajo, cerca de la universidad, cerca de la estación, cerca del tren, cerca de colegios, cerca del lago, cerca del bosque, cerca de un lago, cerca de las pistas, cerca de la naturaleza, junto al lago, al lado del lago, zona tranquila, en zona tranquila, en una zona tranquila, en zona céntrica, zona céntrica, zona verde, zonas verdes, zona residencial, en zona residencial, buena zona, en buena zona, una buena zona, en una buena zona, zona bonita, zona segura, cualquier zona, en cualquier zona, zona con vida, vistas al bosque, vista al bosque, vistas a la montaña, vistas al lago y al bosque, entre el bosque, como casa, casa o piso da igual, ir a la casa, en casa, estar en casa, sentirme en casa, trabajar desde casa, teletrabajar, como en casa, nuestro hogar, hogar para, ya no, ya sea, ya que, ahora vivo, ahora vivimos, de ahora, hasta ahora, por cierto, como sea, como siempre, tal cual, o sea que, es decir, p ej, por ejemplo, etc, etcétera, más adelante, hasta luego, hasta pronto, soy de españa, somos de españa, vengo de españa, venimos de españa, vivo en españa, vivimos en españa, desde españa, soy de méxico, méxico, argentina, colombia, chile, perú, venezuela, soy español, soy española, español(a|es|as|), mexican(o|a|os|as), argentin(o|a|os|as), colombian(o|a|os|as), chilen(o|a|os|as), austriac(o|a|os|as), vienés, vienesa, latin(o|a|os|as), máximo posible, lo mínimo, como mínimo eso, mínimo imprescindible, no sé, no se, creo, pienso, supongo, sería mejor, a nombre, lujo, de lujo, lujos(o|a|os|as), exclusiv(o|a|os|as), rústic(o|a|os|as), con encanto, encanto, con buena pinta, en condiciones normales, esquina, interior, exterior(es|), orientación, orientad(o|a), sur, norte, este, oeste, sureste, suroeste, cuenta, contra, contacto, llamar, móvil, teléfono, email, correo, urgencia, prisa, tiempo, lo que sea, lo que haya, lo de, lo que, la que, el que, los que, las que, da, dan, dar, pide(n|), pido, permitid(o|a|os|as), permitan, permita, permite(n|), admiten, admite, admitan, admita, acepten, acepte, acepta(n|), aceptan, posible, posibilidad, suficiente(s|), bastante(s|), apto, apta, aptos, dispuesto, dispuesta, sino que, entre otros, sabes, sabe, saben, conocen, alguna idea, quedar, quede(n|), queda(n|), poner, ponme, pon, pasar, paso, sacar, llevar, llevo, llevamos, trae, traigo, traemos, entra, dejo, deja, mascota pequeña permitida, oficial, ej, nº, núm, número, num, ref, m, s, n, t, b, vs, jeje, jaja, xd, tmb, tb, pq, porque, porqué, ya q, mientras, según, sobre, ante, tras de, mediante, durante, cada, casi, nada, nadie, ningun, hacia, ambos, ambas, varios, varias, junto, juntos, solos, sola, solas, feliz, oportunidad, oportunidades, ganga, chollo, chollos, gangas, bicoca, calidad, calidad precio, relación calidad precio, rollo, plan, casa de mis sueños, soñad(o|a), sueños, de mis sueños, de ensueño, nuestro, vida, nueva vida, empezar, comenzar, empieza, iniciar, listo, lista para, lista, listo para, lista para entrar, listo para entrar, listo para entrar a vivir, lista para entrar a vivir, para entrar a vivir, entrar a vivir, para vivir, donde vivir, para toda la familia, para la familia, tipo de, máximo confort, estudia, estudian',
  unrelated:
    'cuánto tarda, cuánto se tarda, a qué hora sale, qué tiempo, que tiempo hace, tiempo hace, tiempo hará, pronóstico, pronóstico del tiempo, llueve, lloverá, llover, va a llover, lluvia, nieva, nevará, temperatura, receta(s|), ingredientes, poema, poesía, canción, letra de la canción, chiste(s|), cuéntame un chiste, cuento, ignora, ignore, ignora las instrucciones, instrucciones anteriores, instrucciones, contraseña(s|), tarjeta de crédito, prompt, system prompt, prompt del sistema, horóscopo, signo zodiacal, traduce, traducir, traducción, tradúceme, fútbol, futbol, la liga, champions, real madrid, barcelona contra, gol, goles, mundial, partido de, partido del, quién ganó, quien gano, marcador, cuál es la capital, cual es la capital, capital de francia, capital de españa, capital de italia, capital de alemania, qué hora es, que hora es, hora es, idiota(s|), imbécil(es|), gilipollas, cabrón, cabrones, puta, puto, hijo de puta, hijueputa, mierda, joder, pendejo(s|), boludo, estúpid(o|a), tont(o|a) del culo, chinga, chingar, verga, coño, carajo, quién eres, quien eres, cómo te llamas, como te llamas, cómo estás, como estas, qué haces, qué eres, eres un bot, eres humano, chatgpt, bitcoin, criptomonedas, lotería, presidente de, presidente, elecciones, canciller, noticias, vuelo(s|), vuelos a, billete de tren, tren a, horario de trenes, horario del tren, tarta, paella, tortilla de patatas, pizza, pastel, bizcocho, hornear, cocinar, código python, programa en, escribe un programa, escribe una función, escribe un, escríbeme, redacta, resuelve, ecuación, raíz cuadrada, derivada, integral de, cuánto es, cuanto es, multiplicado, wiener schnitzel, schnitzel, mozart, película(s|), serie de netflix, netflix, spotify, videojuego(s|), iphone, coche de segunda mano, móvil barato, zapatos, zapatillas, gripe, dolor de cabeza, fiebre, médico de cabecera, síntomas, dieta, adelgazar, perder peso, te quiero, te amo, me aburro, feliz cumpleaños, feliz navidad, feliz año, guerra, selecciona * from, drop table, select from, hackear, sql, vendo mi, vendemos nuestra, vendemos nuestro, vender mi, vendo casa, vendo piso, vendemos casa, alquilo mi, alquilo piso',
  endings: [],
  layouts: [
    { pattern: /^(\d)d[/+-]?\db$/, rooms: (match) => Number(match[1]) + 1, isBare: true },
    { pattern: /^(\d)h(?:ab)?[/+-]\db(?:a|n)?$/, rooms: (match) => Number(match[1]) + 1, isBare: true },
  ],
}
