import { Container } from 'inversify'
import 'reflect-metadata/lite'
import { describe, expect, it } from 'vitest'
import type { ArticlesGateway } from '../../../src/application/articles/articles-gateway'
import { ListenToArticle } from '../../../src/application/articles/listen-to-article'
import { MediaControls, type ControlCommand, type NowPlaying } from '../../../src/application/player/media-controls'
import { SoundArbiter } from '../../../src/application/player/sound-arbiter.store'
import { PreferencesStore } from '../../../src/application/site/preferences.store'
import { RequestCookies } from '../../../src/infrastructure/host/request-cookies'
import { showReading } from '../../../src/ui/articles/show-reading'
import { FakeTabs, fakeRandom } from '../../application/player/player-fakes'
import { HandClock } from '../../support/hand-clock'

describe('an article that a voice of the device reads', () => {
  it('stands on the lock screen and takes its buttons, until it is silent', async () => {
    const shown: (NowPlaying | null)[] = []
    let press: (command: ControlCommand) => void = () => undefined
    const container = new Container()
    container
      .bind(MediaControls)
      .toConstantValue({ show: (playing) => void shown.push(playing), listen: (listener) => void (press = listener) })
    const listening = new ListenToArticle(
      {} as ArticlesGateway,
      { speaks: async () => true, read: () => undefined, stop: () => undefined },
      new SoundArbiter(new FakeTabs().open(), new HandClock(), fakeRandom()),
      new PreferencesStore(new RequestCookies({}), ['en']),
    )
    listening.start(['First.', 'Second.'])
    await showReading(
      { container, loadFeature: async () => undefined },
      { title: 'The ferry', source: { id: 'o', name: 'Riverbend Daily', logo: null }, cover: '/ferry.webp' },
      listening,
    )
    expect(shown.at(-1)).toMatchObject({
      title: 'The ferry',
      album: 'Riverbend Daily',
      image: '/ferry.webp',
      playing: true,
      canSkip: false,
    })
    press({ type: 'pause' })
    expect([listening.state, shown.at(-1)?.playing]).toEqual(['paused', false])
    press({ type: 'play' })
    expect([listening.state, shown.at(-1)?.playing]).toEqual(['reading', true])
    press({ type: 'stop' })
    expect([listening.state, shown.at(-1)]).toEqual(['silent', null])
    const told = shown.length
    listening.start(['Again.'])
    expect(shown).toHaveLength(told)
  })
})
