import 'reflect-metadata/lite'
import { Container, ContainerModule } from 'inversify'
import { Bell } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { FeatureLoader } from '../../src/composition/feature-loader'
import { FeatureTable } from '../../src/composition/feature-table'
import type { Feature } from '../../src/composition/feature'
import { MemoryStorage } from '../../src/infrastructure/frame/host/memory-storage'
import { FeatureNotices } from '../../src/ui/frame/shell/declarations/feature-notices'
import { featureName } from '../../src/ui/frame/shell/declarations/feature-name'
import { lazyBinding, lazyCode } from '../../src/composition/declare-feature'
import { MineEntryList, type MineEntry } from '../../src/ui/frame/shell/declarations/mine-entry'
import type { ScreenModule } from '../../src/ui/frame/shell/screens/screen'
import { StaticViewModel } from '../../src/ui/frame/shell/screens/static.view-model'

const offline = {
  storage: new MemoryStorage(),
  path: () => '/',
  replaceRoute: () => undefined,
  isOnline: () => false,
  reload: () => undefined,
}
const module: ScreenModule = { screen: { viewModel: StaticViewModel, view: () => null, parent: null } }

/** Adapters that bind one name, and count how often they were loaded. */
function adapters(name: string, failures = 0) {
  const brought = { times: 0 }
  const bring = async () => {
    brought.times += 1
    if (brought.times <= failures) throw new Error('no network')
    return { adapters: new ContainerModule(({ bind }) => void bind(name).toConstantValue(`the ${name}`)) }
  }
  return { brought, bring: lazyCode(name, bring) }
}

function loader(features: readonly Feature[]) {
  const container = new Container({ autobind: true })
  const made = new FeatureLoader(new FeatureTable(features), container, offline)
  return { container, loader: made, load: (name: Feature['name']) => made.load(name) }
}

function feature(name: string, parts: Partial<Feature> = {}): Feature {
  return { name: featureName(name), routes: [], ...parts }
}

describe('Bringing a feature', () => {
  it('binds its ports, and those of all that it needs', async () => {
    const player = feature('player', { adapters: [adapters('player').bring] })
    const video = feature('video', { needs: [player] })
    const tv = feature('tv', { adapters: [adapters('tv').bring], needs: [video] })
    const radio = feature('radio', { adapters: [adapters('radio').bring] })
    const built = loader([tv, video, player, radio])
    await built.loader.load(tv.name)
    expect(['tv', 'player', 'radio'].map((name) => built.container.isBound(name))).toEqual([true, true, false])
  })

  it('binds the one class of an adapter to its port, as one instance', async () => {
    class Radio {
      readonly station = 'city'
    }
    const radio = feature('radio', { adapters: [lazyBinding('radio', 'radio', async () => ({ Radio }))] })
    const built = loader([radio])
    await built.load(radio.name)
    expect(built.container.get('radio')).toBeInstanceOf(Radio)
    expect(built.container.get('radio')).toBe(built.container.get('radio'))
  })

  it('asks for its code once, however many screens and parts want it', async () => {
    const { brought, bring } = adapters('player')
    const player = feature('player', { adapters: [bring] })
    const tv = feature('tv', { needs: [player] })
    const { load } = loader([player, tv])
    await Promise.all([load(player.name), load(tv.name), load(player.name)])
    expect(brought.times).toBe(1)
  })

  it('brings the words of its notices', async () => {
    const notices = { 'ball-caught': { 'zh-CN': '接住了', en: 'Caught' } }
    const ball = feature('ball', { notices: lazyCode('ball', async () => ({ notices })) })
    const game = feature('game', { needs: [ball] })
    const built = loader([ball, game])
    const textOf = () => built.container.get(FeatureNotices).textOf('ball-caught', 'en')
    expect(textOf()).toBeUndefined()
    await built.load(game.name)
    expect(textOf()).toBe('Caught')
  })

  it("brings the entries of all features to the one that lists them as the member's own", async () => {
    const entry = (path: string): MineEntry => ({
      ...{ group: 'services', rank: 1, path, words: { 'zh-CN': path, en: path } },
      icon: Bell,
    })
    const wishes = feature('wishes', { mine: lazyCode('mine', async () => ({ mine: [entry('/a'), entry('/b')] })) })
    const teams = feature('teams', { mine: lazyCode('mine', async () => ({ mine: [entry('/c')] })) })
    const agenda = feature('agenda', { listsMine: true })
    const built = loader([agenda, wishes, teams])
    await built.load(wishes.name)
    expect(built.container.isBound(MineEntryList)).toBe(false)
    await built.load(agenda.name)
    expect(built.container.get(MineEntryList).map(({ path }) => path)).toEqual(['/a', '/b', '/c'])
  })

  it('refuses the name of a feature that there is not', async () => {
    await expect(loader([]).load(featureName('cinema'))).rejects.toThrow('no feature cinema')
  })

  it('asks again after its code did not come', async () => {
    const { brought, bring } = adapters('player', 1)
    const player = feature('player', { adapters: [bring] })
    const built = loader([player])
    await expect(built.loader.load(player.name)).rejects.toThrow('no network')
    await built.loader.load(player.name)
    expect([brought.times, built.container.get('player')]).toEqual([2, 'the player'])
  })
})

describe('The routes of the features', () => {
  it('bring a screen together with its ports, and have it from then on', async () => {
    const built = loader([
      {
        name: featureName('site'),
        routes: [{ path: '/about', chrome: 'none', load: lazyCode('about', async () => module) }],
        adapters: [adapters('site').bring],
      },
    ])
    const [route] = built.loader.routes()
    expect(route?.prepared()).toBeNull()
    expect(await route?.prepare()).toBe(module.screen)
    expect(route?.prepared()).toBe(module.screen)
    expect(built.container.isBound('site')).toBe(true)
  })

  it('share a screen that two of them lead to', async () => {
    const load = lazyCode('article', async () => module)
    const built = loader([
      {
        name: featureName('article'),
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
        name: featureName('site'),
        routes: [{ path: '/about', chrome: 'none', load: lazyCode('about', async () => module) }],
        adapters: [adapters('site', 2).bring],
      },
    ])
    const [route] = built.loader.routes()
    await expect(route?.prepare()).rejects.toThrow('no network')
    expect(route?.prepared()).toBeNull()
    await route?.prepare()
    expect(route?.prepared()).toBe(module.screen)
  })
})
