import type { MediumAddress } from '../../../domain/frame/player/medium-address'
import { isSpoken } from '../../../domain/frame/player/player-item'
import { lengthOf, pieceAt, type SpokenText } from '../../../domain/frame/player/spoken-text'
import type { Clock } from '../shared/clock'
import type { MediaLoad, MediaOutput, MediaReport } from './media-output'
import type { SpeechReader } from './speech-reader'
import type { LastSpokenText } from './last-spoken-text.store'

type Report = MediaReport extends infer Each ? (Each extends MediaReport ? Omit<Each, 'source'> : never) : never

/** Reads texts aloud by a voice of the device; every other item goes to the media element. */
export class SpeechOutput implements MediaOutput {
  private spoken: { readonly load: MediaLoad; readonly text: SpokenText } | null = null
  /** The index of the current piece. */
  private at = 0
  /** The time within the text in seconds. */
  private time = 0
  private rate = 1
  private volume = 1
  private isSpeaking = false
  private stopTicking: (() => void) | null = null
  private readonly listeners = new Set<(report: MediaReport) => void>()

  /**
   * `reader` is a function, called only when the reader is needed, because its adapter is loaded with the articles.
   */
  constructor(
    private readonly sound: MediaOutput,
    private readonly reader: () => SpeechReader,
    private readonly texts: LastSpokenText,
    private readonly clock: Clock,
  ) {}

  load(load: MediaLoad): void {
    this.silence()
    this.spoken = null
    if (!isSpoken(load.item)) return this.sound.load(load)
    this.sound.unload()
    const text = this.texts.of(load.item.url)
    if (text === null) return this.send({ type: 'media-failed' }, load.source)
    this.spoken = { load, text }
    this.rate = load.rate
    this.selectPieceAt(load.at)
    this.report({ type: 'media-ready', duration: lengthOf(text) })
    if (load.autoplay) this.play()
  }

  play(): void {
    if (this.spoken === null) return this.sound.play()
    if (this.isSpeaking) return
    this.isSpeaking = true
    this.report({ type: 'media-started' })
    this.stopTicking = this.clock.every(1000, this.tick)
    this.readPiece()
  }

  pause(): void {
    if (this.spoken === null) return this.sound.pause()
    if (!this.isSpeaking) return
    this.silence()
    this.report({ type: 'media-paused' })
  }

  unload(): void {
    this.silence()
    this.spoken = null
    this.sound.unload()
  }

  /** Moves to the beginning of the sentence at this time. */
  seek(time: number): void {
    if (this.spoken === null) return this.sound.seek(time)
    this.selectPieceAt(time)
    if (!this.isSpeaking) return
    this.reader().stop()
    this.readPiece()
  }

  /** Sets the rate, which applies from the next sentence on. */
  setRate(rate: number): void {
    this.rate = rate
    if (this.spoken === null) this.sound.setRate(rate)
  }

  setVolume(volume: number): void {
    this.volume = volume
    this.sound.setVolume(volume)
  }

  prepare(medium: MediumAddress): void {
    if (!isSpoken(medium)) this.sound.prepare(medium)
  }

  listen(listener: (report: MediaReport) => void): () => void {
    this.listeners.add(listener)
    const end = this.sound.listen(listener)
    return () => {
      this.listeners.delete(listener)
      end()
    }
  }

  private selectPieceAt(time: number): void {
    if (this.spoken === null) return
    this.at = pieceAt(this.spoken.text, time)
    this.time = this.spoken.text.pieces[this.at]?.start ?? 0
  }

  private readPiece(): void {
    if (this.spoken === null) return
    const { pieces, language, rate } = this.spoken.text
    const piece = pieces[this.at]
    if (piece === undefined) {
      this.silence()
      return this.report({ type: 'media-ended' })
    }
    this.time = piece.start
    this.report({ type: 'media-progress', time: this.time })
    this.reader().read(piece.text, { language, rate: rate * this.rate, volume: this.volume }, this.pieceEnded)
  }

  private readonly pieceEnded = (how: 'finished' | 'failed'): void => {
    if (!this.isSpeaking) return
    // A failed voice pauses playback, because the text would otherwise run on without a sound.
    if (how === 'failed') return this.pause()
    this.at += 1
    this.readPiece()
  }

  /** Estimates the time, because a voice reports nothing within a sentence. */
  private readonly tick = (): void => {
    const piece = this.spoken?.text.pieces[this.at]
    if (this.spoken === null || piece === undefined) return
    this.time = Math.min(piece.end, this.time + this.spoken.text.rate * this.rate)
    if (this.time < piece.end) this.report({ type: 'media-progress', time: this.time })
  }

  private silence(): void {
    if (!this.isSpeaking) return
    this.isSpeaking = false
    this.stopTicking?.()
    this.stopTicking = null
    this.reader().stop()
  }

  private report(report: Report): void {
    if (this.spoken !== null) this.send(report, this.spoken.load.source)
  }

  private send(report: Report, source: number): void {
    for (const listener of this.listeners) listener({ ...report, source })
  }
}
