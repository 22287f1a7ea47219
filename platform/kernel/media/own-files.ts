import { fileURLToPath } from 'node:url'
import type { Platform } from '../platform'
import type { StoredFile } from '../storage/file-storage'
import { MediaFolder } from './media-folder'

export const demoMedia = fileURLToPath(new URL('../../demo/media', import.meta.url))

/** The demo's media; null without the demo. */
export const demoFolder = ({ configuration }: Pick<Platform, 'configuration'>): MediaFolder | null =>
  configuration.demo ? new MediaFolder(demoMedia) : null

/** Finds a file of ours by the path of its address; null for all others. */
export function ownFiles(platform: Pick<Platform, 'configuration' | 'storage'>) {
  const folder = demoFolder(platform)
  return async (path: string): Promise<StoredFile | null> => {
    const [, root, name = ''] = /^\/(uploads|media)\/(.+)$/.exec(path) ?? []
    if (root === 'uploads') return await platform.storage.find(name)
    return root === 'media' && folder !== null ? await folder.find(name) : null
  }
}
