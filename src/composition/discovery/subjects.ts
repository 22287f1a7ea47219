import type { EmbeddedKind, FeedKind } from '../../domain/frame/navigation/outside-address'
import type { ScreenSubject } from '../../ui/frame/shell/screens/screen-subject'

type SubjectKind = ScreenSubject['kind']

interface SubjectFacts {
  /** The type in Open Graph (https://ogp.me/#types). */
  readonly openGraph: string
  readonly feed?: FeedKind | 'home'
  readonly embed?: EmbeddedKind
}

/** What search engines and link previews are told of each kind, besides its schema.org data. */
const facts: Readonly<Partial<Record<SubjectKind, SubjectFacts>>> = {
  home: { openGraph: 'website', feed: 'home' },
  category: { openGraph: 'website', feed: 'category' },
  subCategory: { openGraph: 'website', feed: 'subCategory' },
  special: { openGraph: 'article', feed: 'special' },
  audio: { openGraph: 'music.song', embed: 'audio' },
  album: { openGraph: 'music.album', feed: 'album' },
  video: { openGraph: 'video.other', embed: 'video' },
  short: { openGraph: 'video.other' },
  collection: { openGraph: 'website' },
  channel: { openGraph: 'website' },
  organisation: { openGraph: 'profile', feed: 'organisation' },
  anchor: { openGraph: 'profile' },
  event: { openGraph: 'website' },
}

export const factsOf = (kind: SubjectKind): SubjectFacts => facts[kind] ?? { openGraph: 'article' }
