/** Captions of a video in one language. */
export interface CaptionTrack {
  /** BCP 47, such as zh-CN. */
  readonly language: string
  /** The name of the language in itself. */
  readonly label: string
  readonly url: string
}

/** The captions for somebody who reads a language: in it, in a variety of it, else the first; null without any. */
export function captionsIn(tracks: readonly CaptionTrack[], language: string): CaptionTrack | null {
  const family = (tag: string) => tag.toLowerCase().split('-')[0]
  return (
    tracks.find((track) => track.language.toLowerCase() === language.toLowerCase()) ??
    tracks.find((track) => family(track.language) === family(language)) ??
    tracks[0] ??
    null
  )
}
