interface WirePicture {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** A picture with its size; null for a size that the platform does not know. */
export const sizedPictureOf = ({ url, width, height }: WirePicture) => ({
  address: url,
  size: width > 0 && height > 0 ? { width, height } : null,
})
