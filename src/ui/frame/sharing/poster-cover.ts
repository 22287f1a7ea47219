interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface PosterCover {
  /** Height of the area at the top of the poster. */
  readonly fieldHeight: number
  /** The source rectangle of the picture, and where it is drawn. */
  readonly from: Box
  readonly to: Box
}

const wideField = 422
const squareField = 540
const squareMargin = 48

/**
 * The layout of a poster's picture: a wide one fills the area, cropped around its centre; a square one is shown whole
 * on an area of its own.
 */
export function posterCover(picture: { readonly width: number; readonly height: number }, width: number): PosterCover {
  const isSquare = Math.abs(picture.width / picture.height - 1) < 0.1
  const fieldHeight = isSquare ? squareField : wideField
  const side = squareField - 2 * squareMargin
  const to = isSquare
    ? { left: (width - side) / 2, top: squareMargin, width: side, height: side }
    : { left: 0, top: 0, width, height: wideField }
  const scale = Math.max(to.width / picture.width, to.height / picture.height)
  const taken = { width: to.width / scale, height: to.height / scale }
  return {
    fieldHeight,
    from: { left: (picture.width - taken.width) / 2, top: (picture.height - taken.height) / 2, ...taken },
    to,
  }
}
