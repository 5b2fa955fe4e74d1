import type { Words } from '../words.ts'

/** Portuguese, of Portugal and Brazil; classifieds included. */
export const pt: Words = {
  values: {
    'vermarktungsart.KAUF':
      'prefiro comprar, preferimos comprar, preferia comprar, quero comprar, comprar, comprá-l(o|a), compra(s|), compro, compraria, compramos, comprando, comprador(es|), à venda, a venda, venda(s|), vende-se, vendem-se, se vende, vendo, vender, para venda, pra vender, para comprar, pra comprar, adquirir, aquisição, casa própria, preço de compra, preço de venda, comprar para arrendar, comprar para alugar, comprar pra alugar, para depois arrendar, para depois alugar, financiamento, financiar, kompra, conprar',
    'vermarktungsart.MIETE':
      'prefiro alugar, prefiro arrendar, preferimos alugar, preferimos arrendar, preferia alugar, preferia arrendar, aluguel, aluguéis, alugueis, aluguer(es|), alugar, alugo, aluga, alugando, aluga-se, alugam-se, se aluga, alugamos, alugaria, aluguér, alugel, alugeul, arrendar, arrendamento(s|), arrendo, arrenda, arrenda-se, arrendamos, arrendando, para arrendar, pra alugar, para alugar, renda(s|), renda mensal, locação, locar, inquilin(o|a|os|as), por mês, ao mês, mensal, mensais, mensalmente, mensalidade, mês, /mês, condomínio incluso, condomínio incluído, com condomínio, despesas incluídas, despesas inc, despesas incl, com despesas, com despesas incluídas, despesas à parte, sem despesas, mais despesas, tudo incluído, tudo incluso, com tudo incluído, com tudo incluso, contas incluídas, contas inclusas, com contas, encargos incluídos, água e luz incluídas, aquecimento incluído, subarrendar, subarrendamento, sublocar, sublocação, subalugar, contrato de arrendamento, contrato de aluguel, contrato de locação, quente, arrendameto, alugar-se, temporada, aluguel por temporada, renda fria, renda quente, aluguel mensal, aluguer mensal',
    'objektart.WOHNUNG':
      'apartamento antigo, apartamento(s|), apartamentinho, apartameto, aptº, apto(s|), apt, apê(s|), ap, aptos, apart, apartamentos, andar para habitação, andar moradia, flat(s|), fração, fracção, apartamneto, apartamentu, apartamentozinho',
    'objektart.HAUS':
      'casa(s|), casinha(s|), moradia(s|), vivenda(s|), sobrado(s|), casarão, kasa, casa térrea, moradia térrea, casa de dois andares, casa de um andar, casa de dois pisos, casa antiga, casa velha',
    'objektart.GRUNDSTUECK':
      'terreno(s|), lote(s|), terreno para construção, terreno urbano, terreno para construir, terreno urbanizável, terreno edificável, lote urbano, lote para construção, terreninho, lotes de terreno, parcela, lote de terreno, lote para construir, terreno de construção, terreno com viabilidade de construção, terreno residencial',
    'objektart.ZIMMER':
      'quarto, quartinho, quarto para alugar, quarto em apartamento partilhado, quarto em casa partilhada, quarto em apartamento compartilhado, quarto em casa compartilhada, quarto em apartamento dividido, quarto numa casa partilhada, quarto num apartamento partilhado, quarto num apartamento compartilhado, quarto numa casa compartilhada, quarto em república, quarto individual, quarto privado, quarto mobilado, quarto mobiliado, quarto partilhado, quarto compartilhado, república, república de estudantes, casa partilhada, apartamento partilhado, apartamento compartilhado, casa compartilhada, partilhar casa, partilhar apartamento, dividir apartamento, dividir apê, dividir casa, compartilhar apartamento, compartilhar casa, coliving, co-living, residência de estudantes, quarto de estudante, quarto para estudante(s|), wg, quarto em wg, quarto numa wg, quarto em uma wg, moradia estudantil, quarto avulso, quarto em apartamento, quarto num apartamento, quarto em um apartamento, quarto numa casa, vaga em república, vaga em quarto, vaga em apartamento',
    'objektart.BUERO_PRAXEN':
      'escritório(s|), sala comercial, salas comerciais, espaço de escritório(s|), espaço para escritório, gabinete, escritorio, conjunto comercial, andar de escritórios, sala para escritório',
    'objektart.EINZELHANDEL':
      'loja(s|), lojinha, ponto comercial, espaço comercial, estabelecimento comercial, comércio, boutique, padaria, cabeleireiro, salão de beleza, loja comercial, loja de rua, espaço para loja, talho, farmácia à venda, local comercial, imóvel comercial para loja',
    'objektart.GASTGEWERBE':
      'restauração, espaço de restauração, negócio de restauração, gastronomia, espaço gastronómico, discoteca, espaço para restauração, ponto gastronômico',
    'objektart.HALLEN_LAGER_PROD':
      'galpão, galpões, pavilhão, pavilhões, pavilhão industrial, pavilhões industriais, nave industrial, espaço industrial, galpão industrial, barracão, unidade industrial, fábrica, hangar, edifício industrial, imóvel industrial, armazém industrial',
    'objektart.LAND_UND_FORSTWIRTSCHAFT':
      'quinta(s|), herdade(s|), fazenda(s|), sítio à venda, comprar um sítio, comprar sítio, sítio rural, sítio produtivo, sítio com animais, sítio com plantação, chácara(s|), exploração agrícola, exploração florestal, exploração pecuária, propriedade agrícola, propriedade rural, empresa agrícola, propriedade rústica, quintinha, haras e fazenda, quinta agrícola',
    'objektart.PARKEN':
      'lugar de garagem, lugares de garagem, vaga de garagem, vaga na garagem, vaga para carro, lugar de estacionamento em garagem, vaga em garagem',
    'objektart.ZINSHAUS_RENDITEOBJEKT':
      'prédio de rendimento, prédios de rendimento, edifício de rendimento, prédio de apartamentos, edifício de apartamentos, prédio inteiro, prédio residencial, edifício residencial, prédio arrendado, prédio alugado, prédio para investimento, edifício para investimento, prédio como investimento, imóvel de rendimento, prédio com inquilinos, edifício com inquilinos, prédio de habitação, prédio habitacional, prédio completo, imóvel para renda, prédio para renda, imóvel de investimento, prédio de investimento, prédio multifamiliar para investimento, prédio com apartamentos arrendados, prédio de aluguel, prédio de renda',
    'objektart.FREIZEITIMMOBILIE_GEWERBLICH':
      'instalação desportiva, instalação esportiva, instalações desportivas, instalações esportivas, centro esportivo, centro desportivo, complexo desportivo, complexo esportivo, parque de campismo, ginásio à venda',
    'objektart.SONSTIGE': 'posto de gasolina, bomba de gasolina, posto de combustível',
    'ausstattung.BALKON':
      'varanda(s|), varandinha, sacada(s|), balcão, varamda, varanda virada a sul, sacadinha, varada, marquise aberta',
    'ausstattung.TERRASSE':
      'terraço(s|), terracinho, terasso, terrasso, terraço na cobertura, terraco, deck, laje, rooftop',
    'ausstattung.LOGGIA': 'loggia, lógia, marquise, varanda fechada, varanda coberta, jardim de inverno',
    'ausstattung.GARTEN':
      'jardim, jardins, jardinzinho, quintal, quintais, jardin, gardim, jardim privado, jardim privativo, jardim próprio, ajardinado, horta e jardim, relvado',
    'ausstattung.LIFT': 'elevador(es|), ascensor(es|), elevado, elevadores, elev',
    'ausstattung.GARAGE':
      'garagem, garagens, garage, garajem, garagem subterrânea, garagem fechada, garagem dupla, box, garagem box, estacionamento subterrâneo, parqueamento subterrâneo, garagem privativa, garagem coberta, estacionamento coberto, garagem individual',
    'ausstattung.STELLPLATZ':
      'lugar para carro, lugar para o carro, lugar para estacionar, espaço para o carro, possibilidade de estacionamento, possibilidade de estacionar, estacionamento(s|), lugar de estacionamento, lugares de estacionamento, vaga de estacionamento, vagas de estacionamento, vaga(s|), parqueamento, lugar de parqueamento, lugar para o carro, lugar para carro, lugar para estacionar, onde estacionar, estacionar, estacionar o carro, parking, parque de estacionamento, vaga pro carro, vaga para o carro, sítio para estacionar, lugar para estacionar o carro, espaço para o carro, lugar exterior de estacionamento, carport, vaga descoberta, parquear',
    'ausstattung.KELLER': 'cave(s|), porão, porões, adega, subsolo, arrecadação na cave, cave própria',
    'ausstattung.EINBAUKUECHE':
      'cozinha equipada, cozinha mobilada, cozinha mobiliada, cozinha planejada, cozinha completa, cozinha montada, cozinha embutida, cozinha totalmente equipada, cozinha toda equipada, cozinha completamente equipada, cozinha já equipada, cozinha já montada, cozinha instalada, cozinha, cozinha integrada, cozinha pronta, cozinha incluída, cozinha americana equipada, cozinha semi-equipada, cozinha com armários, kitchenette equipada, cosinha, cozinha bem equipada, armários planejados na cozinha',
    'ausstattung.MOEBLIERT':
      'quarto(s|) mobilado(s|), mobilad(o|a|os|as), mobiliad(o|a|os|as), mobilar, mobiliar, com móveis, com os móveis, com mobília, com mobiliário, mobília, mobiliário, móveis, móveis incluídos, móveis inclusos, semi-mobilad(o|a), semimobilad(o|a), semi-mobiliad(o|a), semimobiliad(o|a), totalmente mobilad(o|a), totalmente mobiliad(o|a), todo mobiliado, parcialmente mobilad(o|a), mobilado e equipado, mobiliado e equipado, moblado, mobilhado, mob, completamente mobilad(o|a)',
    'ausstattung.BARRIEREFREI':
      'acessível, acessíveis, sem barreiras, sem barreiras arquitetónicas, sem barreiras arquitetônicas, cadeira de rodas, cadeiras de rodas, cadeirante(s|), adaptad(o|a|os|as), mobilidade reduzida, pessoas com deficiência, deficiente(s|), deficiência, acessibilidade, sem escadas, sem degraus, andarilho, acessível a cadeira de rodas, acessível para cadeira de rodas, acessível a cadeiras de rodas, adaptado para cadeirantes, adaptado para cadeira de rodas, adaptado a mobilidade reduzida, livre de barreiras, acesso para cadeira de rodas, acessível para cadeirantes, pcd',
    'ausstattung.KLIMATISIERT':
      'ar condicionado, ar-condicionado, climatizad(o|a|os|as), climatização, ac, a/c, split, arcondicionado, ar cond, com ar, refrigeração, com ac',
    'ausstattung.FUSSBODENHEIZUNG':
      'piso radiante, chão radiante, pavimento radiante, aquecimento no chão, aquecimento no piso, aquecimento de piso, piso aquecido, chão aquecido, aquecimento por piso radiante, aquecimento sob o piso, aquecimento pelo chão, aquecimento de chão, piso radiante hidráulico, aquecimento pelo piso',
    'ausstattung.KAMIN':
      'lareira(s|), salamandra, recuperador de calor, fogão a lenha, fogão de lenha, lareira a lenha, lareirinha',
    'ausstattung.POOL': 'piscina(s|), picina, piscininha, piscina privada, piscina privativa, piscina comum',
    'ausstattung.SAUNA': 'sauna(s|)',
    'ausstattung.HAUSTIERE':
      'animais, animal, animal de estimação, animais de estimação, animais permitidos, aceita animais, aceitem animais, aceite animais, aceitam animais, que aceite animais, que aceitem animais, permite animais, permita animais, permitam animais, animais domésticos, pet(s|), pet friendly, petfriendly, aceita pet(s|), aceite pet(s|), que aceite pet(s|), cão, cães, cãozinho, cachorr(o|a|os|as), cachorrinh(o|a|os|as), gat(o|a|os|as), gatinh(o|a|os|as), cadela, cadelinha, doguinho, bicho(s|), bichinho(s|), bicho de estimação, bichos de estimação, mascote(s|), aceita cachorro, aceita gato, aceita cão, labrador, golden retriever',
    'ausstattung.ABSTELLRAUM':
      'arrecadação, arrecadações, despensa, arrumos, depósito privativo, quarto de arrumos, espaço de arrumação, arrumação, hobby box, dispensa, quarto de despejo, área de armazenamento, arrecadacao, depósito individual, zona de arrumos',
    'ausstattung.SMART_HOME':
      'domótica, casa inteligente, smart home, smarthome, automação residencial, casa automatizada, automação, apartamento inteligente, domotica',
    'ausstattung.PHOTOVOLTAIK':
      'fotovoltaic(o|a|os|as), fotovoltáic(o|a|os|as), painéis solares, painel solar, painéis fotovoltaicos, placas solares, placas fotovoltaicas, placa solar, sistema fotovoltaico, energia fotovoltaica, autoconsumo, instalação fotovoltaica, energia solar fotovoltaica, pv, paineis solares',
    'zustand.ERSTBEZUG':
      'a estrear, para estrear, por estrear, estrear, primeira ocupação, primeira habitação a estrear, nunca habitad(o|a), nunca usad(o|a), novo a estrear, nova a estrear, de primeira ocupação, primeiro uso, primeira utilização, primeira moradia, primeiro morador, pronto para estrear, zero km, novinho em folha, estreia, em estreia',
    'zustand.NEUWERTIG':
      'como nov(o|a|os|as), semi-nov(o|a|os|as), seminov(o|a|os|as), praticamente nov(o|a), quase nov(o|a|os|as), em estado novo, estado novo, estado de novo, em estado de novo, impecável, impecáveis, em perfeito estado, perfeito estado, em ótimo estado como novo, estado impecável',
    'zustand.SANIERT':
      'remodelad(o|a|os|as), renovad(o|a|os|as), reabilitad(o|a|os|as), recuperad(o|a|os|as), reformad(o|a|os|as), restaurad(o|a|os|as), restaurad(o|a), modernizad(o|a|os|as), recém-remodelad(o|a|os|as), recém-renovad(o|a|os|as), recém-reformad(o|a|os|as), recém remodelad(o|a|os|as), recém renovad(o|a|os|as), recém reformad(o|a|os|as), recentemente renovad(o|a), recentemente remodelad(o|a), totalmente remodelad(o|a|os|as), totalmente renovad(o|a|os|as), totalmente reformad(o|a|os|as), todo reformado, requalificad(o|a), já reformad(o|a), já remodelad(o|a), saneado',
    'zustand.GEPFLEGT':
      'bem conservad(o|a|os|as), bom estado, em bom estado, bem cuidad(o|a|os|as), cuidad(o|a|os|as), bem mantid(o|a|os|as), boas condições, em boas condições, muito bom estado, em muito bom estado, conservad(o|a), bom estado de conservação, em bom estado de conservação, bem tratad(o|a), bem estimad(o|a), ótimo estado, em ótimo estado, bem preservad(o|a)',
    'zustand.RENOVIERUNGSBEDUERFTIG':
      'p/ recuperar, p/ renovar, p/ remodelar, p/ obras, para remodelar, a remodelar, por remodelar, para renovar, a renovar, por renovar, para reformar, a reformar, por reformar, pra reformar, pra renovar, para recuperar, a recuperar, por recuperar, para reabilitar, a reabilitar, por reabilitar, para restaurar, a restaurar, por restaurar, para obras, para reconstruir, a precisar de obras, precisa de obras, a precisar de remodelação, precisa de remodelação, precise de obras, precise de reforma, precise de remodelação, precisa de reforma, precisando de reforma, que precise de reforma, que precise de obras, precisar de reforma, necessita de obras, necessita de remodelação, necessita obras, com necessidade de obras, com necessidade de reforma, precisa de renovação, precise de renovação, para fazer obras, que precise de uma reforma, remodelar, reformar, em ruínas, ruína, em mau estado, para arranjar, com obras por fazer, por acabar de renovar, precisa ser reformad(o|a), não reformado, sem obras feitas, a necessitar de obras, a necessitar de remodelação, necessitando de reforma, necessitando de obras, precisando de obras, carece de obras, para eu reformar, pra eu reformar',
    'zustand.ROHBAU':
      'em tosco, no tosco, em bruto, na fase de tosco, em osso, no osso, em construção bruta, obra bruta, estrutura em bruto, inacabad(o|a), por acabar, sem acabamentos, só a estrutura, construção em tosco, no contrapiso, tosco',
    'bauart.ALTBAU':
      'prédio antigo, edifício antigo, prédios antigos, edifícios antigos, construção antiga, antig(o|a|os|as), edifício histórico, prédio histórico, prédio clássico, edifício clássico, edifício de época, prédio de época, de época, apartamento antigo, edifício senhorial, prédio senhorial, estilo clássico, arte nova, art nouveau, construção clássica, prédio velho, prédio do século xix, do século xix, construção de época, edifício de charme, num prédio antigo, em prédio antigo',
    'bauart.NEUBAU':
      'construção nova, nova construção, obra nova, prédio novo, prédios novos, edifício novo, edifícios novos, recém-construíd(o|a|os|as), recém construíd(o|a|os|as), de construção nova, de nova construção, novo empreendimento, empreendimento novo, na planta, em planta, casa nova, construção recente, de construção recente, prédio recente, prédio moderno, novo edifício, novo prédio, lançamento imobiliário, edificação nova, empreendimento recente',
    'heizung.FERNWAERME':
      'aquecimento urbano, aquecimento à distância, aquecimento distrital, aquecimento remoto, district heating, rede urbana de calor, rede de calor, calefação urbana, aquecimento urbano central, calefação distrital, calor urbano',
    'heizung.WAERMEPUMPE':
      'bomba de calor, bombas de calor, geotermia, aquecimento geotérmico, aerotermia, energia geotérmica, bomba de aquecimento',
    'heizung.GAS':
      'gás, gás natural, aquecimento a gás, caldeira a gás, gás canalizado, calefação a gás, aquecimento com gás, gás encanado, aquecedor a gás',
    'heizung.OEL':
      'gasóleo, aquecimento a gasóleo, caldeira a gasóleo, aquecimento a óleo, óleo, óleo combustível, calefação a óleo, aquecimento a diesel',
    'heizung.PELLETS':
      'pellet(s|), biomassa, caldeira a pellets, salamandra a pellets, aquecimento a pellets, lascas de madeira, caldeira de pellets, péletes, aquecimento com pellets',
    'heizung.STROM':
      'aquecimento elétrico, aquecimento eléctrico, aquecedores elétricos, radiadores elétricos, acumuladores, calefação elétrica, aquecimento a eletricidade, aquecimento por infravermelhos, aquecimento infravermelho',
    'heizung.SOLAR':
      'aquecimento solar, solar térmico, solar térmica, energia solar térmica, energia solar, coletores solares, calefação solar, aquecedor solar, termossolar',
    provisionsfrei:
      'sem comissão, sem comissões, sem comissão de agência, sem comissão imobiliária, sem comissão de imobiliária, isento de comissão, livre de comissão, sem agência(s|), sem agente(s|), sem imobiliária(s|), sem intermediário(s|), sem intermediação, sem intermediários, sem honorários, sem corretagem, sem corretor(es|), sem mediador(es|), sem taxa de corretagem, sem taxa de agência, sem pagar comissão, sem pagar imobiliária, sem pagar corretor, particular(es|), de particular, de particulares, de particular a particular, particular a particular, particular para particular, entre particulares, direto do proprietário, direto com o proprietário, direto com proprietário, direto de proprietário, directo do proprietário, directo com o proprietário, diretamente do proprietário, diretamente com o proprietário, diretamente com proprietário, diretamente ao proprietário, direto ao proprietário, proprietário direto, do proprietário, com o proprietário, direto com o dono, direto do dono, direto com dono, diretamente com o dono, diretamente do dono, do dono, com o dono, pelo proprietário, pelo próprio, do próprio, sem makler, não quero imobiliária(s|), não quero agência(s|), não quero corretor(es|), nada de imobiliária(s|), nada de corretor(es|), nada de agências, dispenso imobiliárias, imobiliárias não, agências não, zero comissão, 0% de comissão, 0% comissão, isento de corretagem',
    dachgeschoss:
      'sótão, sótãos, águas-furtadas, águas furtadas, mansarda(s|), último andar com teto inclinado, debaixo do telhado, sob o telhado, por baixo do telhado, apartamento no sótão, apartamento de sótão, embaixo do telhado, trapeira, ático, aticos, esconso',
  },
  kinds: {
    'untergruppe.WOHNUNG.MAISONETTE':
      'duplex, dúplex, apartamento duplex, apartamento dúplex, triplex, tríplex, maisonette, apartamento de dois pisos, apartamento de dois andares, apartamento em dois pisos, apartamento com dois andares, apartamento em dois andares',
    'untergruppe.WOHNUNG.LOFT-STUDIO-ATELIER':
      'loft(s|), atelier(s|), ateliê(s|), estúdio de artista, apartamento tipo loft, tipo loft',
    'untergruppe.WOHNUNG.PENTHOUSE':
      'penthouse(s|), cobertura(s|), apartamento de cobertura, cobertura duplex, pent house, apartamento cobertura, penthause',
    'untergruppe.WOHNUNG.FERIENWOHNUNG':
      'apartamento de férias, apartamentos de férias, apartamento para férias, apartamento turístico, apartamento de temporada, apartamento por temporada, apartamento para temporada, apartamento de veraneio, alojamento local, apartamento para as férias',
    'untergruppe.WOHNUNG.SOUTERRAIN':
      'semicave, semi-cave, apartamento na cave, apartamento em cave, apartamento no subsolo, subcave, apartamento no porão, apartamento de subsolo, apartamento em semicave',
    'untergruppe.WOHNUNG.ROHDACHBODEN':
      'sótão por converter, sótão para converter, sótão por acabar, sótão para recuperar, sótão em bruto, sótão para remodelar, sótão por remodelar, sótão para transformar, sótão não convertido, sótão inacabado, sótão a converter, sótão em tosco, sótão para reformar, sótão não acabado, sótão para renovar, sótão por renovar, sótão sem acabamento, águas-furtadas por recuperar, sótão para reabilitar, sótão para aproveitar, sótão por aproveitar, sótão para obras, sótão bruto',
    'untergruppe.HAUS.REIHENHAUS':
      'moradia em banda, moradias em banda, casa em banda, casas em banda, em banda, casa em fila, casa de fila, casa em fileira, casas em fileira, vila geminada em série, casa em série, moradia em fila, moradia em correnteza, casas em série, casa enfileirada, casa de condomínio em fileira, casa em renque',
    'untergruppe.HAUS.DOPPELHAUSHAELFTE':
      'geminad(o|a|os|as), moradia geminada, moradias geminadas, casa geminada, casas geminadas, semi-detached, vivenda geminada, meia casa geminada, casa semi-geminada, sobrado geminado, metade de casa geminada',
    'untergruppe.HAUS.EINFAMILIENHAUS':
      'unifamiliar(es|), moradia unifamiliar, casa unifamiliar, casas unifamiliares, moradias unifamiliares, moradia isolada, moradias isoladas, casa isolada, casa independente, moradia independente, vivenda isolada, casa individual, moradia individual, vivenda unifamiliar, casa solta, casa para uma família, habitação unifamiliar, residência unifamiliar, casa uni familiar',
    'untergruppe.HAUS.BUNGALOW': 'bungalow(s|), bangalô(s|), bungaló, bungalô(s|)',
    'untergruppe.HAUS.VILLA': 'villa(s|), mansão, mansões, palacete moderno, vila de luxo, moradia de luxo tipo villa',
    'untergruppe.HAUS.BAUERNHAUS':
      'casa rural, casas rurais, casa de lavrador, casa de lavoura, casa de quinta, casa rústica, casa de fazenda, casa de agricultores, monte alentejano, casa de aldeia, casa agrícola, antiga casa agrícola, casa camponesa, casa de camponês, casa de caseiro, casa de sítio, sede de fazenda',
    'untergruppe.HAUS.LANDHAUS':
      'casa de campo, casas de campo, casa no campo, solar, solares, casa senhorial, casinha no campo, casa campestre, moradia de campo',
    'untergruppe.HAUS.SCHLOSS': 'castelo(s|), palácio(s|), palacete(s|), castelinho',
    'untergruppe.HAUS.ZWEIFAMILIENHAUS':
      'bifamiliar(es|), moradia bifamiliar, casa bifamiliar, casa para duas famílias, moradia para duas famílias, casa de duas famílias, casa com dois apartamentos, casa com duas habitações, casa com dois fogos, casa para 2 famílias',
    'untergruppe.HAUS.MEHRFAMILIENHAUS':
      'multifamiliar(es|), casa multifamiliar, moradia multifamiliar, prédio multifamiliar, edifício multifamiliar, plurifamiliar(es|), casa plurifamiliar, casa para várias famílias, residência multifamiliar, moradia plurifamiliar, casa com vários apartamentos, casa de várias famílias',
    'untergruppe.HAUS.FERIENHAUS':
      'casa de férias, casas de férias, casa para férias, casa de veraneio, casa de verão, casa de temporada, casa por temporada, segunda residência, segunda habitação, casa de fim de semana, casa de fim-de-semana, moradia de férias, casa de praia, casinha de férias, casa para as férias, casa de lazer',
    'untergruppe.HAUS.BERGHUETTE':
      'cabana(s|), cabana de montanha, cabana na montanha, cabana nos alpes, refúgio de montanha, refúgio na montanha, refúgio alpino, cabana alpina, casa de montanha, cabana de madeira, casa na montanha, abrigo de montanha, casa na serra, cabana de esqui, cabaninha, casa nas montanhas, casa nos alpes',
    'untergruppe.HAUS.CHALET': 'chalet(s|), chalé(s|), chalezinho, chalé alpino, chalé nos alpes, chalé de montanha',
    'untergruppe.HAUS.FERTIGHAUS':
      'casa pré-fabricada, casas pré-fabricadas, pré-fabricad(o|a|os|as), prefabricad(o|a|os|as), casa modular, casas modulares, moradia pré-fabricada, moradia modular, casa pre fabricada',
    'untergruppe.HAUS.STADTHAUS':
      'casa de cidade, townhouse, casa urbana, casa na cidade, moradia urbana, moradia citadina, town house',
    'untergruppe.HAUS.LAUBE-DATSCHE-GARTENHAUS':
      'casa de jardim, casinha de jardim, casinha no jardim, horta urbana, horta com casinha, horta comunitária, horta, hortas urbanas, casa de horta, casota de jardim, schrebergarten, kleingarten, casinha com horta, loteamento de jardim',
    'untergruppe.GRUNDSTUECK.GEWERBE':
      'terreno comercial, terreno industrial, terrenos industriais, lote industrial, lote comercial, terreno para indústria, terreno para comércio, terreno para empresa, terreno empresarial, terreno para uso comercial, lote empresarial, terreno para fins comerciais, terreno para galpão, terreno para armazém',
    'untergruppe.GRUNDSTUECK.LAND_FORSTWIRSCHAFT':
      'floresta(s|), bosque(s|), mata(s|), pinhal, terreno florestal, terreno agrícola, terrenos agrícolas, terreno rústico, prado(s|), pasto(s|), pastagem, pastagens, campo agrícola, campo de cultivo, terra agrícola, terras agrícolas, terra de cultivo, terreno de cultivo, lavoura, terra arável, terreno rural, lote agrícola, lote florestal, campina, pedaço de floresta, terreno de floresta, um campo, terreno de mata',
    'untergruppe.GRUNDSTUECK.SEELIEGENSCHAFT':
      'terreno à beira do lago, terreno à beira de um lago, terreno à beira lago, terreno à beira-lago, terreno junto ao lago, terreno junto a um lago, terreno no lago, terreno de frente para o lago, terreno em frente ao lago, terreno na margem do lago, terreno nas margens do lago, terreno com acesso ao lago, terreno com acesso direto ao lago, lote à beira do lago, lote à beira de um lago, lote na beira do lago, terreno na beira do lago, terreno na beira de um lago, terreno às margens do lago, lote junto ao lago, lote às margens do lago, lote com acesso ao lago, terreno à margem do lago, terreno pé na água no lago, terreno em primeira linha de lago, terreno ao lado do lago, lote em frente ao lago, terreno beira lago, terreno na orla do lago, terreno num lago, terreno na primeira linha do lago',
    'untergruppe.BUERO_PRAXEN.PRAXIS':
      'consultório(s|), consultório médico, consultório dentário, consultório odontológico, clínica(s|), clínica dentária, clínica médica, clínica veterinária, espaço para consultório, espaço para clínica, sala para consultório, gabinete médico, gabinete de fisioterapia, consultorio',
    'untergruppe.BUERO_PRAXEN.COWORKING':
      'coworking(s|), co-working, espaço de coworking, espaço coworking, coworking space, escritório partilhado, escritório compartilhado, posto em coworking, mesa em coworking, sala de coworking, secretária em coworking',
    'untergruppe.EINZELHANDEL.KIOSK':
      'quiosque(s|), tabacaria, banca de jornal, banca de jornais, kiosk, papelaria tabacaria',
    'untergruppe.GASTGEWERBE.RESTAURANT':
      'restaurante(s|), pizzaria, tasca, taberna, churrasqueira para negócio, churrascaria, marisqueira, lanchonete, cantina, espaço para restaurante, ponto para restaurante, gasthaus, estalagem',
    'untergruppe.GASTGEWERBE.HOTELS': 'hotel, hotéis, hoteis, hotelzinho, hotel rural',
    'untergruppe.GASTGEWERBE.PENSIONEN':
      'pensão, pensões, pousada(s|), residencial hoteleiro, casa de hóspedes, hostel, hospedaria, bed and breakfast, albergue, guest house, guesthouse, hospedagem para negócio',
    'untergruppe.GASTGEWERBE.CAFE':
      'café(s|), cafetaria(s|), cafeteria(s|), pastelaria(s|), confeitaria, espaço para café, cafe, casa de chá',
    'untergruppe.GASTGEWERBE.BAR': 'bar, bares, barzinho, botequim, boteco, pub, espaço para bar, cervejaria',
    'untergruppe.HALLEN_LAGER_PROD.LAGER':
      'armazém, armazéns, espaço de armazenagem, espaço de armazenamento, espaço para armazenagem, armazém logístico, galpão logístico, depósito de mercadorias, depósito para mercadorias, depósito comercial, galpão para depósito, espaço de armazém, centro logístico, galpão para armazenagem, galpão de armazenagem, armazem, depósito para estoque, armazem logistico',
    'untergruppe.HALLEN_LAGER_PROD.WERKSTATT':
      'oficina(s|), oficina mecânica, oficina auto, oficina de automóveis, oficina de carros, oficina automóvel, carpintaria, marcenaria, serralharia, espaço para oficina, galpão para oficina, oficina de reparação',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.BAUERNHOF':
      'exploração agrícola em funcionamento, quinta em funcionamento, quinta em atividade, quinta agrícola em atividade, quinta com animais, quinta com gado, fazenda em funcionamento, fazenda em atividade, fazenda produtiva, fazenda de gado, fazenda leiteira, fazenda com animais, fazenda com gado, quinta leiteira, exploração leiteira, granja, quinta produtiva, quinta de montanha, quinta com terras, fazenda com terras, quinta ativa, fazenda ativa, quinta de produção, exploração agrícola',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.WEINBAU':
      'vinha(s|), vinhedo(s|), quinta vinícola, vinícola(s|), quinta com vinha, quinta com vinhas, quinta de vinho, quinta produtora de vinho, adega com vinha, propriedade vinícola, exploração vinícola, exploração vitivinícola, propriedade vitivinícola, quinta vitivinícola, fazenda com vinhedo, fazenda de uvas, herdade vinícola',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.REITERHOEFE':
      'haras, centro equestre, centro hípico, quinta equestre, coudelaria, picadeiro, estábulo(s|), cavalariça(s|), quinta para cavalos, quinta com cavalariças, quinta de cavalos, hípica, escola de equitação, propriedade equestre, fazenda de cavalos, quinta com estábulos, quinta com cavalos, baias para cavalos, sítio com cavalos, estrebaria',
  },
  units: {
    rooms:
      'assoalhada(s|), divisão, divisões, cômodo(s|), cómodo(s|), ambiente(s|), divs, comodos, zimmer, zi, peças, quartos no total, quartos contando com a sala, quartos incluindo a sala',
    bedrooms:
      'quarto, quartos, quartinhos, dormitório(s|), dorm, dorms, qtos, qto, qts, qrts, suíte(s|), kuartos, cuartos, quartoss, quarots, qrtos, dormitorios, quarto de dormir, quartos de dormir',
    m2: 'm2, m², metros quadrados, metro quadrado, mts2, mt2, metros2, mts quadrados, m quadrados, metros, mts, metros de área, metros quadrados de área, mq, m2 úteis, metros úteis, m2 de área, metros kuadrados, mtrs, mtr2, metros de área útil, mestros quadrados, metrosquadrados',
    sqft: 'pés quadrados, pé quadrado, sqft, sq ft',
    acre: 'acre(s|)',
    are: 'are, ares',
    hectare: 'hectare(s|), ha, hectar, hectars, hect',
    joch: 'joch, jeira(s|)',
    euro: 'euro(s|), eur, €, eurinhos, euritos, auros, paus, ouros de renda, eurs, uros, contos de euros',
    currency:
      'dólar(es|), usd, reais, real, brl, r$, us$, libra(s|), gbp, franco(s|), chf, francos suíços, coroa(s|), kwanza(s|), escudos, dolares',
    percent: 'por cento, porcento, %, pct',
    kwh: 'kwh, quilowatt-hora, quilowatts hora, kwh/m2, kwh/m2a, kwh/m2 ano, kwh/m², kwh/m²a, kwh por m2, kw/h, kwh m2',
    km: 'km, kms, quilómetro(s|), quilômetro(s|), quilometro(s|), kilómetro(s|), kilometros',
    time: 'minuto(s|), min, mins, minutinhos, hora(s|), meia hora, minutos a pé, minutos de carro',
    years: 'ano(s|), aninhos',
    floor: 'andar, piso, pavimento, andar número, nível',
    district: 'distrito(s|), bezirk, bairro número, gemeindebezirk, bezirke, dist, bairro(s|)',
    other:
      'pessoa(s|), criança(s|), filh(o|a|os|as), adulto(s|), banheiro(s|), casa de banho, casas de banho, wc, wcs, lavabo(s|), mês, meses, mensalidade(s|), semana(s|), dia(s|), andares, pisos, pavimentos, níveis, carro, carros, vagas, vaga, lugares, vizinhos, unidades, frações, apartamentos, cachorros, cachorro, cães, cão, gatos, gato, cavalos, estudantes, estudante, metros do, metros da, metros de distância, metros a pé, metros até, m do, m da, vezes, graus, milhas, amigos, amigas, inquilinos, casais, famílias, salas, sala, salões, armários, camas, cama, rendas, cauções, bebé, bebés, bebê, bebês, vacas, garagens, gente, pax, colegas, frentes, portas, janelas, funcionários, lojas, casas, suites extra, quadras, estações, alugueis',
  },
  topics: {
    funds:
      'empréstimo, empréstimo, crédito, crédito habitação, financiamento, hipoteca, entrada de, poupança, poupanças, capital próprio, capitais próprios',
    price:
      'preço(s|), orçamento, budget, custo, custar, custe(m|), custa(m|), valor(es|), gastar, gasto, pagar, pago, pagando, dinheiro, limite, investimento, capital, preço de compra, preço de venda, preço máximo, teto, orçamento máximo, verba, compra, venda, à venda, comprar',
    rent: 'aluguel, aluguer, arrendamento, arrendar, alugar, renda, renda mensal, rendas, locação, por mês, ao mês, mensal, mensais, mensalmente, mês, /mês, despesas incluídas, com despesas, condomínio, condomínio incluso, tudo incluído, tudo incluso, despesas, quente, fria, mensalidade, aluguel mensal, pagamento mensal, para alugar, para arrendar, contas incluídas',
    size: 'área, área útil, área habitável, superfície, tamanho, metragem, área bruta, área total, úteis, de área, área construída, área mínima, área privativa, área interna',
    plot: 'terreno(s|), lote(s|), de terreno, área de terreno, área do terreno, tamanho do terreno, terreninho, logradouro, lote de terreno',
    built:
      'anterior a, anteriores a, posterior a, posteriores a, construíd(o|a|os|as), construção, edificad(o|a|os|as), ano de construção, do ano, dos anos, ano, data de, feit(o|a|os|as), erguid(o|a), construiu, construção posterior a, construção anterior a, concluíd(o|a), ano de obra, prédio de, edifício de, construido, construida, entregue em',
    deposit:
      'caução, cauções, depósito, depósito caução, fiança, depósito de garantia, garantia, calção, caucao, deposito, cheque caução, fiador',
    yield:
      'rentabilidade(s|), rendimento(s|), retorno, yield, roi, taxa de retorno, rentabilidade bruta, rentabilidade líquida, retorno do investimento, rentabilidade anual, rendibilidade, renda, rende, que renda, renda pelo menos, rentabilizar',
    energy:
      'consumo energético, consumo de energia, demanda de aquecimento, necessidade de aquecimento, necessidades de aquecimento, hwb, demanda energética, consumo de aquecimento, certificado energético, gasto energético, valor hwb, índice energético',
    class:
      'classe energética, certificado energético, certificação energética, eficiência energética, classe de eficiência, classe de eficiência energética, etiqueta energética, classificação energética, classe, categoria energética, energético, certificado, selo energético, selo, hwb, classe de energia, letra energética, etiqueta',
    available:
      'disponível, disponíveis, disponibilidade, livre(s|), entrada, entrar, mudança, mudar, mudar-me, me mudar, data de entrada, livre a partir, desocupad(o|a)',
    term: 'contrato(s|), duração, prazo, permanência, contrato de arrendamento, contrato de aluguel, contrato de locação, duração do contrato, duração mínima, contrato mínimo, prazo mínimo, prazo de contrato, estadia mínima, arrendamento mínimo, período mínimo, tempo de contrato, contrato de aluguer',
    age: 'idade, de idade, velh(o|a|os|as), antig(o|a|os|as), mais antigo que, mais antigo do que, mais antiga que, mais antiga do que, mais velho que, mais velho do que, mais velha que, de construído, de construída, de construção, de antiguidade, antiguidade, de existência, de uso, com mais de, que tenha menos de, que não tenha mais de, de vida',
  },
  links: {
    allowed: 'pode estar, pode ser, pode precisar de',
    owns: 'já temos, já tenho, levamos nós, levamos, trazemos, em casa dos meus pais, na casa dos meus pais',
    like: 'como o da, como o do, como a da, como a do, parecido com o, parecido com a, parecida com a, como a minha, como o meu',
    only: 'só, apenas, somente',
    building: 'prédio, edifício',
    condition: 'se, caso',
    exactlyAfter: 'exatas, exatos, exactas, exactos, certas, certos',
    suits:
      'para (uma |)wg, adequado para (uma |)wg, adequado para partilhar, ideal para partilhar, ideal para compartilhar, para (uma |)república',
    purpose: 'vender, vendo, vendemos, abrir, montar, restauro, reparo, reparar, restaurar, fabricar',
    beyond:
      'pagar isso, fora do meu alcance, não tenho dinheiro, demasiado caro, não posso pagar, não podemos pagar, não dá para pagar',
    personAfter: 'ag, gmbh',
    there: 'não há, não haverá, haverá, há, têm, tem, existem',
    origin: 'venho, viemos, vimos, vem, somos, sou',
    story:
      'até ao ano passado, até o ano passado, ano passado, no ano passado, morávamos, vivíamos, pagava, pagávamos, nascemos, todos os dias, tínhamos, tinha, na escola, escola, creche, nasci, nascido, nascida, o anúncio, vosso anúncio, estou em, estamos em, viajo, começo, divorciei-me, divorciad(o|a), separad(o|a), viúv(o|a), efetivo, efetiva, trabalho fixo, novo emprego',
    person: 'dr, dra, professor(a|), senhor(a|), sr, sra, dona, doutor(a|), chama-se',
    hour: 'h, às, horas',
    asks: 'que, quantos, quantas, como, é melhor, compensa, pode, posso, quem, quanto, quanto tempo, quando, devo, é obrigatório, qual é, o que acontece, tenho de, o senhorio pode, é legal',
    law: 'se pagam, se paga, mais-valias, pagam, é melhor, melhor, senhorio, proprietário, inquilino, arrendatário, rescindir, pré-aviso, aumentar, lei, legal, permitido, proibido, imposto(s|), notário, normalmente, incluído, inclui, paga, direitos, subarrendar, registo, licença, despejar, vale hoje, vale o meu, vale a minha',
    unreal: 'euromilhões, lotaria, totoloto, loteria, jackpot, um dia',
    forNow: 'por agora, por enquanto, para já, entretanto, hoje',
    facing:
      'espaço para, lugar para, possibilidade de, possibilidade de fazer, possibilidade de construir, vista para, vistas para, vista sobre, em frente a, em frente ao, em frente à',
    presently: 'atuais, atual, de agora, agora, atual, neste momento',
    point: 'vírgula',
    kin: 'apartamento por cima do nosso, apartamento de cima, apartamento de baixo, apartamento do lado, apartamento dos vizinhos, casa dos vizinhos, casa do lado, os meus pais, meu chefe, o meu chefe, minha chefe, a minha avó, o meu avô, meu irmão, minha irmã, meu amigo, minha amiga, um amigo, uma amiga, meu primo, minha prima, meu colega, minha colega, meu vizinho, minha vizinha, meu tio, minha tia, uma colega minha, um colega meu, um amigo meu, uma amiga minha, colega minha, colega meu',
    now: 'atualmente, actualmente, de momento, neste momento, por agora',
    visit:
      'termina, acaba, expira, caduca, encontramo, encontramo-nos, encontro, reunião, marcámos, visita, visitar, marcação, anúncio, nascido, nascida, ligar, vê-lo, vê-la',
    street: 'rua, avenida, av, travessa',
    max: 'não mais longe de, a menos de, máximo, máxima, máx, max, no máximo, máximo de, no máximo de, até, até os, até aos, até uns, até no máximo, até ao máximo de, até um máximo de, quando muito, não mais de, não mais que, não mais do que, nada mais de, menos de, menos que, menos do que, de menos de, menor que, menor do que, menores que, abaixo de, abaixo dos, abaixo do, por baixo de, inferior a, inferiores a, inferior, teto de, teto, tecto, limite de, limite, com limite de, não superior a, não superiores a, que não ultrapasse, que não ultrapasse os, que não ultrapassem, não ultrapasse, não ultrapasse os, sem ultrapassar, sem ultrapassar os, sem passar de, sem passar dos, que não passe de, que não passe dos, que não passem de, não passe de, não passe dos, não passar de, não passar dos, não pode passar de, não pode passar dos, que não exceda, que não exceda os, não exceda, não exceder, que não custe mais de, que não custe mais que, que não custe mais do que, não custe mais de, não quero pagar mais de, não quero gastar mais de, não quero gastar mais que, não posso pagar mais de, não posso gastar mais de, não pago mais de, não mais caro que, não mais caro do que, que não tenha mais de, que não tenha mais que, não tenha mais de, que não seja mais de, que não seja maior que, por menos de, antes de, antes dos, antes do, anterior a, anteriores a, o máximo, máximo dos máximos, consigo pagar até, posso pagar até, podemos pagar até, posso ir até, podemos ir até, chego até, vou até, no maximo, maximo, ate, atê, ao máximo, preço máximo, orçamento máximo, no maximo de, até no maximo, mais tardar, o mais tardar, no limite, nem um euro a mais que, nunca mais de, nunca mais que, nada acima de, não acima de, não acima dos, nada acima dos, nada que passe de, nada que passe dos, não deve passar de, não deve ultrapassar, não passe de',
    min: 'passar d(e|os|as|o|a), ultrapassar, ultrapasse, exceder, exceda, passe d(e|os|as|o|a), mínimo, mínima, mín, min, no mínimo, mínimo de, no mínimo de, pelo menos, ao menos, pelo menos uns, no minimo, minimo, a partir de, a partir do, a partir dos, a partir da, partir de, partir do, desde, desde os, desde uns, mais de, mais que, mais do que, de mais de, maior que, maior do que, maiores que, não menos de, não menos que, não menos do que, não menor que, não inferior a, superior a, superiores a, superior, acima de, acima dos, acima do, acima da, por cima de, que ultrapasse, que passe de, que passe dos, depois de, depois do, após, após o, posterior a, posteriores a, um mínimo de, com mínimo de, com no mínimo, com pelo menos, de pelo menos, de no mínimo, que tenha mais de, que não seja menor que, que não tenha menos de, que não tenha menos que, não menor do que, não antes de, não anterior a, nunca menos de, nada abaixo de, nada abaixo dos, para cima de, pra cima de, não mais velho que, a contar de',
    about:
      'cerca de, cerca dos, aproximadamente, aprox, aproximad(o|a|os|as), uns, umas, por volta de, por volta dos, à volta de, à volta dos, na volta dos, a rondar, a rondar os, que ronde, que ronde os, ronde os, rondando os, em torno de, em torno dos, na casa dos, na faixa dos, na faixa de, na ordem dos, mais ou menos, tipo, quase, perto de, perto dos, próximo de, próximo dos, algo como, circa, ca, coisa de, lá pelos, lá para os, na base de, na base dos, à roda de, à roda dos, de uns, de umas, com uns, com umas, por uns, pelos, ao redor de, ao redor dos, +/-, ~',
    exactly:
      'exatamente, exactamente, exato, exata, exatos, precisamente, apenas, somente, justo, justamente, só, nem mais nem menos, unicamente, certinhos',
    between: 'entre, entre os, entre as, entre uns',
    maxAfter:
      'nem mais um, mais não, nem mais, máximo, máxima, máx, max, no máximo, ou menos, quando muito, para baixo, pra baixo, ou inferior, de máximo, como máximo, ou mais barato, e não mais, não mais, como limite, no limite, de teto, ou anterior, ou antes, ou menor, e menos, tops, ou abaixo, pra menos, para menos, no maximo, estourando',
    minAfter:
      'ou mais, e mais, mínimo, mínima, mín, min, no mínimo, pelo menos, ao menos, para cima, pra cima, em diante, ou superior, ou superiores, ou maior, ou maiores, de mínimo, para a frente, ou posterior, ou melhor, ou mais alto, plus, ou acima, ou mais recente, ou depois, ou mais novo, pra mais, para mais, e acima, ou mais quartos, e superiores, adiante',
    aboutAfter:
      'aproximadamente, aprox, mais ou menos, aproximad(o|a|os|as), ou por aí, por aí, ou coisa assim, ou algo assim, e tal, e poucos, e qualquer coisa, ou perto disso, +/-, circa, ou à volta disso, e picos, e pico',
    to: 'a, até, ao, aos, à, às, até aos, até os, até ao, ou até, e até',
    and: 'e, assim como, bem como, além de, &, and, e também, e ainda',
    or: 'ou, ou então, ou talvez, ou também, ou até, ou seja em, e/ou, quer, ou ainda, seja',
    with: 'com, c, c/, que tenha(m|), tenha(m|), tem, inclua(m|), que inclua, inclui, incluíd(o|a|os|as), inclus(o|a|os|as), com o, com a, com os, com as, que haja, haja, preciso de, preciso que tenha, precisa ter, tem que ter, tem de ter, deve ter, dotado de, provid(o|a) de, que disponha de, disponha de, dispõe de, que possua, possua, possui, obrigatório, obrigatória, imprescindível, indispensável, essencial, e com, que seja, que esteja, esteja, com direito a, com possibilidade de, com meu, com minha, com os meus, faço questão de, que traga, que venha com, ter, com acesso a, quero',
    but: 'mas, porém, contudo, no entanto, embora, só que, o importante é, desde que, apesar de',
    not: 'alergia a, alergia aos, em vez da, em vez do, alérgico a, alérgica a, sem, não, nem, s/, nada de, em vez de, ao invés de, em lugar de, exceto, excepto, exceto em, exceto no, exceto na, salvo, salvo em, menos em, menos no, menos na, menos, que não seja(m|), que não tenha(m|), que não esteja(m|), não seja, não seja no, não seja na, não tenha, não esteja, não quero, não queremos, não preciso, não preciso de, não precisamos de, não precisa de, não precisa ter, não precisa ser, não é preciso, não procuro, não procuramos, não busco, não necessito de, não é necessário, não é necessária, não é obrigatório, não me importa(m|), tanto me faz, não me interessa(m|), não gosto de, não gosto do, não gosto da, não em, não no, não na, nem em, nem no, nem na, excluindo, excluíd(o|a|os|as), tirando, tirando o, tirando a, à exceção de, à exceção do, com exceção de, com exceção do, com exceção da, tampouco, nunca, nunca em, nunca no, jamais, jamais em, em caso algum, em hipótese alguma, de jeito nenhum, fora de, fora do, fora da, por favor não, por favor sem, nenhum, nenhuma, não uso, não tenho, não temos, todos menos, qualquer sítio menos, qualquer lugar menos, qualquer bairro menos, evitar, evitando, evito, descarto, livre de, não há, prescindo de, dispenso, dispensamos, longe de, longe do, n quero, n preciso, tudo menos, não requer, não estou interessado em, não com, nada no, nada na, nada em, dispensar, dispensar o, dispensar a, podemos dispensar, podemos dispensar o, posso dispensar, não pode ser, não pode estar, não podem ser',
    notAfter:
      'podem vender à parte, vender à parte, vender separadamente, podem ficar com, dá muito trabalho, demasiado trabalho, muita manutenção, demasiada manutenção, não é necessári(o|a), não são necessári(o|a)s, não é preciso, não preciso, não precisa, não precisamos, não me importa, não importa, não me interessa, não interessa, tanto faz, é indiferente, indiferente, não é importante, não importante, excluíd(o|a|os|as), descartad(o|a|os|as), nem pensar, não obrigado, não obrigada, não quero, não queremos, não, é igual, desnecessári(o|a), dispenso, dispensamos, dispensável, não faz falta, não faz diferença, de jeito nenhum, não faço questão, não rola, não serve, não me serve, não gosto, jamais, não conta, pra mim tanto faz, não é relevante',
    wish: 'se possível, se possível com, se for possível, se der, se desse, se puder, se puder ser, se possivel, de preferência, de preferência com, de preferência em, preferencialmente, preferencialmente com, preferivelmente, preferível, preferia, preferiria, prefiro, preferimos, preferência por, com preferência por, com preferência para, idealmente, idealmente com, o ideal seria, o ideal era, ideal seria, ideal era, o ideal é, ideal se tiver, o melhor seria, tomara, tomara que tenha, oxalá, quem sabe, quem sabe com, talvez, talvez com, eventualmente, eventualmente com, opcionalmente, opcional, opcionais, melhor se, melhor se tiver, melhor ainda se tiver, melhor ainda com, melhor ainda se, tanto melhor se, se tiver, se tivesse, se houver, se houvesse, se tiverem, se incluir, e se tiver, e se tivesse, se ainda tiver, seria bom, seria bom ter, seria bom se tivesse, seria bom com, seria ótimo, seria ótimo ter, seria ótimo se tivesse, seria ótimo com, seria ideal, seria ideal ter, seria ideal com, seria perfeito, seria perfeito ter, seria perfeito com, seria fixe, seria fixe ter, seria giro, seria giro ter, seria legal, seria legal ter, seria legal se tivesse, seria bacana, seria massa, seria top, seria top ter, seria espetacular, seria um sonho, seria um plus, seria uma mais-valia, seria um bónus, seria um bônus, seria fantástico, seria maravilhoso, seria interessante, seria interessante ter, seria incrível, seria desejável, era bom, era bom ter, era ótimo, era ótimo ter, era fixe, era fixe ter, era top, era giro, era ideal, gostava que tivesse, gostaríamos que tivesse, gostaria que tivesse, adorava que tivesse, adoraria que tivesse, adorava ter, adoraria ter, adoraria, adorávamos, valorizo, valorizamos, valoriza-se, dá-se valor a, um plus, um plus se, um plus se tiver, como plus, bónus se, bônus se, bónus se tiver, bônus se tiver, um extra, extra se tiver, mais-valia se tiver, desejável, desejáveis, na medida do possível, dentro do possível, se calhar, se calhar com, se calhar um, de bom grado, com sorte, sonho com, sonhamos com, não era mau, não seria mau, vinha a calhar, calhava bem, perfeito se, perfeito se tiver, ótimo se, ótimo se tiver, bom se tiver, nice to have, caso haja, caso tenha, pode ser que',
    wishAfter:
      'se possível, se possivel, se for possível, se der, se puder ser, se desse, de preferência, preferencialmente, preferivelmente, preferível, idealmente, seria bom, seria ótimo, seria muito bom, seria ideal, seria o ideal, seria perfeito, seria fixe, seria giro, seria legal, seria bacana, seria massa, seria top, seria show, seria espetacular, seria um sonho, seria um plus, seria uma mais-valia, seria um bónus, seria um bônus, seria um extra, seria fantástico, seria maravilhoso, seria interessante, seria incrível, seria desejável, seria excelente, seria demais, seria uma vantagem, seria um diferencial, seria preferível, seria agradável, seriam ideais, seriam bons, era bom, era ótimo, era fixe, era top, era giro, era ideal, era perfeito, era porreiro, era bom demais, opcional, opcionais, desejável, desejáveis, mas não é obrigatório, mas não obrigatório, mas não é essencial, mas não essencial, mas não é imprescindível, mas não é necessário, mas não é indispensável, mas não é preciso, mas não é fundamental, mas não precisa, mas não imprescindível, mas não necessário, mas não faço questão, mas não é requisito, não é obrigatório, não obrigatório, não é imprescindível, não é essencial, não é indispensável, não é fundamental, não é requisito, valoriza-se, é um plus, um plus, como plus, é uma mais-valia, mais-valia, é um bónus, é um bônus, bónus, bônus, um extra, como extra, nice to have, talvez, quem sabe, tanto melhor, melhor ainda, vinha a calhar, calhava bem, calharia bem, cairia bem, vinha mesmo a calhar, não era mau, não seria mau, se houver, se tiver, se tivesse, tomara, oxalá, eventualmente, se calhar, adorava, adoraria, adorávamos, eu adoraria, ajuda, é um diferencial, diferencial, ideal, com sorte',
    instead:
      'melhor, não melhor, ou melhor, aliás, digo, quero dizer, quer dizer, queria dizer, desculpa, desculpe, desculpem, perdão, corrijo, retifico, rectifico, correção, correcção, espera, espera não, pera, na verdade, na realidade, em vez disso, ao invés disso, mas sim, e sim, enganei-me, me enganei, errei, esquece, esqueça, esquece isso, mudei de ideia, mudei de ideias, mudança de planos, pensando bem, pensando melhor, não não, ops, opa, opa não, ah não, ai não, afinal, prefiro antes, antes em, antes no, antes na, ou antes, de preferência antes, minto, peço desculpa, me corrijo, sorry, engano meu, foi engano, não espera',
    around:
      'perto de, perto do, perto da, perto, pertinho de, próxim(o|a|os|as) de, próxim(o|a|os|as) do, próxim(o|a|os|as) da, próxim(o|a|os|as) a, próxim(o|a|os|as) ao, arredores de, nos arredores de, nos arredores do, arredores do, arredores da, imediações de, nas imediações de, nas imediações do, cercanias de, nas cercanias de, à volta de, em volta de, ao redor de, em redor de, em torno de, na zona de, zona de, na região de, região de, na área de, área de, zona, pela zona de, área metropolitana de, na área metropolitana de, grande, na grande, vizinhança de, na vizinhança de, nas redondezas de, redondezas de, ao lado de, junto a, junto de, junto ao, periferia de, na periferia de, nas proximidades de, proximidades de, não longe de, não muito longe de, num raio de, raio de, em um raio de, raio, cerca de, cá perto de, por perto de, ao pé de, ao pé da, ao pé do, entorno de, no entorno de, nos subúrbios de, subúrbios de, subúrbio de, na região metropolitana de, região metropolitana de, nas bandas de, pros lados de, para os lados de, lá perto de, próximo, a pé de, a curta distância de',
    aroundAfter:
      'e arredores, e seus arredores, e os arredores, ou arredores, ou nos arredores, arredores, e redondezas, ou redondezas, redondezas, e imediações, ou imediações, imediações, e cercanias, ou cercanias, e região, ou região, e toda a região, e sua região, e zona, e zonas próximas, e zona envolvente, zona envolvente, e envolvente, envolvente, e proximidades, ou proximidades, proximidades, e periferia, ou periferia, e área metropolitana, e região metropolitana, e entorno, ou entorno, e perto, ou perto, ou por perto, ou perto disso, ou lá perto, ou próximo, ou próximo disso, e subúrbios, ou subúrbios, e cidades vizinhas, e vizinhança, e à volta, ou à volta, e volta, e área circundante, e localidades vizinhas, ou próximos, e arredor, e arrredores, e cidades próximas, ou ali perto, ou ali por perto',
    in: 'em, no, na, nos, nas, num, numa, dentro de, dentro do, in, localizad(o|a|os|as) em, situad(o|a|os|as) em, localizad(o|a) no, localizad(o|a) na, situad(o|a) no, situad(o|a) na, em pleno, em plena, na cidade de, cidade de, no bairro de, bairro de, bairro do, na vila de, no município de, município de, concelho de, no concelho de, na localidade de, localidade de, no vale de, no vale do, no centro de, centro de, no coração de, aldeia de, na aldeia de, para morar em, para viver em, pra morar em, pelo, pela, por, lá em, aqui em, ali em',
    atOnce:
      'imediat(o|a), imediatamente, de imediato, entrada imediata, disponibilidade imediata, disponível de imediato, disponível imediatamente, disponível já, já disponível, disponível agora, pronta entrega, para já, pra já, para agora, pra agora, já a partir de agora, a partir de já, a partir de agora, agora mesmo, o mais rápido possível, o mais depressa possível, o mais breve possível, o quanto antes, quanto antes, assim que possível, logo que possível, mudança imediata, mudança já, mudar já, mudar-me já, ocupação imediata, livre já, já livre, desde já, asap, entrar já, hoje mesmo, a partir de hoje, já já, o mais cedo possível',
    commission:
      'comissão, comissões, comissao, honorários, comissão de agência, comissão imobiliária, corretagem, corretor(es|), imobiliária(s|), agência(s|), agente(s|), agente imobiliário, agentes imobiliários, mediador(es|), mediação, mediadora(s|), intermediário(s|), intermediários, taxa de agência, taxa de corretagem, taxa de intermediação, makler',
    limitedTerm:
      'temporári(o|a|os|as), contrato temporário, limitad(o|a|os|as), prazo limitado, por tempo limitado, tempo limitado, prazo determinado, por prazo determinado, tempo determinado, por tempo determinado, prazo certo, a prazo certo, a prazo, termo certo, a termo certo, de duração limitada, duração limitada, prazo fixo, com prazo, com termo, a termo',
    unlimitedTerm:
      'por tempo indeterminado, tempo indeterminado, prazo indeterminado, por prazo indeterminado, indeterminad(o|a), sem prazo, sem termo, sem prazo definido, sem limite de tempo, sem limite de prazo, ilimitad(o|a), por tempo ilimitado, tempo ilimitado, prazo ilimitado, de duração ilimitada, duração ilimitada, duração indeterminada, de duração indeterminada, indefinid(o|a), por tempo indefinido, tempo indefinido, indefinidamente, não limitado, não temporário, efetivo, permanente, sem data de fim, sem fim definido, sem limite, sem limite temporal, vitalício, contrato sem prazo, contrato sem termo',
    groundFloor:
      'rés-do-chão, rés do chão, res do chão, r/c, rc, rés-chão, térreo, andar térreo, piso térreo, piso 0, piso zero, andar 0, andar zero, no térreo, piso 0 rés do chão, primeiro piso térreo, apartamento térreo, nível da rua, ao nível da rua, rez do chão, resdochao, chão',
    investment:
      'investimento(s|), investir, para investir, para investimento, pra investir, como investimento, de investimento, investidor(es|a|), aplicação, oportunidade de investimento, para rendimento, para arrendar a terceiros, para pôr a arrendar, para pôr a render, para colocar para alugar, para colocar no aluguel, para pôr no arrendamento, com inquilino(s|), com inquilino dentro, arrendado com inquilino, já arrendado, já alugado, arrendado, alugado',
    aside:
      'a minha renda subiu, a minha renda vai subir, a nossa renda, já tenho, já temos, comprou, compraram, vendeu, venderam, moramos, moro em, moro num, vivemos em, vivemos num, vivo em, vive em, mora em, vivem em, ganho, ganhamos, o meu salário, meu salário, o meu rendimento, o meu ordenado, trabalho em, trabalhamos em, trabalho no, trabalho na, atualmente moro, atualmente moramos, moro atualmente, moramos atualmente, moro em, moramos em, vivo em, vivemos em, agora vivo, agora vivemos, agora moro, agora moramos, moro agora, moramos agora, vivemos agora, atualmente vivo, atualmente vivemos, atualmente em, agora temos, agora pago, agora pagamos, (o meu|meu) (filho|irmão|amigo|pai|namorado) (tem|paga|vive|mora), (a minha|minha) (filha|irmã|amiga|mãe|namorada) (tem|paga|vive|mora), hoje pago, pago hoje, hoje pagamos, pagamos hoje, hoje moro, hoje vivo, atualmente pago, pago atualmente, trabalha em, trabalha no, trabalha na, vendemos, vendi',
  },
  seeks:
    'prefer, chega, basta, procur, quer, gost, precis, busc, desej, pretend, necessit, interess, compr, arrend, alug, mudar, adorar',
  sorts: {
    preis_auf:
      'os mais baratos em cima, os mais baratos no topo, as mais baratas em cima, as mais baratas no topo, mais barat(o|a|os|as) primeiro, o mais barato primeiro, os mais baratos primeiro, as mais baratas primeiro, primeiro o mais barato, primeiro os mais baratos, primeiro as mais baratas, primeiro a mais barata, o mais barato, a mais barata, os mais baratos, as mais baratas, mais barat(o|a|os|as), mais em conta, o mais em conta, os mais em conta, as mais em conta, a mais em conta, mais em conta primeiro, os mais em conta primeiro, primeiro os mais em conta, mais económic(o|a|os|as) primeiro, mais econômic(o|a|os|as) primeiro, os mais económicos, os mais econômicos, o mais económico, o mais econômico, a mais económica, a mais econômica, primeiro os mais económicos, primeiro os mais econômicos, os mais acessíveis primeiro, os mais acessíveis em preço, por preço, ordenad(o|a|os|as) por preço, ordenar por preço, ordene por preço, ordena por preço, ordem de preço, por ordem de preço, por ordem crescente de preço, em ordem crescente de preço, ordem crescente de preço, preço crescente, por preço crescente, ordenado por preço crescente, do mais barato ao mais caro, do mais barato para o mais caro, dos mais baratos para os mais caros, dos mais baratos aos mais caros, da mais barata para a mais cara, menor preço primeiro, menor preço, pelo menor preço, do menor para o maior preço, do menor preço para o maior, do menor ao maior preço, preço mais baixo primeiro, preços mais baixos primeiro, preço mais baixo, o preço mais baixo, com o preço mais baixo, baratos primeiro, primeiro os baratos, barat(o|a|os|as) primeiro, pelo preço, pelos mais baratos, começando pelo mais barato, começando pelos mais baratos, começar pelo mais barato, a começar pelo mais barato, a começar pelos mais baratos, por preço do menor para o maior, preço do menor para o maior, de menor preço, renda mais baixa, aluguel mais baixo, mais baratinh(o|a|os|as), o mais baratinho, valor crescente, menor valor primeiro, por valor, ordenado por valor, menor valor',
    preis_ab:
      'mais car(o|a|os|as) primeiro, o mais caro primeiro, os mais caros primeiro, as mais caras primeiro, primeiro o mais caro, primeiro os mais caros, primeiro as mais caras, primeiro a mais cara, o mais caro, a mais cara, os mais caros, as mais caras, mais car(o|a|os|as), preço decrescente, por preço decrescente, ordenado por preço decrescente, ordem decrescente de preço, por ordem decrescente de preço, em ordem decrescente de preço, do mais caro ao mais barato, do mais caro para o mais barato, dos mais caros para os mais baratos, maior preço primeiro, maior preço, do maior para o menor preço, do maior preço para o menor, preço mais alto primeiro, preços mais altos primeiro, caros primeiro, começando pelos mais caros, começando pelo mais caro, por preço do maior para o menor, a começar pelos mais caros, maior valor primeiro, valor decrescente',
    flaeche_ab:
      'os maiores no topo, os maiores em cima, as maiores no topo, as maiores em cima, maior(es|) primeiro, os maiores primeiro, as maiores primeiro, o maior primeiro, a maior primeiro, primeiro o maior, primeiro os maiores, primeiro as maiores, primeiro a maior, os maiores, as maiores, o maior apartamento, a maior casa, por tamanho, por área, por metragem, ordenad(o|a|os|as) por tamanho, ordenad(o|a|os|as) por área, ordenad(o|a|os|as) por metragem, ordenar por tamanho, ordenar por área, ordem de tamanho, por ordem de tamanho, área decrescente, por área decrescente, tamanho decrescente, maior área primeiro, do maior para o menor, do maior ao menor, da maior para a menor, dos maiores para os menores, maior área, por superfície, começando pelos maiores, começando pelo maior, começando pelas maiores, a começar pelos maiores, mais espaçosos primeiro, ordem decrescente de área, por ordem decrescente de área, por metros quadrados, maior tamanho primeiro, maior metragem primeiro, a começar pelas maiores, mais metros primeiro',
    neueste:
      'mais recente(s|) primeiro, o mais recente primeiro, os mais recentes primeiro, as mais recentes primeiro, primeiro o mais recente, primeiro os mais recentes, primeiro as mais recentes, os mais recentes, as mais recentes, o mais recente, anúncios mais recentes, anúncios mais novos, anúncios recentes, mais nov(o|a|os|as) primeiro, os mais novos primeiro, as mais novas primeiro, primeiro os mais novos, primeiro as mais novas, os mais novos, as mais novas, os anúncios mais novos, novidades primeiro, novidades, primeiro as novidades, últimos anúncios, os últimos anúncios, últimas ofertas, por data, ordenad(o|a|os|as) por data, ordenar por data, por data de publicação, recentes primeiro, novos primeiro, primeiro os novos, primeiro os recentes, recém-publicad(o|a|os|as), publicados recentemente, anúncios novos primeiro, últimos primeiro, mais atuais primeiro, do mais recente para o mais antigo, os mais recentes anúncios, começando pelos mais recentes, começando pelos mais novos, a começar pelos mais recentes, anunciados recentemente, ordem de publicação, recém-anunciados, últimas publicações, data mais recente, lançados recentemente',
    reduziert:
      'os que baixaram de preço primeiro, as que baixaram de preço primeiro, primeiro as que baixaram, primeiro os que baixaram, com preço reduzido, com preço reduzido primeiro, preço reduzido, preço reduzido primeiro, preços reduzidos, preços reduzidos primeiro, reduzid(o|a|os|as) primeiro, os reduzidos primeiro, primeiro os reduzidos, primeiro os de preço reduzido, primeiro os com preço reduzido, preço baixou, preços que baixaram, que baixaram de preço, que baixou de preço, baixaram de preço, baixou de preço, baixa de preço, baixas de preço primeiro, descida de preço, descidas de preço primeiro, descida de preço primeiro, com descida de preço, redução de preço, reduções de preço primeiro, redução de preço primeiro, com redução de preço, com redução de preço primeiro, rebaixad(o|a|os|as), com desconto, com desconto primeiro, desconto primeiro, descontos primeiro, primeiro os com desconto, primeiro com desconto, primeiro os descontos, em promoção, em promoção primeiro, promoções primeiro, primeiro as promoções, em saldo, preço em queda, queda de preço, queda de preço primeiro, primeiro os que baixaram de preço, primeiro os que tiveram redução, primeiro as reduções de preço, primeiro as descidas de preço, com preço rebaixado, preço rebaixado, saldos primeiro, reduzidos de preço, primeiro os rebaixados, com preços reduzidos, primeiro preços reduzidos, primeiro preço reduzido, preço baixado',
    rendite_ab:
      'as que rendem mais primeiro, os que rendem mais primeiro, melhor rentabilidade primeiro, a melhor rentabilidade primeiro, maior rentabilidade primeiro, mais rentável primeiro, mais rentáveis primeiro, os mais rentáveis primeiro, os mais rentáveis, as mais rentáveis, o mais rentável, a mais rentável, primeiro os mais rentáveis, primeiro a melhor rentabilidade, primeiro a maior rentabilidade, primeiro melhor rentabilidade, por rentabilidade, ordenad(o|a|os|as) por rentabilidade, ordenad(o|a|os|as) por rendimento, ordenar por rentabilidade, a melhor rentabilidade, melhor rentabilidade, maior rentabilidade, com a melhor rentabilidade, com melhor rentabilidade, com maior rentabilidade, melhor rendimento primeiro, maior rendimento primeiro, melhor rendimento, maior rendimento, por rendimento, melhor retorno primeiro, maior retorno primeiro, melhor retorno, maior retorno, com maior retorno, com melhor retorno, por retorno, rentabilidade decrescente, ordenado por retorno, melhor yield primeiro, melhor yield, maior yield primeiro, rentabilidade mais alta primeiro, primeiro os com melhor rentabilidade, primeiro o melhor rendimento, primeiro maior rentabilidade, ordem de rentabilidade, por ordem de rentabilidade, primeiro os de maior rentabilidade',
    preis_m2_auf:
      'ordena por preço por metro quadrado, por preço do m², por preço por metro quadrado, por preço por m2, por preço por m², por preço do metro quadrado, por preço de metro quadrado, por preço/m2, por preço por metro, por preço m2, por preço ao metro quadrado, pelo preço por metro quadrado, pelo preço do metro quadrado, pelo preço por m2, pelo preço do m2, pelo valor do metro quadrado, por valor do metro quadrado, por valor do m2, pelo valor do m2, ordenad(o|a|os|as) por preço por metro quadrado, ordenad(o|a|os|as) por preço por m2, ordenad(o|a|os|as) por preço/m2, ordenad(o|a|os|as) por preço do metro quadrado, ordenad(o|a|os|as) por preço do m2, ordenad(o|a|os|as) pelo preço por metro quadrado, ordenad(o|a|os|as) pelo preço do metro quadrado, ordenad(o|a|os|as) pelo preço por m2, ordenar por preço por metro quadrado, ordenar por preço por m2, ordenar pelo preço do metro quadrado, ordenad(o|a|os|as) por €/m2, €/m2, euros/m2, preço por metro quadrado, preço por m2, preço do metro quadrado, preço do m2, preço/m2, preço ao m2, preço por metro quadrado crescente, preço m2, valor do metro quadrado, metro quadrado mais barato, metro quadrado mais barato primeiro, o metro quadrado mais barato, menor preço por metro quadrado, menor preço por m2, menor preço por metro quadrado primeiro, menor preço por m2 primeiro, menor preço do metro quadrado, preço mais baixo por metro quadrado, preço mais baixo por m2, preço por metro quadrado mais baixo, preço por m2 mais baixo, preço por metro quadrado mais baixo primeiro, mais barato por metro quadrado, mais baratos por metro quadrado, mais barato por m2, mais baratos por m2, os mais baratos por metro quadrado, os mais baratos por m2, ordem de preço por metro quadrado, por ordem de preço por metro quadrado, por euros por metro quadrado, por ordem de preço por m2, melhor preço por metro quadrado, melhor preço por m2',
  },
  numbers: {
    0: 'zero',
    0.5: 'e meio, e meia',
    1: 'um, uma',
    1.5: 'um e meio',
    2: 'dois, duas, doix',
    2.5: 'dois e meio',
    3: 'três, tres, treis',
    4: 'quatro, cuatro, kuatro',
    5: 'cinco, sinco',
    6: 'seis, meia dúzia',
    7: 'sete',
    8: 'oito',
    9: 'nove',
    10: 'dez',
    11: 'onze',
    12: 'doze',
    13: 'treze',
    14: 'catorze, quatorze',
    15: 'quinze',
    16: 'dezasseis, dezesseis',
    17: 'dezassete, dezessete',
    18: 'dezoito',
    19: 'dezanove, dezenove',
    20: 'vinte',
    30: 'trinta',
    40: 'quarenta',
    50: 'cinquenta, cincoenta, cincuenta',
    60: 'sessenta, secenta',
    70: 'setenta',
    80: 'oitenta',
    90: 'noventa',
    100: 'cem, cento, centena',
    200: 'duzent(o|a)s, dozentos',
    300: 'trezent(o|a)s, tresentos',
    400: 'quatrocent(o|a)s',
    500: 'quinhent(o|a)s',
    600: 'seiscent(o|a)s',
    700: 'setecent(o|a)s',
    800: 'oitocent(o|a)s',
    900: 'novecent(o|a)s',
    1000: 'mil, k, milhares, mill',
    500000: 'meio milhão, meio milhao',
    250000: 'quarto de milhão',
    1000000: 'milhão, milhões, milhao, milhoes, mi, mio, milhas de euros, kk',
    1500000: 'milhão e meio',
    2500000: 'dois milhões e meio, 2 milhões e meio',
  },
  ordinals: {
    1: 'primeir(o|a|os|as)',
    2: 'segund(o|a|os|as)',
    3: 'terceir(o|a|os|as)',
    4: 'quart(o|a)',
    5: 'quinto',
    6: 'sext(o|a)',
    7: 'sétim(o|a)',
    8: 'oitav(o|a)',
    9: 'non(o|a)',
    10: 'décim(o|a)',
    11: 'décimo primeiro, décima primeira, décimo-primeiro, undécimo',
    12: 'décimo segundo, décima segunda, décimo-segundo, duodécimo',
    13: 'décimo terceiro, décima terceira',
    14: 'décimo quarto, décima quarta',
    15: 'décimo quinto, décima quinta',
    16: 'décimo sexto, décima sexta',
    17: 'décimo sétimo, décima sétima',
    18: 'décimo oitavo, décima oitava',
    19: 'décimo nono, décima nona',
    20: 'vigésim(o|a)',
    21: 'vigésimo primeiro, vigésima primeira',
    22: 'vigésimo segundo, vigésima segunda',
    23: 'vigésimo terceiro, vigésima terceira',
  },
  months: [
    'janeiro, jan',
    'fevereiro, fev',
    'março, marco',
    'abril, abr',
    'maio',
    'junho, jun',
    'julho, jul',
    'agosto, ago',
    'setembro, set',
    'outubro, out',
    'novembro, nov',
    'dezembro, dez',
  ],
  homes: {
    1: 'estúdio(s|), studio(s|), kitnet(s|), quitinete(s|), kitinete(s|), kitnete(s|), kit net, quitinet, conjugado(s|), apartamento conjugado, kitchenette, apartamento estúdio, apartamento tipo estúdio, apartamento studio, jk, apartamento de um cômodo, apartamento de uma divisão, apartamento de uma assoalhada, garsonier, garçoniere, garçonnière, garconier, estúdiozinho, studiozinho, monoambiente',
  },
  places: {
    wien: 'viena, vienna, a capital austríaca, capital austríaca, a capital da áustria, cidade de viena, viena capital, bienna, toda viena',
    'wien-1': 'centro histórico de viena, cidade interior, cidade antiga de viena, cidade velha de viena',
    niederoesterreich: 'baixa áustria, áustria inferior, baixa-áustria',
    oberoesterreich: 'alta áustria, áustria superior, alta-áustria, oö',
    'land-salzburg':
      'estado de salzburgo, província de salzburgo, land de salzburgo, região de salzburgo, estado federado de salzburgo, salzburgerland, salzburger land, estado de salzburg, land salzburg, província de salzburg, estado federal de salzburgo',
    steiermark: 'estíria, stiria, styria, stmk',
    kaernten: 'caríntia, carintia, coríntia',
    tirol: 'tirol, tyrol, o tirol',
    vorarlberg: 'voralberg, vorarlbergue, vbg',
    burgenland: 'burgenlândia, burgerland, bgld, burguenland',
    salzburg: 'salzburgo, salsburgo, cidade de salzburgo, salzburgo cidade, cidade de salzburg, salzeburgo',
    innsbruck: 'insbruck, insbruque, insbruk, innsbruque, innsbrück',
    'klagenfurt-am-woerthersee': 'klagenfurt, klagenfurte, clagenfurt, klagenforte',
    'st-poelten': 'santo hipólito, são pölten, sao polten, sankt polten, st polten, saint polten',
    graz: 'graz, gratz, grass',
    linz: 'linz, lins, lintz',
    'zell-am-see': 'zell am see, zell',
    kitzbuehel: 'kitzbuhel, kitzbuel',
    'wiener-neustadt': 'cidade nova de viena, wiener neustad',
  },
  regions: {
    wachau: 'vale de wachau, vale do wachau, a wachau',
    zillertal: 'vale do ziller, vale de ziller, vale do zillertal, vale de zillertal',
    oetztal: 'vale do ötz, vale de ötz, vale do ötztal, vale de ötztal, oztal',
    stubaital: 'vale de stubai, vale do stubai, stubai, vale do stubaital',
    osttirol: 'tirol oriental, tirol leste, leste do tirol, tirol do leste, tirol de leste',
    bregenzerwald: 'floresta de bregenz, bosque de bregenz',
    rheintal: 'vale do reno',
    suedsteiermark: 'sul da estíria, estíria do sul, estíria meridional',
    thermenland: 'região termal da estíria, região das termas, terras termais da estíria, região termal',
    murtal: 'vale do mur',
    woerthersee:
      'lago wörth, lago wörther, lago de wörth, lago worther, lago wörthersee, lago worthersee, lago woerthersee, worthersee',
    ossiacher_see: 'lago ossiach, lago de ossiach, lago ossiacher',
    millstaetter_see: 'lago millstatt, lago de millstatt, lago millstätter, lago millstätt, lago de millstätt',
    neusiedler_see: 'lago neusiedl, lago de neusiedl, lago neusiedler, lago de neusiedler, lago neusiedlersee',
    attersee:
      'junto ao attersee, no attersee, à beira do attersee, perto do attersee, ao pé do attersee, lago atter, lago attersee, lago de attersee',
    mondsee:
      'junto ao mondsee, no mondsee, à beira do mondsee, perto do mondsee, ao pé do mondsee, lago mond, lago mondsee, lago de mondsee',
    traunsee: 'lago traun, lago traunsee, lago de traun, lago de traunsee',
    wolfgangsee: 'lago wolfgang, lago wolfgangsee, lago de wolfgang, lago de são wolfgang',
    wallersee: 'lago waller, lago wallersee, lago de wallersee',
    zeller_see: 'lago zell, lago zeller, lago de zell',
    achensee: 'lago achen, lago achensee, lago de achensee',
    bodensee: 'lago de constança, lago constança, lago bodensee',
    suedburgenland: 'sul do burgenland, burgenland do sul, sul de burgenland, burgenland sul, burgenland meridional',
    waldviertel: 'quarteirão da floresta',
    weinviertel: 'quarteirão do vinho, região do vinho weinviertel',
  },
  countries: {
    AT: 'áustria, österreich, toda a áustria, austria, ástria',
    DE: 'alemanha, baviera',
    CH: 'suíça',
    IT: 'itália, tirol do sul, toscana, sicília',
    HR: 'croácia, ístria, dalmácia',
    HU: 'hungria, budapeste',
    SI: 'eslovénia, eslovênia',
    CZ: 'república checa, república tcheca, chéquia, tchéquia, praga',
    SK: 'eslováquia, bratislava',
    ES: 'espanha, maiorca, ibiza',
    FR: 'frança',
    LI: 'liechtenstein, listenstaine',
    PT: 'portugal, algarve, madeira ilha',
    PL: 'polónia, polônia',
    RO: 'roménia, romênia',
    BG: 'bulgária',
    GR: 'grécia',
    TR: 'turquia',
    RS: 'sérvia',
    BA: 'bósnia',
    ME: 'montenegro',
    NL: 'holanda, países baixos',
    BE: 'bélgica',
    LU: 'luxemburgo',
    GB: 'reino unido, inglaterra',
    DK: 'dinamarca',
    SE: 'suécia',
    CY: 'chipre',
    AE: 'dubai',
  },
  fillers:
    'já arrendad(o|a), já alugad(o|a), no telhado, sobre o telhado, chave, chaves, manualmente, removidos, artigos, artigo, comparamos, comparados, comparo, parado, computador, passos, fabricado, compor, causa, por causa, por causa da, por causa do, por causa de, de reforma, minha reforma, coisa(s|), texto, portal, passo, posto, comparar, favorit(o|a|os|as), praia, banheira, vinho, livro, preto, tijolo, porto, quadra, curta, curto, erros, ativ(o|a|os), morada, contrário, contactos, contatos, frente, pagamento, janela(s|), comercial, pasta, pausa, atrás, vizinh(o|a|os|as), custos, eu, me, mim, meu(s|), minha(s|), tu, te, teu, tua, você(s|), vc, vcs, ele(s|), ela(s|), nós, nos, nosso(s|), nossa(s|), a gente, se, si, seu(s|), sua(s|), lhe, o, a, os, as, um, uma, uns, umas, de, do, da, dos, das, d, dum, duma, ao, aos, à, às, que, q, k, qual, quais, qualquer, quaisquer, quem, onde, aonde, quando, como, quanto, para, pra, pro, p, p/, prá, por, pelo, pela, com, e, é, já, muito(s|), muita(s|), mt, mto, pouco(s|), pouca(s|), um pouco, algo, alguma coisa, alguém, algum, alguma, alguns, algumas, tão, tanto, tanta, assim, aqui, aí, ali, lá, cá, este, esta, isto, isso, esse, essa, aquele, aquela, aquilo, todo(s|), toda(s|), tudo, outro(s|), outra(s|), mesmo, mesma, próprio, própria, só, também, tb, tbm, ainda, sempre, depois, então, pois, bem, ok, por favor, pf, pfv, se faz favor, sff, obrigad(o|a), muito obrigad(o|a), desde já obrigado, grat(o|a), agradeço, agradecemos, olá, oi, bom dia, boa tarde, boa noite, boas, alô, viva, e aí, cumprimentos, abraço, att, prezados, caros senhores, exmos, senhor(es|a), sr, sra, ajuda, ajude-me, me ajuda, me ajude, olha, olhe, procuro, procuramos, procurar, procura, procurando, à procura de, à procura, estou à procura de, estamos à procura de, ando à procura de, ando, busco, buscamos, buscar, buscando, estou procurando, estamos procurando, tô procurando, estou buscando, tou, tô, to, queria, queríamos, quer, queremos, querem, querer, gostava de, gostava, gostaria de, gostaria, gostaríamos de, gostaríamos, gostávamos de, desejo, desejamos, pretendo, pretendemos, preciso, precisamos, precisando, precisava, precisa, necessito de, necessito, necessitamos de, interesse, interessad(o|a|os|as), tenho interesse em, tenho interesse, interessa, interessa-me, há, haver, existe(m|), ter, tenho, temos, têm, tens, tinha, tínhamos, teria, tiver, encontrar, encontre, encontra, encontro, achar, ache, acho, acha, mostra(r|), mostre(m|), mostra-me, mostre-me, me mostra, me mostre, mostrem-me, lista, listar, liste, listagem, oferece(m|), oferta(s|), anúncio(s|), opção, opções, resultado(s|), filtra(r|), filtre, ordena(r|), ordene, ordenad(o|a|os|as), ordem, ver, vejo, dá, dar, diz, dizer, ser, é, são, sou, somos, era, sejam, fosse, for, está, estão, estar, estou, estamos, estiver, estejam, pode(m|), posso, podemos, poder, poderia, possa, podia, deve(m|), deveria, dever, devia, tem que ser, tem de ser, precisa ser, fazer, faz, faço, vai, vão, vou, vamos, ir, viver, vivo, vivemos, morar, moro, moramos, more, habitar, habitação, habitações, residência, residir, lar, imóvel, imóveis, imovel, imobiliário, propriedade(s|), casa própria nossa, objeto(s|), alojamento, sítio, lugar, lugarzinho, canto, cantinho, teto para viver, espaço, espaços, algo para, algo em, qualquer coisa, mudo, mudamos, mudo-me, mudar-nos, nos mudar, me mudo, trabalho, trabalhar, trabalhamos, emprego, estudar, estudo, estudante(s|), universitári(o|a|os|as), erasmus, universidade, faculdade, família, familiar, famílias, casal, namorad(o|a), marido, mulher, espos(o|a), filh(o|a|os|as), criança(s|), miúd(o|a|os|as), bebé, bebê, mãe, pai, pais, avó, avô, avós, irm(ão|ã), sogr(o|a), amig(o|a|os|as), reformado casal, aposentad(o|a|os|as), pessoa(s|), gente, solteir(o|a), bonit(o|a|os|as), lind(o|a|os|as), bel(o|a), gir(o|a|os|as), fofo, fofa, grande(s|), pequen(o|a|os|as), pequenin(o|a), médi(o|a|os|as), ampl(o|a|os|as), espaços(o|a|os|as), acolhedor(a|es|), aconchegante(s|), modern(o|a|os|as), nov(o|a|os|as), velh(o|a|os|as), barat(o|a|os|as), baratinh(o|a|os|as), económic(o|a|os|as), econômic(o|a|os|as), em conta, acessível no preço, preço acessível, a preço acessível, preços acessíveis, com preço acessível, renda acessível, aluguel acessível, acessível em termos de preço, car(o|a|os|as), bom, boa, bons, boas, melhor preço, mau, má, confortável, confortáveis, agradável, decente(s|), digno, normal, normais, simples, perfeit(o|a|os|as), fantástic(o|a), ótim(o|a|os|as), óptim(o|a), excelente(s|), maravilhos(o|a), interessante(s|), jeitos(o|a), urgente, urgentemente, urgência, rápido, rapidamente, importante, muito importante, é importante, absolutamente, total, no total, ao total, totalmente, completamente, complet(o|a), inteir(o|a), independente, separad(o|a), privad(o|a|os|as), privativ(o|a|os|as), em particular, sobretudo, principalmente, especialmente, basicamente, simplesmente, realmente, mesmo assim, atualmente, de momento, por enquanto, por agora, em princípio, em geral, além disso, em caso de, caso, forma, tipo, estilo, espécie, situad(o|a), localizad(o|a), localização, local, zona, zonas, bairro(s|), área, áreas, cidade(s|), vila(s|), aldeia(s|), povoação, município, concelho, freguesia, localidade, região, regiões, província, estado, campo, centro, central, capital, montanha(s|), serra, alpes, os alpes, nos alpes, lago, lagos, país, rua, endereço, prédio(s|), edifício(s|), porta, metro, metrô, comboio, trem, autocarro, ônibus, elétrico 5, linha, condomínio, condomínio fechado, mês de, este mês, próximo mês, mês que vem, o mês que vem, no próximo mês, no mês que vem, daqui a um mês, um mês, semana, amanhã, data, início de, no início de, início, começo de, fim de, final de, no final de, fins de, meados de, princípio de, no princípio de, princípio, fim, final, baix(o|a|os|as), alt(o|a|os|as), pé-direito, pé direito, pé-direito alto, pé direito alto, tetos altos, primeira linha, na primeira linha, em primeira linha, primeira habitação, primeira casa, a minha primeira casa, minha primeira casa, nossa primeira casa, primeira vez, pela primeira vez, em primeiro lugar, segunda mão, de segunda mão, primeira mão, segunda-feira, terça-feira, quarta-feira, quinta-feira, sexta-feira, segunda feira, quarta feira, quinta feira, sexta feira, primeiro, banheiro, casa de banho, lavabo, sala, salão, sala de estar, sala de jantar, ar livre, ao ar livre, ar puro, luz, água, internet, wifi, despesas, contas, aquecimento, aquecimento central, calefação, calefação central, perto de tudo, perto do metro, perto do metrô, perto do centro, perto do trabalho, perto da universidade, perto da faculdade, perto da estação, perto de escolas, perto da escola, perto do lago, perto de um lago, perto da floresta, perto da natureza, perto das pistas, perto do comboio, perto do trem, perto do hospital, perto do parque, perto do rio, próximo ao centro, próximo do centro, próximo ao metrô, próximo do metro, junto ao lago, junto ao metro, ao lado do lago, ao lado do metro, zona calma, em zona calma, numa zona calma, zona tranquila, em zona tranquila, numa zona tranquila, zona central, em zona central, numa zona central, zona boa, boa zona, numa boa zona, em boa zona, zona verde, zonas verdes, zona residencial, numa zona residencial, em zona residencial, qualquer zona, em qualquer zona, zona segura, região tranquila, numa região tranquila, bairro bom, bairro tranquilo, área tranquila, área verde, área de serviço, área comum, área de lazer, vista para a floresta, vista para o lago, vista para a montanha, em casa, estar em casa, me sentir em casa, trabalhar em casa, trabalhar de casa, trabalho em casa, teletrabalho, home office, já não, já agora, já que, agora vivo, agora moro, moro agora, por exemplo, ex, etc, ou seja, isto é, sou de portugal, somos de portugal, venho de portugal, vimos de portugal, moro em portugal, vivo em portugal, de portugal, sou do brasil, somos do brasil, venho do brasil, brasil, angola, sou português, português, portuguesa, portugueses, brasileir(o|a|os|as), austríac(o|a|os|as), vienense(s|), pelo menos isso, não sei, sei lá, acho que, penso, creio, suponho, luxo, de luxo, luxuos(o|a|os|as), exclusiv(o|a|os|as), rústic(o|a|os|as), charmos(o|a), charme, com charme, esquina, interior, exterior, orientação, virad(o|a) a, virad(o|a), sul, norte, leste, oeste, poente, nascente, sudoeste, contato, contacto, telefone, telemóvel, celular, email, pressa, tempo, o que houver, o que for, permitid(o|a|os|as), permita(m|), permite(m|), aceita(m|), aceite(m|), aceito, possível, possibilidade, suficiente(s|), bastante(s|), apt(o|a|os|as), dispost(o|a), entre outros, sabe(m|), conhece(m|), alguma ideia, ficar, fica, fique(m|), ficam, pôr, passar, levar, levo, trazer, trago, nº, número, num, ref, m, s, n, t, b, né, tá, hein, kkk, rs, haha, pq, porque, enquanto, segundo a, conforme, sobre, durante, cada, nada, ninguém, ambos, ambas, vários, várias, junto, juntos, sozinh(o|a), feliz, oportunidade(s|), pechincha(s|), achado, qualidade, qualidade-preço, boa relação, relação qualidade-preço, custo-benefício, bom custo-benefício, plano, casa dos meus sonhos, dos meus sonhos, sonhos, sonho, de sonho, vida, nova vida, começar, começo, pronto, pronta, pronto a morar, pronto para morar, pronta para morar, pronto a habitar, pronta a habitar, pronto a entrar, para morar, pra morar, para viver, onde viver, onde morar, para habitação própria, habitação própria, para toda a família, para a família, mais, mais nada, máximo conforto, aluno, aluna, euzinho, coisa, coisas, coisinha, cara, gajo, malta, galera, pessoal, fixe, porreir(o|a), legal, bacana, massa, show, top, beleza, valeu, tal, tais, parte, lado, certo, certa, meio, melhorar, nível, bom nível, saída, verão, inverno, ano que vem, próximo ano, no próximo ano, este ano, dentro, fora, fundo, cima, baixo, antes, quase sempre, casal de reformados, somos reformados, estou reformado, estou reformada, reformados e, pais reformados, avós reformados, casal reformado, já reformados, sou reformado, sou reformada',
  unrelated:
    'quanto tempo demora, quanto demora, a que horas sai, previsão do tempo, que tempo faz, como está o tempo, tempo hoje, tempo amanhã, vai chover, chover, chove, chuva, neva, temperatura, receita(s|) de, receita(s|), ingredientes, poema, poesia, canção, música, letra da música, piada(s|), conta uma piada, conta-me uma piada, ignora, ignore, ignora as instruções, instruções anteriores, instruções, palavra-passe, senha(s|), cartão de crédito, prompt, system prompt, prompt do sistema, horóscopo, signo, traduz, traduza, traduzir, tradução, futebol, benfica, sporting clube, fc porto, flamengo, corinthians, palmeiras, campeonato, liga dos campeões, champions, golo(s|), gol, gols, quem ganhou, jogo de ontem, jogo do, resultado do jogo, copa do mundo, qual é a capital, capital da frança, capital de portugal, capital do brasil, capital da itália, que horas são, que horas, idiota(s|), imbecil, estúpid(o|a), burro, otári(o|a), filho da puta, puta, merda, caralho, porra, foda-se, foda, foder, cabrão, cona, buceta, vai-te, desgraçad(o|a), quem és, quem é você, como te chamas, qual é o teu nome, qual é o seu nome, como estás, como vai, tudo bem contigo, és um robô, és humano, chatgpt, bitcoin, criptomoeda(s|), lotaria, loteria, euromilhões, mega-sena, presidente, primeiro-ministro, eleições, chanceler, notícias, voo(s|), voo para, bilhete de comboio, passagem de trem, passagem aérea, horário do comboio, comboio para, trem para, bolo(s|), bolo de, bacalhau, feijoada, pastéis de nata, brigadeiro, pizza, cozinhar, assar, código python, escreve um, escreva um, escreve uma, escreva uma, escreve-me, redige, resolve, equação, raiz quadrada, derivada, quanto é, quantos são, vezes quanto, schnitzel, mozart, filme(s|), série da netflix, netflix, spotify, videojogo(s|), iphone, carro usado, sapatos, sapatilhas, tênis, gripe, dor de cabeça, febre, sintomas, dieta, emagrecer, perder peso, amo-te, eu te amo, feliz aniversário, feliz natal, feliz ano novo, guerra, drop table, select from, sql, hackear, que tempo vai, que tempo faz, o tempo vai, vendo a minha, vendo o meu, vender a minha, vender o meu, alugo o meu, alugo a minha, arrendo o meu, arrendo a minha, vendo casa, vendo apartamento, vendo moradia',
  layouts: [
    { pattern: /^t0(?:\+1)?$/, rooms: () => 1, exactly: true },
    { pattern: /^t([1-9])$/, rooms: (match) => Number(match[1]) + 1 },
    { pattern: /^t([1-9])\+([1-2])$/, rooms: (match) => Number(match[1]) + Number(match[2]) + 1 },
    { pattern: /^v([1-9])$/, rooms: (match) => Number(match[1]) + 1, isBare: true },
    { pattern: /^([1-9])q$/, rooms: (match) => Number(match[1]) + 1, isBare: true },
  ],
}
