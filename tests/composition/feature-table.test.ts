import 'reflect-metadata/lite'
import { Container } from 'inversify'
import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import type { Feature } from '../../src/composition/feature'
import { FeatureLoader } from '../../src/composition/feature-loader'
import { FeatureTable } from '../../src/composition/feature-table'
import { features } from '../../src/composition/features'
import { findScreen } from '../../src/composition/create-app'
import { MemoryStorage } from '../../src/infrastructure/frame/host/memory-storage'
import { featureName } from '../../src/ui/frame/shell/declarations/feature-name'
import { lazyCode } from '../../src/composition/declare-feature'
import { StaticViewModel } from '../../src/ui/frame/shell/screens/static.view-model'
import { examples } from '../e2e/support/screens'

const screen = { viewModel: StaticViewModel, view: () => null, parent: null }
const featureAt = (name: string, path: string): Feature => ({
  name: featureName(name),
  routes: [{ path, chrome: 'none', load: lazyCode(name, async () => ({ screen })) }],
})
const shown = featureAt('wishes', '/wishes/:id')
const other = featureAt('shows', '/shows/:id')

/** A table that begins with one feature, and a network that fails so many times. */
function tableOf({ failures = 0, missing = [] as readonly string[] } = {}) {
  let asked = 0
  const load = async () => {
    asked += 1
    if (asked <= failures) throw new Error('no network')
    return [other, shown]
  }
  return { table: new FeatureTable([shown], load, new Set(missing)), asked: () => asked }
}

/** Whether a path has a screen, asked as the client asks it. */
const existsIn = (table: FeatureTable) => (path: string) =>
  table.read(
    () =>
      findScreen(
        table.features.flatMap(({ routes }) => routes),
        path,
      ) !== null || table.mayHave(path),
  )

describe('The declarations of the features', () => {
  it('are all there from the start where nothing is left to load, as on the platform', async () => {
    const table = new FeatureTable([shown])
    expect([table.isWhole, await table.whole()]).toEqual([true, [shown]])
    expect(table.mayHave('/shows/1')).toBe(false)
  })

  it('are loaded once, however many ask for them, and again only after a failure', async () => {
    const { table, asked } = tableOf({ failures: 1 })
    expect(table.features).toEqual([shown])
    await expect(Promise.all([table.whole(), table.whole()])).rejects.toThrow('no network')
    expect([table.isWhole, asked()]).toEqual([false, 1])
    expect(await table.whole()).toEqual([other, shown])
    await table.whole()
    expect([table.isWhole, asked()]).toEqual([true, 2])
  })

  it('answer like the platform before they are loaded: every path has a screen but those for which it found none', async () => {
    const { table } = tableOf({ missing: ['/nowhere'] })
    const exists = existsIn(table)
    expect(['/wishes/1', '/shows/1', '/nowhere', '/elsewhere'].map(exists)).toEqual([true, true, false, true])
    await table.whole()
    expect(['/wishes/1', '/shows/1', '/nowhere', '/elsewhere'].map(exists)).toEqual([true, true, false, false])
  })

  it('tell an observer that they are loaded only if its answer changes', async () => {
    const { table } = tableOf()
    const exists = existsIn(table)
    const seen: string[] = []
    for (const path of ['/wishes/1', '/shows/1', '/elsewhere'])
      autorun(() => void seen.push(`${path} ${exists(path) ? 'exists' : 'is missing'}`))
    await table.whole()
    expect(seen).toEqual(['/wishes/1 exists', '/shows/1 exists', '/elsewhere exists', '/elsewhere is missing'])
  })

  it('leave the routes that are shown as they are', async () => {
    const { table } = tableOf()
    const host = {
      storage: new MemoryStorage(),
      path: () => '/',
      replaceRoute: () => undefined,
      isOnline: () => false,
      reload: () => undefined,
    }
    const loader = new FeatureLoader(table, new Container({ autobind: true }), host)
    const [before] = loader.routes()
    await before?.prepare()
    await table.whole()
    expect(loader.routes().map(({ path }) => path)).toEqual(['/shows/:id', '/wishes/:id'])
    expect(loader.routes()[1]).toBe(before)
    expect(before?.prepared()).toBe(screen)
  })
})

it('a feature alone finds the same screen at an address as all features together', () => {
  const all = features.flatMap(({ routes }) => routes)
  const addresses = [
    ...Object.values(examples).flatMap((of) => Object.keys(of)),
    ...all.map(({ path }) => path.replace(/:\w+\??/g, 'x')),
  ]
  const different = addresses.filter((address) => {
    const found = findScreen(all, address)?.route
    return features.some(({ routes }) => ![undefined, found].includes(findScreen(routes, address)?.route))
  })
  expect(different).toEqual([])
  expect(addresses.length).toBeGreaterThan(100)
})
