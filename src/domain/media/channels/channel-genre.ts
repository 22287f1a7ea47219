/** What sort of programmes a channel of radio or television has. */
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
