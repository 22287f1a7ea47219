import type { LucideIcon } from 'lucide-react'
import {
  Award,
  BadgeCheck,
  Bell,
  Camera,
  CalendarCheck,
  Clock3,
  ClipboardCheck,
  ClipboardList,
  Coins,
  FileText,
  Flag,
  Gift,
  HandHeart,
  HandHelping,
  Heart,
  Hourglass,
  LayoutGrid,
  HeartHandshake,
  IdCard,
  Info,
  KeyRound,
  MessageCircle,
  MessageSquareText,
  QrCode,
  Rss,
  Settings,
  Smartphone,
  Star,
  UserRound,
  UserRoundPlus,
  UsersRound,
  Wallet,
} from 'lucide-react'
import type { Statistics } from '../../../domain/people/account/statistics'
import type { ChangeSubject } from '../../../domain/frame/messages/change'
import { applyPath } from '../../civic/applications/applications.routes'
import { activityRecordPath, myActivitiesPath } from '../../civic/activities/activities.routes'
import { certificatePath } from '../../civic/certificates/certificates.routes'
import { bindPhonePath, passwordPath, phonePath } from '../../frame/session/session.routes'
import { aboutPath } from '../../frame/site/setting.routes'
import { settingPath } from '../../frame/site/site.routes'
import { creditsPath } from '../../participation/credits/credits.routes'
import { realNamePath } from '../../people/identities/identities.routes'
import { invitePath } from '../../people/invitations/invitations.routes'
import { practiceCodePath } from '../../civic/practice-codes/practice-codes.routes'
import { myTeamsPath } from '../../civic/teams/teams.routes'
import { myOrdersPath, orderServePath } from '../../civic/orders/orders.routes'
import { walletPath } from '../../civic/wallet/wallet.routes'
import { servicesPath } from '../services/services.routes'
import { helpedPersonsPath, myClaimedPath, myWishesPath } from '../../civic/wishes/wishes.routes'
import { myShowsPath } from '../../civic/shows/shows.routes'
import { registerVolunteerPath } from '../../civic/volunteers/volunteers.routes'
import { favouritesPath, historyPath, profilePath } from '../../people/account/account.routes'
import { minePath } from './agenda.routes'

export const messagesPath = '/message'

type MineEntryName =
  | 'messages'
  | 'services'
  | 'favourites'
  | 'history'
  | 'follows'
  | 'subscriptions'
  | 'comments'
  | 'profile'
  | 'realName'
  | 'phone'
  | 'noPhone'
  | 'password'
  | 'safety'
  | 'feedback'
  | 'join'
  | 'invite'
  | 'suggestions'
  | 'credits'
  | 'orders'
  | 'serve'
  | 'wallet'
  | 'wishes'
  | 'claimed'
  | 'shows'
  | 'activities'
  | 'hours'
  | 'certificate'
  | 'people'
  | 'teams'
  | 'volunteerCode'
  | 'volunteering'
  | 'setting'
  | 'about'

interface MineEntry {
  readonly name: MineEntryName
  readonly path: string
  readonly icon: LucideIcon
  /** The subject whose changes are marked. */
  readonly subject?: ChangeSubject
}

export interface MineTile extends Omit<MineEntry, 'path'> {
  /** The path of the list; null for a count that has no list. */
  readonly path: string | null
  /** The name of the count shown beside it. */
  readonly statistic: keyof Statistics
}

/**
 * The member's lists with their counts, at the top of the screen. Entries without a screen in this version are left
 * out, here and in the groups.
 */
export const mineTiles: readonly MineTile[] = [
  { name: 'favourites', path: favouritesPath, icon: Star, statistic: 'collections' },
  { name: 'history', path: historyPath, icon: Clock3, statistic: 'history' },
  { name: 'follows', path: '/attention', icon: Heart, statistic: 'follows' },
  { name: 'subscriptions', path: '/subscribes', icon: Rss, statistic: 'subscriptions' },
  { name: 'comments', path: null, icon: MessageCircle, statistic: 'comments' },
]

export interface MineGroup {
  readonly name: 'volunteering' | 'services' | 'account'
  readonly entries: readonly MineEntry[]
}

const setting: MineEntry = { name: 'setting', path: settingPath, icon: Settings }
const about: MineEntry = { name: 'about', path: aboutPath, icon: Info }
const services: MineEntry = { name: 'services', path: servicesPath, icon: LayoutGrid }
const feedback: MineEntry = { name: 'feedback', path: '/feedback', icon: MessageSquareText, subject: 'feedback' }
const join: MineEntry = { name: 'join', path: applyPath, icon: UserRoundPlus, subject: 'application' }

/** The entries that a guest can use: everything else asks for a login first. */
export const guestEntries: readonly MineEntry[] = [services, feedback, join, setting, about]

/** All entries of a member, grouped by subject. */
export const memberGroups = (hasPhone: boolean): readonly MineGroup[] => [
  {
    name: 'volunteering',
    entries: [
      { name: 'activities', path: myActivitiesPath, icon: CalendarCheck, subject: 'activity' },
      { name: 'hours', path: activityRecordPath, icon: Hourglass },
      { name: 'claimed', path: myClaimedPath, icon: HandHelping },
      { name: 'serve', path: orderServePath, icon: ClipboardCheck },
      { name: 'teams', path: myTeamsPath, icon: Flag, subject: 'team' },
      { name: 'volunteerCode', path: practiceCodePath, icon: QrCode },
      { name: 'certificate', path: certificatePath, icon: Award },
      { name: 'volunteering', path: registerVolunteerPath, icon: HandHeart, subject: 'volunteer' },
    ],
  },
  {
    name: 'services',
    entries: [
      services,
      { name: 'wishes', path: myWishesPath, icon: HeartHandshake, subject: 'wish' },
      { name: 'orders', path: myOrdersPath, icon: ClipboardList, subject: 'order' },
      { name: 'people', path: helpedPersonsPath, icon: UsersRound },
      { name: 'shows', path: myShowsPath, icon: Camera, subject: 'show' },
      { name: 'suggestions', path: '/interact', icon: FileText },
      { name: 'credits', path: creditsPath, icon: Coins },
      { name: 'wallet', path: walletPath, icon: Wallet, subject: 'cashOut' },
    ],
  },
  {
    name: 'account',
    entries: [
      { name: 'messages', path: messagesPath, icon: Bell },
      { name: 'profile', path: profilePath, icon: UserRound },
      hasPhone
        ? { name: 'phone', path: phonePath, icon: Smartphone }
        : { name: 'noPhone', path: bindPhonePath(minePath), icon: Smartphone },
      { name: 'realName', path: realNamePath(), icon: IdCard, subject: 'identity' },
      { name: 'password', path: passwordPath, icon: KeyRound },
      { name: 'safety', path: '/safe', icon: BadgeCheck },
      { name: 'invite', path: invitePath, icon: Gift },
      join,
      feedback,
      setting,
      about,
    ],
  },
]
