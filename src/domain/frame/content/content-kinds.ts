/**
 * The acts that the contents of a kind support. `list`: lists show them as cards, and editors can link to them (B05).
 * `view`: opening a content counts as a view; other kinds count plays or nothing. `follow`: the button on the screen
 * follows the content itself; for the other kinds it follows their source.
 */
export type ContentAct = 'list' | 'like' | 'favourite' | 'comment' | 'follow' | 'share' | 'visit' | 'view' | 'play'

interface KindDefinition {
  /** The code on the wire and in the database. */
  readonly code: number
  /** The prefix of the screen's path; null where it depends on the content, as for channels (B06). */
  readonly path: string | null
  readonly acts: readonly ContentAct[]
}

const reactions = ['like', 'favourite', 'comment', 'share', 'visit'] as const
const reading = ['list', ...reactions, 'view'] as const

/**
 * The kinds of content, which are the single source for the wire, the platform and the client. The codes below 20 are
 * those of B05; the specification does not have the codes from 20 on.
 */
export const contentKinds = {
  audio: { code: 1, path: '/audios', acts: ['list', ...reactions, 'play'] },
  album: { code: 2, path: '/albums', acts: ['list', ...reactions, 'follow'] },
  post: { code: 3, path: '/posts', acts: reading },
  video: { code: 4, path: '/videos', acts: ['list', ...reactions, 'play'] },
  special: { code: 5, path: '/specials', acts: reading },
  gallery: { code: 7, path: '/atlas', acts: reading },
  /** A vertical short video, with a player of its own. */
  short: { code: 22, path: '/play', acts: ['list', ...reactions] },
  collection: { code: 15, path: '/videos-collection', acts: ['list', ...reactions] },
  channel: { code: 20, path: null, acts: [...reactions, 'follow'] },
  topic: { code: 21, path: '/topics', acts: reading },
  /** A member's contribution about the city. It is not in the editors' feeds, which take only `listed` contents. */
  show: { code: 31, path: '/show-civilization-details', acts: reading },
  /** A member's contribution under a topic. */
  entry: { code: 32, path: '/practices', acts: reading },
  /** What a member wrote in a circle. What was written in a closed one is no content of lists, searches and shares. */
  circlePost: { code: 34, path: '/group-post-detail', acts: reading },
  suggestion: { code: 33, path: '/interacts', acts: ['comment', 'share'] },
  wish: { code: 30, path: '/micro-wish-details', acts: ['comment', 'share'] },
} as const satisfies Readonly<Record<string, KindDefinition>>

type Kinds = typeof contentKinds

export type ContentKind = keyof Kinds

/** The kinds that support an act. */
export type KindWith<Act extends ContentAct> = {
  [Kind in ContentKind]: Act extends Kinds[Kind]['acts'][number] ? Kind : never
}[ContentKind]

export type CodeWith<Act extends ContentAct> = Kinds[KindWith<Act>]['code']

export function allows<Act extends ContentAct>(kind: ContentKind, act: Act): kind is KindWith<Act> {
  const acts: readonly ContentAct[] = contentKinds[kind].acts
  return acts.includes(act)
}

export function kindsWith<Act extends ContentAct>(act: Act): readonly KindWith<Act>[] {
  const kinds = Object.keys(contentKinds) as readonly ContentKind[]
  return kinds.filter((kind) => allows(kind, act))
}

export function codesWith<Act extends ContentAct>(act: Act): readonly CodeWith<Act>[] {
  return kindsWith(act).map((kind) => contentKinds[kind].code) as CodeWith<Act>[]
}

/** The kind that lists show for a code; null for a code that this version does not know. */
export function listedKind(code: unknown): KindWith<'list'> | null {
  const number = code === '' || code === null ? NaN : Number(code)
  return kindsWith('list').find((kind) => contentKinds[kind].code === number) ?? null
}

/** The kinds of publishers whom members follow. */
export const publisherKinds = ['organisation', 'host', 'member'] as const
export type PublisherKind = (typeof publisherKinds)[number]

/** The kinds that members follow with the call C020. Channels have a call of their own, C037. */
export const followedKinds = [...publisherKinds, 'album', 'programme'] as const

/** The kinds that a follow button can follow: publishers, and contents that can be followed themselves. */
export type FollowedKind = (typeof followedKinds)[number] | KindWith<'follow'>
