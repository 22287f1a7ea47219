import { Icon } from '../../kit/pictures/icon'
import { hasDrawing, partsOfIcon, ServerIcon, type ServerIconProps } from '../../kit/pictures/server-icon'
import { lazyPart } from '../lazy/lazy-part'

// Further icons are loaded with the first one that needs them. Until then the place of the icon stays empty.
const FurtherIcon = lazyPart<ServerIconProps>(
  async () => {
    const { serviceIcons } = await import(/* webpackChunkName: "service-icons" */ './service-icons')
    return function Further({ name, size = 24 }: ServerIconProps) {
      const drawnPart = partsOfIcon(name).find((part) => Object.hasOwn(serviceIcons, part))
      const drawing = drawnPart === undefined ? undefined : serviceIcons[drawnPart]
      return drawing === undefined ? <ServerIcon name={name} size={size} /> : <Icon of={drawing} size={size} />
    }
  },
  { failedPart: ServerIcon },
)

/** The icon of an entry: one of the few that every screen has, or one of the whole set. */
export function ServiceIcon(props: ServerIconProps) {
  return hasDrawing(props.name) ? <ServerIcon {...props} /> : <FurtherIcon {...props} />
}
