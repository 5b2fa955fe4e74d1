import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Context } from 'hono'
import { DomainError } from '../../domain/errors.ts'
import * as declared from '../../domain/feeds/operations.ts'
import type { HttpEnv } from '../http/env.ts'
import { bearerOf, clientAddress } from '../http/visitor.ts'
import { runHttp } from '../operations/run.ts'
import { acceptDelivery, receiveOne, refuseTooMany } from './accept.ts'
import { fileNameFrom, newIncoming } from './folders.ts'
import { receiveFile } from './receive.ts'
import type { FeedSource } from './repository.ts'
import { openSource } from './secret.ts'
import { deliveryAddress, viewDelivery } from './view.ts'

/** Source and permission of a call: its bearer is the secret of the source. @throws DomainError feed.secret */
const senderOf = (c: Context<HttpEnv>, key: string): Promise<FeedSource> =>
  openSource(c.var.ctx, key, bearerOf(c), clientAddress(c))

export const feedOperations = [
  runHttp(declared.receiveFeed, async (c, { params, query }) => {
    const { ctx } = c.var
    const source = await senderOf(c, params.source)
    const { incoming } = c.env
    const maxBytes = ctx.config.FEED_MB * 1_000_000
    if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) throw new DomainError('body.too_large')
    await refuseTooMany(ctx, source)
    const id = await receiveOne(source, async () => {
      const folder = await newIncoming(ctx.config)
      const name = fileNameFrom(query.name ?? 'feed')
      const bytes = await receiveFile(incoming, path.join(folder, name), maxBytes).catch(async (error) => {
        await rm(folder, { recursive: true, force: true })
        // The connection was cut: nobody reads the answer, and it is no fault of ours.
        throw incoming.errored ? new DomainError('input.invalid', [{ field: 'body', code: 'missing' }]) : error
      })
      return acceptDelivery(ctx, source, { way: 'put', folder, name, bytes })
    })
    const address = deliveryAddress(ctx.config, source, id)
    c.header('Location', address)
    return { data: { id, state: 'waiting' as const, address } }
  }),
  runHttp(declared.readDelivery, async (c, { params }) => {
    const source = await senderOf(c, params.source)
    return { data: await viewDelivery(c.var.ctx, source, params.id, c.var.language) }
  }),
]
