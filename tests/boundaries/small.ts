/** Borders of our own: squares around real towns, and one municipality that no gazetteer knows. */

type Box = readonly [west: number, south: number, east: number, north: number]

/** Graz and, sharing its western side, Musterberg; further west Lieboch. */
export const GRAZ: Box = [15.36, 47.01, 15.53, 47.14]
export const MUSTERBERG: Box = [15.34, 47.01, 15.36, 47.14]
export const LIEBOCH: Box = [15.3, 46.94, 15.34, 47.0]
/** The south of Graz. */
export const JAKOMINI: Box = [15.36, 47.01, 15.53, 47.06]

export const ring = ([west, south, east, north]: Box): [number, number][] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]

export const area = (gkz: string, name: string, box: Box) => ({
  type: 'Feature',
  properties: { gkz, name },
  geometry: { type: 'Polygon', coordinates: [ring(box)] },
})

export const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features })

export const MUNICIPALITIES = collection(
  area('60101', 'Graz', GRAZ),
  area('60699', 'Musterberg', MUSTERBERG),
  area('60624', 'Lieboch', LIEBOCH),
)
export const BEZIRKE = collection(
  area('606', 'Graz-Umgebung', [15.2, 46.9, 15.36, 47.2]),
  area('601', 'Graz(Stadt)', GRAZ),
)
export const STATES = collection(area('6', 'Steiermark', [14, 46.6, 16.2, 47.8]))
export const DISTRICTS = collection(
  area('6010106', 'Jakomini', JAKOMINI),
  area('6010117', 'Neuviertel', [15.36, 47.06, 15.53, 47.14]),
)
export const POSTCODES =
  'Gemeindekennziffer;Gemeindename;PLZ;weitere PLZ\n60101;Graz;8010;8020 8055\n60699;Musterberg;8054;8055\n60624;Lieboch;8501;\n'

/** In the layout of the Post's directory: names and states, days, post office boxes and internal numbers. */
export const DIRECTORY = `PLZ;Ort;Bundesland;gültigab;gültigbis;NamePLZTyp;intern_extern;adressierbar;Postfach
3100;St. Pölten;N;01.01.1966;;PLZ-Adressierung;extern;Ja;Ja
3950;Gmünd;N;01.01.1966;31.12.9999;PLZ-Adressierung;extern;Ja;Nein
9853;Gmünd;K;01.01.1966;31.12.9999;PLZ-Adressierung;extern;Ja;Nein
8054;Musterberg;St;01.01.1966;;PLZ-Adressierung;extern;Ja;Nein
8011;Graz;St;01.01.1966;;PLZ-Postfach;extern;Nein;Ja
8099;Graz;St;01.01.1990;;PLZ-intern;intern;Nein;Nein
8501;Lieboch;St;01.01.1966;31.12.2019;PLZ-Adressierung;extern;Ja;Nein
`

/** Graz and Musterberg with the common side as one arc, quantized as topojson-server writes it. */
export const TOPOLOGY = {
  type: 'Topology',
  transform: { scale: [0.01, 0.01], translate: [15.34, 47.01] },
  arcs: [
    [
      [2, 0],
      [0, 13],
    ],
    [
      [2, 13],
      [17, 0],
      [0, -13],
      [-17, 0],
    ],
    [
      [2, 0],
      [-2, 0],
      [0, 13],
      [2, 0],
    ],
  ],
  objects: {
    gemeinden: {
      type: 'GeometryCollection',
      geometries: [
        { type: 'Polygon', properties: { iso: '60101', name: 'Graz' }, arcs: [[0, 1]] },
        { type: 'MultiPolygon', properties: { iso: '60699', name: 'Musterberg' }, arcs: [[[2, -1]]] },
      ],
    },
  },
}
