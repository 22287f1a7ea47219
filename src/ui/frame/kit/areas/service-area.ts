import { partsOfIcon } from '../pictures/server-icon'

/** A part of the city that a service belongs to; each has a colour of its own in `tokens.css`. */
export type ServiceArea = 'help' | 'tasks' | 'government' | 'volunteering' | 'media' | 'people'

/** The areas of the server's icons, by the parts of their class names; what is in none is the government's. */
const iconsByArea: Readonly<Record<Exclude<ServiceArea, 'government'>, readonly string[]>> = {
  help: ['phone', 'wish', 'feedback', 'order', 'health', 'heart', 'envelope'],
  tasks: ['guide', 'scan', 'file', 'search', 'map', 'around', 'place', 'calendar', 'water', 'service', 'services'],
  volunteering: ['activity', 'project', 'join', 'register', 'volunteer', 'practice', 'badge', 'graduation', 'star'],
  media: [
    ...['tv', 'live', 'radio', 'radios', 'audio', 'album', 'headphones', 'video', 'host', 'moon'],
    ...['special', 'page', 'news', 'newspaper', 'article', 'gallery', 'atlas'],
  ],
  people: ['team', 'user', 'mine', 'trophy', 'sport', 'utensils', 'wheat', 'balloon', 'globe'],
}

const areaByIcon = new Map(
  Object.entries(iconsByArea).flatMap(([area, icons]) => icons.map((icon) => [icon, area as ServiceArea] as const)),
)

/** The area of a service by the class names of its icon, such as 'icon-radio'. */
export function areaOfIcon(name: string): ServiceArea {
  const known = partsOfIcon(name).find((part) => areaByIcon.has(part))
  return (known === undefined ? undefined : areaByIcon.get(known)) ?? 'government'
}
