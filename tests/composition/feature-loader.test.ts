import 'reflect-metadata/lite'
import { Container, ContainerModule } from 'inversify'
import { describe, expect, it } from 'vitest'
import { FeatureLoader } from '../../src/composition/feature-loader'
import type { Feature } from '../../src/composition/features'
import { MemoryStorage } from '../../src/infrastructure/host/memory-storage'
import type { ScreenModule } from '../../src/ui/shell/screen'
import { StaticViewModel } from '../../src/ui/shell/static.view-model'

const offline = {
  storage: new MemoryStorage(),
  path: () => '/',
  replaceRoute: () => undefined,
  isOnline: () => false,
  reload: () => undefined,
}
const module: ScreenModule = { screen: { viewModel: StaticViewModel, view: () => null } }

/** Adapters that bind one name, and count how often they were brought. */
function adapters(name: string, failures = 0) {
  const brought = { times: 0 }
  const bring = async () => {
    brought.times += 1
    if (brought.times <= failures) throw new Error('no network')
    return new ContainerModule(({ bind }) => void bind(name).toConstantValue(`the ${name}`))
  }
  return { brought, bring }
}

function loader(features: readonly Feature[]) {
  const container = new Container()
  return { container, loader: new FeatureLoader(features, container, offline) }
}

describe('Bringing a feature', () => {
  it('binds its ports, and those of all that it needs', async () => {
    const built = loader([
      { name: 'tv', routes: [], adapters: adapters('tv').bring, needs: ['video'] },
      { name: 'video', routes: [], needs: ['player'] },
      { name: 'player', routes: [], adapters: adapters('player').bring },
      { name: 'radio', routes: [], adapters: adapters('radio').bring },
    ])
    await built.loader.load('tv')
    expect(['tv', 'player', 'radio'].map((name) => built.container.isBound(name))).toEqual([true, true, false])
  })

  it('asks for its code once, however many screens and parts want it', async () => {
    const { brought, bring } = adapters('player')
    const built = loader([
      { name: 'player', routes: [], adapters: bring },
      { name: 'tv', routes: [], needs: ['player'] },
    ])
    await Promise.all([built.loader.load('player'), built.loader.load('tv'), built.loader.load('player')])
    expect(brought.times).toBe(1)
  })

  it('asks again after its code did not come', async () => {
    const { brought, bring } = adapters('player', 1)
    const built = loader([{ name: 'player', routes: [], adapters: bring }])
    await expect(built.loader.load('player')).rejects.toThrow('no network')
    await built.loader.load('player')
    expect([brought.times, built.container.get('player')]).toEqual([2, 'the player'])
  })
})

describe('The routes of the features', () => {
  it('bring a screen together with its ports, and have it from then on', async () => {
    const built = loader([
      {
        name: 'site',
        routes: [{ path: '/about', chrome: 'none', load: async () => module }],
        adapters: adapters('site').bring,
      },
    ])
    const [route] = built.loader.routes()
    expect(route?.prepared()).toBeNull()
    expect(await route?.prepare()).toBe(module.screen)
    expect(route?.prepared()).toBe(module.screen)
    expect(built.container.isBound('site')).toBe(true)
  })

  it('share a screen that two of them lead to', async () => {
    const load = async () => module
    const built = loader([
      {
        name: 'article',
        routes: [
          { path: '/posts/:aid', chrome: 'none', load },
          { path: '/posts/:aid/comment/:id', chrome: 'none', load },
        ],
      },
    ])
    const [article, comment] = built.loader.routes()
    await article?.prepare()
    expect(comment?.prepared()).toBe(module.screen)
  })

  it('have no screen while its ports are missing', async () => {
    const built = loader([
      {
        name: 'site',
        routes: [{ path: '/about', chrome: 'none', load: async () => module }],
        adapters: adapters('site', 2).bring,
      },
    ])
    const [route] = built.loader.routes()
    await expect(route?.prepare()).rejects.toThrow('no network')
    expect(route?.prepared()).toBeNull()
    await route?.prepare()
    expect(route?.prepared()).toBe(module.screen)
  })
})
