import type { Article } from '../../application/articles/article'
import { PlayerStore } from '../../application/player/player.store'
import { SoundPresence } from '../../application/player/sound-presence.store'
import type { AppContextValue } from '../shell/app-context'
import { playerName } from '../player/player-name.part'

/** Plays the recording of an article in the page's player; elsewhere the mini player shows it like any other sound. */
export async function playRecording({ container, loadFeature }: AppContextValue, article: Article): Promise<void> {
  if (article.voiceUrl === null) return
  await loadFeature(playerName)
  container.get(SoundPresence).need()
  const { id, title, source, cover, voiceUrl } = article
  container
    .get(PlayerStore)
    .play([
      {
        kind: 'article',
        id,
        name: title,
        album: source?.name ?? null,
        albumId: null,
        duration: null,
        image: cover,
        url: voiceUrl,
        live: false,
      },
    ])
}
