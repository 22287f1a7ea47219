import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../styles/class-names'
import styles from './chips.module.css'

/** A line of chips above a list, each of which narrows or orders it. */
export function ChipRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

interface ToggleChipProps {
  readonly label: string
  readonly icon?: ReactNode
  readonly isPressed: boolean
  readonly onToggle: () => void
}

/** A choice that is made or not. */
export function ToggleChip({ label, icon, isPressed, onToggle }: ToggleChipProps) {
  return (
    <ButtonChip isChosen={isPressed} aria-pressed={isPressed} onClick={onToggle}>
      {icon}
      <span className={styles.name}>{label}</span>
    </ButtonChip>
  )
}

interface ButtonChipProps extends ComponentProps<'button'> {
  readonly isChosen: boolean
}

/** A chip that is pressed. */
export function ButtonChip({ isChosen, children, ...button }: ButtonChipProps) {
  return (
    <button {...button} type="button" className={classNames(styles.chip, isChosen && styles.chosen)}>
      <span className={styles.look}>{children}</span>
    </button>
  )
}
