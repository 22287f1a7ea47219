import type { CaseStep, Person } from '../../frame/cases/case-step'
import type { ShowAct, ShowState } from './show-lifecycle'

/** The acts that the visitor may do on a show now. */
export type OfferedShowAct = Extract<ShowAct, 'remove'>

export interface ShowCategory {
  readonly id: string
  readonly name: string
}

export interface ShowPicture {
  readonly address: string
  /** Pixels; null when unknown. */
  readonly size: { readonly width: number; readonly height: number } | null
}

/** What a member shows, in lists. */
export interface ShowCard {
  readonly id: string
  /** The beginning of its text. */
  readonly summary: string
  /** Null for an entry that was given none. */
  readonly category: ShowCategory | null
  /** What an entry stands under; null for a show. */
  readonly topic: { readonly id: string; readonly title: string } | null
  readonly state: ShowState
  /** Milliseconds since 1970: when everybody could see it, or when it was written. */
  readonly at: number
  readonly cover: ShowPicture | null
  readonly hasVideo: boolean
  readonly pictureCount: number
  readonly likes: number
  readonly comments: number
  readonly author: Person
  readonly mine: boolean
}

export interface Show extends ShowCard {
  readonly text: string
  readonly place: string
  readonly pictures: readonly ShowPicture[]
  readonly video: string | null
  readonly acts: readonly OfferedShowAct[]
  /** Its history, for its author alone; the newest refusal says why. */
  readonly steps: readonly CaseStep<ShowAct | 'submit', ShowState>[]
  readonly commentsOpen: boolean
}

export type CoverRatio = '3:4' | '1:1' | '4:3'

/** Width over height of each ratio in which covers stand. */
const ratios: Readonly<Record<CoverRatio, number>> = { '3:4': 3 / 4, '1:1': 1, '4:3': 4 / 3 }

/** The nearest of a few ratios, so that no picture is cut much and no column is filled by one. */
export function coverRatio(size: ShowPicture['size']): CoverRatio {
  if (size === null) return '1:1'
  const wanted = Math.log(size.width / size.height)
  const distance = (ratio: CoverRatio) => Math.abs(Math.log(ratios[ratio]) - wanted)
  return (Object.keys(ratios) as CoverRatio[]).reduce((best, next) => (distance(next) < distance(best) ? next : best))
}

/** Of the words below the cover, in widths of the card. */
const heightOfWords = 0.55

/** The height of a card, in widths of it: known before anything is loaded. */
export function cardHeight({ cover }: Pick<ShowCard, 'cover'>): number {
  return 1 / ratios[coverRatio(cover?.size ?? null)] + heightOfWords
}
