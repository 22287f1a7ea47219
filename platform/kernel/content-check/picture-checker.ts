/** `pass`: it may be published; `block`: it may not. */
export type PictureSuggestion = 'pass' | 'block'

export interface CheckedPicture {
  /** What is the same for pictures that look alike; null of a picture too plain for one. */
  readonly fingerprint: string | null
  readonly mime: string
  /** The file, as it is stored. */
  readonly read: () => Promise<Buffer>
}

/** Who says whether everybody may see a picture (C030). */
export interface PictureChecker {
  /** Throws where nobody can say it now. */
  check(picture: CheckedPicture): Promise<PictureSuggestion>
}
