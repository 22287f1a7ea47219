import { matchRoutes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { findScreen } from '../../src/composition/create-app'
import { features } from '../../src/composition/features'
import { examples } from '../e2e/support/screens'

const routes = features.flatMap((feature) => feature.routes)
const addresses = [
  ...Object.values(examples).flatMap((of) => Object.keys(of)),
  ...routes.map(({ path }) => path.replace(/:\w+\??/g, 'x')),
  '/page',
  '/page/',
  '/Posts/post-1/',
  '/posts/%E6%B1%9F%2F1',
  '/posts/%E6',
  '/nowhere',
  '/posts/1/2/3/4',
]

it('an address leads to the route, and has the parameters, that a router would choose', () => {
  const ranked = routes.map(({ path }) => ({ path }))
  for (const address of addresses) {
    const path = address.split('?', 1)[0] ?? ''
    const found = findScreen(routes, address)
    const match = matchRoutes(ranked, path)?.at(-1)
    const params = Object.entries(match?.params ?? {}).map(([name, value]) => [name, value ?? ''])
    expect([address, found?.route.path, found?.params ?? {}]).toEqual([
      address,
      match?.route.path,
      Object.fromEntries(params),
    ])
  }
})
