import type { LucideIcon } from 'lucide-react'
import { classNames } from '../styles/class-names'
import styles from './icon.module.css'

interface IconProps {
  /** A component of lucide-react, imported by its name. */
  readonly of: LucideIcon
  /** Pixels; 20 by default. In elder mode icons grow with the text. */
  readonly size?: number
  /** Accessible name of a standalone icon; without it screen readers skip the icon. */
  readonly label?: string
  readonly strokeWidth?: number
  readonly className?: string
}

export function Icon({ of: Drawing, size = 20, label, strokeWidth = 1.75, className }: IconProps) {
  const iconProps = { size, strokeWidth, className: classNames(size < 20 && styles.line, className) }
  return label === undefined ? (
    <Drawing {...iconProps} aria-hidden="true" focusable="false" />
  ) : (
    <Drawing {...iconProps} role="img" aria-label={label} />
  )
}
