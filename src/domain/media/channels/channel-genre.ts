/** The genres of radio and television channels. */
export const channelGenres = [
  'general',
  'news',
  'music',
  'traffic',
  'stories',
  'country',
  'children',
  'life',
  'culture',
  'sport',
  'nature',
] as const

export type ChannelGenre = (typeof channelGenres)[number]
