import type { Article } from '../../../application/media/articles/article'
import { PlayPositions } from '../../../application/frame/player/play-positions'
import { PlayerStore } from '../../../application/frame/player/player.store'
import { SoundPresence } from '../../../application/frame/player/sound-presence.store'
import { LastSpokenText } from '../../../application/frame/player/last-spoken-text.store'
import { speechAddress } from '../../../domain/frame/player/player-item'
import { lengthOf, paragraphStarts, type SpokenText } from '../../../domain/frame/player/spoken-text'
import type { AppContextValue } from '../../frame/shell/app-context'
import { playerName } from '../../frame/player/player-name.part'

type PlayableArticle = Pick<Article, 'id' | 'title' | 'source' | 'cover'>
type PlayingApp = Pick<AppContextValue, 'container' | 'loadFeature'>

/**
 * Plays an article in the page's player, which continues on other screens. Plays either its recording or its text, read
 * aloud. An article that is already in the player is paused or resumed.
 */
export async function playArticle(
  app: PlayingApp,
  { id, title, source, cover }: PlayableArticle,
  sound: string | SpokenText,
): Promise<void> {
  const player = await loadPlayer(app)
  if (player.isOpen && player.isCurrent('article', id)) return player.toggle()
  const url = typeof sound === 'string' ? sound : speechAddress(id)
  if (typeof sound !== 'string') app.container.get(LastSpokenText).store(url, sound)
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

/** A recording within the text of an article. */
export interface Recording {
  readonly url: string
  readonly name: string
  /** Seconds; null while unknown. */
  readonly duration: number | null
}

/** Plays a recording from where it was left, or pauses or resumes it when it is already in the player. */
export async function playRecording(
  app: PlayingApp,
  { id: articleId, title, cover }: PlayableArticle,
  { url, name, duration }: Recording,
): Promise<void> {
  const player = await loadPlayer(app)
  if (player.isOpen && player.isCurrent('recording', url)) return player.toggle()
  const start = app.container.get(PlayPositions).resumeOnThisDevice('recording', url)
  player.play(
    [{ kind: 'recording', id: url, name, album: title, albumId: articleId, duration, image: cover, url, live: false }],
    0,
    { at: start.kind === 'resume' ? start.time : undefined },
  )
}

async function loadPlayer({ container, loadFeature }: PlayingApp): Promise<PlayerStore> {
  await loadFeature(playerName)
  container.get(SoundPresence).require()
  return container.get(PlayerStore)
}
