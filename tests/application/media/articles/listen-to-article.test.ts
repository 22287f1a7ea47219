import { beforeEach, describe, expect, it } from 'vitest'
import { ListenToArticle } from '../../../../src/application/media/articles/listen-to-article'
import type { ArticlesGateway } from '../../../../src/application/media/articles/articles-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { PreferencesStore } from '../../../../src/application/frame/site/preferences.store'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { RequestCookies } from '../../../../src/infrastructure/frame/host/request-cookies'
import { FakeVoice } from '../../frame/player/fake-voice'

let voice: FakeVoice
let settings = success({ enabled: true, rate: 1.2 }) as Awaited<ReturnType<ArticlesGateway['voiceSettings']>>

function listening() {
  const gateway = { voiceSettings: () => Promise.resolve(settings) } as ArticlesGateway
  return new ListenToArticle(gateway, voice, new PreferencesStore(new RequestCookies({}), ['en']))
}

beforeEach(() => {
  voice = new FakeVoice()
  settings = success({ enabled: true, rate: 1.2 })
})

const article = { id: '1', voiceUrl: null }

describe('listen to article', () => {
  it('is by the recording when there is one, else by a voice that speaks the language', async () => {
    const recorded = listening()
    await recorded.prepare({ id: '1', voiceUrl: '/a.m4a' })
    expect(recorded.playbackWay).toBe('recording')
    const read = listening()
    await read.prepare(article)
    expect(read.playbackWay).toBe('voice')
  })

  it('is not offered without a voice, when switched off, or when the settings are unknown', async () => {
    voice.languages = ['zh-CN']
    const mute = listening()
    await mute.prepare(article)
    expect(mute.playbackWay).toBeNull()
    voice.languages = ['en']
    for (const answer of [success({ enabled: false, rate: 1 }), failure(failureOf('offline'))]) {
      settings = answer
      const off = listening()
      await off.prepare(article)
      expect(off.playbackWay).toBeNull()
    }
  })

  it('gives the voice what is to be read, at the pace of the settings, and within the tap', async () => {
    const listen = listening()
    await listen.prepare(article)
    expect(voice.isAllowed).toBe(false)
    const text = listen.textOf(['First.', '', 'Third.'])
    expect(voice.isAllowed).toBe(true)
    expect(text).toMatchObject({ language: 'en', rate: 1.2 })
    expect(text.pieces.map((piece) => [piece.text, piece.block])).toEqual([
      ['First.', 0],
      ['Third.', 2],
    ])
  })
})
