interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface PosterCover {
  /** Height of the area at the top of the poster. */
  readonly fieldHeight: number
  /** The part of the picture that is drawn. */
  readonly from: Box
  /** The rectangle of the poster in which it is drawn. */
  readonly to: Box
}

const wideField = 422
const squareField = 540
const squareMargin = 48

/**
 * The layout of a poster's picture. A wide picture fills the area, cropped around its centre. A square picture is shown
 * whole, with a margin around it.
 */
export function posterCover(picture: { readonly width: number; readonly height: number }, width: number): PosterCover {
  const isSquare = Math.abs(picture.width / picture.height - 1) < 0.1
  const fieldHeight = isSquare ? squareField : wideField
  const squareSide = squareField - 2 * squareMargin
  const to = isSquare
    ? { left: (width - squareSide) / 2, top: squareMargin, width: squareSide, height: squareSide }
    : { left: 0, top: 0, width, height: wideField }
  const scale = Math.max(to.width / picture.width, to.height / picture.height)
  const sourceSize = { width: to.width / scale, height: to.height / scale }
  return {
    fieldHeight,
    from: {
      left: (picture.width - sourceSize.width) / 2,
      top: (picture.height - sourceSize.height) / 2,
      ...sourceSize,
    },
    to,
  }
}
