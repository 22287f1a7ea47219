import type { LucideIcon } from 'lucide-react'

interface IconProps {
  /** A component of lucide-react, imported by its name. */
  readonly of: LucideIcon
  /** Pixels; 20 unless told. */
  readonly size?: number
  /** For an icon that stands alone and says something; without it readers pass over it. */
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
