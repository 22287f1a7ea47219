import type { encode } from 'uqr'
import { resizedUrl } from '../kit/pictures/image-source'

/** The parts of a poster that have to be loaded. */
export interface PosterParts {
  /** The picture; null when it could not be loaded, because the poster also works without a picture. */
  readonly cover: HTMLImageElement | null
  readonly encode: typeof encode
}

/**
 * Loads the parts of a poster while the visitor is still choosing a way to share, so that it is drawn at once when
 * requested.
 */
export class PosterPartsLoader {
  private address: string | null = null
  private parts: Promise<PosterParts> | null = null

  /** Returns loaded parts again; after a failure they are loaded again. */
  load(address: string): Promise<PosterParts> {
    if (this.parts !== null && this.address === address) return this.parts
    const parts = loadParts(address)
    const forget = () => {
      if (this.parts === parts) this.parts = null
    }
    this.address = address
    this.parts = parts
    parts.then(({ cover }) => cover === null && forget(), forget)
    return parts
  }
}

async function loadParts(address: string): Promise<PosterParts> {
  const [codes, cover] = await Promise.all([import('uqr'), loadPicture(address)])
  return { encode: codes.encode, cover }
}

async function loadPicture(address: string): Promise<HTMLImageElement | null> {
  if (address === '') return null
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = resizedUrl(address, 750)
  try {
    await image.decode()
    return image
  } catch {
    return null
  }
}
