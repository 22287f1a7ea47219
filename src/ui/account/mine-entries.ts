import type { LucideIcon } from 'lucide-react'
import {
  Award,
  BadgeCheck,
  Bell,
  Camera,
  CalendarCheck,
  Clock3,
  ClipboardList,
  Coins,
  FileText,
  Flag,
  Gift,
  HandHeart,
  HandHelping,
  Heart,
  HeartHandshake,
  IdCard,
  Info,
  KeyRound,
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
import type { Statistics } from '../../domain/account/statistics'
import { applyPath } from '../applications/applications.routes'
import { myActivitiesPath } from '../activities/activities.routes'
import { certificatePath } from '../certificates/certificates.routes'
import { bindPhonePath, passwordPath, phonePath } from '../session/session.routes'
import { aboutPath } from '../site/setting.routes'
import { settingPath } from '../site/site.routes'
import { creditsPath } from '../credits/credits.routes'
import { realNamePath } from '../identities/identities.routes'
import { invitePath } from '../invitations/invitations.routes'
import { practiceCodePath } from '../practice-codes/practice-codes.routes'
import { myTeamsPath, teamsPath } from '../teams/teams.routes'
import { myOrdersPath, serviceOrderPath } from '../orders/orders.routes'
import { walletPath } from '../wallet/wallet.routes'
import { helpedPersonsPath, myClaimedPath, myWishesPath } from '../wishes/wishes.routes'
import { myShowsPath } from '../shows/shows.routes'
import { registerVolunteerPath } from '../volunteers/volunteers.routes'
import { favouritesPath, historyPath, minePath, profilePath } from './account.routes'

export const messagesPath = '/message'

type MineEntryName =
  | 'messages'
  | 'favourites'
  | 'history'
  | 'follows'
  | 'subscriptions'
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
  | 'wallet'
  | 'wishes'
  | 'claimed'
  | 'shows'
  | 'activities'
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
}

export interface MineTile extends MineEntry {
  /** The count shown beside it. */
  readonly statistic?: keyof Statistics
}

/**
 * The most used entries: one tap below the head. Entries without a screen in this version are left out, here and in the
 * rows.
 */
export const mineTiles: readonly MineTile[] = [
  { name: 'favourites', path: favouritesPath, icon: Star, statistic: 'collections' },
  { name: 'history', path: historyPath, icon: Clock3, statistic: 'history' },
  { name: 'follows', path: '/attention', icon: Heart, statistic: 'follows' },
  { name: 'subscriptions', path: '/subscribes', icon: Rss, statistic: 'subscriptions' },
]

export type MineGroup = readonly MineEntry[]

/** The rows of the personal centre, in groups; a guest has no account settings. */
export const mineGroups = ({
  isMember,
  hasPhone,
}: {
  readonly isMember: boolean
  readonly hasPhone: boolean
}): readonly MineGroup[] => [
  [
    { name: 'messages', path: messagesPath, icon: Bell },
    { name: 'suggestions', path: '/interact', icon: FileText },
  ],
  [
    { name: 'credits', path: creditsPath, icon: Coins },
    { name: 'orders', path: isMember ? myOrdersPath : serviceOrderPath, icon: ClipboardList },
    { name: 'wallet', path: walletPath, icon: Wallet },
    { name: 'wishes', path: myWishesPath, icon: HeartHandshake },
    { name: 'claimed', path: myClaimedPath, icon: HandHelping },
    { name: 'shows', path: myShowsPath, icon: Camera },
    { name: 'activities', path: myActivitiesPath, icon: CalendarCheck },
    { name: 'certificate', path: certificatePath, icon: Award },
    { name: 'people', path: helpedPersonsPath, icon: UsersRound },
    { name: 'teams', path: isMember ? myTeamsPath : teamsPath, icon: Flag },
    { name: 'volunteerCode', path: practiceCodePath, icon: QrCode },
    { name: 'volunteering', path: registerVolunteerPath, icon: HandHeart },
  ],
  isMember
    ? [
        { name: 'profile', path: profilePath, icon: UserRound },
        hasPhone
          ? { name: 'phone', path: phonePath, icon: Smartphone }
          : { name: 'noPhone', path: bindPhonePath(minePath), icon: Smartphone },
        { name: 'realName', path: realNamePath(), icon: IdCard },
        { name: 'password', path: passwordPath, icon: KeyRound },
        { name: 'safety', path: '/safe', icon: BadgeCheck },
      ]
    : [],
  [
    { name: 'feedback', path: '/feedback', icon: MessageSquareText },
    { name: 'invite', path: invitePath, icon: Gift },
    { name: 'join', path: applyPath, icon: UserRoundPlus },
    { name: 'setting', path: settingPath, icon: Settings },
    { name: 'about', path: aboutPath, icon: Info },
  ],
]
