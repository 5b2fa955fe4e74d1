/**
 * Fixed edges, so that a histogram's bars keep their place while a visitor filters. Purchases in the market's usual
 * price bands, rents by the month; `preis` is for lists that contain both and therefore spans both scales. A value
 * outside of all edges is in no bar.
 */
export const HISTOGRAM_EDGES = {
  preis: [
    0, 250, 500, 750, 1000, 1500, 2500, 5000, 10_000, 50_000, 100_000, 200_000, 300_000, 400_000, 500_000, 750_000,
    1_000_000, 2_000_000, 5_000_000, 1e9,
  ],
  preis_kauf: [
    0, 50_000, 100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 450_000, 500_000, 600_000, 700_000,
    800_000, 900_000, 1_000_000, 1_250_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000, 1e9,
  ],
  preis_miete: [
    0, 200, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1400, 1600, 1800, 2000, 2500, 3000, 4000, 5000, 10_000, 1e9,
  ],
  flaeche: [0, 20, 30, 40, 50, 60, 70, 80, 90, 100, 120, 140, 160, 180, 200, 250, 300, 400, 500, 1000, 2000, 1e7],
} as const satisfies Record<string, readonly number[]>

export type HistogramField = keyof typeof HISTOGRAM_EDGES

/** The bar of a value: edges[i] <= value < edges[i + 1], the last bar also contains its upper edge; -1 for none. */
export function histogramBin(edges: readonly number[], value: number): number {
  const last = edges.length - 1
  if (!(value >= edges[0]! && value <= edges[last]!)) return -1
  let bin = 0
  while (bin < last - 1 && value >= edges[bin + 1]!) bin++
  return bin
}
