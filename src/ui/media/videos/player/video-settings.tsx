import { observer } from 'mobx-react-lite'
import { videoRates } from '../../../../domain/media/videos/playback-rate'
import { RadioGroup, Switch } from '../../../frame/kit/fields/choice'
import { SegmentedControl } from '../../../frame/kit/buttons/segmented-control'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { useWords } from '../../../frame/words/words'
import type { VideoPlayerViewModel } from './video-player.part.view-model'
import styles from './video-settings.module.css'
import { videoSettingsWords } from './video-settings.words'
import { videosWords } from '../videos.words'

/** Speed, quality, captions and autoplay, all of which are stored. */
export const VideoSettings = observer(function VideoSettings({
  viewModel,
}: {
  readonly viewModel: VideoPlayerViewModel
}) {
  const words = useWords(videosWords)
  const own = useWords(videoSettingsWords)
  const { playback, preferences } = viewModel
  const { qualities, activeQuality } = playback
  const automatic =
    preferences.quality === 'auto' && activeQuality !== null ? own.automaticNow(activeQuality) : own.automatic
  // When this video lacks the chosen quality, the nearest one that it has is played.
  const selectedQuality =
    preferences.quality !== 'auto' && !qualities.includes(preferences.quality)
      ? (activeQuality ?? 'auto')
      : preferences.quality
  return (
    <Sheet open={viewModel.areSettingsOpen} onClose={() => viewModel.openSettings(false)} title={words.settings}>
      <div className={styles.settings}>
        <h3 className={styles.heading}>{words.rate}</h3>
        <SegmentedControl
          label={words.rate}
          value={String(playback.state.rate)}
          onChange={(rate) => playback.setRate(Number(rate))}
          options={videoRates.map((rate) => ({ value: String(rate), label: words.rateOf(String(rate)) }))}
        />
        {qualities.length > 0 && (
          <RadioGroup
            label={own.quality}
            value={String(selectedQuality)}
            onChange={(quality) => playback.setQuality(quality === 'auto' ? 'auto' : Number(quality))}
            options={[
              { value: 'auto', label: automatic },
              ...qualities.map((height) => ({ value: String(height), label: own.heightOf(height) })),
            ]}
          />
        )}
        {playback.captions.length > 0 && (
          <RadioGroup
            label={words.captions}
            value={playback.activeCaptions?.language ?? ''}
            onChange={(language) => playback.setCaptions(language === '' ? null : language)}
            options={[
              { value: '', label: own.noCaptions },
              ...playback.captions.map(({ language, label }) => ({ value: language, label })),
            ]}
          />
        )}
        <Switch
          label={own.autoplay}
          checked={preferences.autoplay}
          onChange={(autoplay) => preferences.change({ autoplay })}
        />
      </div>
    </Sheet>
  )
})
