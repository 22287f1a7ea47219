import type { ReactNode } from 'react'
import { ButtonLink } from '../buttons/link'
import styles from './bar-link.module.css'

interface BarLinkProps {
  readonly to: string
  /** Whether it leads to a form that makes something new; such a link is the only filled one of its bar. */
  readonly makes?: boolean
  readonly children: ReactNode
}

/** A link at the end of a top bar: text where it leads elsewhere, a filled button where something is made. */
export function BarLink({ to, makes = false, children }: BarLinkProps) {
  return (
    <ButtonLink to={to} kind={makes ? 'primary' : 'quiet'} small className={makes ? styles.making : styles.going}>
      {children}
    </ButtonLink>
  )
}
