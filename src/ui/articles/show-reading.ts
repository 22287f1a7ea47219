import { reaction } from 'mobx'
import type { Article } from '../../application/articles/article'
import type { ListenToArticle } from '../../application/articles/listen-to-article'
import { MediaControls } from '../../application/player/media-controls'
import type { AppContextValue } from '../shell/app-context'
import { playerName } from '../player/player-name.part'

/**
 * Shows an article that is read by speech synthesis in the media controls, and handles their buttons, until it ends.
 */
export async function showReading(
  { container, loadFeature }: Pick<AppContextValue, 'container' | 'loadFeature'>,
  { title, source, cover }: Pick<Article, 'title' | 'source' | 'cover'>,
  listening: ListenToArticle,
): Promise<void> {
  await loadFeature(playerName)
  const controls = container.get(MediaControls)
  controls.listen(({ type }) => {
    if (type === 'play') listening.resume()
    else if (type === 'pause') listening.pause()
    else if (type === 'stop') listening.stop()
  })
  // Speech has no length and cannot be seeked, like a live stream.
  const playing = {
    title,
    album: source?.name ?? '',
    image: cover,
    live: true,
    canSkip: false,
    time: 0,
    duration: 0,
    rate: 1,
  }
  const end = reaction(
    () => listening.state,
    (state) => {
      controls.show(state === 'silent' ? null : { ...playing, playing: state === 'reading' })
      if (state === 'silent') end()
    },
  )
  if (listening.state === 'silent') end()
  else controls.show({ ...playing, playing: listening.state === 'reading' })
}
