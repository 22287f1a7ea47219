import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint'
import { pageQueryShape } from '../../contract/fields'
import type { Handler } from '../../platform/kernel/http/serve-endpoint'
import { serve } from '../../platform/kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../platform/kernel/platform'

/** An endpoint that is not in the contract. Like those below, it serves to test what all endpoints share. */
export const echo = endpoint({
  id: null,
  name: 'echo',
  method: 'POST',
  url: '/v1/test/echo/:id',
  summary: 'Gives back what it was given',
  path: z.object({ id: z.string() }),
  query: z.object(pageQueryShape),
  body: z.object({ title: z.string().check(z.minLength(2), z.maxLength(5)), tags: z.optional(z.array(z.string())) }),
  answer: z.object({ id: z.string(), size: z.number(), title: z.string(), language: z.string() }),
})
export const forMembers = endpoint({
  id: null,
  name: 'forMembers',
  method: 'GET',
  url: '/v1/test/members',
  summary: 'Members only',
  access: 'session',
  answer: z.object({ id: z.string() }),
})
export const withPhone = endpoint({
  id: null,
  name: 'withPhone',
  method: 'GET',
  url: '/v1/test/phones',
  summary: 'Members with a phone',
  access: 'phone',
  answer: z.object({ id: z.string() }),
})
export const breaks = endpoint({
  id: null,
  name: 'breaks',
  method: 'GET',
  url: '/v1/test/breaks',
  summary: 'Fails',
  query: z.object({ how: z.optional(z.string()) }),
  answer: z.object({}),
})
export const pay = endpoint({
  id: null,
  name: 'pay',
  method: 'POST',
  url: '/v1/test/pay',
  summary: 'Pays once',
  idempotent: true,
  body: z.object({ amount: z.int() }),
  answer: z.object({ receipt: z.int() }),
})

/**
 * A feature that serves these endpoints.
 * @param handlers replace the usual handlers of `breaks` and `pay`
 */
export function testFeature(
  handlers: { breaks?: Handler<typeof breaks>; pay?: Handler<typeof pay> } = {},
): PlatformFeature {
  return {
    name: 'test',
    routes: (app: FastifyInstance) => {
      serve(app, echo, async ({ path, query, body, caller }) => ({
        id: path.id,
        size: query.page_size,
        title: body.title,
        language: caller.language,
      }))
      serve(app, forMembers, async ({ caller }) => ({ id: caller.require().id }))
      serve(app, withPhone, async ({ caller }) => ({ id: caller.require().id }))
      serve(
        app,
        breaks,
        handlers.breaks ??
          (async () => {
            throw new Error('a secret of the inside')
          }),
      )
      serve(app, pay, handlers.pay ?? (async () => ({ receipt: 1 })))
    },
  }
}
