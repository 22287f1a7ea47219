/** `pass`: it may be published; `block`: it may not. */
export type PictureSuggestion = 'pass' | 'block'

export interface CheckedPicture {
  /** Nearly the same for pictures that look alike; null for a picture too plain to have a fingerprint. */
  readonly fingerprint: string | null
  readonly mime: string
  /** Reads the file as it is stored. */
  readonly read: () => Promise<Buffer>
}

/** Decides whether everybody may see a picture (C030). */
export interface PictureChecker {
  /** Throws when no decision is available now. */
  check(picture: CheckedPicture): Promise<PictureSuggestion>
}
