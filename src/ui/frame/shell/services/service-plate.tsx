import './tokens.css'
import { familyOfIcon } from './service-family'
import { classNames } from '../../kit/styles/class-names'
import { ServiceIcon } from './service-icon.part'
import styles from './service-plate.module.css'

interface ServicePlateProps {
  /** A class name of the server's icon set. */
  readonly name: string
  /** Whether it stands in a row of text, where it is smaller. */
  readonly isSmall?: boolean
}

/** The icon of a service in two tones of its family's colour, on a plate of the same colour. */
export function ServicePlate({ name, isSmall = false }: ServicePlateProps) {
  return (
    <span className={classNames(styles.plate, styles[familyOfIcon(name)], isSmall && styles.small)}>
      <ServiceIcon name={name} size={isSmall ? 22 : 26} />
    </span>
  )
}
