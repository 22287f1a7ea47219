import type { LucideIcon } from 'lucide-react'
import { Clock3, Heart, MessageCircle, Rss, Star } from 'lucide-react'
import { inject } from 'inversify'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { SessionStore } from '../../../application/frame/session/session.store'
import type { Statistics } from '../../../domain/people/account/statistics'
import { MineEntryList, type MineEntry } from '../../frame/shell/declarations/mine-entry'
import { myCommentsPath } from '../../participation/comments/comments.paths'
import { favouritesPath, historyPath } from '../../people/account/account.paths'

export interface MineTile {
  readonly name: 'favourites' | 'history' | 'follows' | 'subscriptions' | 'comments'
  readonly icon: LucideIcon
  readonly path: string
  /** The name of the count that the tile shows. */
  readonly statistic: keyof Statistics
}

/** The member's lists with their counts, at the top of the screen. */
const tiles: readonly MineTile[] = [
  { name: 'favourites', path: favouritesPath, icon: Star, statistic: 'favourites' },
  { name: 'history', path: historyPath, icon: Clock3, statistic: 'history' },
  { name: 'follows', path: '/attention', icon: Heart, statistic: 'follows' },
  { name: 'subscriptions', path: '/subscribes', icon: Rss, statistic: 'subscriptions' },
  { name: 'comments', path: myCommentsPath, icon: MessageCircle, statistic: 'comments' },
]

export interface MineGroup {
  readonly name: MineEntry['group']
  readonly entries: readonly MineEntry[]
}

const groups: readonly MineEntry['group'][] = ['volunteering', 'services', 'account']

/** The tiles and entries of the screen 'Me'. Those without a screen in this version are left out. */
export class MineEntries {
  constructor(
    @inject(MineEntryList) private readonly list: readonly MineEntry[],
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {}

  exists(path: string): boolean {
    return this.navigator.exists(path)
  }

  tiles(): readonly MineTile[] {
    return tiles.filter(({ path }) => this.exists(path))
  }

  /** All entries of a member, grouped by subject. */
  ofMember(): readonly MineGroup[] {
    const phone = this.session.hasPhone ? 'bound' : 'missing'
    return groups.map((name) => ({
      name,
      entries: this.sorted(
        (entry) => entry.rank,
        (entry) => entry.group === name && (entry.phone ?? phone) === phone,
      ),
    }))
  }

  /** The entries that a guest can use; all others ask for a login first. */
  ofGuest(): readonly MineEntry[] {
    return this.sorted(
      ({ rankForGuests = 0 }) => rankForGuests,
      ({ rankForGuests }) => rankForGuests !== undefined,
    )
  }

  private sorted(rank: (entry: MineEntry) => number, isShown: (entry: MineEntry) => boolean): readonly MineEntry[] {
    return this.list.filter((entry) => isShown(entry) && this.exists(entry.path)).sort((a, b) => rank(a) - rank(b))
  }
}
