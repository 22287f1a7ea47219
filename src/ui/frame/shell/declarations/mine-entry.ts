import type { LucideIcon } from 'lucide-react'
import { port } from '../../../../application/frame/shared/port'
import type { WaitingName } from '../../../../domain/frame/messages/message'
import type { ChangeSubject } from '../../../../domain/frame/messages/change'
import type { TextInLanguages } from '../../../../domain/frame/site/preferences'

/**
 * A row or a tile of 'Me', declared by the feature whose screen it leads to. What the head of 'Me' or the screens of
 * settings and of account safety lead to has none.
 */
export interface MineEntry {
  readonly group: 'volunteering' | 'services' | 'account'
  /** Entries of a group are shown by rank, smallest first. */
  readonly rank: number
  /** The rank among the entries that a guest sees; without one, only members see the entry. */
  readonly rankForGuests?: number
  readonly words: TextInLanguages
  readonly path: string
  readonly icon: LucideIcon
  /** The subject whose changes are marked. */
  readonly subject?: ChangeSubject
  /** Restricts the entry to members with a phone number, or to members without one. */
  readonly phone?: 'bound' | 'missing'
  /** What is shown beside the name: a number of what waits, or whether the real name is verified. */
  readonly value?: 'realName' | WaitingName
}

/** The entries of all features, which are loaded together with 'Me'. */
export const MineEntryList = port<readonly MineEntry[]>('MineEntryList')
