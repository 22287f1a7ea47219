import { channelGenres, type ChannelGenre } from './channel-genre'

/** The filters of the list of all channels; '' for no filter. */
export type ChannelFilters = {
  /** The group of filters that is shown: regions or genres. */
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

/** The genre named in an address; null for any other text. */
export function genreOf(text: string): ChannelGenre | null {
  return channelGenres.find((genre) => genre === text) ?? null
}
