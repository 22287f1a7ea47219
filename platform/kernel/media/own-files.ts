import type { Platform } from '../platform'
import { projectFile } from '../shared/project-file'
import type { StoredFile } from '../storage/file-storage'
import { MediaFolder } from './media-folder'

export const demoMedia = projectFile('platform/demo/media')

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
