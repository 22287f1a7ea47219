import { beforeEach, describe, expect, it } from 'vitest'
import { ListenToArticle } from '../../../src/application/articles/listen-to-article'
import type { SpeechReader } from '../../../src/application/articles/speech-reader'
import type { ArticlesGateway } from '../../../src/application/articles/articles-gateway'
import { SoundArbiter } from '../../../src/application/player/sound-arbiter.store'
import { failureOf } from '../../../src/application/shared/failure'
import { PreferencesStore } from '../../../src/application/site/preferences.store'
import { failure, success } from '../../../src/domain/shared/result'
import { RequestCookies } from '../../../src/infrastructure/host/request-cookies'
import { FakeTabs, fakeRandom } from '../player/player-fakes'
import { HandClock } from '../../support/hand-clock'

class TestVoice implements SpeechReader {
  languages = ['en']
  readonly said: string[] = []
  rate = 0
  private ended: ((how: 'finished' | 'failed') => void) | null = null

  speaks = (language: string) => Promise.resolve(this.languages.includes(language))
  read(text: string, { rate }: { rate: number }, ended: (how: 'finished' | 'failed') => void) {
    this.said.push(text)
    this.rate = rate
    this.ended = ended
  }
  stop() {
    this.ended = null
  }
  get isReading() {
    return this.ended !== null
  }
  end(how: 'finished' | 'failed' = 'finished') {
    const { ended } = this
    this.ended = null
    ended?.(how)
  }
}

let voice: TestVoice
let arbiter: SoundArbiter
let settings = success({ enabled: true, rate: 1.2 }) as Awaited<ReturnType<ArticlesGateway['voiceSettings']>>

function listening() {
  const gateway = { voiceSettings: () => Promise.resolve(settings) } as ArticlesGateway
  return new ListenToArticle(gateway, voice, arbiter, new PreferencesStore(new RequestCookies({}), ['en']))
}

beforeEach(() => {
  voice = new TestVoice()
  arbiter = new SoundArbiter(new FakeTabs().open(), new HandClock(), fakeRandom())
  settings = success({ enabled: true, rate: 1.2 })
})

const article = { id: '1', voiceUrl: null }

describe('listen to article', () => {
  it('is by the recording when there is one, else by a voice that speaks the language', async () => {
    const recorded = listening()
    await recorded.prepare({ id: '1', voiceUrl: '/a.m4a' })
    expect(recorded.way).toBe('recording')
    const read = listening()
    await read.prepare(article)
    expect(read.way).toBe('voice')
  })

  it('is not offered without a voice, when switched off, or when the settings are unknown', async () => {
    voice.languages = ['zh-CN']
    const mute = listening()
    await mute.prepare(article)
    expect(mute.way).toBeNull()
    voice.languages = ['en']
    for (const answer of [success({ enabled: false, rate: 1 }), failure(failureOf('offline'))]) {
      settings = answer
      const off = listening()
      await off.prepare(article)
      expect(off.way).toBeNull()
    }
  })

  it('reads paragraph by paragraph at the pace of the settings, and ends by itself', async () => {
    const listen = listening()
    await listen.prepare(article)
    listen.start(['First.', '', 'Third.'])
    expect([voice.said, voice.rate, listen.block]).toEqual([['First.'], 1.2, 0])
    voice.end()
    expect([listen.block, listen.progress]).toEqual([2, 0.5])
    voice.end()
    expect([listen.state, listen.block]).toEqual(['silent', null])
  })

  it('goes on with the sentence that was cut off', async () => {
    const listen = listening()
    await listen.prepare(article)
    listen.start(['First.', 'Second.'])
    voice.end()
    listen.pause()
    expect(voice.isReading).toBe(false)
    listen.resume()
    expect(voice.said).toEqual(['First.', 'Second.', 'Second.'])
  })

  it('pauses when something else starts to sound, and silences it when it goes on', async () => {
    const listen = listening()
    await listen.prepare(article)
    listen.start(['First.'])
    let videoStopped = false
    arbiter.claim('video', () => (videoStopped = true), 'v1')
    expect([listen.state, voice.isReading]).toEqual(['paused', false])
    listen.resume()
    expect([listen.state, videoStopped]).toEqual(['reading', true])
  })

  it('waits when the voice fails, rather than run through the text', async () => {
    const listen = listening()
    await listen.prepare(article)
    listen.start(['First.', 'Second.'])
    voice.end('failed')
    expect([listen.state, voice.said]).toEqual(['paused', ['First.']])
  })

  it('has nothing to read in an empty text', async () => {
    const listen = listening()
    await listen.prepare(article)
    listen.start(['', ' '])
    expect(listen.state).toBe('silent')
  })
})
