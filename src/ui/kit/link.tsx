import type { MouseEvent, ReactNode, Ref } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { ButtonLook } from './button'
import { buttonClasses } from './button'
import { classNames } from './class-names'
import styles from './link.module.css'

interface LinkProps {
  /** A path of ours, or a whole address elsewhere. */
  readonly to: string
  /** Looks like a word that leads on; without it the link has no look of its own. */
  readonly look?: 'text' | 'plain'
  /** Small words get a finger's area around them, without taking more room. */
  readonly wide?: boolean
  /** Takes the place of the present entry of the history. */
  readonly replace?: boolean
  /** Travels with the entry of the history. */
  readonly state?: unknown
  readonly label?: string
  readonly current?: boolean
  readonly className?: string
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly children?: ReactNode
  readonly ref?: Ref<HTMLAnchorElement>
}

const elsewhere = /^[a-z][a-z\d+.-]*:|^\/\//i

/** Goes somewhere. The caller has checked where: no address from outside comes here unseen. */
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
  const common = {
    ...rest,
    className: classNames(styles.link, look === 'text' && styles.text, wide && styles.wide, className),
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
  }
  if (elsewhere.test(to)) return <a {...common} href={to} rel="noopener" />
  return <RouterLink {...common} to={to} replace={replace} state={state} />
}

/** A link that looks like a button, for what leads on rather than does. */
export function ButtonLink({ kind, small, block, className, ...rest }: Omit<LinkProps, 'look' | 'wide'> & ButtonLook) {
  return <Link {...rest} className={classNames(buttonClasses({ kind, small, block }), className)} />
}
