import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { features } from '../../src/composition/features'
import { exampleFiles, examples, screens, screensBelow } from '../e2e/support/screens'
import { repository } from './source-tree'

const routes = features.flatMap((feature) => feature.routes)

it('every route has an example for the journeys that look at every screen, and nothing else has', () => {
  expect(
    Object.keys(examples).sort(),
    'a line with - is a route without an example: give it one in tests/e2e/examples/<area>/<feature>.examples.ts; a line with + is an example whose route is gone: remove it there',
  ).toEqual(routes.map(({ path }) => path).sort())
})

it('the examples of a feature stand in a file of its name', () => {
  const folders = exampleFiles.map((file) => join(repository, 'src/ui', file.replace(/\.examples\.ts$/, '')))
  expect(
    folders.filter((folder) => !existsSync(folder)),
    'tests/e2e/examples/<area>/<feature>.examples.ts is for src/ui/<area>/<feature>: remove the file of a feature that is gone, or rename it',
  ).toEqual([])
  expect(folders.length).toBeGreaterThan(40)
})

it.each(Object.entries(examples))('the examples of %s are addresses of it', (path, addresses) => {
  const pattern = new RegExp(`^${path.replace(/\/:\w+\?/g, '/[^/]*').replace(/:\w+/g, '[^/]+')}$`)
  const wrong = Object.keys(addresses).filter((address) => !pattern.test(address.replace(/\?.*/, '')))
  expect(wrong, 'an example in tests/e2e/examples/ is an address of its route').toEqual([])
  expect(Object.keys(addresses)).not.toEqual([])
})

it('a screen that asks for a login is seen by somebody who has one', () => {
  const guarded = routes.filter(({ requiresAuth }) => requiresAuth === true).map(({ path }) => path)
  const seen = guarded.flatMap((path) => Object.values(examples[path] ?? {}).flat())
  expect(
    seen,
    'in tests/e2e/examples/, a screen with requiresAuth is seen by a member, such as resident',
  ).not.toContain('guest')
  expect(screens.length).toBeGreaterThanOrEqual(routes.length)
})

it('the journeys of every screen may look at those of one feature alone', () => {
  const some = screensBelow('/feedback').map(({ address }) => address)
  expect(some.length).toBeGreaterThan(1)
  expect(some.filter((address) => !address.startsWith('/feedback'))).toEqual([])
  expect(some.length).toBeLessThan(screensBelow('').length)
})
