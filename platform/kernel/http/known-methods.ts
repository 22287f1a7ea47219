import type { FastifyInstance } from 'fastify'

/** The methods that an address supports; empty when no route matches. */
export type KnownMethods = (path: string) => readonly string[]

/** Collects the methods of every route registered after this. */
export function collectMethods(app: FastifyInstance): KnownMethods {
  const routes = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    // Routes for CORS preflights are not counted, since they match every address.
    if (url === '*' || method === 'OPTIONS') return
    const route = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    for (const each of [method].flat()) route.methods.add(each)
    routes.set(url, route)
  })
  return (path) =>
    [...routes.values()].flatMap(({ pattern, methods }) => (pattern.test(path) ? [...methods] : [])).sort()
}

/** `:name` matches one segment, `*` everything that follows; a trailing slash is ignored. */
function patternOf(url: string): RegExp {
  const parts = url.replace(/(.)\/$/, '$1').split(/(:\w+|\*)/)
  const text = parts.map((part) =>
    part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'),
  )
  return new RegExp(`^${text.join('')}/?$`)
}
