import { z } from 'zod'
import { OWN, SIGNED_IN } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { done, idText } from '../operations/shapes.ts'
import { favoriteSchema, newFavoriteSchema, noteSchema } from './favorite.ts'

const params = z.object({ propertyId: idText })
const answer = done.extend({ favorite: favoriteSchema })

export const listFavorites = operation({
  name: 'favorites.list',
  method: 'GET',
  path: '/api/favorites',
  who: SIGNED_IN,
  summary: 'One’s favourites',
  answer: z.object({ data: z.array(favoriteSchema) }),
  answers: 'The newest first',
})

export const addFavorite = operation({
  name: 'favorites.add',
  method: 'POST',
  path: '/api/favorites',
  who: SIGNED_IN,
  summary: 'Keep a property',
  body: newFavoriteSchema,
  answer,
  answers: 'It is kept',
  refusals: [404, 409],
})

export const changeNote = operation({
  name: 'favorites.note',
  method: 'PATCH',
  path: '/api/favorites/{propertyId}',
  who: OWN,
  summary: 'Change the note',
  params,
  body: noteSchema,
  answer,
  answers: 'As it is now',
  refusals: [404],
})

export const removeFavorite = operation({
  name: 'favorites.remove',
  method: 'DELETE',
  path: '/api/favorites/{propertyId}',
  who: OWN,
  summary: 'No longer keep it',
  params,
  answer: done,
  answers: 'It is gone',
  refusals: [404],
})
