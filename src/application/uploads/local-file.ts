/** A file or picture of this device, as layers without a DOM see it. */
export interface LocalFile {
  /** Bytes. */
  readonly size: number
  /** Its media type as the host says it, such as 'image/jpeg'; '' when it does not know. */
  readonly type: string
}

/** A rectangle of a picture, in its own pixels. */
export interface PictureArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
