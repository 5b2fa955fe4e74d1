import { getCollection } from 'astro:content'
import { makeCover } from '../components/content/covers.ts'

/** The covers of all articles in the sizes of a card: the build makes them here for the start page (coverOf). */
export async function GET(): Promise<Response> {
  const articles = await getCollection('blog')
  const covers = await Promise.all(
    articles.map(async ({ data: { cover } }) => [cover.src, await makeCover(cover)] as const),
  )
  return Response.json(Object.fromEntries(covers))
}
