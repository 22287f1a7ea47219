/** Captions of a video in one language. */
export interface CaptionTrack {
  /** The BCP 47 tag, such as zh-CN. */
  readonly language: string
  /** The language's name in the language itself. */
  readonly label: string
  readonly url: string
}

/**
 * The captions for a reader of a language: in that language, in a variety of it, or else the first captions. Null when
 * there are no captions.
 */
export function captionsIn(tracks: readonly CaptionTrack[], language: string): CaptionTrack | null {
  const family = (tag: string) => tag.toLowerCase().split('-')[0]
  return (
    tracks.find((track) => track.language.toLowerCase() === language.toLowerCase()) ??
    tracks.find((track) => family(track.language) === family(language)) ??
    tracks[0] ??
    null
  )
}
