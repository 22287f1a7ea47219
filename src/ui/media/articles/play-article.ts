import type { Article } from '../../../application/media/articles/article'
import { PlayerStore } from '../../../application/frame/player/player.store'
import { SoundPresence } from '../../../application/frame/player/sound-presence.store'
import { LastSpokenText } from '../../../application/frame/player/last-spoken-text.store'
import { speechAddress } from '../../../domain/frame/player/player-item'
import { lengthOf, paragraphStarts, type SpokenText } from '../../../domain/frame/player/spoken-text'
import type { AppContextValue } from '../../frame/shell/app-context'
import { playerName } from '../../frame/player/player-name.part'

type PlayableArticle = Pick<Article, 'id' | 'title' | 'source' | 'cover'>

/**
 * Plays an article in the page's player, which continues on other screens. Plays either its recording or its text, read
 * aloud. An article that is already in the player is paused or resumed.
 */
export async function playArticle(
  { container, loadFeature }: Pick<AppContextValue, 'container' | 'loadFeature'>,
  { id, title, source, cover }: PlayableArticle,
  sound: string | SpokenText,
): Promise<void> {
  await loadFeature(playerName)
  container.get(SoundPresence).require()
  const player = container.get(PlayerStore)
  if (player.isOpen && player.isCurrent('article', id)) return player.toggle()
  const url = typeof sound === 'string' ? sound : speechAddress(id)
  if (typeof sound !== 'string') container.get(LastSpokenText).store(url, sound)
  player.play([
    {
      kind: 'article',
      id,
      name: title,
      album: source?.name ?? null,
      albumId: null,
      duration: typeof sound === 'string' ? null : lengthOf(sound),
      image: cover,
      url,
      live: false,
      ...(typeof sound === 'string' ? {} : { parts: paragraphStarts(sound) }),
    },
  ])
}
