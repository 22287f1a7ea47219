import { describe, expect, it } from 'vitest'
import { contentKinds } from '../../src/domain/frame/content/content-kinds'
import { blockPlaces } from '../../src/domain/people/own-data/own-data'
import { features } from '../../src/composition/features'
import { filesBelow, type SourceFile } from './source-tree'

const sources = filesBelow(['src'], ['.ts', '.tsx'])
const platform = filesBelow(['platform'], ['.ts']).filter(({ path }) => !path.endsWith('.test.ts'))
const routes = features.flatMap((feature) => feature.routes)
const fixed = (path: string) => path.replace(/\/:.*$/, '')

/** The constants that hold a path, with the file that declares them. */
const constants = sources
  .filter(({ path }) => path.endsWith('.paths.ts'))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/export (?:const|function) (\w+)[\s\S]*?['"`](\/[^'"`$?]*)/g)].map(
      ([, name = '', value = '']) => ({ path, name, value: value.replace(/\/$/, '') }),
    ),
  )

/** Whether a file leads to a path: by its constant, or by the path itself. */
function leadsTo(path: string, { path: file, text }: SourceFile): boolean {
  if (declaresRoutes(file)) return false
  const names = constants.filter(({ value, path: own }) => value === path && own !== file).map(({ name }) => name)
  return (
    names.some((name) => text.includes(name) && new RegExp(`\\b${name}\\b`).test(text)) ||
    (!declaresPaths(file) && text.includes(path) && quoted(path).test(text))
  )
}
const declaresRoutes = (file: string) => file.startsWith('src/composition/features/')
const declaresPaths = (file: string) => /\.(paths|routes)\.ts$/.test(file)
const quoted = (path: string) => new RegExp(`['"\`]${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:['"\`/?]|\\$\\{)`)

/** Screens that are opened from outside alone, and by whom. */
const fromOutside: Readonly<Record<string, string>> = {
  '/_frame_index': 'a native app',
  '/_frame_cates': 'a native app',
  '/_frame_subcates': 'a native app',
  '/_frame_specials': 'a native app',
  '/_frame_foot': 'a native app',
  '/qrs/boot': 'a code that the site has printed',
  '/app/initialize-login': 'a native app',
  '/uid': 'an address of people that others link to; ours is that of their account',
}

describe('what stands in shared files', () => {
  it('leads from what keeps an account from being deleted to screens', () => {
    const paths = Object.values(blockPlaces).map((path) => path.replace(/\?.*$/, ''))
    expect(paths.filter((path) => !routes.some((route) => fixed(route.path) === path))).toEqual([])
  })

  it('is a kind of content that has a screen', () => {
    const paths = Object.entries(contentKinds).flatMap(([kind, { path }]) => (path === null ? [] : [{ kind, path }]))
    const without = paths.filter(({ path }) => !routes.some((route) => fixed(route.path) === path))
    expect(
      without.map(({ kind }) => kind),
      'no route begins with the path of these kinds',
    ).toEqual([])
    expect(paths.length).toBeGreaterThan(10)
  })
})

/** Entries of the footer whose screens this version does not have (B02), and feeds, which the platform serves. */
const elsewhere = /^\/feeds\b/

it('a path that domain and application name is the address of a screen', () => {
  const named = sources
    .filter(({ path }) => /^src\/(domain|application)\//.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(/'(\/[a-z][\w/-]*)/g)].map(([, name = '']) => ({ path, name })))
  const known = routes.map((route) => fixed(route.path).replace(/\/$/, ''))
  const missing = named.filter(
    ({ name }) => !elsewhere.test(name) && !known.some((path) => path !== '' && `${name}/`.startsWith(`${path}/`)),
  )
  expect(missing).toEqual([])
  expect(named.length).toBeGreaterThan(10)
})

describe('every screen', () => {
  const files = [...sources, ...platform]
  const reached = new Map<string, boolean>()
  const isReached = (path: string): boolean => {
    const known = reached.get(path)
    if (known !== undefined) return known
    const kinds = Object.values(contentKinds).map((kind) => kind.path as string | null)
    const found = kinds.includes(path) || files.some((file) => leadsTo(path, file))
    reached.set(path, found)
    return found
  }

  it('has a way in: something leads to it, or to another address of the same screen', () => {
    const without = routes.filter(
      ({ path, load }) =>
        !(fixed(path) in fromOutside) && !routes.some((other) => other.load === load && isReached(fixed(other.path))),
    )
    expect(
      without.map(({ path }) => path),
      'nothing leads to these: see "A way in" in docs/how/add-a-screen.md',
    ).toEqual([])
    expect(isReached('/nowhere-at-all')).toBe(false)
  })
})
