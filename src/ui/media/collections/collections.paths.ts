import { contentPath } from '../../../domain/frame/navigation/content-target'

/** The query parameter that names the first episode to play. */
export const episodeParameter = 'episode'

export const collectionPath = (id: string) => contentPath('collection', id) ?? '/videos-collection'

/** The path of a collection at one of its episodes. */
export function episodePath(id: string, episodeId: string): string {
  return `${collectionPath(id)}?${new URLSearchParams({ [episodeParameter]: episodeId }).toString()}`
}
