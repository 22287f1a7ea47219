import type { LocalFile, PictureArea } from '../../../application/frame/uploads/local-file'
import type { PictureEditor } from '../../../application/frame/uploads/picture-editor'
import { boundedSize, type PictureBounds } from '../../../domain/frame/shared/picture-bounds'
import { isAnimated } from './is-animated'

const quality = 0.85
/** The size in bytes up to which a picture is sent unchanged, when its dimensions fit too. */
const lightBytes = 400_000
/** Redraws pictures on a canvas, which also removes their metadata. */
export class CanvasPictureEditor implements PictureEditor {
  async resizeToFit(picture: LocalFile, bounds: PictureBounds): Promise<LocalFile | null> {
    // A canvas would keep one frame.
    if (await isAnimated(picture as Blob)) return picture
    const bitmap = await read(picture)
    if (bitmap === null) return null
    const { width, height } = boundedSize(bitmap, bounds)
    if (width === bitmap.width && picture.size <= lightBytes && isPlain(picture.type)) {
      bitmap.close()
      return picture
    }
    return draw(bitmap, { x: 0, y: 0, width: bitmap.width, height: bitmap.height }, { width, height }, picture.type)
  }

  async crop(picture: LocalFile, area: PictureArea, side: number): Promise<LocalFile | null> {
    const bitmap = await read(picture)
    return bitmap === null ? null : draw(bitmap, area, { width: side, height: side }, 'image/jpeg')
  }
}

function isPlain(type: string): boolean {
  return ['image/jpeg', 'image/png', 'image/webp'].includes(type)
}

/** Decodes a picture, turned as its metadata say; null when this browser cannot decode it. */
async function read(picture: LocalFile): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(picture as Blob, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
}

async function draw(
  bitmap: ImageBitmap,
  area: PictureArea,
  size: { readonly width: number; readonly height: number },
  type: string,
): Promise<LocalFile | null> {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (context === null) return null
  // Transparent parts become white in a format without transparency.
  const outputType = type === 'image/png' || type === 'image/webp' ? type : 'image/jpeg'
  if (outputType === 'image/jpeg') {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, size.width, size.height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, outputType, quality))
}
