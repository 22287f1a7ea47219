import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../buttons/link'
import { Icon } from '../pictures/icon'
import { classNames } from '../styles/class-names'
import styles from './chips.module.css'
import { ButtonChip } from './toggle-chip'

interface SelectChipProps {
  readonly label: string
  /** The words of a list that is not narrowed; without it one of the options always holds. */
  readonly all?: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** The chosen option; '' for all. */
  readonly value: string
  /** The option of a list as it comes; every other one is marked as chosen. */
  readonly usual?: string
  readonly onChange: (value: string) => void
}

/** A choice of one of some options, with the phone's own picker. */
export function SelectChip({ label, all, options, value, usual = '', onChange }: SelectChipProps) {
  const shown = [...(all === undefined ? [] : [{ value: '', label: all }]), ...options]
  // A value from the address has no option until the options are loaded.
  const chosen = shown.find((option) => option.value === value)
  return (
    <span className={classNames(styles.chip, chosen !== undefined && value !== usual && styles.chosen)}>
      <select
        aria-label={label}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {shown.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.look} aria-hidden="true">
        <span className={styles.name}>{chosen?.label ?? label}</span>
        <Icon of={ChevronDown} size={14} />
      </span>
    </span>
  )
}

interface OpenChipProps {
  readonly label: string
  readonly icon: ReactNode
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** Opens and closes what belongs to the chips, such as a search bar; it is an icon alone. */
export function OpenChip({ label, icon, isOpen, onToggle }: OpenChipProps) {
  return (
    <ButtonChip isChosen={isOpen} aria-label={label} aria-expanded={isOpen} onClick={onToggle}>
      {icon}
    </ButtonChip>
  )
}

interface SheetChipProps {
  readonly label: string
  readonly icon: ReactNode
  /** Whether what is chosen in its sheet narrows the list. */
  readonly isChosen: boolean
  readonly onOpen: () => void
}

/** Opens the sheet with the filters that have no chip of their own. */
export function SheetChip({ label, icon, isChosen, onOpen }: SheetChipProps) {
  return (
    <ButtonChip isChosen={isChosen} aria-haspopup="dialog" onClick={onOpen}>
      {icon}
      <span className={styles.name}>{label}</span>
    </ButtonChip>
  )
}

interface LinkChipProps {
  readonly to: string
  readonly icon: ReactNode
  readonly children: ReactNode
}

/** A way to what belongs to the list: its other form, such as a map, its figures, or what adds to it. */
export function LinkChip({ to, icon, children }: LinkChipProps) {
  return (
    <Link to={to} className={styles.chip}>
      <span className={styles.look}>
        {icon}
        <span className={styles.name}>{children}</span>
      </span>
    </Link>
  )
}
