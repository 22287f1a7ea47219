import type { RssFeed } from 'feedsmith'

type MediaElements = NonNullable<RssFeed.Item<string>['media']>

/** A file that an item of a feed brings, with what the feed says of its kind. */
export interface EnclosedFile {
  readonly url: string
  /** The declared kind or media type in lower case; '' where there is none. */
  readonly type: string
  readonly width: number
}

export interface FeedMedia {
  readonly sound: { readonly url: string; readonly isDeclared: boolean } | null
  readonly picture: string | null
}

type Kind = 'image' | 'audio' | 'video' | 'other' | 'unknown'

const extensions: readonly (readonly [Kind, RegExp])[] = [
  ['audio', /\.(?:mp3|m4a|m4b|aac|ogg|oga|opus|wav|flac|wma)$/i],
  ['image', /\.(?:jpe?g|png|gif|webp|avif|bmp|svg)$/i],
  ['video', /\.(?:mp4|m4v|mov|webm|mkv|avi|m3u8|flv)$/i],
  ['other', /\.(?:pdf|docx?|xlsx?|pptx?|wps|et|zip|rar|7z|txt|html?|torrent|epub|ofd|csv|xml)$/i],
]

/** The kind that the name of a file shows. */
function namedKind(url: string): Kind {
  const { pathname } = URL.canParse(url) ? new URL(url) : { pathname: url }
  return extensions.find(([, names]) => names.test(pathname))?.[0] ?? 'unknown'
}

/**
 * What a file is, as far as its feed says. A name of a sound stands against another declared kind, since tools declare
 * what they were set up for; any other name counts only where the kind is not declared as one that media types have.
 */
function kindOf({ url, type }: EnclosedFile): Kind {
  const named = namedKind(url)
  if (named === 'audio') return 'audio'
  const [family = ''] = type.split('/')
  if (family === 'audio' || family === 'image' || family === 'video') return family
  if (type === 'application/ogg' || /^(?:mp3|m4a|aac)$/.test(type)) return 'audio'
  if (family === 'text' || /^application\/(?!octet-stream|force-download|x-download|download|binary)/.test(type))
    return 'other'
  return named
}

/**
 * The sound and the picture of an item. What is not declared, and has no name that shows it, may be a sound: its bytes
 * decide.
 */
export function mediaAmong(files: readonly EnclosedFile[]): FeedMedia {
  const declared = files.find((file) => kindOf(file) === 'audio')
  const possible = declared ?? files.find((file) => kindOf(file) === 'unknown')
  const pictures = files.filter((file) => kindOf(file) === 'image')
  const widest = Math.max(0, ...pictures.map(({ width }) => width))
  return {
    sound: possible === undefined ? null : { url: possible.url, isDeclared: declared !== undefined },
    picture: pictures.find(({ width }) => width === widest)?.url ?? null,
  }
}

/** The files of Media RSS, at whatever depth: in groups, in contents, by themselves. */
export function filesOf(media: MediaElements | undefined): EnclosedFile[] {
  if (media === undefined) return []
  const contents = [...(media.contents ?? []), ...(media.groups ?? []).flatMap((group) => group.contents ?? [])]
  const thumbnails = [media, ...(media.groups ?? []), ...contents].flatMap((each) => each.thumbnails ?? [])
  return [
    ...contents.flatMap(({ url, type, medium, width }) => fileOf(url, type ?? medium, width)),
    ...thumbnails.flatMap(({ url, width }) => fileOf(url, 'image', width)),
  ]
}

export function fileOf(url: string | undefined, type: string | undefined, width?: number): EnclosedFile[] {
  if (url === undefined) return []
  return [{ url, type: (type ?? '').split(';')[0]?.trim().toLowerCase() ?? '', width: width ?? 0 }]
}
