/** Where an item comes from, and so where a tap on it leads. */
export const playerItemKinds = ['audio', 'radio', 'programme', 'article'] as const

export type PlayerItemKind = (typeof playerItemKinds)[number]

/** One thing to listen to: an audio, a radio channel, a past programme, an article read aloud. */
export interface PlayerItem {
  readonly kind: PlayerItemKind
  readonly id: string
  readonly name: string
  /** What it belongs to in words: the album's name, the programme's, the source's. Null when it stands alone. */
  readonly album: string | null
  readonly albumId: string | null
  /** Seconds, as the catalogue says; null when it is not known before the sound is loaded, and for a live stream. */
  readonly duration: number | null
  readonly image: string | null
  readonly url: string
  /** A stream without start or end: no seeking, no rate, no next (B23, B28). */
  readonly live: boolean
}

/** True when both are the same thing to listen to, whichever list they came with. */
export function isSameItem(one: PlayerItem | null, other: PlayerItem | null): boolean {
  return one !== null && other !== null && one.kind === other.kind && one.id === other.id && one.url === other.url
}
