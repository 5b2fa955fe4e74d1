/** A file to save. Figures change once an hour. */
export const csvFile = (text: string, name: string): Response =>
  new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'public, max-age=300, s-maxage=300',
    },
  })
