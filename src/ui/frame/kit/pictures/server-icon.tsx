import type { LucideIcon } from 'lucide-react'
import {
  BookOpenText,
  Building2,
  CalendarHeart,
  CirclePlay,
  CircleUserRound,
  GraduationCap,
  HandHeart,
  Headphones,
  HeartPulse,
  House,
  Images,
  Landmark,
  LayoutGrid,
  Library,
  MapPin,
  MessagesSquare,
  Moon,
  Newspaper,
  PartyPopper,
  Radio,
  Search,
  Sparkles,
  Trophy,
  Tv,
  Utensils,
  Wheat,
} from 'lucide-react'
import { Icon } from './icon'

// The parts of the server's icon class names, such as 'iconfont icon-home'. There are only a few, because they are in
// every first view.
const drawings: Readonly<Record<string, LucideIcon>> = {
  home: House,
  house: House,
  index: House,
  mine: CircleUserRound,
  user: CircleUserRound,
  gover: Landmark,
  government: Landmark,
  dj: Landmark,
  interact: MessagesSquare,
  suggestion: MessagesSquare,
  guide: BookOpenText,
  service: LayoutGrid,
  services: LayoutGrid,
  activity: CalendarHeart,
  tv: Tv,
  live: Tv,
  radio: Radio,
  radios: Radio,
  audio: Headphones,
  album: Library,
  video: CirclePlay,
  news: Newspaper,
  article: Newspaper,
  gallery: Images,
  atlas: Images,
  special: Sparkles,
  page: Sparkles,
  volunteer: HandHeart,
  practice: HandHeart,
  map: MapPin,
  around: MapPin,
  search: Search,
  landmark: Landmark,
  building: Building2,
  city: Building2,
  newspaper: Newspaper,
  headphones: Headphones,
  file: BookOpenText,
  message: MessagesSquare,
  wheat: Wheat,
  heart: HeartPulse,
  health: HeartPulse,
  graduation: GraduationCap,
  trophy: Trophy,
  sport: Trophy,
  utensils: Utensils,
  moon: Moon,
  balloon: PartyPopper,
}

export interface ServerIconProps {
  /** The class names of the server's icon font (`ttf`); unknown ones get a neutral icon. */
  readonly name: string
  /** Pixels; 24 by default. */
  readonly size?: number
}

/** An icon that the server names by a class of its own icon font, drawn with ours. */
export function ServerIcon({ name, size = 24 }: ServerIconProps) {
  return <Icon of={drawingOf(name) ?? LayoutGrid} size={size} />
}

/** Whether these class names have a drawing here. */
export function hasDrawing(name: string): boolean {
  return drawingOf(name) !== undefined
}

/** The words of class names, such as 'icon-home'. */
export function partsOfIcon(name: string): readonly string[] {
  return name.toLowerCase().split(/[\s_-]+/)
}

function drawingOf(name: string): LucideIcon | undefined {
  const drawnPart = partsOfIcon(name).find((part) => Object.hasOwn(drawings, part))
  return drawnPart === undefined ? undefined : drawings[drawnPart]
}
