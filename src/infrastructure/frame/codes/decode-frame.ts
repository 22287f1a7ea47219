import decode from 'qr/decode.js'

/** A picture in pixels. */
export interface Frame {
  readonly width: number
  readonly height: number
  /** RGBA, row by row. */
  readonly data: Uint8ClampedArray
}

/** Milliseconds that the decoder may spend on further attempts at a difficult picture. */
const timeLimit = 60

/** The text of the QR code in a picture; null when there is none. */
export function decodeFrame(frame: Frame): string | null {
  try {
    return decode(frame, { timeLimit })
  } catch {
    return null
  }
}
