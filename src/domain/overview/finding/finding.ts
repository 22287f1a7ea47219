import { contentKinds, type KindWith } from '../../frame/content/content-kinds'
import type { FeedItem } from '../../frame/content/feed-item'

/** Kinds of content that people look for together. */
export const shelves = {
  read: ['post', 'special', 'gallery'],
  listen: ['audio', 'album'],
  watch: ['video', 'short', 'collection'],
  residents: ['show', 'entry'],
  topics: ['topic'],
} as const satisfies Readonly<Record<string, readonly KindWith<'list'>[]>>
export type Shelf = keyof typeof shelves

export const shelfNames = Object.keys(shelves) as readonly Shelf[]

/** The codes of a shelf's kinds; none for all kinds. */
export const codesOfShelf = (shelf: Shelf | null): readonly number[] =>
  shelf === null ? [] : shelves[shelf].map((kind) => contentKinds[kind].code)

/** A content that many people read. */
export interface MuchRead {
  readonly item: FeedItem
  /** How many people of the neighbourhood read it. */
  readonly readers: number
}

/** An organisation, a host or a member whose contents many people read. */
export interface PublisherToFollow {
  readonly id: string
  readonly name: string
  readonly picture: string | null
  readonly intro: string
  readonly followers: number
  readonly followed: boolean
}
