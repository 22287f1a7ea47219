import type { FastifyInstance } from 'fastify'

/** The methods that an address goes with; none when no route has it. */
export type KnownMethods = (path: string) => readonly string[]

/** Keeps what every route that comes after this is asked with. */
export function collectMethods(app: FastifyInstance): KnownMethods {
  const routes = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    // The preflights of other origins go to every address.
    if (url === '*' || method === 'OPTIONS') return
    const route = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    for (const each of [method].flat()) route.methods.add(each)
    routes.set(url, route)
  })
  return (path) =>
    [...routes.values()].flatMap(({ pattern, methods }) => (pattern.test(path) ? [...methods] : [])).sort()
}

/** `:name` is one part of an address, `*` is all that follows; the slash at the end does not count. */
function patternOf(url: string): RegExp {
  const parts = url.replace(/(.)\/$/, '$1').split(/(:\w+|\*)/)
  const text = parts.map((part) =>
    part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'),
  )
  return new RegExp(`^${text.join('')}/?$`)
}
