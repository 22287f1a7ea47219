import type { LucideIcon } from 'lucide-react'
import {
  BadgeCheck,
  ConciergeBell,
  Droplets,
  FileHeart,
  Flag,
  Globe,
  HandHelping,
  MapPinned,
  MessageSquareText,
  Mic,
  Phone,
  ScanLine,
  Star,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react'

/** Further drawings of the server's icon set, by the parts of their class names: those that only few screens need. */
export const serviceIcons: Readonly<Record<string, LucideIcon>> = {
  badge: BadgeCheck,
  feedback: MessageSquareText,
  flag: Flag,
  globe: Globe,
  host: Mic,
  join: UserRoundPlus,
  order: ConciergeBell,
  party: Flag,
  phone: Phone,
  place: MapPinned,
  project: FileHeart,
  register: UserRoundPlus,
  scan: ScanLine,
  star: Star,
  team: UsersRound,
  water: Droplets,
  wish: HandHelping,
}
