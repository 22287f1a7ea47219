import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import type { StoredMedium } from '../../../kernel/publishing/publishable-kind'
import { MediumProblem } from '../../frame/publishing/check-medium'
import { fetchMedium, UnreadMedium } from './fetch-media'
import type { MediaBudget, ImportingPlatform } from './fetch-media'
import type { ImportRow } from './imports.schema'
import type { PlannedItem } from './plan-items'
import type { LeftOut, ReadFeed } from './reading/read-feed'
import type { ReadItem } from './reading/read-item'

/** What a run may still read, what it found wrong so far, and the media that it has read, by their addresses. */
export interface RunState {
  readonly budget: MediaBudget
  readonly problems: string[]
  readonly leftOut: LeftOut[]
  readonly pictures: Map<string, StoredMedium | null>
  readonly sounds: Map<string, StoredMedium>
}

/**
 * Whether a feed is a podcast; once one, it stays one. Where its words do not say so, the bytes of its newest sound do.
 * Null when these could not be received.
 */
export async function isOfSounds(
  platform: ImportingPlatform,
  { albumId }: ImportRow,
  { podcast, items }: ReadFeed,
  state: RunState,
): Promise<boolean | null> {
  if (albumId !== null || podcast !== 'maybe') return albumId !== null || podcast === 'yes'
  const address = items.flatMap(({ sound }) => sound?.url ?? [])[0] ?? ''
  try {
    await importSound(platform, address, state)
    return true
  } catch (error) {
    if (!(error instanceof MediumProblem)) throw error
    if (!(error instanceof UnreadMedium)) return false
    state.problems.push(error.message)
    return null
  }
}

export const isArticle = ({ words, link }: ReadItem): boolean => words !== '' || link !== null

/** The sound of an item of a podcast; null for one that is an article. */
export async function importTrack(platform: ImportingPlatform, { item, before }: PlannedItem, state: RunState) {
  if (item.sound === null || before?.type === contentKinds.post.code) return null
  try {
    return await importSound(platform, item.sound.url, state)
  } catch (error) {
    // What nobody called a sound may be something else beside the text.
    const isOther = error instanceof MediumProblem && !(error instanceof UnreadMedium) && !item.sound.isDeclared
    if (isOther && isArticle(item) && before?.type !== contentKinds.audio.code) return null
    throw error
  }
}

async function importSound(platform: ImportingPlatform, address: string, { sounds, budget }: RunState) {
  const known = sounds.get(address)
  if (known !== undefined) return known
  const sound = await fetchMedium(platform, address, 'audio', budget)
  sounds.set(address, sound)
  return sound
}

/**
 * A picture of a feed; without one that can be read, an item has none. The picture of a podcast is that of all episodes
 * without one of their own, so each address is read once in a run.
 */
export async function importPicture(
  platform: ImportingPlatform,
  address: string | null,
  { budget, problems, pictures }: RunState,
): Promise<StoredMedium | null> {
  if (address === null) return null
  const known = pictures.get(address)
  if (known !== undefined) return known
  const picture = await fetchMedium(platform, address, 'image', budget).catch((error: unknown) => {
    if (!(error instanceof MediumProblem)) throw error
    problems.push(error.message)
    return null
  })
  pictures.set(address, picture)
  return picture
}
