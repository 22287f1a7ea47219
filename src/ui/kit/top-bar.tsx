import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './button'
import { classNames } from './class-names'
import { Icon } from './icon'
import { useKitWords } from './kit.words'
import styles from './top-bar.module.css'

interface TopBarProps {
  readonly title: string
  /** Goes back; left out on the screens of the footer. */
  readonly onBack?: () => void
  /** Buttons at the right; `false` where one will come, whose room is kept. */
  readonly actions?: ReactNode
  /** In place of the title, such as a search bar. */
  readonly children?: ReactNode
  /** The title is for readers only until it is scrolled to, as over an article's own. */
  readonly hiddenTitle?: boolean
  /** Lies over a picture, without a ground. */
  readonly clear?: boolean
}

/** At the head of a screen; it stays while the screen scrolls. */
export function TopBar({ title, onBack, actions, children, hiddenTitle = false, clear = false }: TopBarProps) {
  const words = useKitWords()
  return (
    <header className={classNames(styles.bar, actions !== undefined && styles.acting, clear && styles.clear)}>
      <div className={styles.side}>{onBack && <IconButton label={words.back} icon={<Icon of={ChevronLeft} size={26} />} onClick={onBack} />}</div>
      {children === undefined ? <h1 className={classNames(styles.title, hiddenTitle && styles.hidden)}>{title}</h1> : <div className={styles.middle}>{children}</div>}
      <div className={classNames(styles.side, styles.actions)}>{actions}</div>
    </header>
  )
}
