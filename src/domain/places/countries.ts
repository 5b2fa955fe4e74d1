/** ISO 3166-1: alpha-2 and alpha-3 of every country, as five letters. */
const CODES = `
ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW AXALA AZAZE BABIH BBBRB BDBGD BEBEL
BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES BRBRA BSBHS BTBTN BVBVT BWBWA BYBLR BZBLZ CACAN CCCCK CDCOD
CFCAF CGCOG CHCHE CICIV CKCOK CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA
DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK FMFSM FOFRO FRFRA GAGAB GBGBR GDGRD GEGEO GFGUF
GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS GTGTM GUGUM GWGNB GYGUY HKHKG HMHMD HNHND HRHRV HTHTI HUHUN
IDIDN IEIRL ILISR IMIMN ININD IOIOT IQIRQ IRIRN ISISL ITITA JEJEY JMJAM JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA
KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE
MFMAF MGMDG MHMHL MKMKD MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM
NCNCL NENER NFNFK NGNGA NINIC NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM
PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC SDSDN SESWE SGSGP SHSHN SISVN
SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF TGTGO THTHA TJTJK TKTKL
TLTLS TMTKM TNTUN TOTON TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA UMUMI USUSA UYURY UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR
VNVNM VUVUT WFWLF WSWSM YEYEM YTMYT ZAZAF ZMZMB ZWZWE`
  .trim()
  .split(/\s+/)

/** ISO 3166-1 alpha-2, in alphabetical order. */
export const COUNTRIES: readonly string[] = CODES.map((code) => code.slice(0, 2))

const SHORT = new Map(CODES.map((code) => [code.slice(2), code.slice(0, 2)]))
const LONG = new Map(CODES.map((code) => [code.slice(0, 2), code.slice(2)]))

/** "AUT" -> "AT"; null for a text that is no country's alpha-3 code. */
export const shortCountry = (alpha3: string | null): string | null => (alpha3 && SHORT.get(alpha3)) || null

/** "AT" -> "AUT"; null for a text that is no country's alpha-2 code. */
export const longCountry = (alpha2: string | null): string | null => (alpha2 && LONG.get(alpha2)) || null

/** The signs of cars, which postcodes carry ("D-80331"), where they differ from ISO 3166. */
const SIGNS: Readonly<Record<string, string>> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  FL: 'LI',
  H: 'HU',
  I: 'IT',
  L: 'LU',
  P: 'PT',
  S: 'SE',
  SLO: 'SI',
}

/**
 * A postcode or its beginning, perhaps with its country: "8010", "80", "DE-80331", "d 80331", "GB-SW1A".
 * @returns the country (alpha-2; null when the text names none) and the code in capitals without blanks; null for
 * another text
 */
export function readPostcode(text: string): { land: string | null; code: string } | null {
  const bare = /^[0-9]{1,10}$/.exec(text)
  if (bare) return { land: null, code: text }
  const [, sign = '', rest = ''] = /^([A-Za-z]{1,3})[- ]([0-9A-Za-z][0-9A-Za-z -]{0,11})$/.exec(text.trim()) ?? []
  const upper = sign.toUpperCase()
  const land = SIGNS[upper] ?? shortCountry(upper) ?? (LONG.has(upper) ? upper : null)
  return land && /\d/.test(rest) ? { land, code: postcodeKey(rest) } : null
}

/** A postcode as the search compares it: capitals, without blanks and hyphens. */
export const postcodeKey = (plz: string): string => plz.toUpperCase().replace(/[\s-]/g, '')
