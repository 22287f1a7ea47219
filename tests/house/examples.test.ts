import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { features } from '../../src/composition/features'
import { exampleFiles, examples, screens } from '../e2e/support/screens'
import { repository } from './source-tree'

const routes = features.flatMap((feature) => feature.routes)

it('every route has an example for the journeys that look at every screen, and nothing else has', () => {
  expect(Object.keys(examples).sort()).toEqual(routes.map(({ path }) => path).sort())
})

it('the examples of a feature stand in a file of its name', () => {
  const features = exampleFiles.map((file) => file.replace(/\.examples\.ts$/, ''))
  expect(features.filter((name) => !existsSync(join(repository, 'src/ui', name)))).toEqual([])
})

it.each(Object.entries(examples))('the examples of %s are addresses of it', (path, addresses) => {
  const pattern = new RegExp(`^${path.replace(/\/:\w+\?/g, '/[^/]*').replace(/:\w+/g, '[^/]+')}$`)
  const wrong = Object.keys(addresses).filter((address) => !pattern.test(address.replace(/\?.*/, '')))
  expect(wrong).toEqual([])
  expect(Object.keys(addresses)).not.toEqual([])
})

it('a screen that asks for a login is seen by somebody who has one', () => {
  const guarded = routes.filter(({ requiresAuth }) => requiresAuth === true).map(({ path }) => path)
  const seen = guarded.flatMap((path) => Object.values(examples[path] ?? {}).flat())
  expect(seen).not.toContain('guest')
  expect(screens.length).toBeGreaterThanOrEqual(routes.length)
})
