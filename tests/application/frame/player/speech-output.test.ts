import { describe, expect, it } from 'vitest'
import type { MediaLoad } from '../../../../src/application/frame/player/media-output'
import { speechPieces } from '../../../../src/application/frame/player/speech-pieces'
import { SpeechOutput } from '../../../../src/application/frame/player/speech-output'
import { LastSpokenText } from '../../../../src/application/frame/player/last-spoken-text.store'
import { speechAddress, type PlayerItem } from '../../../../src/domain/frame/player/player-item'
import { lengthOf, paragraphStarts, withDurations } from '../../../../src/domain/frame/player/spoken-text'
import { HandClock } from '../../../support/hand-clock'
import { item as audio, items } from '../../../domain/frame/player/player-fixtures'
import { FakeVoice } from './fake-voice'
import { FakeOutput, playerKit } from './player-fakes'

const paragraphs = ['The first one has two sentences. Here is the second of them.', '第二段用中文。', 'The last.']

/** A player that reads an article of three paragraphs. */
function reading() {
  const clock = new HandClock()
  const voice = new FakeVoice()
  const texts = new LastSpokenText()
  const kit = playerKit({ clock, through: (element) => new SpeechOutput(element, () => voice, texts, clock) })
  const url = speechAddress('post-1')
  const text = { pieces: withDurations(speechPieces(paragraphs)), language: 'en', rate: 1.2 }
  texts.store(url, text)
  const item: PlayerItem = {
    kind: 'article',
    id: 'post-1',
    name: 'The ferry',
    album: 'Riverbend Daily',
    albumId: null,
    duration: lengthOf(text),
    image: null,
    url,
    live: false,
    parts: paragraphStarts(text),
  }
  kit.player.play([item])
  return { ...kit, clock, voice, texts, item, text }
}

describe('an article that a voice of the device reads, in the player', () => {
  it('is read paragraph by paragraph at its pace, opens the mini player, and closes it at its end', () => {
    const { player, voice } = reading()
    expect([player.isOpen, player.state.playing, player.item?.name]).toEqual([true, true, 'The ferry'])
    expect(voice.options).toEqual({ language: 'en', rate: 1.2, volume: 1 })
    for (const paragraph of paragraphs) {
      expect(voice.said.at(-1)).toBe(paragraph)
      voice.end()
    }
    expect([player.isOpen, player.item, voice.isReading]).toEqual([false, null, false])
  })

  it('pauses, and goes on with the sentence that was cut off', () => {
    const { player, voice } = reading()
    voice.end()
    player.pause()
    expect([voice.isReading, player.state.playing]).toEqual([false, false])
    player.toggle()
    expect(voice.said.slice(1)).toEqual([paragraphs[1], paragraphs[1]])
  })

  it('goes to the next paragraph and back, by its buttons and those of the phone', () => {
    const { player, voice, controls } = reading()
    expect(player.canSkip).toBe(true)
    player.next()
    expect(voice.said.at(-1)).toBe(paragraphs[1])
    controls.press({ type: 'next' })
    expect(voice.said.at(-1)).toBe(paragraphs[2])
    player.next()
    expect(voice.said.at(-1)).toBe(paragraphs[2])
    controls.press({ type: 'previous' })
    expect(voice.said.at(-1)).toBe(paragraphs[1])
    expect(controls.shown.at(-1)).toMatchObject({ title: 'The ferry', album: 'Riverbend Daily', playing: true })
  })

  it('falls asleep after the chosen minutes, more and more quietly (B26)', () => {
    const { player, voice, clock, text } = reading()
    player.sleep(10)
    clock.pass(10 * 60_000 - 5000)
    player.seek(0)
    expect(voice.options?.volume).toBeCloseTo(0.5)
    clock.pass(5000)
    expect([voice.isReading, player.state.sleep, player.state.playing]).toEqual([false, null, false])
    expect(player.state.time).toBeLessThanOrEqual(lengthOf(text))
  })

  it('moves on by the clock within a paragraph, never beyond its end', () => {
    const { player, clock, text } = reading()
    clock.pass(2000)
    expect(player.state.time).toBeCloseTo(2.4)
    clock.pass(60_000)
    expect(player.state.time).toBeLessThan(text.pieces[0]?.end ?? 0)
  })

  it('stops for other sound, and is silent once that plays in the player', () => {
    const { player, voice, arbiter, output } = reading()
    arbiter.claim('video', () => undefined, 'v1')
    expect([voice.isReading, player.state.wanted]).toEqual([false, false])
    player.toggle()
    player.play(items(1))
    expect([voice.isReading, output.last.item.id]).toEqual([false, items(1)[0]?.id])
    voice.end()
    expect(voice.said).toHaveLength(2)
  })

  it('waits when the voice fails, rather than run through the text', () => {
    const { player, voice } = reading()
    voice.end('failed')
    expect([player.state.wanted, voice.said]).toEqual([false, [paragraphs[0]]])
  })

  it('is not brought back by another page, which has no text of it, and leaves no position', () => {
    const { player, voice, storage, memory, positions } = reading()
    voice.end()
    player.pause()
    player.saveAll()
    expect(memory.playlist()).toBeNull()
    expect(positions.resumeOnThisDevice('article', 'post-1')).toEqual(
      positions.resumeOnThisDevice('article', 'unheard'),
    )
    const other = playerKit({ storage })
    other.player.restore()
    expect(other.player.item).toBeNull()
  })
})

