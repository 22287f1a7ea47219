import type { LucideIcon } from 'lucide-react'

interface IconProps {
  /** A component of lucide-react, imported by its name. */
  readonly of: LucideIcon
  /** Pixels; 20 by default. */
  readonly size?: number
  /** Accessible name of a standalone icon; without it screen readers skip the icon. */
  readonly label?: string
  readonly strokeWidth?: number
  readonly className?: string
}

export function Icon({ of: Drawing, size = 20, label, strokeWidth = 1.75, className }: IconProps) {
  return label === undefined ? (
    <Drawing size={size} strokeWidth={strokeWidth} className={className} aria-hidden="true" focusable="false" />
  ) : (
    <Drawing size={size} strokeWidth={strokeWidth} className={className} role="img" aria-label={label} />
  )
}
