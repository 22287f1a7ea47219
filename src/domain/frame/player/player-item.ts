/** The origin of an item, and so where a tap on it leads. */
export const playerItemKinds = ['audio', 'radio', 'programme', 'article'] as const

export type PlayerItemKind = (typeof playerItemKinds)[number]

/** One thing to listen to: an audio, a radio channel, a past programme, an article read aloud. */
export interface PlayerItem {
  readonly kind: PlayerItemKind
  readonly id: string
  readonly name: string
  /** What it belongs to: the name of the album, the programme or the source. Null for none. */
  readonly album: string | null
  readonly albumId: string | null
  /** Seconds, according to the catalogue; null when unknown before loading, and for a live stream. */
  readonly duration: number | null
  readonly image: string | null
  readonly url: string
  /** A stream without start or end: no seeking, no rate, no next (B23, B28). */
  readonly live: boolean
  /** Seconds at which its parts start, such as paragraphs: next and previous lead from one to another. */
  readonly parts?: readonly number[]
}

const spoken = 'speech:'

/** The address of a text that a voice of the device reads. */
export function speechAddress(id: string): string {
  return `${spoken}${id}`
}

/** It is read by a voice of the device: only the page that has its text can play it. */
export function isSpoken({ url }: Pick<PlayerItem, 'url'>): boolean {
  return url.startsWith(spoken)
}

/** Whether both are the same item, whichever list they came with. */
export function isSameItem(one: PlayerItem | null, other: PlayerItem | null): boolean {
  return one !== null && other !== null && one.kind === other.kind && one.id === other.id && one.url === other.url
}
