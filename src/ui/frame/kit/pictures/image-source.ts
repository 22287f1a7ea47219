/** Widths in which the platform makes pictures, in pixels. */
export const sourceWidths = [160, 320, 480, 750, 1080] as const

/**
 * Whether the platform can resize a picture. It can resize its own pictures, except vector graphics and those already
 * resized.
 */
function isOurs(address: string): boolean {
  return (
    address.startsWith('/') &&
    !address.startsWith('//') &&
    !/\.svg($|\?)/i.test(address) &&
    !address.includes('x-oss-process=')
  )
}

/** The address of a picture in one of the platform's widths (pixels). External pictures keep their address. */
export function resizedUrl(address: string, width: number): string {
  if (!isOurs(address)) return address
  return `${address}${address.includes('?') ? '&' : '?'}x-oss-process=image/resize,w_${width}`
}

/** The original address of a resized picture. */
export function unresized(address: string): string {
  return address.replace(/[?&]x-oss-process=image\/resize,w_\d+$/, '')
}

/** The same picture in all widths, for `srcset`; nothing for external pictures. */
export function sourceSet(address: string): string | undefined {
  // Entries are separated by a comma and a space; the commas inside an address have no space.
  return isOurs(address) ? sourceWidths.map((width) => `${resizedUrl(address, width)} ${width}w`).join(', ') : undefined
}

/** The displayed width of a picture: a fraction of the column, or pixels. */
export type ImageWidth = 'full' | 'half' | 'third' | number

const shares = {
  full: '(min-width: 480px) 480px, 100vw',
  half: '(min-width: 480px) 232px, 48vw',
  third: '(min-width: 480px) 152px, 32vw',
}

export function imageSizes(width: ImageWidth): string {
  return typeof width === 'number' ? `${width}px` : shares[width]
}

/** The source of a picture inside rich text, where it is as wide as the column. */
export function pictureInText(address: string): {
  readonly src: string
  readonly srcset: string | undefined
  readonly sizes: string
} {
  return { src: resizedUrl(address, 750), srcset: sourceSet(address), sizes: imageSizes('full') }
}
