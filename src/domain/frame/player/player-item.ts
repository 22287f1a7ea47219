import type { MediumAddress } from './medium-address'

/** The kinds of items; the kind decides where a tap on the mini player leads. */
export const playerItemKinds = ['audio', 'radio', 'programme', 'article', 'recording'] as const

export type PlayerItemKind = (typeof playerItemKinds)[number]

/** Something to listen to: an audio, a radio channel, a past programme, an article read aloud, a recording within one. */
export interface PlayerItem extends MediumAddress {
  readonly kind: PlayerItemKind
  readonly id: string
  readonly name: string
  /** The name of the album, the programme, the source or the article that the item belongs to; null for none. */
  readonly album: string | null
  /** Its id; of a past programme that of the channel. */
  readonly albumId: string | null
  /** The length in seconds, according to the catalogue; null when unknown before loading, and for a live stream. */
  readonly duration: number | null
  readonly image: string | null
  /** Whether the item is a stream without start or end, which has no seeking, no rate and no next (B23, B28). */
  readonly live: boolean
  /** The seconds at which the item's parts, such as paragraphs, start; next and previous move from part to part. */
  readonly parts?: readonly number[]
}

const speechPrefix = 'speech:'

/** The address of a text that one of the device's voices reads. */
export function speechAddress(id: string): string {
  return `${speechPrefix}${id}`
}

/** Whether a voice of the device reads the item; only the page that has its text can play it. */
export function isSpoken({ url }: Pick<PlayerItem, 'url'>): boolean {
  return url.startsWith(speechPrefix)
}

/** Whether both are the same item, whichever lists they came with. */
export function isSameItem(one: PlayerItem | null, other: PlayerItem | null): boolean {
  return one !== null && other !== null && one.kind === other.kind && one.id === other.id && one.url === other.url
}