/** The output alone, with a text of three sentences that has the source 7. */
function speaking() {
  const [element, clock, voice, texts] = [new FakeOutput(), new HandClock(), new FakeVoice(), new LastSpokenText()]
  const output = new SpeechOutput(element, () => voice, texts, clock)
  const reports: unknown[] = []
  const end = output.listen((report) => reports.push(report))
  const text = { pieces: withDurations(speechPieces(paragraphs)), language: 'en', rate: 1 }
  texts.store(speechAddress('post-1'), text)
  const load = (url = speechAddress('post-1'), more: Partial<MediaLoad> = {}) =>
    output.load({ type: 'load', item: audio('post-1', { url }), source: 7, at: 0, rate: 1, autoplay: true, ...more })
  return { element, clock, voice, output, reports, end, text, load }
}

describe('the output of spoken texts', () => {
  it('leaves every other item to the media element', () => {
    const { element, output, load, voice } = speaking()
    load('/media/1.m4a')
    output.pause()
    output.play()
    output.seek(30)
    output.setRate(1.5)
    output.setVolume(0.5)
    output.prepare({ url: '/media/2.m4a' })
    output.unload()
    expect(element.calls).toEqual([
      'load post-1 and play',
      ...['pause', 'play', 'seek 30', 'rate 1.5', 'volume 0.5', 'prepare /media/2.m4a', 'unload'],
    ])
    expect(voice.said).toEqual([])
  })

  it('takes a text from the element, which gets none of its commands but the volume', () => {
    const { element, output, load } = speaking()
    load()
    output.pause()
    output.play()
    output.seek(1)
    output.setRate(1.5)
    output.setVolume(0.5)
    output.prepare({ url: speechAddress('post-2') })
    expect(element.calls).toEqual(['unload', 'volume 0.5'])
  })

  it('reports what happens once, with the source of its load', () => {
    const { output, load, reports, text } = speaking()
    load()
    output.play()
    output.pause()
    output.pause()
    expect(reports).toEqual([
      { type: 'media-ready', duration: lengthOf(text), source: 7 },
      { type: 'media-started', source: 7 },
      { type: 'media-progress', time: 0, source: 7 },
      { type: 'media-paused', source: 7 },
    ])
  })

  it('waits for play when it is not to start, at the sentence of its time', () => {
    const { output, load, voice, text } = speaking()
    load(undefined, { autoplay: false, at: (text.pieces[1]?.start ?? 0) + 0.1 })
    expect(voice.said).toEqual([])
    output.play()
    expect(voice.said).toEqual([paragraphs[1]])
  })

  it('fails without the text, and plays nothing', () => {
    const { output, load, reports, voice, element } = speaking()
    load(speechAddress('another'))
    expect([reports, voice.said]).toEqual([[{ type: 'media-failed', source: 7 }], []])
    output.play()
    expect(element.calls).toEqual(['unload', 'play'])
  })

  it('moves while it waits without a word, and reads on from there', () => {
    const { output, load, voice, text } = speaking()
    load()
    output.pause()
    output.seek(text.pieces[2]?.start ?? 0)
    expect(voice.said).toEqual([paragraphs[0]])
    output.play()
    expect(voice.said.at(-1)).toBe(paragraphs[2])
    output.seek(0)
    expect(voice.said.at(-1)).toBe(paragraphs[0])
  })

  it('reads the next sentence at a new rate and volume', () => {
    const { output, load, voice } = speaking()
    load(undefined, { rate: 1.25 })
    expect(voice.options).toEqual({ language: 'en', rate: 1.25, volume: 1 })
    output.setRate(2)
    output.setVolume(0.25)
    expect(voice.options).toMatchObject({ rate: 1.25 })
    voice.end()
    expect(voice.options).toEqual({ language: 'en', rate: 2, volume: 0.25 })
  })

  it('is silent, without a clock, once it was unloaded, ended, or replaced', () => {
    const { output, load, voice, clock, reports } = speaking()
    load()
    output.unload()
    expect([voice.isReading, clock.waiting]).toEqual([false, 0])
    load()
    for (const _ of paragraphs) voice.end()
    expect([reports.at(-1), clock.waiting]).toEqual([{ type: 'media-ended', source: 7 }, 0])
    load()
    load('/media/1.m4a')
    expect([voice.isReading, clock.waiting]).toEqual([false, 0])
  })

  it('reports to nobody who has stopped listening', () => {
    const { load, end, reports } = speaking()
    end()
    load()
    expect(reports).toEqual([])
  })
})
