import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { speechPieces } from '../../frame/player/speech-pieces'
import { SpeechReader } from '../../frame/player/speech-reader'
import { observe } from '../../frame/shared/observe'
import { PreferencesStore } from '../../frame/site/preferences.store'
import { withDurations, type SpokenText } from '../../../domain/frame/player/spoken-text'
import type { Article } from './article'
import { ArticlesGateway } from './articles-gateway'

/**
 * How one article can be heard: by its recording, or else by a speech-synthesis voice of the device. The player plays
 * either, on the article's screen and on others.
 */
export class ListenToArticle {
  /**
   * How the article can be heard. Null until it is known, and when there is neither a recording nor a voice; the screen
   * then offers nothing.
   */
  playbackWay: 'recording' | 'voice' | null = null
  /** The index of the paragraph being read aloud; null when none is. */
  block: number | null = null
  private rate = 1
  private language = ''

  constructor(
    @inject(ArticlesGateway) private readonly gateway: ArticlesGateway,
    @inject(SpeechReader) private readonly reader: SpeechReader,
    @inject(PreferencesStore) private readonly preferences: PreferencesStore,
  ) {
    observe(this)
  }

  async prepare(article: Pick<Article, 'id' | 'voiceUrl'>): Promise<void> {
    if (this.playbackWay !== null) return
    const { language } = this.preferences
    const settings = await this.gateway.voiceSettings()
    if (!settings.ok || !settings.value.enabled) return
    const canSpeak = article.voiceUrl === null && (await this.reader.speaks(language))
    runInAction(() => {
      this.language = language
      this.rate = settings.value.rate
      this.playbackWay = article.voiceUrl !== null ? 'recording' : canSpeak ? 'voice' : null
    })
  }

  /**
   * The text for the voice, made of the paragraphs as the screen shows them. It must be called during the tap, because
   * the voice starts only after the player's code has been loaded, when it is too late to allow the voice.
   */
  textOf(blocks: readonly string[]): SpokenText {
    this.reader.unlock()
    return { pieces: withDurations(speechPieces(blocks)), language: this.language, rate: this.rate }
  }

  /** Called with the paragraph that the player reads. */
  follow(block: number | null): void {
    this.block = block
  }
}
