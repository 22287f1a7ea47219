import sharp from 'sharp'
import type { StoredFile } from '../storage/file-storage'
import { isAnimatedPng } from './animated-png'

/**
 * Whether a picture is an animation: `frames` can be resized as WebP, what is `whole` is shown as it is; null for a
 * still picture.
 */
export type Animation = 'frames' | 'whole' | null

export async function detectAnimation(content: Uint8Array): Promise<Animation> {
  if (isAnimatedPng(content)) return 'whole'
  const { pages = 1 } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ pages: 1 }))
  return pages > 1 ? 'frames' : null
}

/** The most animations that are remembered; the next request of a forgotten one looks at it again. */
const mostKnown = 10_000

/** The animations that were found when a size of them was made. */
export class KnownAnimations {
  private readonly known = new Map<string, Animation>()

  of(name: string, { version }: StoredFile): Animation {
    return this.known.get(`${name} ${version}`) ?? null
  }

  know(name: string, { version }: StoredFile, animation: Animation): void {
    if (animation === null) return
    if (this.known.size >= mostKnown) this.known.clear()
    this.known.set(`${name} ${version}`, animation)
  }
}
