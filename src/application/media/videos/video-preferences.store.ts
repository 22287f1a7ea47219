import { inject, injectable } from 'inversify'
import { parseVideoRate } from '../../../domain/media/videos/playback-rate'
import { parseVideoQuality, type VideoQuality } from '../../../domain/media/videos/video-quality'
import { observe } from '../../frame/shared/observe'
import { LocalStorage } from '../../frame/shared/storage'

const key = 'video.preferences'

/** The visitor's settings for watching, on this device. */
@injectable('Singleton')
export class VideoPreferences {
  rate = 1
  quality: VideoQuality = 'auto'
  /** Whether videos start by themselves when opened; off by default. */
  autoplay = false
  /** The language of captions; null for none. */
  captions: string | null = null

  constructor(@inject(LocalStorage) private readonly storage: LocalStorage) {
    const stored = storage.read(key)
    const { rate, quality, autoplay, captions } = (
      typeof stored === 'object' && stored !== null ? stored : {}
    ) as Readonly<Record<string, unknown>>
    this.rate = parseVideoRate(rate)
    this.quality = parseVideoQuality(quality)
    this.autoplay = autoplay === true
    this.captions = typeof captions === 'string' ? captions : null
    observe(this)
  }

  change(part: Partial<Pick<VideoPreferences, 'rate' | 'quality' | 'autoplay' | 'captions'>>): void {
    Object.assign(this, part)
    const { rate, quality, autoplay, captions } = this
    this.storage.write(key, { rate, quality, autoplay, captions })
  }
}
