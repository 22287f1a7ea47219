import type { Platform } from '../platform'
import type { StoredFile } from '../storage/file-storage'

/** Finds a file of ours by the path of its address; null for all others. */
export function ownFiles({ storage, shippedMedia }: Pick<Platform, 'storage' | 'shippedMedia'>) {
  return async (path: string): Promise<StoredFile | null> => {
    const [, root, name = ''] = /^\/(uploads|media)\/(.+)$/.exec(path) ?? []
    if (root === 'uploads') return await storage.find(name)
    return root === 'media' && shippedMedia !== null ? await shippedMedia.find(name) : null
  }
}
