import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './facts.module.css'
import { Icon } from '../pictures/icon'

/** A list of facts about something, such as its time and place; its children are `Fact`s. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

interface FactProps {
  readonly icon?: LucideIcon
  readonly name: string
  readonly children: ReactNode
}

export function Fact({ icon, name, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>
        {icon && <Icon of={icon} size={18} />}
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
