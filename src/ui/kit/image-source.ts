/** Pixels that the platform makes pictures in. */
export const sourceWidths = [160, 320, 480, 750, 1080] as const

/** What the platform can resize: its own pictures, but drawings without a size of their own and those already resized. */
function isOurs(address: string): boolean {
  return (
    address.startsWith('/') &&
    !address.startsWith('//') &&
    !/\.svg($|\?)/i.test(address) &&
    !address.includes('x-oss-process=')
  )
}

/** The address of a picture in a width of the platform's (pixels). Pictures from elsewhere keep their address. */
export function resized(address: string, width: number): string {
  if (!isOurs(address)) return address
  return `${address}${address.includes('?') ? '&' : '?'}x-oss-process=image/resize,w_${width}`
}

/** The address of the picture itself, out of one that asks for a width. */
export function unresized(address: string): string {
  return address.replace(/[?&]x-oss-process=image\/resize,w_\d+$/, '')
}

/** The same picture in all widths, for `srcset`; nothing for pictures from elsewhere. */
export function sourceSet(address: string): string | undefined {
  // A comma followed by a space parts the entries; the comma inside the address does not.
  return isOurs(address) ? sourceWidths.map((width) => `${resized(address, width)} ${width}w`).join(', ') : undefined
}

/** How wide a picture stands: a part of the column, or pixels. */
export type ImageWidth = 'full' | 'half' | 'third' | number

const shares = {
  full: '(min-width: 480px) 480px, 100vw',
  half: '(min-width: 480px) 232px, 48vw',
  third: '(min-width: 480px) 152px, 32vw',
}

export function imageSizes(width: ImageWidth): string {
  return typeof width === 'number' ? `${width}px` : shares[width]
}

/** How a picture inside rich text is asked for: it stands as wide as the column. */
export function pictureInText(address: string): {
  readonly src: string
  readonly srcset: string | undefined
  readonly sizes: string
} {
  return { src: resized(address, 750), srcset: sourceSet(address), sizes: imageSizes('full') }
}
