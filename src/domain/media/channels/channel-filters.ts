import { channelGenres, type ChannelGenre } from './channel-genre'

/** What all channels are narrowed by; '' for not. */
export type ChannelFilters = {
  /** Which of the two groups is offered. */
  readonly by: string
  /** The id of a region. */
  readonly region: string
  readonly genre: string
  readonly q: string
}

export interface ChannelGroups {
  readonly regions: readonly { readonly id: string; readonly name: string }[]
  readonly genres: readonly ChannelGenre[]
}

/** A genre of an address; null for any other text. */
export function genreOf(text: string): ChannelGenre | null {
  return channelGenres.find((genre) => genre === text) ?? null
}
