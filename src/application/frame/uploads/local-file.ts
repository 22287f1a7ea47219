/** A file or picture of this device, for layers without a DOM. */
export interface LocalFile {
  /** The size in bytes. */
  readonly size: number
  /** The media type according to the host, such as 'image/jpeg'; '' when unknown. */
  readonly type: string
}

/** A rectangle of a picture, in its own pixels. */
export interface PictureArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
