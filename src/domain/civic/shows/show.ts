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
  /** The size in pixels; null when unknown. */
  readonly size: { readonly width: number; readonly height: number } | null
}

/** A show or an entry, as lists show it. */
export interface ShowCard {
  readonly id: string
  /** The beginning of the text. */
  readonly summary: string
  /** The category; null for an entry without one. */
  readonly category: ShowCategory | null
  /** The topic of an entry; null for a show. */
  readonly topic: { readonly id: string; readonly title: string } | null
  readonly state: ShowState
  /** When it became public, or before that when it was written, in milliseconds since 1970. */
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
  /** The history, for the author alone; the newest refusal carries the reason. */
  readonly steps: readonly CaseStep<ShowAct | 'submit', ShowState>[]
  readonly commentsOpen: boolean
}

export type CoverRatio = '3:4' | '1:1' | '4:3'

/** Width over height of each ratio in which covers are shown. */
const ratios: Readonly<Record<CoverRatio, number>> = { '3:4': 3 / 4, '1:1': 1, '4:3': 4 / 3 }

/** The nearest of the few ratios of covers, so that no picture is cropped much and none fills a whole column. */
export function coverRatio(size: ShowPicture['size']): CoverRatio {
  if (size === null) return '1:1'
  const targetRatio = Math.log(size.width / size.height)
  const distance = (ratio: CoverRatio) => Math.abs(Math.log(ratios[ratio]) - targetRatio)
  return (Object.keys(ratios) as CoverRatio[]).reduce((best, next) => (distance(next) < distance(best) ? next : best))
}

/** The height of the text below the cover, as a multiple of the card's width. */
const heightOfWords = 0.55

/** The height of a card as a multiple of its width, known before the cover is loaded. */
export function cardHeight({ cover }: Pick<ShowCard, 'cover'>): number {
  return 1 / ratios[coverRatio(cover?.size ?? null)] + heightOfWords
}
