import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { SoundArbiter } from '../player/sound-arbiter.store'
import { PreferencesStore } from '../site/preferences.store'
import type { Article } from './article'
import { ArticlesGateway } from './articles-gateway'
import { speechPieces, type SpeechPiece } from './speech-pieces'
import { SpeechReader } from './speech-reader'
import { observe } from '../shared/observe'

/**
 * Listening to one article: its recording in the player, else a speech synthesis voice of the device, paragraph by
 * paragraph.
 */
export class ListenToArticle {
  /** Null until it is known, and when there is neither recording nor voice: then nothing is offered. */
  way: 'recording' | 'voice' | null = null
  state: 'silent' | 'reading' | 'paused' = 'silent'
  private pieces: readonly SpeechPiece[] = []
  private at = 0
  private rate = 1
  private language = ''
  private id = ''
  private release: (() => void) | null = null

  constructor(
    @inject(ArticlesGateway) private readonly gateway: ArticlesGateway,
    @inject(SpeechReader) private readonly reader: SpeechReader,
    @inject(SoundArbiter) private readonly arbiter: SoundArbiter,
    @inject(PreferencesStore) private readonly preferences: PreferencesStore,
  ) {
    observe(this)
  }

  /** The paragraph being read, from 0; null when none is. */
  get block(): number | null {
    return this.state === 'silent' ? null : (this.pieces[this.at]?.block ?? null)
  }

  /** From 0 to 1. */
  get progress(): number {
    return this.pieces.length === 0 ? 0 : this.at / this.pieces.length
  }

  async prepare(article: Pick<Article, 'id' | 'voiceUrl'>): Promise<void> {
    if (this.way !== null) return
    const { language } = this.preferences
    const settings = await this.gateway.voiceSettings()
    if (!settings.ok || !settings.value.enabled) return
    const speaks = article.voiceUrl === null && (await this.reader.speaks(language))
    runInAction(() => {
      this.id = article.id
      this.language = language
      this.rate = settings.value.rate
      this.way = article.voiceUrl !== null ? 'recording' : speaks ? 'voice' : null
    })
  }

  /** Reads from the start; the texts are those of the paragraphs as the screen shows them. */
  start(blocks: readonly string[]): void {
    this.pieces = speechPieces(blocks)
    this.at = 0
    if (this.pieces.length > 0) this.go()
  }

  pause(): void {
    if (this.state !== 'reading') return
    this.state = 'paused'
    this.stopSound()
  }

  /** Continues at the beginning of the interrupted sentence. */
  resume(): void {
    if (this.state === 'paused') this.go()
  }

  stop(): void {
    if (this.state === 'silent') return
    this.state = 'silent'
    this.stopSound()
  }

  private go(): void {
    this.release?.()
    this.state = 'reading'
    this.release = this.arbiter.claim('audio', this.pause, `article-${this.id}`)
    this.readPiece()
  }

  private readPiece(): void {
    const piece = this.pieces[this.at]
    if (piece === undefined) return this.stop()
    this.reader.read(piece.text, { language: this.language, rate: this.rate }, (how) => this.pieceEnded(how))
  }

  private pieceEnded(how: 'finished' | 'failed'): void {
    if (this.state !== 'reading') return
    if (how === 'failed') return this.pause()
    this.at += 1
    this.readPiece()
  }

  private stopSound(): void {
    this.reader.stop()
    this.release?.()
    this.release = null
  }
}
