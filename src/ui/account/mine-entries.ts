import type { LucideIcon } from 'lucide-react'
import { BadgeCheck, Bell, Clock3, FileText, Heart, Info, KeyRound, MessageSquareText, Rss, Settings, Smartphone, Star, UserRound } from 'lucide-react'
import type { Statistics } from '../../domain/account/statistics'
import { passwordPath, phonePath } from '../session/session.routes'
import { settingPath } from '../site/site.routes'
import { favouritesPath, historyPath, profilePath } from './account.routes'

export interface MineCount {
  readonly name: keyof Statistics
  readonly path: string
}

export const messagesPath = '/message'

/** The counts under the head. */
export const mineCounts: readonly MineCount[] = [
  { name: 'collections', path: favouritesPath },
  { name: 'history', path: historyPath },
  { name: 'follows', path: '/attention' },
  { name: 'subscriptions', path: '/subscribes' },
]

type MineEntryName =
  | 'messages' | 'favourites' | 'history' | 'follows' | 'subscriptions'
  | 'profile' | 'phone' | 'password' | 'safety'
  | 'feedback' | 'suggestions' | 'setting' | 'about'

interface MineEntry {
  readonly name: MineEntryName
  readonly path: string
  readonly icon: LucideIcon
}
export type MineGroup = readonly MineEntry[]

/** The rows of the personal centre, in groups; those without a screen in this version are left out. */
export const mineEntries: readonly MineGroup[] = [
  [
    { name: 'messages', path: messagesPath, icon: Bell },
    { name: 'favourites', path: favouritesPath, icon: Star },
    { name: 'history', path: historyPath, icon: Clock3 },
    { name: 'follows', path: '/attention', icon: Heart },
    { name: 'subscriptions', path: '/subscribes', icon: Rss },
    { name: 'suggestions', path: '/interact', icon: FileText },
  ],
  [
    { name: 'profile', path: profilePath, icon: UserRound },
    { name: 'phone', path: phonePath, icon: Smartphone },
    { name: 'password', path: passwordPath, icon: KeyRound },
    { name: 'safety', path: '/safe', icon: BadgeCheck },
  ],
  [
    { name: 'feedback', path: '/feedback', icon: MessageSquareText },
    { name: 'setting', path: settingPath, icon: Settings },
    { name: 'about', path: '/about', icon: Info },
  ],
]

