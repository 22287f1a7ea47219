import { partsOfIcon } from '../../kit/pictures/server-icon'

/** A part of the city that a service belongs to; each has a colour of its own in `tokens.css`. */
export type ServiceFamily = 'help' | 'tasks' | 'government' | 'volunteering' | 'media' | 'life'

/** The families of the server's icons, by the parts of their class names; what is in none is the government's. */
const iconsByFamily: Readonly<Record<Exclude<ServiceFamily, 'government'>, readonly string[]>> = {
  help: ['phone', 'wish', 'feedback', 'order', 'health', 'heart', 'envelope'],
  tasks: ['guide', 'scan', 'file', 'search', 'map', 'around', 'place', 'calendar', 'water', 'service', 'services'],
  volunteering: ['activity', 'project', 'join', 'register', 'volunteer', 'practice', 'badge', 'graduation', 'star'],
  media: [
    ...['tv', 'live', 'radio', 'radios', 'audio', 'album', 'headphones', 'video', 'host', 'moon'],
    ...['special', 'page', 'news', 'newspaper', 'article', 'gallery', 'atlas'],
  ],
  life: ['team', 'user', 'mine', 'trophy', 'sport', 'utensils', 'wheat', 'balloon', 'globe'],
}

const familyByIcon = new Map(
  Object.entries(iconsByFamily).flatMap(([family, icons]) =>
    icons.map((icon) => [icon, family as ServiceFamily] as const),
  ),
)

/** The family of a service by the class names of its icon, such as 'icon-radio'. */
export function familyOfIcon(name: string): ServiceFamily {
  const known = partsOfIcon(name).find((part) => familyByIcon.has(part))
  return (known === undefined ? undefined : familyByIcon.get(known)) ?? 'government'
}
