import type { EmbeddedKind, FeedKind } from '../domain/frame/navigation/outside-address'
import type { ScreenSubject } from '../ui/frame/shell/screen-subject'

type SubjectKind = ScreenSubject['kind']

interface SubjectFacts {
  /** The type in Open Graph (https://ogp.me/#types). */
  readonly openGraph: string
  readonly feed?: FeedKind | 'home'
  readonly embed?: EmbeddedKind
}

/** What search engines and link previews are told of each kind, besides its schema.org data. */
export const subjects: Readonly<Record<SubjectKind, SubjectFacts>> = {
  home: { openGraph: 'website', feed: 'home' },
  category: { openGraph: 'website', feed: 'category' },
  subCategory: { openGraph: 'website', feed: 'subCategory' },
  post: { openGraph: 'article' },
  special: { openGraph: 'article', feed: 'special' },
  gallery: { openGraph: 'article' },
  audio: { openGraph: 'music.song', embed: 'audio' },
  album: { openGraph: 'music.album', feed: 'album' },
  video: { openGraph: 'video.other', embed: 'video' },
  short: { openGraph: 'video.other' },
  collection: { openGraph: 'website' },
  channel: { openGraph: 'website' },
  topic: { openGraph: 'article' },
  entry: { openGraph: 'article' },
  show: { openGraph: 'article' },
  wish: { openGraph: 'article' },
  organisation: { openGraph: 'profile', feed: 'organisation' },
  anchor: { openGraph: 'profile' },
  event: { openGraph: 'website' },
}
