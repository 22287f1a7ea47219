import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names'
import styles from './button.module.css'
import { Link } from './link'

interface IconLinkProps {
  /** A path of this site, or an absolute external address. */
  readonly to: string
  /** Accessible name, for people who cannot see the icon. */
  readonly label: string
  readonly icon: ReactNode
  /** Visible text below the icon; it is part of the label. */
  readonly caption: string | undefined
}

/** A link that looks like an `IconButton`, for navigation rather than an action. */
export function IconLink({ to, label, icon, caption }: IconLinkProps) {
  return (
    <Link to={to} label={label} className={classNames(styles.iconButton, caption !== undefined && styles.captioned)}>
      {icon}
      {caption !== undefined && <span aria-hidden="true">{caption}</span>}
    </Link>
  )
}
