import type { Person } from '../../frame/cases/case-step'
import type { GeoPoint } from '../../frame/places/geo-point'
import type { LinkPreview } from '../../participation/marked-text/link-preview'
import type { NamedInText } from '../../participation/marked-text/named-in-text'
import type { Poll } from '../../participation/polls/poll'
import type { CirclePostMarks, CirclePostState, ModeratorPostAct } from './circle-post-lifecycle'

export interface CirclePicture {
  readonly address: string
  /** The size in pixels; null when unknown. */
  readonly size: { readonly width: number; readonly height: number } | null
}

/** A post of a circle, as lists show it. */
export interface CirclePostCard extends CirclePostMarks {
  readonly id: string
  readonly circle: { readonly id: string; readonly name: string }
  /** The beginning of its text. */
  readonly summary: string
  readonly state: CirclePostState
  /** When it was published, or before that when it was written, in milliseconds since 1970. */
  readonly at: number
  /** The first pictures. */
  readonly pictures: readonly CirclePicture[]
  readonly pictureCount: number
  readonly hasVideo: boolean
  readonly place: string
  readonly likes: number
  readonly comments: number
  readonly author: Person
  readonly mine: boolean
}

export interface CirclePost extends CirclePostCard {
  readonly text: string
  /** The position of its place on the map; null when its author only named it, or named none. */
  readonly position: GeoPoint | null
  readonly named: NamedInText
  /** A page of another site that its author refers to; null without one. */
  readonly link: LinkPreview | null
  readonly poll: Poll | null
  /** When its author last changed the text, in milliseconds since 1970; null while it is as it was published. */
  readonly editedAt: number | null
  /** The address of its video; null without one. */
  readonly video: string | null
  readonly commentsOpen: boolean
  /** Whether only members of its circle see it. */
  readonly isClosedCircle: boolean
  readonly acts: readonly (ModeratorPostAct | 'delete')[]
  /** Whether the reader may change its words now. */
  readonly isEditable: boolean
  /** Why it was removed, for its author and those who lead the circle; '' otherwise. */
  readonly reason: string
}
