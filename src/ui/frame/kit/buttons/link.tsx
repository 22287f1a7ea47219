import type { MouseEvent, ReactNode, Ref } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { ButtonLook } from './button'
import { buttonClasses } from './button'
import { classNames } from '../styles/class-names'
import styles from './link.module.css'

interface LinkProps {
  /** A path of this site, or an absolute external address. */
  readonly to: string
  /** 'text' looks like a text link; without it the link has no style of its own. */
  readonly look?: 'text' | 'plain'
  /** Whether small text gets a full touch area, without taking more space. */
  readonly wide?: boolean
  /** Whether it replaces the current history entry. */
  readonly replace?: boolean
  /** State stored with the history entry. */
  readonly state?: unknown
  readonly label?: string
  readonly current?: boolean
  readonly className?: string
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly children?: ReactNode
  readonly ref?: Ref<HTMLAnchorElement>
}

const externalAddress = /^[a-z][a-z\d+.-]*:|^\/\//i

/** A link. External addresses must have been checked by the caller. */
export function Link({
  to,
  look = 'plain',
  wide = false,
  replace,
  state,
  label,
  current,
  className,
  ...rest
}: LinkProps) {
  const commonProps = {
    ...rest,
    className: classNames(styles.link, look === 'text' && styles.text, wide && styles.wide, className),
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
  }
  if (externalAddress.test(to)) return <a {...commonProps} href={to} rel="noopener" />
  // The routes are all known, so that the router has none to discover, and no link says so.
  return <RouterLink {...commonProps} discover="none" to={to} replace={replace} state={state} />
}

/** A link that looks like a button, for navigation rather than an action. */
export function ButtonLink({ kind, small, block, className, ...rest }: Omit<LinkProps, 'look' | 'wide'> & ButtonLook) {
  return <Link {...rest} className={classNames(buttonClasses({ kind, small, block }), className)} />
}
