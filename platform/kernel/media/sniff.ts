export type SniffedKind = 'image' | 'video' | 'audio'

export interface SniffedFile {
  readonly kind: SniffedKind
  readonly mime: string
  readonly extension: string
}

/** Number of bytes that `sniff` needs. */
export const headLength = 64

const of = (kind: SniffedKind, mime: string, extension: string): SniffedFile => ({ kind, mime, extension })

/**
 * Detects the type of a file by its first bytes; null when it is not accepted. Names and types sent by the client are
 * ignored.
 */
export function sniff(head: Uint8Array): SniffedFile | null {
  const text = String.fromCharCode(...head.subarray(0, headLength))
  const at = (offset: number, sign: string): boolean => text.startsWith(sign, offset)
  if (at(0, '\xff\xd8\xff')) return of('image', 'image/jpeg', 'jpg')
  if (at(0, '\x89PNG\r\n\x1a\n')) return of('image', 'image/png', 'png')
  if (at(0, 'GIF87a') || at(0, 'GIF89a')) return of('image', 'image/gif', 'gif')
  if (at(0, 'RIFF'))
    return at(8, 'WEBP') ? of('image', 'image/webp', 'webp') : at(8, 'WAVE') ? of('audio', 'audio/wav', 'wav') : null
  if (at(4, 'ftyp')) return isoMedia(text)
  if (at(0, '\x1a\x45\xdf\xa3')) return text.includes('webm') ? of('video', 'video/webm', 'webm') : null
  if (at(0, 'OggS')) return of('audio', 'audio/ogg', 'ogg')
  if (at(0, 'ID3')) return of('audio', 'audio/mpeg', 'mp3')
  return frames(head)
}

/** Files of this family are films unless their brand says otherwise; what they are is settled by their tracks. */
function isoMedia(text: string): SniffedFile | null {
  const brand = text.slice(8, 12)
  if (brand === 'avif' || brand === 'avis') return of('image', 'image/avif', 'avif')
  if (brand === 'M4A ' || brand === 'M4B ') return of('audio', 'audio/mp4', 'm4a')
  if (brand === 'qt  ') return of('video', 'video/quicktime', 'mov')
  const isPicture = /^(?:hei[cfmsx]|hev[cmsx]|mif[12]|msf1|crx |jp[2xm] |jpgs|miaf)/.test(brand)
  return isPicture ? null : of('video', 'video/mp4', 'mp4')
}

/**
 * Detects MPEG audio without a tag, and ADTS. Such a file begins with a frame, whose header has eleven or twelve set
 * bits and no reserved value.
 */
function frames(head: Uint8Array): SniffedFile | null {
  const [first = 0, second = 0, third = 0] = head
  if (first !== 0xff) return null
  if ((second & 0xf6) === 0xf0) return of('audio', 'audio/aac', 'aac')
  const layer = (second >> 1) & 3
  const free =
    ((second >> 3) & 3) === 1 || layer === 0 || third >> 4 === 0xf || third >> 4 === 0 || ((third >> 2) & 3) === 3
  return (second & 0xe0) === 0xe0 && layer === 1 && !free ? of('audio', 'audio/mpeg', 'mp3') : null
}
