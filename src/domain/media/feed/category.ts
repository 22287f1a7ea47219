import type { Target } from '../../frame/navigation/target'

/** A category of content; it may have sub-categories. */
export interface Category {
  readonly id: string
  readonly name: string
  readonly children: readonly SubCategory[]
}

export interface SubCategory {
  readonly id: string
  readonly name: string
}

/** The head above the feed of a category. */
export interface CategoryHead {
  readonly carousel: readonly HeadPicture[]
  readonly entries: readonly HeadEntry[]
}

export interface HeadPicture {
  readonly id: string
  readonly title: string
  readonly image: string
  readonly target: Target | null
}

/** A quick entry, such as 'radio'; `icon` is a class name of the server's icon set. */
export interface HeadEntry {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly target: Target | null
}
